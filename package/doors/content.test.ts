import bwip from 'bwip-js/node';
import { expect, test } from 'vitest';
import { account, contact, content, email, gs1Elements, link, parse, phone, redirects, sms, wifi } from './content.ts';
import { qr } from './index.ts';

const WIFI = { name: 'Café; "x"', password: 'p:\\;', security: 'sae', hidden: true } as const;
const CONTACT = {
  ...{ name: 'Ada Lovelace', organization: 'Analytical Engines', title: 'Countess', mobile: '+442079460000' },
  ...{
    email: 'ada@example.com',
    website: 'https://example.com',
    street: '1 Square',
    postalCode: 'SW1',
    city: 'London',
  },
  ...{ country: 'UK', note: 'First\nSecond', lines: ['Fax: +442079460001'] },
};
const EMAIL = { to: 'a@example.com, b@example.com', cc: 'c@example.com', subject: 'Café & co', body: 'One\nTwo' };
const SMS = { number: '+447700900000', message: 'JOIN' };

test.each([
  ['wifi', wifi(WIFI), WIFI],
  ['wifi', wifi({ name: 'Open' }), { name: 'Open', security: 'none' }],
  ['contact', contact(CONTACT), CONTACT],
  ['contact', contact({ givenName: 'Mary Ann', familyName: 'Evans' }), { name: 'Mary Ann Evans' }],
  ['email', email(EMAIL), EMAIL],
  ['sms', sms(SMS), SMS],
  ['phone', phone('+44 (20) 7946 0000'), { number: '+442079460000' }],
  ['link', link('example.com/a'), { url: 'https://example.com/a' }],
  ['instagram', account('instagram', '@natgeo'), { url: 'https://www.instagram.com/natgeo/' }],
  ['x', account('x', 'https://twitter.com/jack?s=20'), { url: 'https://x.com/jack' }],
])('what is built as %s is parsed into the same fields: %o', (type, { text }, fields) => {
  expect(parse(text)).toEqual({ type, fields });
});

test('cautions name the field by its name here', () => {
  expect(wifi({ name: 'x'.repeat(33), password: 'short' }).cautions).toMatchObject([
    { field: 'name', kind: 'network-name-length', bytes: 33, most: 32 },
    { field: 'password', kind: 'wpa-length', length: 5 },
  ]);
  expect(email({ to: 'nobody' }).cautions).toMatchObject([{ field: 'to', kind: 'no-at-sign', address: 'nobody' }]);
});

test('a text whose parts have no fields is named, and any other is text', () => {
  expect(parse('WIFI:T:WPA2-EAP;S:Office;E:PEAP;I:me;;')).toEqual({ type: 'wifi', fields: null });
  expect(parse('Hello')).toEqual({ type: 'text', fields: { text: 'Hello' } });
});

test('a name that looks like a payload is a name', () => {
  const name = 'WIFI:T:nopass;S:Other;;';
  const { text } = wifi({ name, password: 'espresso' });
  expect(text).toBe(String.raw`WIFI:T:WPA;S:WIFI\:T\:nopass\;S\:Other\;\;;P:espresso;;`);
  expect(parse(text)).toEqual({ type: 'wifi', fields: { name, password: 'espresso' } });
  expect(contact({ name: 'BEGIN:VCARD' }).text).toContain('FN:BEGIN:VCARD');
  expect(email({ to: 'mailto:a@b.example?bcc=c@d.example' }).text).not.toContain('bcc=');
  expect(sms({ number: 'SMSTO:1:x', message: 'y' }).text).toBe('SMSTO::SMSTO:1:x\ny');
});

test('redirects are files for the addresses that can be used, and the reasons for the others', () => {
  const target = 'https://shop.example/';
  const { files, addresses, refused, cautions } = redirects([
    { address: 'example.com', target },
    { address: 'example.com/q', target },
  ]);
  expect(addresses).toEqual(['https://example.com/q']);
  expect(files).toContainEqual({ name: '_redirects', text: '/q https://shop.example/ 302\n' });
  expect(refused).toEqual([{ row: 0, problem: 'no-path' }]);
  expect(cautions).toEqual([]);
  const long = redirects([{ address: 'example.com/q', target: target + 'x'.repeat(1536) }]);
  expect(long.cautions).toEqual([{ kind: 'long-rule', address: 'https://example.com/q', length: 1564, most: 1000 }]);
});

