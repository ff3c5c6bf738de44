import fc from 'fast-check';
import { encode as encodeElsewhere } from 'uqr';
import { expect, test } from 'vitest';
import { type BitPlanes, lightPlanes, planeWords, setModule } from './bit-planes.ts';
import { symbolSize } from './capacity.ts';
import { bestMask, isDark, LEVELS, MASKS, prepare, readySegments, renderMask } from './index.ts';
import { commonPenalty, rarePenalty } from './mask-choice.ts';
import { type Grid, penaltySlowly } from './testing/slow-reference.ts';

function penaltyOf(grid: Grid): number {
  const planes = planesOf(grid);
  return commonPenalty(planes, grid.length) + rarePenalty(planes, grid.length);
}

function planesOf(grid: Grid): BitPlanes {
  const planes = lightPlanes(grid.length);
  const columns = planes.subarray(planeWords(grid.length));
  for (const [y, row] of grid.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue;
      setModule(planes, grid.length, y, x);
      setModule(columns, grid.length, x, y);
    }
  }
  return planes;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function gridOf(size: number, isDarkAt: (x: number, y: number) => boolean): Grid {
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDarkAt(x, y)));
}

/** Returns a line of alternately dark and light runs. Their lengths are those in `lengths`, over and over. */
function stretches(size: number, lengths: readonly number[], startsDark: boolean, shift: number): boolean[] {
  const line: boolean[] = [];
  for (let i = 0; line.length < size + shift; i++) {
    for (let k = 0; k < lengths[i % lengths.length]; k++) line.push((i % 2 === 0) === startsDark);
  }
  return line.slice(shift, shift + size);
}

/** Returns grids that are hard for the rules: one color, checkers, stripes, and lines full of finder-like patterns. */
function adversaries(size: number, random: () => number): Grid[] {
  const unit = () => 1 + Math.floor(random() * (size > 60 ? 6 : 3));
  const finderLines = Array.from({ length: size }, () => {
    const n = unit();
    const light = () => n * (1 + Math.floor(random() * 5)) - (random() < 0.2 ? 1 : 0);
    const lengths = [n, n, 3 * n, n, n, Math.max(1, light()), n, n, 3 * n, n, n, Math.max(1, light())];
    if (random() < 0.2) lengths[Math.floor(random() * lengths.length)] += 1;
    return stretches(size, lengths, random() < 0.8, Math.floor(random() * 12 * n));
  });
  const runLines = Array.from({ length: size }, () => {
    const lengths = Array.from({ length: 12 }, () => 1 + Math.floor(random() * 9));
    return stretches(size, lengths, random() < 0.5, 0);
  });
  const density = random();
  return [
    gridOf(size, () => false),
    gridOf(size, () => true),
    gridOf(size, (x, y) => (x + y) % 2 === 0),
    gridOf(size, (x, y) => finderLines[y][x]),
    gridOf(size, (x, y) => finderLines[x][y]),
    gridOf(size, (x, y) => runLines[y][x]),
    gridOf(size, (x, y) => runLines[x][y]),
    gridOf(size, () => random() < density),
  ];
}

test('the penalty of random and adversarial grids of every version equals that of the plain scorer', () => {
  for (let version = 1; version <= 40; version++) {
    const random = randomFrom(version);
    const size = symbolSize(version);
    for (let round = 0; round < (version < 15 ? 3 : 1); round++) {
      const grids = adversaries(size, random);
      expect([version, ...grids.map(penaltyOf)]).toEqual([version, ...grids.map(penaltySlowly)]);
    }
  }
});

test('the chosen mask is that of another encoder that reads the rules in the same way', () => {
  // The other encoder uses one mode for the whole text. Texts that need byte mode have the same codewords in both.
  const text = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz_,;?!()'),
    minLength: 1,
    maxLength: 400,
  });
  fc.assert(
    fc.property(text, fc.constantFrom(...LEVELS), (value, level) => {
      const other = encodeElsewhere(value, { ecc: level, boostEcc: false, border: 0 });
      const prepared = prepare(readySegments([{ mode: 'byte', text: value }]), { level });
      expect([bestMask(prepared), prepared.version]).toEqual([other.maskPattern, other.version]);
    }),
  );
});

test('the chosen mask is the first with the least penalty, whether a symbol has little or much data', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.uint8Array({ minLength: 1, maxLength: 9 }), (version, bytes) => {
      const prepared = prepare(readySegments([{ mode: 'byte', bytes }]), {
        level: 'L',
        minVersion: version,
        maxVersion: version,
      });
      const penalties = MASKS.map((mask) => {
        const code = renderMask(prepared, mask);
        return penaltySlowly(gridOf(code.size, (x, y) => isDark(code, x, y)));
      });
      expect(bestMask(prepared)).toBe(penalties.indexOf(Math.min(...penalties)));
    }),
    { numRuns: 60 },
  );
});

test('of masks with equal penalties, the one with the lowest number is chosen', () => {
  for (const [text, masks] of [
    ['88', [2, 6]],
    ['157', [2, 4]],
    ['204', [3, 6]],
  ] as const) {
    const prepared = prepare(text, { level: 'L' });
    const [one, other] = masks.map((mask) => {
      const code = renderMask(prepared, mask);
      return penaltySlowly(gridOf(code.size, (x, y) => isDark(code, x, y)));
    });
    expect([text, one]).toEqual([text, other]);
    expect([text, bestMask(prepared)]).toEqual([text, masks[0]]);
  }
});
