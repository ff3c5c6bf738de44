import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressCautions,
  addressInWords,
  encodeContent,
  neverExpires,
  readableAddress,
  redirectService,
} from './index.ts';

describe('the address that people can compare', () => {
  it.each([
    ['https://example.com/menu?table=7#top', 'example.com'],
    ['HTTPS://WWW.Example.COM', 'example.com'],
    ['https://www.com', 'www.com'],
    ['https://example.com./', 'example.com'],
    ['https://shop.example.com:8443/', 'shop.example.com:8443'],
    ['https://xn--mnchen-3ya.de/rathaus', 'münchen.de'],
    // The letters of the first host are all Cyrillic and look like Latin ones. The second host has letters of both.
    ['https://xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
    ['https://xn--pypal-4ve.com', 'xn--pypal-4ve.com'],
    ['https://paypal.com@evil.example/', 'evil.example'],
    ['http://user:hunter2@192.168.1.1/', '192.168.1.1'],
    ['https://[2001:db8::1]/', '[2001:db8::1]'],
    ['WIFI:T:WPA;S:Garden Café;P:hunter2;;', 'Garden Café'],
    ['WIFI:T:WPA;P:hunter2;S:A\\;B;;', 'A;B'],
    ['tel:+15551234567;ext=42', '+15551234567'],
    ['SMSTO:+15551234567:hello', '+15551234567'],
    ['SMSTO::hello', null],
    ['WIFI:T:WPA;P:hunter2;;', null],
    ['WIFI:T:nopass;S: ;;', null],
    // An `otpauth:` address is a secret, so no part of it is shown, even in the place of a phone number.
    ['tel:otpauth://totp/jane?secret=JBSWY3DPEHPK3PXP', null],
    ['Some text', null],
    ['mailto:jane@example.com', null],
    ['https://', null],
  ])('in %j is %j', (text, address) => {
    expect(addressInWords(text)).toBe(address);
  });

  it('never contains the password of a network', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.stringMatching(/^[A-Z0-9]{12,20}$/), (name, password) => {
        const { text } = encodeContent({ type: 'wifi', content: name, details: { password } });
        expect(addressInWords(text) ?? '').not.toContain(password);
      }),
    );
  });
});

it.each([
  ['https://xn--mnchen-3ya.de/sch%C3%BCler/1?a=%20%E2%80%AE#%C3', 'https://münchen.de/schüler/1?a=%20%E2%80%AE#%C3'],
  ['https://jane@xn--mnchen-3ya.de:81/', 'https://jane@münchen.de:81/'],
  ['https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com/'],
  ['http://[2001:db8::1]:8080/', 'http://[2001:db8::1]:8080/'],
  ['https:example.com', 'https:example.com'],
  ['50%C3%A9', '50%C3%A9'],
])('people read %j as %j', (text, read) => {
  expect(readableAddress(text)).toBe(read);
});

