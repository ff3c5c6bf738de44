import { describe, expect, it } from 'vitest';
import { encodeContent, hideSecrets, labelInText, leftOutOf, nameInText, withoutSecrets } from './index.ts';
import type { TypedContent } from './typed-content.ts';

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

  it.each([
    ['url', 'https://u:p@hunter2@host.example/x', 'host.example/x'],
    ['url', '//user:hunter2@host.example', 'host.example'],
    ['url', 'https:/u:hunter2@host.example/', 'host.example'],
    ['text', 'WIFI:S:Guest;T:WPA;P:hunter2hunter2;;', 'Guest'],
  ] as const)(
    'removes the secret from the %s %s; the label and the name of the code do not contain the secret',
    (type, content, seen) => {
      const { text } = encodeContent({ type, content });
      expect(text).toContain('hunter2');
      const shown = [hideSecrets(text), labelInText(text), nameInText(text), withoutSecrets({ type, content })];
      for (const form of shown.map((part) => JSON.stringify(part))) {
        expect(form).toContain(seen);
        expect(form).not.toContain('hunter2');
      }
    },
  );

  it.each<[string]>([['https://example.com/a:b@c'], ['WIFI:T:nopass;S:net;;'], ['a:b@c']])(
    'returns content without secrets unchanged: %s',
    (content) => {
      const typed = { type: 'text', content, details: { note: 'x' } } as const;
      expect(withoutSecrets(typed)).toBe(typed);
    },
  );
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

  it('is reported only for types that have its field', () => {
    expect(leftOutOf({ ...network, type: 'url' })).toEqual([]);
    expect(leftOutOf({ ...network, leftOut: { content: 'user-info' } })).toEqual([['content', 'user-info']]);
  });

  it('gets a caution in its field, also if it is one of several', () => {
    const leftOut = { note: 'one-time-key', website: 'user-info' } as const;
    expect(encodeContent({ type: 'vcard', content: 'Jane', leftOut }).cautions).toEqual([
      { field: 'note', kind: 'left-out', secret: 'one-time-key' },
      { field: 'website', kind: 'left-out', secret: 'user-info' },
    ]);
  });
});

/**
 * The ways in which a secret can be typed. The secret is always `hunter2-secret`. In one contact, the secret is folded
 * onto two lines.
 */
const FORMS: readonly TypedContent[] = [
  { type: 'wifi', content: 'Guest', details: { password: 'hunter2-secret' } },
  { type: 'wifi', content: 'WIFI:S:Guest;P:hunter2-secret;;' },
  { type: 'wifi', content: '  WIFI:T:WPA;S:Guest;E:PEAP;P:hunter2-secret;;' },
  { type: 'text', content: ' wifi:p:hunter2-secret;s:Guest;;' },
  { type: 'text', content: 'Join WIFI:S:Guest;P:hunter2-secret;;' },
  { type: 'text', content: ' otpauth://totp/a?secret=hunter2-secret' },
  { type: 'text', content: 'otpauth-migration://offline?data=hunter2-secret' },
  { type: 'url', content: 'https://jane:hunter2-secret@host.example/x' },
  { type: 'url', content: ' HTTPS://jane:hunter2-secret@host.example/x' },
  { type: 'url', content: 'https://jane:p@hunter2-secret@host.example/x' },
  { type: 'url', content: 'https://jane:hunter2-secret/x@host.example/x' },
  { type: 'url', content: 'https://jane:hunter2-secret x@host.example/x' },
  { type: 'url', content: 'https://hunter2-secret@host.example/x' },
  { type: 'url', content: 'https:/jane:hunter2-secret@host.example/' },
  { type: 'url', content: 'https:jane:hunter2-secret@host.example/' },
  { type: 'url', content: '//jane:hunter2-secret@host.example' },
  { type: 'url', content: '/jane:hunter2-secret@host.example' },
  { type: 'url', content: 'jane:hunter2-secret@host.example' },
  { type: 'url', content: 'ftp://jane:hunter2-secret@ftp.host.example/x' },
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
  { type: 'vcard', content: 'Jane', details: { website: 'jane:hunter2-secret@host.example' } },
  { type: 'vcard', content: 'Jane\nhttps://jane:hunter2-secret@host.example' },
  {
    type: 'vcard',
    content: 'BEGIN:VCARD\nFN:Jane\nX-SITE;TYPE=a:https\\://jane\\:hunter2-secret@host.example\nEND:VCARD',
  },
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
