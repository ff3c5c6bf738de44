import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '#design';
import { type Details, encodeContent, otherType, takeApart } from './index.ts';
import { isWithoutTrunk } from './testing/is-without-trunk.ts';

/** Any text without the characters that are cleaned away, including lone surrogates, control characters, and characters that have a meaning in a payload. */
const anything = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 6 }),
    fc.string({ unit: fc.constantFrom(...'\\;,:"?&=%+@ \r\nSPTHn'), maxLength: 12 }),
  )
  .map((text) => text.replace(/[\p{Cf}\u2065]/gu, ''));

const LINES = anything.map((text) => text.replace(/\r\n?/g, '\n'));

function filled(details: Details): Details {
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text !== ''));
}

function isFilled(details: Details): boolean {
  return Object.values(details).some((text = '') => text.trim() !== '');
}

describe('takeApart, given an encoded text, returns the fields that were typed', () => {
  it('for a network', () => {
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.constantFrom('', 'wep', 'sae'),
        fc.constantFrom('', 'true'),
        (content, password, security, hidden) => {
          fc.pre(content.trim() !== '' && !content.trimStart().startsWith('WIFI:'));
          // The text of an open network says that it is open, and not which kind of security was chosen.
          expectSame('wifi', content, { password, security: password === '' ? 'none' : security, hidden });
        },
      ),
    );
  });

  it('for a text message', () => {
    const number = fc.oneof(fc.constant(''), fc.stringMatching(/^\+?[0-9]{3,15}$/).filter(isWithoutTrunk));
    fc.assert(
      fc.property(number, LINES, (content, message) => {
        fc.pre(content !== '' || message.trim() !== '');
        // Spaces at the end of a complete payload are trimmed.
        fc.pre(message === message.trimEnd());
        expectSame('sms', content, { message });
      }),
    );
  });

  it('for an email', () => {
    const address = fc.tuple(
      fc.stringMatching(/^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,12}$/u),
      fc.constantFrom('example.com', 'xn--bcher-kva.example'),
    );
    const list = fc.array(
      address.map((parts) => parts.join('@')),
      { maxLength: 3 },
    );
    const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '');
    fc.assert(
      fc.property(list, list, LINES.map(whole), LINES.map(whole), (to, cc, subject, message) => {
        const details = { cc: cc.join(','), subject: subject.replaceAll('\n', ' '), message };
        fc.pre(to.length > 0 || isFilled(details));
        expectSame('email', to.join(', '), details);
      }),
    );
  });

  it('for a contact', () => {
    const field = LINES.filter((text) => text === '' || text.trim() !== '');
    const number = fc.oneof(fc.constant(''), fc.stringMatching(/^\+[0-9][0-9 ]{0,14}[0-9]$/).filter(isWithoutTrunk));
    const name = LINES.map((text) => text.replaceAll('\n', ' ').trim());
    fc.assert(
      fc.property(
        name,
        fc.record({
          organisation: field,
          title: field,
          mobile: number,
          workPhone: number,
          email: fc.constantFrom('', 'zoe@example.com', 'zoe'),
          website: fc.constantFrom('', 'https://example.com/a;b,c?d#e', 'tel:112'),
          street: field,
          postcode: field,
          town: field,
          country: field,
          note: field,
        }),
        (content, details) => {
          fc.pre(content !== '' || isFilled(details));
          fc.pre(!/^(?:BEGIN:VCARD|MECARD:)/i.test(content));
          // A name without any usable part counts as no name.
          fc.pre(content === '' || /[^,\s]/.test(content));
          expectSame('vcard', content, details);
        },
      ),
    );
  });

  function expectSame(type: ContentType, content: string, details: Details): void {
    const { text } = encodeContent({ type, content, details });
    const parts = takeApart({ type, content: text });
    expect(parts?.content).toBe(content);
    expect(filled(parts?.details ?? {})).toEqual(filled(details));
  }
});

