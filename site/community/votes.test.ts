import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreOf, type Vote, type VoteState, vote } from './votes.ts';

/** For each press: the change of upvotes and downvotes, and the resulting vote. */
const TRANSITIONS: readonly [from: Vote, pressed: 'up' | 'down', up: number, down: number, to: Vote][] = [
  ['none', 'up', +1, 0, 'up'],
  ['none', 'down', 0, +1, 'down'],
  ['up', 'up', -1, 0, 'none'],
  ['up', 'down', -1, +1, 'down'],
  ['down', 'up', +1, -1, 'up'],
  ['down', 'down', 0, -1, 'none'],
];

describe('a vote', () => {
  test.each(TRANSITIONS)(
    '"%s" after a press on "%s": upvotes change by %i, downvotes by %i, and the vote becomes "%s"',
    (from, pressed, up, down, to) => {
      expect(vote({ vote: from, upvotes: 20, downvotes: 3 }, pressed)).toEqual({
        vote: to,
        upvotes: 20 + up,
        downvotes: 3 + down,
      });
    },
  );

  test('counts as at most one upvote or one downvote, however often the visitor presses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('up', 'down')), (presses) => {
        const start: VoteState = { vote: 'none', upvotes: 12, downvotes: 2 };
        const end = presses.reduce(vote, start);
        expect(end.upvotes - start.upvotes).toBe(end.vote === 'up' ? 1 : 0);
        expect(end.downvotes - start.downvotes).toBe(end.vote === 'down' ? 1 : 0);
      }),
    );
  });
});

describe('a score', () => {
  test('is upvotes minus downvotes, but never below zero', () => {
    expect(scoreOf({ upvotes: 12, downvotes: 5 })).toBe(7);
    expect(scoreOf({ upvotes: 2, downvotes: 5 })).toBe(0);
  });
});
