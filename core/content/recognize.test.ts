import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeContent } from './encode-content.ts';
import { recognize } from './recognize.ts';

describe('a text that was read in a code', () => {
  it.each([
    ['https://example.com/a', { type: 'url', content: 'https://example.com/a' }],
    ['WIFI:T:WPA;S:net;P:longenough;;', { type: 'wifi', content: 'net', details: { password: 'longenough' } }],
    ['WIFI:T:nopass;S:Guest;;', { type: 'wifi', content: 'Guest' }],
    ['tel:+14155550123', { type: 'phone', content: 'tel:+14155550123' }],
    ['hello', { type: 'text', content: 'hello' }],
    ['javascript:alert(1)', { type: 'text', content: 'javascript:alert(1)' }],
    ['https://www.instagram.com/jane.doe/', { type: 'instagram', content: 'https://www.instagram.com/jane.doe/' }],
  ])('becomes the type, the content and the details that encode to it: %s', (text, typed) => {
    expect(recognize(text)).toEqual(typed);
  });

  it.each(
    Object.entries({
      'mailto:jane@example.com?subject=Hello': 'email',
      'SMSTO:+14155550123:Hi': 'sms',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane;;;\r\nFN:Jane Doe\r\nEND:VCARD\r\n': 'vcard',
      'https://x.com/jane_doe': 'twitter',
      'https://youtu.be/dQw4w9WgXcQ': 'youtube',
      'https://www.facebook.com/John.Smith55': 'facebook',
    }),
  )('%j is of the type %s', (text, type) => {
    expect(recognize(text).type).toBe(type);
  });

  it('becomes content that encodes to the same text, whatever the text is', () => {
    const scheme = fc.constantFrom(
      '',
      'WIFI:',
      'BEGIN:VCARD\n',
      'mailto:',
      'tel:',
      'sms:',
      'https://x.com/',
      'https://',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary', minLength: 1 }), (begin, rest) => {
        const text = begin + rest;
        fc.pre(text.trim() !== '');
        expect(encodeContent(recognize(text)).text).toBe(encodeContent({ type: 'text', content: text }).text);
      }),
      { numRuns: 1000 },
    );
  });
});