describe('a payload', () => {
  it.each([
    ['wifi', 'WIFI:T:nopass;S:Guest;;', 'Guest', { security: 'none' }],
    ['wifi', ' WIFI:T:WEP;S:a\\;b;P:abcde;H:true;; ', 'a;b', { password: 'abcde', security: 'wep', hidden: 'true' }],
    ['wifi', 'WIFI:S:Guest;T:WPA2-PSK;P:long\\;enough;H:false;;', 'Guest', { password: 'long;enough' }],
    ['wifi', 'WIFI:P:longenough;H:1;S:CAP:1;T:WPA/WPA2', 'CAP:1', { password: 'longenough', hidden: 'true' }],
    ['wifi', 'WIFI:S:a\\.b;T:SAE;P:x\\!y;R:1;;', 'a.b', { password: 'x!y', security: 'sae', others: 'R:1' }],
    ['wifi', 'wifi:T:WPA;S:Guest;P:longenough;;', 'Guest', { password: 'longenough' }],
    ['sms', 'sms:+14155550123?body=Hi%20you', '+14155550123', { message: 'Hi you' }],
    ['sms', 'sms:+14155550123;?&body=Hi', '+14155550123', { message: 'Hi' }],
    ['sms', 'smsto:+1 415:Hi', '+1415', { message: 'Hi' }],
    ['sms', 'MMSTO:+1415:a\r\nb', '+1415', { message: 'a\nb' }],
    [
      'email',
      'MAILTO:a+b@c.example?Body=x%0Ay&SUBJECT=z&cc=d@e.example',
      'a+b@c.example',
      { message: 'x\ny', subject: 'z', cc: 'd@e.example' },
    ],
    ['email', 'mailto:?to=a@b.example&subject=x', 'a@b.example', { subject: 'x' }],
    ['email', 'MATMSG:TO:a@b.example;SUB:Hi\\; you;BODY:x:y;;', 'a@b.example', { subject: 'Hi; you', message: 'x:y' }],
    ['vcard', 'MECARD:N:Doe,Jane;TEL:+1415;NOTE:a\\;b;;', 'Jane Doe\n+1415', { note: 'a;b' }],
    [
      'vcard',
      'BEGIN:VCARD\nVERSION:4.0\nFN:Jane Doe\nitem1.TEL;VALUE=uri;TYPE="voice,fax":tel:+1415\nPRODID:x\nEND:VCARD',
      'Jane Doe\nFax: +1415',
      {},
    ],
    [
      'vcard',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Nagy;Erzsébet;;;\r\nFN:Nagy Erzsébet\r\nEND:VCARD',
      'Nagy Erzsébet',
      { givenName: 'Erzsébet', familyName: 'Nagy' },
    ],
    [
      'vcard',
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=\nller;Jo\nTEL;WORK;VOICE:+4930\nEND:VCARD',
      'Jo Müller',
      { workPhone: '+4930' },
    ],
    ['sms', 'SMSTO:+14155550123:', '+14155550123', {}],
    ['sms', 'SMSTO::Hi: you\n\nthere', '', { message: 'Hi: you\n\nthere' }],
    ['email', 'mailto:jane@example.com', 'jane@example.com', {}],
    ['email', 'mailto:a%2Bb@c.example,d@e.example?subject=x%20y', 'a+b@c.example, d@e.example', { subject: 'x y' }],
    [
      'vcard',
      'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nFN:Jane Doe\nTITLE:Cook\nEND:VCARD\n',
      'Jane Doe',
      { title: 'Cook' },
    ],
    [
      'vcard',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Ltd\r\nORG:Ltd\r\nEND:VCARD\r\n',
      '',
      { organisation: 'Ltd' },
    ],
  ] as const)('of type %s is split into its fields: %j', (type, payload, content, details) => {
    const parts = takeApart({ type, content: payload });
    expect(parts?.content).toBe(content);
    expect(filled(parts?.details ?? {})).toEqual(details);
  });

  it.each([
    // Something would be lost, or the payload has no meaning. The last four are not complete payloads of their type, or
    // are too long.
    ['wifi', 'WIFI:T:WPA;S:Guest;P:;;'],
    ['wifi', 'WIFI:T:WPA2-EAP;S:Guest;E:PEAP;P:x;;'],
    ['wifi', 'WIFI:T:WPA;S:WIFI\\:x;P:longenough;;'],
    ['wifi', 'WIFI:T:nopass;;'],
    ['wifi', 'WIFI:;'],
    ['wifi', 'WIFI:T:WPA;S:Guest;P:longenough;x:1;;'],
    ['wifi', 'WIFI:T:WPA;S:Guest;P:longenough;more;;'],
    ['sms', 'SMSTO::'],
    ['email', 'mailto:'],
    ['email', 'mailto:a@b.example?bcc=c@d.example'],
    ['email', 'mailto:%zz@b.example'],
    ['vcard', 'MECARD:N:Doe,Jane;BDAY:20000101;;'],
    ['vcard', 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nFN:Jane Doe\nBDAY:2000-01-01\nEND:VCARD\n'],
    ['url', 'https://example.com'],
    ['text', 'WIFI:T:nopass;S:Guest;;'],
    ['wifi', 'Guest'],
    ['wifi', `WIFI:T:nopass;S:${'x'.repeat(20_000)};;`],
  ] as const)('of type %s is not split: %j', (type, content) => {
    expect(takeApart({ type, content })).toBeNull();
  });

  it('is not split if detail fields are filled', () => {
    const content = 'WIFI:T:nopass;S:Guest;;';
    expect(takeApart({ type: 'wifi', content, details: { password: 'x' } })).toBeNull();
  });

  it('of any kind, once split, encodes to a text that is split in the same way', () => {
    const start = fc.constantFrom(
      ['wifi', 'WIFI:'],
      ['sms', 'SMSTO:'],
      ['email', 'mailto:'],
      ['vcard', 'BEGIN:VCARD\nVERSION:3.0\n'],
    ) as fc.Arbitrary<[ContentType, string]>;
    const rest = fc.string({
      unit: fc.oneof(
        anything,
        fc.constantFrom('T:WPA;', 'S:x;', ';', 'FN:x\n', 'END:VCARD\n', '%0D%0A', '&body=', '123:'),
      ),
    });
    fc.assert(
      fc.property(start, rest, ([type, scheme], behind) => {
        const content = scheme + behind;
        const parts = takeApart({ type, content });
        if (parts === null) return;
        const again = takeApart({ type, content: encodeContent({ type, ...parts }).text });
        expect(again?.content).toBe(parts.content);
        expect(filled(again?.details ?? {})).toEqual(filled(parts.details));
      }),
    );
  });
});

describe('a complete payload of another type', () => {
  it.each<[ContentType, string, object]>([
    [
      'url',
      'WIFI:S:Guest;T:WPA;P:longenough;;',
      { type: 'wifi', content: 'Guest', details: { password: 'longenough' } },
    ],
    ['text', '\u200b MECARD:N:Doe,Jane;EMAIL:jane@example.com;;\n', { type: 'vcard', content: 'Jane Doe' }],
    ['url', 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nEND:VCARD\n', { type: 'vcard', content: 'Jane Doe' }],
    [
      'url',
      'mailto:jane@example.com?subject=Hi',
      { type: 'email', content: 'jane@example.com', details: { subject: 'Hi' } },
    ],
    ['wifi', 'SMSTO:+14155550123:Hi', { type: 'sms', content: '+14155550123', details: { message: 'Hi' } }],
    ['instagram', 'tel:+14155550123', { type: 'phone', content: 'tel:+14155550123' }],
  ])('typed as %s is read as that type: %j', (type, content, typed) => {
    expect(otherType({ type, content })).toMatchObject(typed);
  });

  it.each<[ContentType, string]>([
    ['wifi', 'WIFI:S:Guest;T:WPA;P:longenough;;'],
    ['url', 'https://www.instagram.com/jane'],
    ['text', 'https://example.com'],
    ['url', 'WIFI'],
    ['text', 'see mailto:jane@example.com'],
  ])('is not what was typed as %s: %j', (type, content) => {
    expect(otherType({ type, content })).toBeNull();
  });
});

describe('details beside a complete payload', () => {
  it.each([
    ['wifi', 'WIFI:S:Guest;;', { password: 'longenough' }],
    ['sms', 'sms:123', { message: 'x' }],
    ['email', 'mailto:a@b.example', { subject: 'x' }],
    ['vcard', 'MECARD:N:Doe;;', { note: 'x' }],
  ] as const)('of type %s are left out, with a caution', (type, content, details) => {
    const { text } = encodeContent({ type, content });
    expect(encodeContent({ type, content, details })).toEqual({
      text,
      cautions: [{ field: 'content', kind: 'fields-unused' }],
    });
    expect(encodeContent({ type, content, details: { [Object.keys(details)[0]]: ' ' } }).cautions).toEqual([]);
  });
});

describe('the detail fields', () => {
  it('are joined to the content, without encoding, if they are too long for any code', () => {
    const note = 'x'.repeat(20_000);
    expect(encodeContent({ type: 'vcard', content: 'Zoë', details: { note } })).toEqual({
      text: `Zoë\n${note}`,
      cautions: [],
    });
  });
});
