import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFacebook } from './facebook.ts';

describe('a Facebook name', () => {
  it.each([
    ['keeps its case', 'John.Smith55', 'https://www.facebook.com/John.Smith55'],
    ['may follow an @', '@zuck', 'https://www.facebook.com/zuck'],
    ['may be that of a page', 'Some-Page-100064', 'https://www.facebook.com/Some-Page-100064'],
    ['that is a number is a profile', '100004123456789', 'https://www.facebook.com/profile.php?id=100004123456789'],
  ])('%s', (_, typed, text) => {
    expect(encodeFacebook(typed)).toEqual({ text, cautions: [] });
  });

  it('reads back as typed from its address', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9.]{0,20}[A-Za-z]$/),
        fc.constantFrom('', '@', 'fb.com/'),
        (name, before) => {
          fc.pre(!/^(?:fb|facebook)\.com$/i.test(name));
          expect(encodeFacebook(before + name)).toEqual({ text: `https://www.facebook.com/${name}`, cautions: [] });
        },
      ),
    );
  });
});

describe('a Facebook address', () => {
  it.each([
    [
      'of a group keeps its path and loses its tracking',
      'https://m.facebook.com/groups/12/?mibextid=q&fbclid=1',
      'https://www.facebook.com/groups/12/',
    ],
    [
      'of a profile keeps its id',
      'facebook.com/profile.php?id=1&__cft__[0]=z&__tn__=%2CO',
      'https://www.facebook.com/profile.php?id=1',
    ],
    ['of a video keeps it', 'https://web.facebook.com/watch/?v=1&rdid=x', 'https://www.facebook.com/watch/?v=1'],
    [
      'of a photo keeps its fragment',
      'facebook.com/photo?fbid=1&set=a.2#x',
      'https://www.facebook.com/photo?fbid=1&set=a.2#x',
    ],
    [
      'keeps parameters that only look like tracking',
      'facebook.com/x?xrdid=1&rdid2=2',
      'https://www.facebook.com/x?xrdid=1&rdid2=2',
    ],
    ['keeps the capitals of its path', 'HTTP://FB.com/Zuck', 'https://www.facebook.com/Zuck'],
    ['may be a short one', 'fb.watch/AbC/?mibextid=x', 'https://fb.watch/AbC/'],
    ['may be one of a conversation', 'm.me/zuck', 'https://m.me/zuck'],
    ['of a page on another host keeps it', 'business.facebook.com/x', 'https://business.facebook.com/x'],
  ])('%s', (_, typed, text) => {
    expect(encodeFacebook(typed)).toEqual({ text, cautions: [] });
  });
});

it.each([
  ['John Smith'],
  ['.john'],
  ['john_'],
  ['j'.repeat(51)],
  ['fb://profile/1'],
  ['https://facebook.com.example/x'],
  ['myfb.com/x'],
  ['xfb.me/a'],
  ['fb.me.example/a'],
  ['https://facebook.community/a'],
])('what is neither stays as typed, with a caution: %j', (typed) => {
  expect(encodeFacebook(typed)).toEqual({
    text: typed,
    cautions: [{ field: 'content', kind: 'not-of-service', service: 'Facebook' }],
  });
});