test('a text that is empty comes with a caution, and a type that does not exist is refused', () => {
  for (const empty of [wifi({ name: '' }), link(''), contact({}), email({}), sms({}), phone(''), account('x', '')]) {
    expect(empty).toMatchObject({ text: '', cautions: [{ kind: 'needed', refuses: true }] });
  }
  expect(wifi({ name: '' }).cautions[0].field).toBe('name');
  expect(() => content('nope' as 'girocode', {} as never)).toThrow(/^type must be one of .*girocode.*, not nope\.$/);
});

test('a text without cautions becomes a code, and one that is too long has a caution', () => {
  const builders = [
    (n: number) => link(`https://example.com/${'a'.repeat(n)}`),
    (n: number) => link(`HTTPS://EXAMPLE.COM/${'A'.repeat(n)}`),
    (n: number) => sms({ number: '+447700900000', message: 'é'.repeat(n) }),
    (n: number) => contact({ name: 'Ada', note: '日'.repeat(n) }),
    (n: number) => content('text' as 'place', { text: '7'.repeat(n) } as never),
  ];
  for (const [k, most] of [2310, 3360, 1150, 730, 5580].entries()) {
    const kinds: string[][] = [];
    for (let n = most - 60; n < most + 60; n += 3) {
      const { text, cautions } = builders[k](n);
      kinds.push(cautions.map(({ kind }) => kind));
      if (cautions.length === 0) expect(() => qr(text)).not.toThrow();
    }
    expect([k, kinds[0], kinds.at(-1)]).toEqual([k, [], ['too-many-bytes']]);
  }
});

test.each([
  ['url', () => link(5 as never), 'must be a text, not 5.'],
  ['amount', () => content('girocode', { name: 'a', iban: 'b', amount: 12.5 } as never), 'must be a text, not 12.5.'],
  ['fields', () => wifi({ name: 'a', pasword: 'b' } as never), 'must be named name, .*password.*, not pasword.'],
  ['security', () => wifi({ name: 'a', security: 'WEP' } as never), 'must be one of .*wep.*, not WEP.'],
  ['service', () => account('myspace' as never, 'a'), 'must be one of instagram, .*, not myspace.'],
  ['rows', () => redirects(undefined as never), 'must be an array, not undefined.'],
])('wrong %s are refused with a sentence', (option, run, sentence) => {
  expect(run).toThrow(new RegExp(`^${option} ${sentence}$`));
});

// The first ones are examples of the GS1 General Specifications and of the README of bwip-js.
test.each([
  ['(01)09506000134352(17)261231(10)ABC123(21)XYZ', '01095060001343521726123110ABC123\x1d21XYZ'],
  ['(01)09521234543213(3103)000123', '01095212345432133103000123'],
  ['(00)106141412345678908', '00106141412345678908'],
  ['(414)9521321000018(254)1', '41495213210000182541'],
  ['(10)A(B)(21)1%2', '10A(B)\x1d211%2'],
  ['010950600013435210ABC\x1d21XYZ', '010950600013435210ABC\x1d21XYZ'],
  ['010950600013435210ABC⟨GS⟩21XYZ', '010950600013435210ABC\x1d21XYZ'],
  [']Q3010950600013435210ABC\x1d3103000123', '010950600013435210ABC\x1d3103000123'],
])('the GS1 elements %s become a message for a code with FNC1', (typed, text) => {
  const built = gs1Elements(typed);
  expect(built).toEqual({ text, cautions: [], code: { gs1: true } });
  expect(gs1Elements(qr(built).text).text).toBe(text);
});

test.each([
  ['(01)09506000134353', 'check-digit'],
  ['(00)106141412345678900', 'check-digit'],
  ['(414)9521321000011', 'check-digit'],
  ['(01)9506000134352', 'not-an-ai-value'],
  ['(17)261331', 'not-an-ai-value'],
  ['(10)A B', 'not-an-ai-value'],
  ['(10)ä', 'not-an-ai-value'],
  ['(10)', 'not-an-ai-value'],
  ['(05)1', 'unknown-ai'],
  ['(3)1', 'not-bracketed'],
  ['(310)000123', 'unknown-ai'],
  ['(10)A(10)B', 'ai-twice'],
  ['Lot 5', 'not-bracketed'],
  ['', 'needed'],
])('the GS1 elements %s are refused, as by bwip-js', (typed, kind) => {
  if (typed.startsWith('(')) expect(() => bwip.raw({ bcid: 'gs1qrcode', text: typed })).toThrow(/^bwipp\.GS1/);
  const { text, cautions } = gs1Elements(typed);
  expect({ text, cautions }).toMatchObject({ text: '', cautions: [{ field: 'elements', kind, refuses: true }] });
});
