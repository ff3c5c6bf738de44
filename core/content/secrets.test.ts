import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowCases, expectLinear } from '#testing';
import {
  encodeContent,
  hideSecrets,
  labelInText,
  leftOutOf,
  nameInText,
  type TextLabel,
  type TypedContent,
  withoutSecrets,
} from './index.ts';
import { dropSecrets, secretsIn } from './secrets.ts';
import { encodeWifi } from './wifi.ts';

describe('the password of a network', () => {
  it.each(
    Object.entries({
      'WIFI:T:WPA;S:net;P:secret;;': 'WIFI:T:WPA;S:net;P:••••••••;;',
      'WIFI:T:WPA;S:net;P:a\\;S\\:b\\\\;H:true;;': 'WIFI:T:WPA;S:net;P:••••••••;H:true;;',
      'WIFI:P:secret;S:net;;': 'WIFI:P:••••••••;S:net;;',
      ' wifi:t:WPA; p:secret;s:net;': ' wifi:t:WPA; p:••••••••;s:net;',
      'WIFI:S:net;P:secret': 'WIFI:S:net;P:••••••••',
      'WIFI:S:net;P:sec\\': 'WIFI:S:net;P:••••••••',
      'WIFI:S:net;P:sec\\;': 'WIFI:S:net;P:••••••••',
      // Text after an unescaped semicolon may be the rest of the password.
      'WIFI:S:net;P:pints;please;;': 'WIFI:S:net;P:••••••••;••••••••;;',
      'WIFI:S:net;P:a;S:b;;': 'WIFI:S:net;P:••••••••;S:••••••••;;',
      'WIFI:S:net;P:pints;T;;': 'WIFI:S:net;P:••••••••;••••••••;;',
      'WIFI:T:WPA;S:net;P:a;X:b;;': 'WIFI:T:WPA;S:net;P:••••••••;X:••••••••;;',
      'WIFI:T:WPA2-EAP;S:net;R:1;E:PEAP;PH2:MSCHAPV2;A:anon;I:jane;P:secret;;':
        'WIFI:T:WPA2-EAP;S:net;R:1;E:PEAP;PH2:MSCHAPV2;A:anon;I:jane;P:••••••••;;',
      'Our network: WIFI:S:net;P:secret;;': 'Our network: WIFI:S:net;P:••••••••;;',
      'SMSTO:+1:WIFI:S:net;P:secret;;': 'SMSTO:+1:WIFI:S:net;P:••••••••;;',
      'sms:+1?body=WIFI%3AS%3Anet%3BP%3Asecret%3B%3B': 'sms:+1?body=WIFI%3AS%3Anet%3BP%3A••••••••%3B%3B',
      'see wifi%3as%3anet%3bp%3asecret%3b%3b': 'see wifi%3as%3anet%3bp%3a••••••••%3b%3b',
    }),
  )('is hidden in %j', (text, hidden) => {
    expect(hideSecrets(text)).toBe(hidden);
  });

  it.each([
    ['WIFI:T:nopass;S:Guest;H:true;;'],
    ['WIFI:S:a\\;b'],
    ['WIFI:'],
    ['See WIFI:P:secret;;'],
    ['HIWIFI:S:net;P:secret;;'],
    [''],
  ])('is not found in %j', (text) => {
    expect(secretsIn(text)).toEqual([]);
    expect(hideSecrets(text)).toBe(text);
  });

  it('is never part of the shown text or the label of a code', () => {
    const word = fc.string({ unit: fc.oneof(fc.constantFrom(...'\\;,:"SPTH'), fc.string({ unit: 'grapheme' })) });
    fc.assert(
      fc.property(word, word, (name, password) => {
        fc.pre(name.trim() !== '' && !name.trimStart().startsWith('WIFI:') && password !== '');
        const { text } = encodeWifi(name, { password, hidden: 'true' });
        const [before, behind] = hideSecrets(text).split('P:••••••••;H:true;;');
        expect(before).toBe(text.slice(0, before.length));
        expect(before).toBe(encodeWifi(name).text.replace('nopass', 'WPA').slice(0, -1));
        expect(behind).toBe('');
        expect(labelInText(text)).toEqual({ is: 'kind', kind: 'wifi', name });
      }),
    );
  });
});

