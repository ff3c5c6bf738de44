import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeInstagram } from './instagram.ts';

describe('an Instagram name', () => {
  it.each([
    ['may follow an @', '@jane.doe_1', 'https://www.instagram.com/jane.doe_1/'],
    ['may stand alone', ' jane ', 'https://www.instagram.com/jane/'],
    ['is written in lower case', '@Jane.Doe_1', 'https://www.instagram.com/jane.doe_1/'],
    ['may follow a full-width @', '＠jane', 'https://www.instagram.com/jane/'],
    ['may look like a domain', 'cars.example', 'https://www.instagram.com/cars.example/'],
    ['may have 30 characters', 'j'.repeat(30), `https://www.instagram.com/${'j'.repeat(30)}/`],
  ])('%s', (_, typed, text) => {
    expect(encodeInstagram(typed)).toEqual({ text, cautions: [] });
  });

  it('reads back as typed from its address', () => {
    const name = fc.stringMatching(/^[a-z0-9_]{1,10}(\.[a-z0-9_]{1,5}){0,3}$/);
    fc.assert(
      fc.property(name, fc.constantFrom('', '@', 'instagram.com/', 'HTTP://M.Instagram.com/@'), (typed, before) => {
        expect(encodeInstagram(before + typed).text.split('/')).toEqual(['https:', '', 'www.instagram.com', typed, '']);
      }),
    );
  });
});

describe('an Instagram address', () => {
  it.each([
    ['loses its tracking', 'https://www.instagram.com/jane/?igsh=abc%3D', 'https://www.instagram.com/jane/'],
    ['needs no scheme', 'instagram.com/jane', 'https://www.instagram.com/jane/'],
    ['may start with two slashes', '//instagram.com/jane', 'https://www.instagram.com/jane/'],
    ['may be the mobile one', 'http://m.instagram.com/Jane/', 'https://www.instagram.com/jane/'],
    ['may be the short one', 'instagr.am/p/AbC', 'https://www.instagram.com/p/AbC'],
    [
      'of a post keeps its path, other parameters and fragment',
      'instagram.com/p/AbC_d/?utm_source=x&img_index=2&igshid=y#c',
      'https://www.instagram.com/p/AbC_d/?img_index=2#c',
    ],
    [
      'keeps parameters that only look like tracking',
      'instagram.com/p/a?xigsh=1&igsh2=2',
      'https://www.instagram.com/p/a?xigsh=1&igsh2=2',
    ],
    ['of a reel keeps its path', 'https://www.instagram.com/reel/AbC/', 'https://www.instagram.com/reel/AbC/'],
    ['of a page on another host keeps it', 'https://help.instagram.com/1', 'https://help.instagram.com/1'],
    ['may be that of the start page', 'instagram.com', 'https://www.instagram.com/'],
    ['keeps a name that cannot be one', 'instagram.com/a..b', 'https://www.instagram.com/a..b'],
  ])('%s', (_, typed, text) => {
    expect(encodeInstagram(typed)).toEqual({ text, cautions: [] });
  });
});

it.each([
  ['jane doe'],
  [' jane doe '],
  ['a..b'],
  ['.a'],
  ['a.'],
  ['jane!'],
  ['j'.repeat(31)],
  ['@'],
  ['instagram.com/jane doe'],
  ['https://twitter.com/jane'],
  ['https://instagram.com.example/jane'],
  ['https://notinstagram.com/jane'],
  ['https://www.instagram.com.example/jane'],
  ['xig.me/a'],
  ['ig.me.example/a'],
  ['ftp://instagram.com/jane'],
  ['https://instagram.com@example.org/jane'],
  ['https://instagram.com:8443/jane'],
  ['jane@instagram.com'],
  ['instagram://user?username=jane'],
])('what is neither stays as typed, with a caution: %j', (typed) => {
  expect(encodeInstagram(typed)).toEqual({
    text: typed,
    cautions: [{ field: 'content', kind: 'not-of-service', service: 'Instagram' }],
  });
});