describe('cautions about an address', () => {
  it.each([
    ['https://example.com', []],
    ['https://example.com:443/', []],
    ['https://example.com:444/', ['port']],
    ['http://example.com', ['not-encrypted']],
    ['http://example.com:80', ['not-encrypted']],
    ['https://user@example.com', ['user-info']],
    ['https://:pw@example.com', ['user-info']],
    ['https://example.com/user@host', []],
    ['https://192.0.2.1', ['ip-address']],
    ['https://3221225985/', ['ip-address']],
    ['https://[::1]/', ['ip-address']],
    ['https://1.example.com', []],
    ['https://xn--mnchen-3ya.de', ['punycode']],
    ['https://www.xn--mnchen-3ya.de', ['punycode']],
    ['https://noxn--a.example', []],
    ['https://xn--pypal-4ve.com', ['mixed-scripts', 'punycode']],
    ['https://xn--80ak6aa92e.com', ['look-alike', 'punycode']],
    ['https://\u03bf\u03bd\u03c1\u03b1\u03b9\u03ba.example', ['look-alike', 'punycode']],
    ['https://\u0430-1.example', ['look-alike', 'punycode']],
    // These Cyrillic letters do not look like Latin ones. Host names in Japanese, Korean and Chinese may mix scripts.
    ['https://пример.рф', ['punycode']],
    ['https://日本語のabc.jp', ['punycode']],
    ['https://日本語한.jp', ['punycode']],
    ['https://a中ㄅ.example', ['punycode']],
    ['https://の한.example', ['mixed-scripts', 'punycode']],
    ['https://のα.jp', ['mixed-scripts', 'punycode']],
    ['https://aա.example', ['mixed-scripts', 'punycode']],
    ['https://աა.example', ['punycode']],
    ['https://bit.ly/abc', ['redirect']],
    [' https://bit.ly/abc', ['redirect']],
    ['https://notbit.ly/abc', []],
    // The worst caution comes first.
    ['http://a@1.2.3.4:8080', ['user-info', 'ip-address', 'port', 'not-encrypted']],
    ['http://bit.ly', ['not-encrypted', 'redirect']],
    ['https://a@xn--pypal-4ve.xn--80ak6aa92e:81', ['user-info', 'mixed-scripts', 'look-alike', 'punycode', 'port']],
    ['WIFI:S:http://a;;', []],
    ['tel:+1555', []],
    ['see http://1.2.3.4', []],
  ])('for %j are %j', (text, kinds) => {
    expect(addressCautions(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('state the host as people read it, how phones may write it, the port and the redirect service', () => {
    const [host, written] = ['p\u0430ypal.com', 'xn--pypal-4ve.com'];
    expect(addressCautions(`https://jane@${host}:81`)).toEqual([
      { kind: 'user-info', host },
      { kind: 'mixed-scripts', host },
      { kind: 'punycode', host, written },
      { kind: 'port', port: '81' },
    ]);
    expect(addressCautions('https://go.bit.ly/x')).toEqual([{ kind: 'redirect', service: 'bit.ly' }]);
  });

  it('addressCautions and addressInWords throw no error for any text', { tags: 'deep' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        addressCautions(`https://${text}`);
        addressInWords(`https://${text}`);
      }),
    );
  });
});

it.each([
  // RFC 3492, 7.1.
  ['xn--egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
  ['xn--3B-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
  ['XN--MNCHEN-3YA', 'münchen'],
  ['xn--99999999999', null],
])('the label %s of a host is read as %s', (label, words) => {
  const [caution] = addressCautions(`https://${label}.example`).filter(({ kind }) => kind === 'punycode');
  expect(caution && 'host' in caution ? caution.host : null).toBe(words && `${words}.example`);
});

it('every label that the URL standard encodes is read as it was typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,20}[äöüßéñαβγδежзийклмн]{1,5}$/u), (label) => {
      expect(addressCautions(`https://${label}.example`)).toContainEqual(
        expect.objectContaining({ kind: 'punycode', host: `${label}.example` }),
      );
    }),
  );
});

it.each(
  Object.entries({
    'https://bit.ly/3abc': 'bit.ly',
    'HTTP://QRCO.DE/x': 'qrco.de',
    'https://go.rebrand.ly/x': 'rebrand.ly',
    'https://notbit.ly/x': null,
    'https://bit.ly.example.com/': null,
    'https://example.com/?to=bit.ly': null,
    'bit.ly/x': null,
    'ftp://bit.ly/x': null,
    'https://': null,
  }),
)('%s depends on the redirect service %s', (text, host) => {
  expect(redirectService(text)).toBe(host);
});

it.each([
  ['https://example.com/t.me', true],
  ['https://notwa.me/1', true],
  ['WIFI:S:bit.ly;;', true],
  ['https://wa.me/4915112345678', false],
  [' https://chat.whatsapp.com/x', false],
  ['HTTPS://T.ME/name', false],
  ['https://go.bit.ly/x', false],
])('whether %j never expires: %j', (text, is) => {
  expect(neverExpires(text)).toBe(is);
});
