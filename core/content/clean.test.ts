import { describe, expect, it } from 'vitest';
import type { ContentType } from '#design';
import { arrowCases } from '#testing';
import { encodeContent } from './index.ts';

function kindsOf(type: ContentType, content: string): string[] {
  return encodeContent({ type, content }).cautions.map(({ kind }) => kind);
}

describe('a link', () => {
  it.each(
    arrowCases({
      'loses a zero-width space behind it': 'https://example.com/menu\u200b → https://example.com/menu',
      'loses a zero-width space before it': '\u200bhttps://example.com/menu → https://example.com/menu',
      'loses a word joiner before its host': '\u2060example.com/menu → https://example.com/menu',
      'loses direction marks around it': '\u202ahttps://example.com/t/4\u202c → https://example.com/t/4',
      'loses a no-break space behind it': 'https://example.com/t/3\u00a0 → https://example.com/t/3',
      'loses a byte order mark before it': '\ufeffhttps://example.com → https://example.com',
      'loses quotation marks around it': '“https://example.com/a” → https://example.com/a',
      'loses straight quotation marks around it': '"https://example.com/a" → https://example.com/a',
      'loses quotation marks in parentheses around it': '("https://example.com/a") → https://example.com/a',
      'loses parentheses around it': '(https://example.com/a) → https://example.com/a',
      'loses angle brackets around it': '<https://example.com/a> → https://example.com/a',
      'keeps an emoji in its path': 'https://example.com/❤️ → https://example.com/%E2%9D%A4%EF%B8%8F',
      'keeps brackets that are opened in it':
        'https://en.wikipedia.org/wiki/Mercury_(planet) → https://en.wikipedia.org/wiki/Mercury_(planet)',
      'keeps the brackets of an IPv6 address': 'http://[2001:db8::1] → http://[2001:db8::1]',
      'keeps a slash at its end': 'https://example.com/a/ → https://example.com/a/',
    }),
  )('%s', (_, content, text) => {
    expect(encodeContent({ type: 'url', content })).toEqual({ text, cautions: [] });
  });

  it.each([
    ['https://example.com/menu.', '.', 'https://example.com/menu%2E'],
    ['https://example.com/menu).', ').', 'https://example.com/menu%29%2E'],
    ['https://example.com/a_(b)),', '),', 'https://example.com/a_(b)%29%2C'],
    ['https://example.com/メニュー。', '。', 'https://example.com/メニュー%E3%80%82'],
  ])('loses what follows it in a sentence, which is said and offered back: %j', (content, after, mended) => {
    const { text, cautions } = encodeContent({ type: 'url', content });
    expect(decodeURI(text) + after).toBe(content);
    expect(cautions).toEqual([{ field: 'content', kind: 'end-left-out', after, mended }]);
    expect(encodeContent({ type: 'url', content: mended }).cautions).toEqual([]);
  });

  it.each(['menu?a=b;', 'menu#a.', 'menu/a,'])('loses it too if its host is one word: %s', (content) => {
    const { text, cautions } = encodeContent({ type: 'url', content });
    expect(text).toBe(`https://${content.slice(0, -1)}`);
    expect(cautions.map(({ kind }) => kind)).toEqual(['end-left-out', 'no-domain']);
  });

  it('loses quotation marks around it before what follows it', () => {
    expect(encodeContent({ type: 'url', content: '"https://example.com/a".' }).text).toBe('https://example.com/a');
  });

  it('loses invisible characters in its middle, which is said', () => {
    expect(encodeContent({ type: 'url', content: 'https://exam\u00adple.com/\u200bmenu' })).toEqual({
      text: 'https://example.com/menu',
      cautions: [{ field: 'content', kind: 'invisible-left-out' }],
    });
  });
});

describe('other content without characters that nobody sees', () => {
  it.each([
    ['phone', '+49\u200b30\u2060123', 'tel:+4930123', ['invisible-left-out']],
    ['phone', '+1\ufe0d-555-123-4567', 'tel:+15551234567', ['invisible-left-out']],
    ['phone', '\u202d+49 30 123\u202c', 'tel:+4930123', []],
    ['email', '\u200bjane@example.com\u00a0', 'mailto:jane@example.com', []],
    ['instagram', '@jane\u200b.doe\u2069', 'https://www.instagram.com/jane.doe/', ['invisible-left-out']],
    ['vcard', 'Jane\n\u202d+49 30 123\u202c', 'TEL:+49 30 123\r\n', []],
    ['vcard', 'Jane\u200b Doe', 'FN:Jane Doe\r\n', ['invisible-left-out']],
  ] as const)('of type %s: %j', (type, content, text, kinds) => {
    expect(encodeContent({ type, content }).text).toContain(text);
    expect(kindsOf(type, content)).toEqual(kinds);
  });
});

describe('joiners and tags that words and emoji need', () => {
  it.each(['👩‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'می‌خواهم', 'क्‍ष'])('are kept in texts, names and networks: %s', (content) => {
    expect(encodeContent({ type: 'text', content })).toEqual({ text: content, cautions: [] });
    expect(encodeContent({ type: 'vcard', content }).text).toContain(`FN:${content}\r\n`);
    expect(encodeContent({ type: 'sms', content }).text).toBe(`SMSTO::${content}`);
    expect(encodeContent({ type: 'wifi', content })).toEqual({ text: `WIFI:T:nopass;S:${content};;`, cautions: [] });
  });
});

describe('what is kept but cannot be seen', () => {
  it.each([
    ['a space after the name of a network', 'Guest ', 'space-at-end', 'Guest'],
    ['a space before the name of a network', ' Guest', 'space-at-end', 'Guest'],
    ['a zero-width space in the name of a network', 'Gu\u200best', 'invisible', 'Guest'],
  ])('is pointed out, with a mended value: %s', (_, content, kind, mended) => {
    const { text, cautions } = encodeContent({ type: 'wifi', content });
    expect(text).toBe(`WIFI:T:nopass;S:${content};;`);
    expect(cautions).toEqual([{ field: 'content', kind, mended }]);
  });

  it('is pointed out in a password', () => {
    const { cautions } = encodeContent({ type: 'wifi', content: 'net', details: { password: 'longenough ' } });
    expect(cautions).toEqual([{ field: 'password', kind: 'space-at-end', mended: 'longenough' }]);
  });

  it('is pointed out in a text, unless its script needs it', () => {
    expect(kindsOf('text', 'A1\u200b')).toEqual(['invisible']);
    expect(kindsOf('text', 'שלום\u200f')).toEqual([]);
    expect(kindsOf('text', 'A1 ')).toEqual([]);
  });
});
