import { describe, expect, it } from 'vitest';
import { nameInText, type TextName } from './code-name.ts';

describe('the name of a code', () => {
  it.each([
    ['https://www.example.com/menu/?table=7#top', 'example.com/menu'],
    ['https://example.com:8443/', 'example.com:8443'],
    ['https://jane:secret@example.com/a', 'example.com/a'],
    ['https://example.com/%C3%BC', 'example.com/ü'],
    ['https://example.com/100%', 'example.com/100%'],
    ['mailto:a%2Bb@example.com?subject=x', 'a+b@example.com'],
    [' mailto:jane@example.com ', 'jane@example.com'],
    ['tel:+15551234567;ext=42', '+15551234567'],
    ['SMSTO:+15551234567:Hello', '+15551234567'],
    ['sms:+15551234567?body=Hello', '+15551234567'],
    ['mmsto:+15551234567;phone-context=x', '+15551234567'],
    ['WIFI:T:WPA;P:secret;S:A\\;B;;', 'A;B'],
    [' wifi:s:Guest;;', 'Guest'],
    ['BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane;;;\r\nFN;CHARSET=UTF-8:Doe\\, Jane\r\nEND:VCARD', 'Doe, Jane'],
    ['BEGIN:VEVENT\r\nSUMMARY:Tea\r\nEND:VEVENT', 'Tea'],
    ['MECARD:TEL:123;N:Doe\\,Jane;;', 'Doe,Jane'],
    ['See you at noon', 'See you at noon'],
  ])('in %j is %j', (text, name) => {
    expect(nameInText(text)).toEqual({ is: 'name', name });
  });

  it.each<[string, TextName]>([
    ['WIFI:T:WPA;P:secret;;', { is: 'kind', kind: 'wifi' }],
    ['WIFI:T:nopass;S: ;;', { is: 'kind', kind: 'wifi' }],
    ['MECARD:TEL:123;;', { is: 'kind', kind: 'vcard' }],
    ['mailto:?subject=x', { is: 'kind', kind: 'email' }],
    ['SMSTO::Hello', { is: 'kind', kind: 'sms' }],
    ['otpauth://totp/a?secret=x', { is: 'one-time-password' }],
  ])('is replaced by the kind of its content if the text contains no name: %j', (text, name) => {
    expect(nameInText(text)).toEqual(name);
  });
});
