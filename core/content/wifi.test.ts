import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { encodeContent, takeApart } from './rules.ts';
import { withoutSecrets } from './secrets.ts';
import { encodeWifi, networkInText } from './wifi.ts';

/** Character by character. A backslash escapes the next character, and a semicolon ends a field. */
function readFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let key = '';
  let value: string | null = null;
  for (let i = 'WIFI:'.length; i < text.length; i++) {
    const char = text[i] ?? '';
    if (value === null) {
      if (char === ':') value = '';
      else key += char;
    } else if (char === ';') {
      fields[key] = value;
      key = '';
      value = null;
    } else {
      value += char === '\\' ? text[++i] : char;
    }
  }
  return fields;
}

/** AOSP's `WifiQrCode.java`: a field ends at the first semicolon that does not follow a backslash. */
function readFieldsByPattern(text: string): Record<string, string> {
  const fields = text.slice('WIFI:'.length).split(/(?<!\\);/);
  return Object.fromEntries(
    fields
      .filter((field) => field !== '')
      .map((field) => [
        field.slice(0, field.indexOf(':')),
        field.slice(field.indexOf(':') + 1).replace(/\\(.)/gs, '$1'),
      ]),
  );
}

/** ZXing's `ResultParser.matchPrefixedField`: a field begins at the first occurrence of its prefix. */
function readFieldsByPrefix(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const key of ['T', 'S', 'P', 'H']) {
    const start = text.indexOf(`${key}:`, 'WIFI:'.length) + 2;
    if (start < 2) continue;
    let end = text.indexOf(';', start);
    // Two backslashes are an escaped backslash, so only an odd number escapes the semicolon.
    while ((/\\*$/.exec(text.slice(start, end))?.[0].length ?? 0) % 2 === 1) end = text.indexOf(';', end + 1);
    fields[key] = text.slice(start, end).replace(/\\(.)/gs, '$1');
  }
  return fields;
}

