import { describe, expect, it } from 'vitest';
import { alignmentCenters, encode, type QrCode } from '#engine';
import { countDecoys } from './weave-code.ts';

const CODE = encode('https://example.com', { level: 'L', minVersion: 6 });
const { size, stride } = CODE;
const [[CENTER]] = alignmentCenters(6);

/** Returns a symbol of version 6 in which these modules are dark and all others are light. */
function codeOf(dark: readonly (readonly [x: number, y: number])[]): QrCode {
  const rows = new Uint32Array(CODE.rows.length);
  for (const [x, y] of dark) rows[y * stride + (x >>> 5)] |= 1 << (x & 31);
  return { ...CODE, rows };
}

/** Returns the dark modules of the row and the column through an alignment pattern's center. */
function alignmentCross(x: number, y: number): [number, number][] {
  return [-2, 0, 2].flatMap((d): [number, number][] => [
    [x + d, y],
    [x, y + d],
  ]);
}

/**
 * Returns the dark places of a line that looks like the middle row of a finder pattern. `middle` dark places lie around
 * `at`. On each side of them, one light place and one dark place follow.
 */
function finderRuns(at: number, middle: number): number[] {
  const start = at - (middle >> 1);
  return [start - 2, ...Array.from({ length: middle }, (_, k) => start + k), start + middle + 1];
}

/** Returns a row and a column that look like those through a finder pattern's center. `shift` moves the row down. */
function finderCross(x: number, y: number, middle: number, shift = 0): [number, number][] {
  return [
    ...finderRuns(y, middle).map((place): [number, number] => [x, place]),
    ...finderRuns(x, middle).map((place): [number, number] => [place, y + shift]),
  ];
}

describe('false alignment patterns', () => {
  const countAt = (x: number, y: number) => countDecoys(codeOf(alignmentCross(x, y))).alignment;

  it('are counted up to eight modules from the center of a pattern, but not beyond', () => {
    expect(CENTER).toBe(34);
    expect([countAt(26, 26), countAt(38, 34), countAt(34, 26)]).toEqual([1, 1, 1]);
    expect([countAt(25, 34), countAt(34, 25)]).toEqual([0, 0]);
  });

  it('do not include the pattern itself', () => {
    expect(countAt(34, 34)).toBe(0);
  });

  it('have both a row and a column like those of a pattern, and lie inside the symbol', () => {
    expect(countDecoys(codeOf([28, 30, 32].map((x) => [x, 30] as const))).alignment).toBe(0);
    expect(countDecoys(codeOf([...alignmentCross(30, 30), [31, 30]])).alignment).toBe(0);
    expect(countAt(39, 30)).toBe(0);
  });

  it('are counted once even if they are near two patterns, and do not include neighboring patterns', () => {
    for (let version = 7; version <= 40; version++) {
      const places = [...new Set(alignmentCenters(version).map(([x]) => x))].toSorted((a, b) => a - b);
      expect(places.every((place, k) => k === 0 || place - places[k - 1] > 8)).toBe(true);
    }
    // In version 7 the patterns are 16 modules apart, the smallest distance in any version.
    const seven = encode('https://example.com', { level: 'L', minVersion: 7 });
    const rows = new Uint32Array(seven.rows.length);
    for (const [x, y] of alignmentCross(22, 30)) rows[y * seven.stride + (x >>> 5)] |= 1 << (x & 31);
    expect(alignmentCenters(7)).toContainEqual([22, 22]);
    expect(alignmentCenters(7)).toContainEqual([22, 38]);
    expect(countDecoys({ ...seven, rows }).alignment).toBe(1);
  });
});

describe('false finder patterns', () => {
  const countOf = (dark: readonly (readonly [number, number])[]) => countDecoys(codeOf(dark)).finder;

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 0],
  ])('whose middle has %d modules are counted %d times', (middle, count) => {
    expect(countOf(finderCross(20, 20, middle))).toBe(count);
  });

  it('may have a row and a column whose middles are one module apart, but not two', () => {
    const countApart = (shift: number) => countOf(finderCross(20, 20, 3, shift));
    expect([countApart(1), countApart(-1), countApart(2), countApart(-2)]).toEqual([1, 1, 0, 0]);
  });

  it('need both a row and a column in which all runs except the middle are one module long', () => {
    expect(countOf(finderRuns(20, 3).map((x) => [x, 20] as const))).toBe(0);
    expect(countOf([...finderCross(20, 20, 3), [16, 20]])).toBe(0);
  });

  it('are not counted in the three corners with true finder patterns', () => {
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ]) {
      expect(countOf(finderCross(x, y, 3))).toBe(0);
    }
    expect(countOf(finderCross(size - 4, size - 4, 3))).toBe(1);
  });
});