describe('the user name and password in an address', () => {
  it.each(
    Object.entries({
      'https://jane:secret@example.com/a:b@c': 'https://••••••••@example.com/a:b@c',
      'https://jane@example.com': 'https://••••••••@example.com',
      'ftp://jane:secret@ftp.example.com/x': 'ftp://••••••••@ftp.example.com/x',
      'git+ssh://jane:secret@example.com': 'git+ssh://••••••••@example.com',
      'https://u:p@ss@host/x': 'https://••••••••@host/x',
      'https://u:p%40ss@host/x': 'https://••••••••@host/x',
      'https:/u:pw@host/': 'https:/••••••••@host/',
      'https:u:pw@host/': 'https:••••••••@host/',
      'https:\\\\u:pw@host/': 'https:\\\\••••••••@host/',
      'https:/\t/u:pw@host/': 'https:/\t/••••••••@host/',
      '//user:pw@host': '//••••••••@host',
      '/user:pw@host.example': '/••••••••@host.example',
      'admin:pw@192.168.0.1': '••••••••@192.168.0.1',
      ' admin:p@w@router.example:8080/x?y ': ' ••••••••@router.example:8080/x?y ',
      'sip:alice:pw@host': 'sip:••••••••@host',
      'See https://u:pw@host, or ask': 'See https://••••••••@host, or ask',
      'ws://u:pw@a wss://v:pw@b': 'ws://••••••••@a wss://••••••••@b',
      'https://web.example/https://u:pw@host/': 'https://web.example/https://••••••••@host/',
      // The special characters in these passwords should be percent-encoded, but people type them like this.
      'https://u:p/w@host/x': 'https://••••••••@host/x',
      'https://u:p#w?@host/x': 'https://••••••••@host/x',
      'https://u:123456/7@host/x': 'https://••••••••@host/x',
      'https://u:correct horse@host/x': 'https://••••••••@host/x',
      'https://wa.example/?text=Hi+https%3A%2F%2Fu%3Apw%40host%2Fx':
        'https://wa.example/?text=Hi+https%3A%2F%2F••••••••%40host%2Fx',
      'https://wa.example/?text=https%3A%2F%2Fu%3Acorrect+horse%40host%2Fx':
        'https://wa.example/?text=https%3A%2F%2F••••••••%40host%2Fx',
      'https://u:pw@host/?next=https%3A%2F%2Fv%3Aother%40host%2Fx':
        'https://••••••••@host/?next=https%3A%2F%2F••••••••%40host%2Fx',
      'BEGIN:VCARD\nURL:https://u:long\n\tpw@host\nEND:VCARD': 'BEGIN:VCARD\nURL:https://••••••••@host\nEND:VCARD',
      'BEGIN:VCARD\r\nURL:https://u:pw@host\r\nEND:VCARD': 'BEGIN:VCARD\r\nURL:https://••••••••@host\r\nEND:VCARD',
      'BEGIN:VCARD\r\nX-URL:https\\://u\\:p\\,w@host\r\nEND:VCARD':
        'BEGIN:VCARD\r\nX-URL:https\\://••••••••@host\r\nEND:VCARD',
      'BEGIN:VCARD\r\nURL:https://u:long\r\n pw@host\r\nEND:VCARD':
        'BEGIN:VCARD\r\nURL:https://••••••••@host\r\nEND:VCARD',
      'BEGIN:VCARD\r\nitem1.URL;TYPE=work:jane:pw@b.example\r\nX-CHAT:jane:pw@b.example\r\nEND:VCARD':
        'BEGIN:VCARD\r\nitem1.URL;TYPE=work:••••••••@b.example\r\nX-CHAT:jane:pw@b.example\r\nEND:VCARD',
      'MECARD:URL:jane:pw@b.example;;': 'MECARD:URL:••••••••@b.example;;',
      'MECARD:N:Jane;URL:https\\://u\\:p\\;w@host;EMAIL:a@b;;': 'MECARD:N:Jane;URL:https\\://••••••••@host;EMAIL:a@b;;',
    }),
  )('is hidden in %j', (text, hidden) => {
    expect(hideSecrets(text)).toBe(hidden);
    expect(secretsIn(hidden.replaceAll('••••••••@', '').replaceAll('••••••••%40', ''))).toEqual([]);
  });

  it.each([
    'https://example.com/a:b@c',
    'https://example.com:8080/@jane',
    'https://[2001:db8::1]:80/@jane',
    'https://example.com?to=a@b',
    'https://example.com:443 or mail jane@example.com',
    'https://example.com:65535 or mail jane@example.com',
    'https://maps.example/@52.5,13.4,17z',
    'mailto:jane@example.com?subject=https%3A%2F%2Fexample.com&body=me%40example.com',
    'MECARD:N:Jane;URL:https://example.com;EMAIL:jane@example.com;;',
    'MATMSG:TO:jane@example.com;SUB:https://example.com;BODY:me@example.com;;',
    'BEGIN:VCARD\r\nURL:https://example.com\r\nEMAIL:jane@example.com\r\nEND:VCARD',
    'BEGIN:VCARD\r\nNOTE:https://example.com\\nme@example.com\r\nEND:VCARD',
    'BEGIN:VCARD\r\nNOTE:https://example.com\\Nme@example.com\r\nEND:VCARD',
    'jane@example.com',
    'SMSTO:+1:jane@example.com',
    'sip:alice@example.com',
    'at 10:30 me@example.com',
    'a:b@c',
  ])('is not found in %j', (text) => {
    expect(secretsIn(text)).toEqual([]);
  });
});