describe('a network', () => {
  it.each(
    arrowCases({
      'is open without a password': 'Guest → WIFI:T:nopass;S:Guest;;',
      'may have a name in any writing system': '日本語📶 → WIFI:T:nopass;S:日本語📶;;',
      'keeps spaces at the ends of its name': ' lead  → WIFI:T:nopass;S: lead ;;',
      'escapes special characters in its name': '"foo;bar\\baz" → WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;',
      'cannot be made hidden by its name': 'MESH:true,H → WIFI:T:nopass;S:MESH\\:true\\,H;;',
      'is not quoted if its name looks like hexadecimal digits': 'DEADBEEF → WIFI:T:nopass;S:DEADBEEF;;',
      'may have a name of 32 bytes': `${'é'.repeat(16)} → WIFI:T:nopass;S:${'é'.repeat(16)};;`,
      'typed as a complete payload is trimmed but not escaped': ' WIFI:T:WPA;S:a;P:b c;;  → WIFI:T:WPA;S:a;P:b c;;',
      'may be called wifi': 'wifi:home → WIFI:T:nopass;S:wifi\\:home;;',
    }),
  )('%s', (_, typed, text) => {
    expect(encodeWifi(typed)).toEqual({ text, cautions: [] });
  });

  it.each([
    [
      'has the type WPA by default',
      'Café Net',
      { password: 'p;a,s:s\\w"d' },
      'WIFI:T:WPA;S:Café Net;P:p\\;a\\,s\\:s\\\\w\\"d;;',
    ],
    ['keeps its spaces', ' lead ', { password: ' pw spaces ' }, 'WIFI:T:WPA;S: lead ;P: pw spaces ;;'],
    ['may have S: in its password', 'net', { password: 'S:other;H:true' }, 'WIFI:T:WPA;S:net;P:S\\:other\\;H\\:true;;'],
    ['may be hidden', 'net', { password: 'longenough', hidden: 'true' }, 'WIFI:T:WPA;S:net;P:longenough;H:true;;'],
    ['may have the type WEP', 'net', { password: 'abcde', security: 'wep' }, 'WIFI:T:WEP;S:net;P:abcde;;'],
    [
      'has the type WPA if its kind of security is unknown',
      'net',
      { password: 'longenough', security: 'toString' },
      'WIFI:T:WPA;S:net;P:longenough;;',
    ],
  ])('with a password %s', (_, name, details, text) => {
    expect(encodeWifi(name, details)).toEqual({ text, cautions: [] });
  });

  it('may be hidden even if it has no password', () => {
    expect(encodeWifi('Guest', { hidden: 'true' })).toEqual({ text: 'WIFI:T:nopass;S:Guest;H:true;;', cautions: [] });
  });

  it('without a name gets an empty text and a caution', () => {
    const cautions = [{ field: 'content', kind: 'no-network-name' }];
    expect(encodeWifi(' ', { password: 'longenough' })).toEqual({ text: '', cautions });
  });

  it.each([
    ['WPA3 without WPA2', { password: 'longenough', security: 'sae' }, 'T:SAE', ['wpa3-only']],
    ['WPA3 without WPA2, even with a short password', { password: 'x', security: 'sae' }, 'T:SAE', ['wpa3-only']],
    ['WPA3 without a password', { security: 'sae' }, 'T:nopass', ['wpa3-only', 'no-password']],
    ['WEP without a password', { security: 'wep' }, 'T:nopass', ['no-password']],
    [
      'no security, although a password is typed',
      { password: 'longenough', security: 'none' },
      'T:nopass',
      ['password-unused'],
    ],
  ])('may be of %s', (_, details, type, kinds) => {
    const { text, cautions } = encodeWifi('net', details);
    expect(text.startsWith(`WIFI:${type};S:net;`)).toBe(true);
    expect(text.includes('P:')).toBe(type === 'T:SAE');
    expect(cautions.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['wpa', '1234567', 'wpa-length'],
    ['wpa', '12345678', null],
    ['wpa', 'x'.repeat(64), 'wpa-length'],
    ['wpa', 'F'.repeat(64), null],
    ['wpa', 'f'.repeat(65), 'wpa-length'],
    ['sae', '1', null],
    ['sae', 'x'.repeat(63), null],
    ['sae', 'f'.repeat(64), 'wpa-length'],
    ['wep', 'abcd', 'wep-length'],
    ['wep', 'pa$s ', null],
    ['wep', 'ébcde', 'wep-length'],
    ['wep', 'x'.repeat(13), null],
    ['wep', '01234abcde', null],
    ['wep', '01234abcdx', 'wep-length'],
    ['wep', 'A'.repeat(26), null],
    ['wep', 'g'.repeat(26), 'wep-length'],
  ])('of %s is checked for the length of its password: %s', (security, password, kind) => {
    const { cautions } = encodeWifi('net', { security, password });
    expect(cautions.filter(({ field }) => field === 'password').map((caution) => caution.kind)).toEqual(
      kind ? [kind] : [],
    );
  });

  it('gets a caution if its name is too long for a network', () => {
    const name = `${'é'.repeat(16)}!`;
    expect(encodeWifi(name)).toEqual({
      text: `WIFI:T:nopass;S:${name};;`,
      cautions: [{ field: 'content', kind: 'network-name-length', bytes: 33, most: 32 }],
    });
  });

  it.each([
    ['name', 'net\\', 'longenough', 'content'],
    ['password', 'net', 'endsWith\\', 'password'],
  ])(
    'whose %s ends with a backslash gets a caution, because Android does not see where that field ends',
    (_, name, password, field) => {
      const { text, cautions } = encodeWifi(name, { password });
      expect(cautions).toEqual([{ field, kind: 'ends-with-backslash' }]);
      const network = { T: 'WPA', S: name, P: password };
      expect(readFields(text)).toEqual(network);
      expect(readFieldsByPrefix(text)).toEqual(network);
      expect(readFieldsByPattern(text)).not.toEqual(network);
    },
  );

  it('is read back unchanged by three parsers that work like those of scanners', () => {
    const value = fc.string({
      unit: fc.oneof(fc.constantFrom(...'\\;,:"SPTH\n '), fc.string({ unit: 'grapheme' })),
      minLength: 1,
    });
    const security = fc.constantFrom('wpa', 'wep', 'sae');
    fc.assert(
      fc.property(value, value, security, fc.constantFrom('', 'true'), (name, password, kind, hidden) => {
        fc.pre(name.trim() !== '' && password !== '' && !name.trimStart().startsWith('WIFI:'));
        const open = { T: 'nopass', S: name };
        const network = {
          T: { wpa: 'WPA', wep: 'WEP', sae: 'SAE' }[kind],
          S: name,
          P: password,
          ...(hidden && { H: 'true' }),
        };
        for (const [text, fields] of [
          [encodeWifi(name).text, open],
          [encodeWifi(name, { password, security: kind, hidden }).text, network],
        ] as const) {
          expect(readFields(text)).toEqual(fields);
          expect(readFieldsByPrefix(text)).toEqual(fields);
          if (![name, password].some((typed) => typed.endsWith('\\')))
            expect(readFieldsByPattern(text)).toEqual(fields);
        }
      }),
    );
  });
});

it('returns name and password as they were typed', () => {
  const content = 'Blue; Door: "Guests"';
  const password = 'a\\b;c:d,e';
  const { text } = encodeContent({ type: 'wifi', content, details: { password, security: 'wpa' } });
  expect(networkInText(text)).toEqual({ name: content, password });
});

it('returns an empty password for an open network, even if its text contains one', () => {
  for (const text of ['WIFI:T:nopass;S:Lobby;;', 'WIFI:T:nopass;S:Lobby;P:x;;', 'WIFI:T:NOPASS;S:Lobby;P:x;;']) {
    expect(networkInText(text)).toEqual({ name: 'Lobby', password: '' });
  }
});

it('returns null for other texts, and for a network without a name', () => {
  for (const text of ['https://example.com', 'WIFI:T:WPA;P:x;;', '']) expect(networkInText(text)).toBeNull();
});

describe('a network in the text of any generator, split and written anew', () => {
  const networks: [name: string, password: string][] = [
    ['Guest', 'longenough'],
    ['Café Net', 'p;a,s:s\\w"d1'],
    ['日本語📶', '100%sure1'],
    ['CAP:1', 'S:other;H:true'],
    [' lead ', ' pw spaces '],
  ];
  const escapes: ((value: string) => string)[] = [
    (value) => value.replace(/[\\;,:"]/g, '\\$&'),
    (value) => value.replace(/[\\;]/g, '\\$&'),
  ];
  const orders: ((s: string, p: string) => string)[] = [
    (s, p) => `WIFI:S:${s};T:WPA;P:${p};H:false;;`,
    (s, p) => `WIFI:P:${p};T:WPA2-PSK;S:${s};;\r\n`,
  ];
  const samples = networks.flatMap(([name, password]) =>
    escapes.flatMap((escaped) =>
      orders.map((write) => [write(escaped(name), escaped(password)), name, password] as const),
    ),
  );

  it.each(samples)('is read by models of two parsers: %j', (payload, S, P) => {
    const parts = takeApart({ type: 'wifi', content: payload });
    const { text } = encodeContent({ type: 'wifi', content: parts?.content ?? '', details: parts?.details });
    expect(readFieldsByPattern(text)).toEqual({ T: 'WPA', S, P });
    expect(readFieldsByPrefix(text)).toEqual({ T: 'WPA', S, P });
  });
});

it.each([
  // QRGen issue 160, wifi-qr issues 22 and 23, and SAE-PK of the WPA3 specification.
  ['WIFI:T:WPA;R:1;S:Foonet;P:longenough;;', { password: 'longenough', others: 'R:1' }, 'R'],
  ['WIFI:S:Foonet;T:WPA;V:1;P:longenough;;', { password: 'longenough', others: 'V:1' }, 'V'],
  [
    'WIFI:T:WPA;R:3;S:Foonet;P:longenough;K:MDkwEwYHKoZIzj0CAQ\\;x==;;',
    { password: 'longenough', others: 'R:3;K:MDkwEwYHKoZIzj0CAQ\\;x==' },
    'R, K',
  ],
])('keeps fields without a place of their own, and names them: %s', (payload, details, names) => {
  const parts = takeApart({ type: 'wifi', content: payload });
  expect(parts).toMatchObject({ content: 'Foonet', details });
  const { text, cautions } = encodeContent({ type: 'wifi', content: 'Foonet', details });
  expect(text).toBe(`WIFI:T:WPA;S:Foonet;P:longenough;${details.others};;`);
  expect(cautions).toEqual([{ field: 'others', kind: 'kept-fields', names }]);
});

it('hides fields without a place of their own where a password is hidden', () => {
  const details = { password: 'longenough', others: 'K:abc' };
  const open = withoutSecrets({ type: 'wifi', content: 'Foonet', details });
  expect(open).toMatchObject({ leftOut: { password: 'password', others: 'password' } });
  expect(open).not.toHaveProperty('details');
});
