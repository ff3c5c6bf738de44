import { expect, it } from 'vitest';
import type { Caution } from '#content';
import { shownCautions } from './cautions.tsx';

const LONG = { field: 'content', kind: 'too-long', length: 40 } as unknown as Caution;
const LONGER = { ...LONG, length: 41 } as Caution;
const ELSEWHERE = { ...LONG, field: 'password' } as Caution;
const MISSING = { field: 'password', kind: 'left-out' } as unknown as Caution;

it('a new caution is not shown before the visitor pauses, unless it is about a missing secret', () => {
  expect(shownCautions([LONG, MISSING], [])).toEqual([MISSING]);
});

it('a caution that is still given keeps the words that it had in the last pause', () => {
  expect(shownCautions([LONGER], [LONG])).toEqual([LONG]);
  expect(shownCautions([], [LONG])).toEqual([]);
  expect(shownCautions([ELSEWHERE], [LONG])).toEqual([]);
});

it('a caution about a missing secret comes first, and disappears as soon as the secret is there', () => {
  expect(shownCautions([LONG, MISSING], [LONG, MISSING])).toEqual([MISSING, LONG]);
  expect(shownCautions([LONG], [LONG, MISSING])).toEqual([LONG]);
});