it('a word before a colon is no user name if it is a scheme or the label of an email address', () => {
  const words = ['mailto', 'E-mail', 'email', 'mail', 'contact', 'from', 'to', 'cc', 'via', 'by', 'name', 'web', 'tel'];
  const schemes = ['fax', 'callto', 'sms', 'mmsto', 'sip', 'sips', 'xmpp', 'acct', 'im', 'pres', 'skype', 'facetime'];
  const formats = ['smsto', 'mms', 'matmsg', 'mecard', 'begin'];
  const others = [...formats, 'facetime-audio', 'upi', 'mid', 'cid', 'news', 'urn', 'geo', 'data'];
  for (const word of [...words, ...schemes, ...others]) expect(secretsIn(`${word}:jane@example.com`), word).toEqual([]);
  expect(secretsIn('jane:doe@example.com')).toHaveLength(1);
});

describe('the key of one-time passwords', () => {
  it.each(
    arrowCases({
      'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP': 'otpauth:•••••••• → ',
      ' OTPAUTH://totp/a b?secret=JBSWY3DPEHPK3PXP': ' OTPAUTH:•••••••• →  ',
      'otpauth-migration://offline?data=abc': 'otpauth-migration:•••••••• → ',
      'Scan otpauth://totp/a?secret=x\nand go': 'Scan otpauth:••••••••\nand go → Scan \nand go',
    }),
  )('is hidden in %j, and dropSecrets removes it together with the rest of its address', (text, hidden, dropped) => {
    expect(hideSecrets(text)).toBe(hidden);
    expect(dropSecrets(text)).toBe(dropped);
  });
});

it.each(
  Object.entries({
    'WIFI:T:WPA;S:net;P:secret;H:true;;': 'WIFI:T:WPA;S:net;H:true;;',
    'WIFI:S:net;P:pints;please;;': 'WIFI:S:net;;',
    'https://jane:secret@example.com/a:b@c': 'https://example.com/a:b@c',
  }),
)('dropSecrets turns %s into %s', (text, dropped) => {
  expect(dropSecrets(text)).toBe(dropped);
});

it('secretsIn returns secrets in order and without overlaps', () => {
  const part = fc.constantFrom(
    'https://',
    'u:pw@',
    'host',
    '/',
    ' ',
    '\n',
    'WIFI:S:a;P:b;',
    'otpauth:',
    '%3A%2F%2F',
    '%40',
    '@',
    ':',
    'x',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      let position = 0;
      for (const { start, end, from, to } of secretsIn(text)) {
        expect([position <= from, from <= start, start < end, end <= to, to <= text.length]).not.toContain(false);
        position = to;
      }
    }),
  );
});

