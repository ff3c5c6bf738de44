import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES } from '#design';
import { CONTENT_KINDS, contentKind, encodeContent } from './index.ts';

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

describe('the content types', () => {
  it('are listed in the order of their buttons', () => {
    expect(CONTENT_KINDS.map((kind) => kind.type)).toEqual(CONTENT_TYPES);
  });

  it('take content of a single line, except for text and contacts', () => {
    expect(CONTENT_KINDS.filter((kind) => kind.isMultiline).map((kind) => kind.type)).toEqual(['text', 'vcard']);
  });

  it('request a keyboard and autocompletion for web addresses, email addresses and phone numbers only', () => {
    const hints = CONTENT_KINDS.flatMap(({ type: of, inputMode, autoComplete }) =>
      inputMode || autoComplete ? [[of, inputMode, autoComplete]] : [],
    );
    expect(hints).toEqual([
      ['url', 'url', 'url'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
    ]);
  });

  it('are all that contentKind knows: it throws a RangeError for another type', () => {
    expect(() => contentKind('geo' as 'url')).toThrow(RangeError);
  });
});

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

  it('gives a text for any content that is not blank, and never throws', () => {
    fc.assert(
      fc.property(type, typed, (identifier, content) => {
        fc.pre(content.trim() !== '');
        expect(encodeContent({ type: identifier, content }).text).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('returns an encoded text unchanged if it is encoded again', () => {
    fc.assert(
      fc.property(type, typed, (identifier, content) => {
        const { text } = encodeContent({ type: identifier, content });
        expect(encodeContent({ type: identifier, content: text }).text).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('returns content unchanged if it is too long for any code', () => {
    const content = ` ${'9'.repeat(20_000)}`;
    for (const identifier of CONTENT_TYPES)
      expect(encodeContent({ type: identifier, content })).toEqual({ text: content, cautions: [] });
  });

  it('encodes 8,000 characters, and returns longer content unchanged', () => {
    const content = `${'a'.repeat(7998)}@b`;
    expect(encodeContent({ type: 'email', content }).text).toBe(`mailto:${content}`);
    expect(encodeContent({ type: 'email', content: `a${content}` }).text).toBe(`a${content}`);
  });
});
