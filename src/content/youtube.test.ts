import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeYoutube } from './youtube.ts';

describe('a YouTube name', () => {
  it.each([
    ['may follow an @', '@Jane-Doe_1.x', 'https://www.youtube.com/@Jane-Doe_1.x'],
    ['may stand alone', 'jane', 'https://www.youtube.com/@jane'],
    ['is percent-encoded', '@日本語', 'https://www.youtube.com/@%E6%97%A5%E6%9C%AC%E8%AA%9E'],
    ['may have marks and middle dots', 'col·lecció', 'https://www.youtube.com/@col%C2%B7lecci%C3%B3'],
    [
      'may hold what looks like an id',
      'xUC_x5XG1OV2P6uZZ5FSM9Ttw',
      'https://www.youtube.com/@xUC_x5XG1OV2P6uZZ5FSM9Ttw',
    ],
    ['may begin like an id', 'UC_x5XG1OV2P6uZZ5FSM9Ttwx', 'https://www.youtube.com/@UC_x5XG1OV2P6uZZ5FSM9Ttwx'],
    ['may look like a host of the service behind its @', '@youtube.com', 'https://www.youtube.com/@youtube.com'],
    [
      "that is a channel's id keeps its case",
      'UC_x5XG1OV2P6uZZ5FSM9Ttw',
      'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw',
    ],
  ])('%s', (_, typed, text) => {
    expect(encodeYoutube(typed)).toEqual({ text, cautions: [] });
  });

  it('reads back as typed from its address', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,20}$/u),
        fc.constantFrom('@', 'm.youtube.com/@'),
        (name, before) => {
          const { text } = encodeYoutube(before + name);
          expect(text).toMatch(/^https:\/\/www\.youtube\.com\/@[!-~]+$/);
          expect(decodeURIComponent(text)).toBe(`https://www.youtube.com/@${name}`);
        },
      ),
    );
  });
});

describe('a YouTube address', () => {
  it.each([
    [
      'of a video keeps it, its list and its time',
      'm.youtube.com/watch?v=dQw&si=x&list=PL&t=4s',
      'https://www.youtube.com/watch?v=dQw&list=PL&t=4s',
    ],
    [
      'keeps the spelling of its parameters',
      'youtube.com/results?search_query=a+b%20c&pp=x',
      'https://www.youtube.com/results?search_query=a+b%20c',
    ],
    [
      'keeps parameters whose names only begin or end like tracking',
      'youtube.com/x?six=1&xsi=2&app=3',
      'https://www.youtube.com/x?six=1&xsi=2&app=3',
    ],
    ['keeps its fragment', 'youtube.com/watch?si=x&v=dQw#t=3', 'https://www.youtube.com/watch?v=dQw#t=3'],
    ['keeps the short host', 'https://youtu.be/dQw4w9WgXcQ?si=zz&t=4', 'https://youtu.be/dQw4w9WgXcQ?t=4'],
    [
      'loses a query that is all tracking',
      'https://youtu.be/dQw4w9WgXcQ?si=zz&feature=shared',
      'https://youtu.be/dQw4w9WgXcQ',
    ],
    ['of a custom name keeps it', 'youtube.com/c/Jane', 'https://www.youtube.com/c/Jane'],
    ['of a user keeps it', 'http://www.youtube.com/user/Jane/', 'https://www.youtube.com/user/Jane/'],
    ['of an old custom name keeps it', 'youtube.com/Jane', 'https://www.youtube.com/Jane'],
    ['of a handle keeps its tab', 'youtube.com/@jane/videos?si=1', 'https://www.youtube.com/@jane/videos'],
    ['of a handle is percent-encoded', 'youtube.com/@日', 'https://www.youtube.com/@%E6%97%A5'],
    ['of music keeps its host', 'music.youtube.com/watch?v=1&si=2', 'https://music.youtube.com/watch?v=1'],
  ])('%s', (_, typed, text) => {
    expect(encodeYoutube(typed)).toEqual({ text, cautions: [] });
  });
});

it.each([
  ['jane doe'],
  ['j'.repeat(31)],
  ['...'],
  ['jane/x'],
  ['https://vimeo.com/1'],
  ['youtu.be.example/x'],
  ['xyoutu.be/x'],
  ['youtube.community/x'],
  ['xyoutube.com/x'],
  ['a b.youtube.com'],
  ['\ud800'],
])('what is neither stays as typed, with a caution: %j', (typed) => {
  expect(encodeYoutube(typed)).toEqual({
    text: typed,
    cautions: [{ field: 'content', kind: 'not-of-service', service: 'YouTube' }],
  });
});
