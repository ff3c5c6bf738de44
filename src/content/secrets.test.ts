import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hidePassword, publicName, withoutSecrets } from './secrets.ts';
import { encodeWifi } from './wifi.ts';

describe('the password of a network', () => {
  it.each([
    ['WIFI:T:WPA;S:net;P:secret;;', 'WIFI:T:WPA;S:net;P:••••••••;;'],
    ['WIFI:T:WPA;S:net;P:a\\;S\\:b\\\\;H:true;;', 'WIFI:T:WPA;S:net;P:••••••••;H:true;;'],
    ['WIFI:P:secret;S:net;;', 'WIFI:P:••••••••;S:net;;'],
    [' wifi:t:WPA; p:secret;s:net;', ' wifi:t:WPA; p:••••••••;s:net;'],
    ['WIFI:S:net;P:secret', 'WIFI:S:net;P:••••••••'],
    ['WIFI:S:net;P:sec\\', 'WIFI:S:net;P:••••••••'],
    ['WIFI:S:net;P:sec\\;', 'WIFI:S:net;P:••••••••'],
    // What follows a semicolon without its backslash may be the rest of the password.
    ['WIFI:S:net;P:pints;please;;', 'WIFI:S:net;P:••••••••;••••••••;;'],
    ['WIFI:S:net;P:a;S:b;;', 'WIFI:S:net;P:••••••••;S:••••••••;;'],
    ['WIFI:T:WPA;S:net;P:a;X:b;;', 'WIFI:T:WPA;S:net;P:••••••••;X:••••••••;;'],
  ])('is hidden in %j', (text, hidden) => {
    expect(hidePassword(text)).toBe(hidden);
  });

  it.each([
    ['WIFI:T:nopass;S:Guest;H:true;;'],
    ['WIFI:S:a\\;b'],
    ['WIFI:'],
    ['https://example.com/?P:secret;'],
    ['See WIFI:P:secret;;'],
    [''],
  ])('is nowhere in %j', (text) => {
    expect(hidePassword(text)).toBe(text);
  });

  it('is never seen in what is shown of a code of this site', () => {
    const word = fc.string({ unit: fc.oneof(fc.constantFrom(...'\\;,:"SPTH'), fc.string({ unit: 'grapheme' })) });
    fc.assert(
      fc.property(word, word, (name, password) => {
        fc.pre(name.trim() !== '' && !name.trimStart().startsWith('WIFI:') && password !== '');
        const { text } = encodeWifi(name, { password, hidden: 'true' });
        const [before, behind] = hidePassword(text).split('P:••••••••;H:true;;');
        expect(before).toBe(text.slice(0, before.length));
        expect(before).toBe(encodeWifi(name).text.replace('nopass', 'WPA').slice(0, -1));
        expect(behind).toBe('');
        expect(publicName(text)).toBe(`the Wi-Fi network ${name}`);
      }),
    );
  });
});

describe('what a code is called', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['WIFI:T:WPA;S:Café\\;Net;P:secret;;', 'the Wi-Fi network Café;Net'],
    ['WIFI:P:secret;;', 'a Wi-Fi network'],
    ['wifi:', 'a Wi-Fi network'],
  ])('is %j for %j', (text, name) => {
    expect(publicName(text)).toBe(name);
  });
});

describe('what is typed, without its secrets', () => {
  it.each([
    ['WIFI:T:WPA;S:net;P:secret;H:true;;', 'WIFI:T:WPA;S:net;H:true;;'],
    ['WIFI:S:net;P:pints;please;;', 'WIFI:S:net;;'],
    ['https://jane:secret@example.com/a:b@c', 'https://jane@example.com/a:b@c'],
    ['otpauth://totp/a?secret=JBSWY3DPEHPK3PXP', ''],
  ])('%s becomes %s', (content, without) => {
    expect(withoutSecrets({ type: 'text', content })).toEqual({ type: 'text', content: without });
  });

  it.each(['https://example.com/a:b@c', 'https://jane@example.com', 'WIFI:T:nopass;S:net;;', 'a:b@c'])(
    '%s has none',
    (content) => {
      const typed = { type: 'text', content, details: { note: 'x' } } as const;
      expect(withoutSecrets(typed)).toBe(typed);
    },
  );

  it('keeps the other fields', () => {
    const typed = { type: 'wifi', content: 'net', details: { password: 'secret', hidden: 'true' } } as const;
    expect(withoutSecrets(typed)).toEqual({ type: 'wifi', content: 'net', details: { hidden: 'true' } });
  });
});
