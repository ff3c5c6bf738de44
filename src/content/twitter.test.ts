import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeTwitter } from './twitter.ts';

describe('a Twitter name', () => {
  it('reads back as typed from its address, however it was typed', () => {
    const before = fc.constantFrom(
      '',
      '@',
      ' @',
      'twitter.com/',
      'x.com/@',
      '//x.com/',
      'https://mobile.twitter.com/',
      'HTTP://WWW.X.COM/',
    );
    const after = fc.constantFrom('', ' ', '\n');
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_]{1,15}$/), before, after, (name, prefix, suffix) => {
        expect(encodeTwitter(prefix + name + suffix)).toEqual({ text: `https://x.com/${name}`, cautions: [] });
      }),
    );
  });
});

describe('a Twitter address', () => {
  it.each([
    ['loses its tracking', 'https://twitter.com/jane_doe?s=21', 'https://x.com/jane_doe'],
    ['loses the slash behind a name', 'https://x.com/jane/', 'https://x.com/jane'],
    ['of a post keeps its path', 'mobile.twitter.com/jane/status/123?s=20&t=abc', 'https://x.com/jane/status/123'],
    ['of a photo in a post keeps its path', 'x.com/jane/status/123/photo/1', 'https://x.com/jane/status/123/photo/1'],
    [
      'of a search keeps its query',
      'twitter.com/search?q=qr%20code&src=x&ref_src=y',
      'https://x.com/search?q=qr%20code&src=x',
    ],
    [
      'keeps parameters whose names only begin or end like tracking',
      'x.com/a/b?text=1&xs=2&autm_=3&fbclid2=4&UTM_X=5&gclid=6',
      'https://x.com/a/b?text=1&xs=2&autm_=3&fbclid2=4',
    ],
    [
      'keeps an address within it',
      'x.com/intent/tweet?url=https://a.example/&text=a@b',
      'https://x.com/intent/tweet?url=https://a.example/&text=a@b',
    ],
    ['of a page on another host keeps it', 'https://help.x.com/en', 'https://help.x.com/en'],
    ['may be a short one', 't.co/AbC', 'https://t.co/AbC'],
    ['may be that of the start page', 'x.com', 'https://x.com/'],
  ])('%s', (_, typed, text) => {
    expect(encodeTwitter(typed)).toEqual({ text, cautions: [] });
  });
});

it.each([
  ['jane doe'],
  ['jane.doe'],
  ['#qr'],
  ['j'.repeat(16)],
  ['xx.com/jane'],
  ['x.community/jane'],
  ['www.xx.com/a'],
  ['t.community/a'],
  ['xt.co/a'],
  ['https://example.com/x.com'],
  ['javascript:alert(1)'],
])('what is neither stays as typed, with a caution: %j', (typed) => {
  expect(encodeTwitter(typed)).toEqual({
    text: typed,
    cautions: [{ field: 'content', kind: 'not-of-service', service: 'Twitter' }],
  });
});