describe('the label of a code', () => {
  it.each<[string, TextLabel]>([
    ['https://example.com', { is: 'text', text: 'https://example.com' }],
    ['https://u:pw@example.com', { is: 'text', text: 'https://••••••••@example.com' }],
    ['otpauth://totp/a?secret=x', { is: 'one-time-password' }],
    ['WIFI:T:WPA;S:Café\\;Net;P:secret;;', { is: 'kind', kind: 'wifi', name: 'Café;Net' }],
    ['WIFI:P:secret;;', { is: 'kind', kind: 'wifi', name: '' }],
    ['wifi:', { is: 'kind', kind: 'wifi', name: '' }],
  ])('of %j is %j', (text, label) => {
    expect(labelInText(text)).toEqual(label);
  });
});

describe('finding secrets takes time proportional to the length of the text', () => {
  it.each([
    ['WIFI:', 'S:a;'],
    ['WIFI:', ';'],
    ['', 'x:/a:b '],
    ['@', 'x:/a:b '],
    ['@', '//a '],
    ['', 'http:'],
    ['', 'https://a:b@c'],
    ['', 'https://a:bc/'],
    ['', 'https%3A%2F%2Fu%3Apw%40h '],
    ['', ':\t\t'],
    ['', 'WIFI:'],
    ['', 'otpauth:'],
    ['BEGIN:VCARD', '\r\n '],
    ['MECARD:', '\\'],
    ['', '@'],
  ])('if the text is %j and many repetitions of %j', { tags: 'timed' }, async (begin, repeated) => {
    await expectLinear(100_000, (size) => begin + repeated.repeat(size / repeated.length), secretsIn);
  });
});

