import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES, isMoreType } from '#design';
import { encodeContent, recognize } from './index.ts';

/** Strings that resemble payloads: fragments of the formats, mixed with arbitrary characters. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'http://',
        'example.com',
        'bücher.example',
        ':',
        '/',
        '@',
        '?a=b',
        ' ',
        '\n',
        '\r\n',
        '+1 415',
        '(0)',
        ' x42',
      ),
      fc.constantFrom(
        'mailto:',
        'tel:',
        'sms:',
        'SMSTO:',
        'WIFI:',
        'BEGIN:VCARD',
        'x.com/',
        'youtu.be/',
        'm.facebook.com/',
        '\\',
        ';',
        ',',
        '"',
        '<',
        '>',
      ),
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 8 }),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const type = fc.constantFrom(...CONTENT_TYPES);

describe('encoding content', () => {
  it('gives an empty text for blank content', () => {
    fc.assert(
      fc.property(
        type,
        fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\ufeff') }),
        (identifier, blank) => {
          expect(encodeContent({ type: identifier, content: blank })).toEqual({ text: '', cautions: [] });
        },
      ),
    );
  });

  it('ignores details for which the type has no field', () => {
    const details = { password: 'x', toString: 'y' };
    expect(encodeContent({ type: 'url', content: '', details })).toEqual({ text: '', cautions: [] });
    expect(encodeContent({ type: 'sms', content: '112', details })).toEqual({ text: 'SMSTO:112:', cautions: [] });
    const long = { note: 'x'.repeat(20_000) };
    expect(encodeContent({ type: 'url', content: 'a.example', details: long }).text).toBe('https://a.example');
  });

  it('gives a text for any content that is not blank, unless a caution refuses, and never throws', () => {
    fc.assert(
      fc.property(type, typed, (identifier, content) => {
        fc.pre(content.replace(/[\s\p{Cf}\p{DI}]/gu, '') !== '');
        const { text, cautions } = encodeContent({ type: identifier, content });
        expect(text !== '' || cautions.some(({ refuses }) => isMoreType(identifier) && refuses)).toBe(true);
      }),
    );
  });

  it('returns an encoded text unchanged if it is encoded again', () => {
    fc.assert(
      fc.property(type, typed, (identifier, content) => {
        const { text } = encodeContent({ type: identifier, content });
        expect(encodeContent({ type: identifier, content: text }).text).toBe(text);
      }),
    );
  });

  it('of the type text is verbatim', () => {
    fc.assert(
      fc.property(typed, (content) => {
        fc.pre(content.trim() !== '');
        expect(encodeContent({ type: 'text', content })).toMatchObject({ text: content });
      }),
    );
  });

  it('encodes 8,000 characters, and returns longer content unchanged', () => {
    const content = `${'a'.repeat(7998)}@b`;
    expect(encodeContent({ type: 'email', content }).text).toBe(`mailto:${content}`);
    expect(encodeContent({ type: 'email', content: `a${content}` }).text).toBe(`a${content}`);
  });
});

describe('a text that was read in a code', () => {
  it.each([
    ['https://example.com/a', { type: 'url', content: 'https://example.com/a' }],
    ['WIFI:T:WPA;S:net;P:longenough;;', { type: 'wifi', content: 'net', details: { password: 'longenough' } }],
    ['WIFI:T:nopass;S:Guest;;', { type: 'wifi', content: 'Guest', details: { security: 'none' } }],
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
      'MATMSG:TO:jane@example.com;SUB:x;BODY:y;;': 'email',
      'WIFI:S:Guest;T:WPA;P:longenough;;': 'wifi',
      'SMSTO:+14155550123:Hi': 'sms',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane;;;\r\nFN:Jane Doe\r\nEND:VCARD\r\n': 'vcard',
      'https://x.com/jane_doe': 'twitter',
      'https://youtu.be/dQw4w9WgXcQ': 'youtube',
      'https://www.facebook.com/John.Smith55': 'facebook',
    }),
  )('%j is of the type %s', (text, type) => {
    expect(recognize(text).type).toBe(type);
  });

  it('becomes content that encodes to the same text, or to one that reads the same, whatever the text is', () => {
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
        const typed = recognize(text);
        const { text: encoded } = encodeContent(typed);
        if (encoded !== text) expect(recognize(encoded)).toEqual(typed);
      }),
    );
  });
});