describe('withoutSecrets', () => {
  it.each<[TypedContent, TypedContent]>([
    [
      { type: 'wifi', content: 'net', details: { password: 'secret', hidden: 'true' } },
      { type: 'wifi', content: 'net', details: { hidden: 'true' }, leftOut: { password: 'password' } },
    ],
    [
      { type: 'wifi', content: 'net', details: { password: 'secret' } },
      { type: 'wifi', content: 'net', leftOut: { password: 'password' } },
    ],
    // A payload is split into fields, so that there is a field for typing the removed password.
    [
      { type: 'wifi', content: 'WIFI:T:WEP;S:net;P:secret;;' },
      { type: 'wifi', content: 'net', details: { security: 'wep' }, leftOut: { password: 'password' } },
    ],
    [
      { type: 'text', content: 'WIFI:T:WPA;S:net;P:secret;;' },
      { type: 'text', content: 'WIFI:T:WPA;S:net;;', leftOut: { content: 'password' } },
    ],
    [
      { type: 'url', content: '//user:pw@host' },
      { type: 'url', content: '//host', leftOut: { content: 'user-info' } },
    ],
    [
      { type: 'vcard', content: 'Jane', details: { website: 'https://u:secret@host', note: 'x' } },
      {
        type: 'vcard',
        content: 'Jane',
        details: { website: 'https://host', note: 'x' },
        leftOut: { website: 'user-info' },
      },
    ],
    [
      { type: 'text', content: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' },
      { type: 'text', content: '', leftOut: { content: 'one-time-key' } },
    ],
  ])('turns %j into %j', (typed, without) => {
    expect(withoutSecrets(typed)).toEqual(without);
    expect(encodeContent(typed).text).not.toBe('');
    // Content without its secret encodes to an empty text, so that nobody makes an incomplete code.
    expect(encodeContent(without).text).toBe('');
    expect(withoutSecrets(without)).toBe(without);
  });

  it('returns content without secrets unchanged', () => {
    const typed = { type: 'text', content: 'https://example.com/a:b@c', details: { note: 'x' } } as const;
    expect(withoutSecrets(typed)).toBe(typed);
  });
});

describe('a secret that was left out', () => {
  const network = { type: 'wifi', content: 'net', leftOut: { password: 'password' } } as const;

  it('makes the text empty until the visitor types the secret or sets the network to open', () => {
    expect(leftOutOf(network)).toEqual([['password', 'password']]);
    expect(encodeContent(network)).toEqual({
      text: '',
      cautions: [{ field: 'password', kind: 'left-out', secret: 'password' }],
    });
    expect(encodeContent({ ...network, details: { password: 'secret12' } }).text).toBe('WIFI:T:WPA;S:net;P:secret12;;');
    expect(encodeContent({ ...network, details: { security: 'none' } }).text).toBe('WIFI:T:nopass;S:net;;');
    expect(encodeContent({ ...network, details: { security: 'sae' } }).text).toBe('');
  });

  it('gets a caution in its field, also if it is one of several', () => {
    const leftOut = { note: 'one-time-key', website: 'user-info' } as const;
    expect(encodeContent({ type: 'vcard', content: 'Jane', leftOut }).cautions).toEqual([
      { field: 'note', kind: 'left-out', secret: 'one-time-key' },
      { field: 'website', kind: 'left-out', secret: 'user-info' },
    ]);
  });
});

/** The secret is always `hunter2-secret`. In one contact, it is folded onto two lines. */
const FORMS: readonly TypedContent[] = [
  { type: 'wifi', content: 'Guest', details: { password: 'hunter2-secret' } },
  { type: 'wifi', content: 'WIFI:S:Guest;P:hunter2-secret;;' },
  { type: 'text', content: ' wifi:p:hunter2-secret;s:Guest;;' },
  { type: 'text', content: ' otpauth://totp/a?secret=hunter2-secret' },
  { type: 'url', content: 'https://jane:hunter2-secret@host.example/x' },
  { type: 'url', content: 'https://jane:hunter2-secret/x@host.example/x' },
  { type: 'url', content: 'https:jane:hunter2-secret@host.example/' },
  { type: 'url', content: 'jane:hunter2-secret@host.example' },
  { type: 'url', content: 'https://b\u00fccher:hunter2-secret@b\u00fccher.example/x' },
  { type: 'url', content: 'https://wa.example/?text=https%3A%2F%2Fjane%3Ahunter2-secret%40host.example' },
  { type: 'twitter', content: 'https://jane:hunter2-secret@x.com/jane' },
  { type: 'text', content: 'Look at https://jane:hunter2-secret@host.example' },
  {
    type: 'email',
    content: 'a@b.example',
    details: { message: 'Log in at https://jane:hunter2-secret@host.example/' },
  },
  { type: 'sms', content: '+14155550123', details: { message: 'https://jane:hunter2-secret@host.example/' } },
  { type: 'vcard', content: 'Jane', details: { website: 'https://jane:hunter2-secret@host.example' } },
  { type: 'vcard', content: 'Jane\nhttps://jane:hunter2-secret@host.example' },
  {
    type: 'vcard',
    content: 'BEGIN:VCARD\r\nFN:Jane\r\nURL:https://jane:hunter2-secre\r\n t@host.example\r\nEND:VCARD',
  },
  { type: 'vcard', content: 'MECARD:N:Jane;URL:https\\://jane\\:hunter2-secret@host.example;;' },
];

it('withoutSecrets also removes a password for which the type has no field, and still lists secrets left out earlier', () => {
  expect(withoutSecrets({ type: 'text', content: 'x', details: { password: 'secret' } })).toEqual({
    type: 'text',
    content: 'x',
    leftOut: { password: 'password' },
  });
  const earlier = { leftOut: { note: 'user-info' } } as const;
  const contact = { type: 'vcard', content: 'Jane', details: { website: 'https://u:secret@host' } } as const;
  expect(withoutSecrets<TypedContent>({ ...contact, ...earlier }).leftOut).toEqual({
    note: 'user-info',
    website: 'user-info',
  });
});

it.each(FORMS)('the secret is in no name, label or shown text, nor in what withoutSecrets returns: %j', (typed) => {
  const { text } = encodeContent(typed);
  expect(text).not.toBe('');
  const said = {
    name: JSON.stringify(nameInText(text)),
    label: JSON.stringify(labelInText(text)),
    shown: hideSecrets(text),
    counted: hideSecrets(typed.content),
    passedOn: JSON.stringify(withoutSecrets(typed)),
  };
  for (const [place, words] of Object.entries(said)) {
    expect(words.replace(/\s+/g, ''), place).not.toMatch(/hunter2|secre/);
    expect(words, place).not.toBe('');
  }
  expect(withoutSecrets(typed).leftOut).toBeDefined();
});
