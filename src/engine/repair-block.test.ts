import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockLayout } from './capacity.ts';
import { LEVELS, MAX_VERSION } from './index.ts';
import { errorCorrectionOf } from './reed-solomon.ts';
import { repairBlock } from './repair-block.ts';

const BLOCKS = LEVELS.flatMap((level) =>
  Array.from({ length: MAX_VERSION }, (_, k) => blockLayout(k + 1, level)).flat(),
);

/** A block's codewords, and which of them are changed by how much. */
const damagedBlock = (mostWrong: (repairable: number) => number, leastWrong: (repairable: number) => number) =>
  fc.constantFrom(...BLOCKS).chain(({ dataCodewords, errorCorrectionCodewords, repairable }) =>
    fc.record({
      data: fc.uint8Array({ minLength: dataCodewords, maxLength: dataCodewords }),
      errors: fc.uniqueArray(
        fc.tuple(fc.nat(dataCodewords + errorCorrectionCodewords - 1), fc.integer({ min: 1, max: 255 })),
        { selector: ([place]) => place, minLength: leastWrong(repairable), maxLength: mostWrong(repairable) },
      ),
      errorCorrectionCodewords: fc.constant(errorCorrectionCodewords),
      repairable: fc.constant(repairable),
    }),
  );

function damage(whole: Uint8Array, errors: readonly (readonly [number, number])[]): Uint8Array {
  const damaged = whole.slice();
  for (const [place, change] of errors) damaged[place] ^= change;
  return damaged;
}

function wholeBlock(data: Uint8Array, errorCorrectionCodewords: number): Uint8Array {
  return Uint8Array.from([...data, ...errorCorrectionOf(data, errorCorrectionCodewords)]);
}

test('repairs as many wrong codewords as the standard promises, wherever they are', () => {
  fc.assert(
    fc.property(
      damagedBlock(
        (repairable) => repairable,
        () => 0,
      ),
      ({ data, errors, errorCorrectionCodewords, repairable }) => {
        const whole = wholeBlock(data, errorCorrectionCodewords);
        const block = damage(whole, errors);
        expect(repairBlock(block, errorCorrectionCodewords, repairable)).toBe(errors.length);
        expect(block).toEqual(whole);
      },
    ),
    { seed: 1, numRuns: 300 },
  );
});

test('leaves a block with more as it is, or makes it another whole block', () => {
  fc.assert(
    fc.property(
      damagedBlock(
        (repairable) => repairable + 5,
        (repairable) => repairable + 1,
      ),
      ({ data, errors, errorCorrectionCodewords, repairable }) => {
        const received = damage(wholeBlock(data, errorCorrectionCodewords), errors);
        const block = received.slice();
        const repairs = repairBlock(block, errorCorrectionCodewords, repairable);
        if (repairs === null) {
          expect(block).toEqual(received);
          return;
        }
        expect(repairs).toBeLessThanOrEqual(repairable);
        expect(block.filter((codeword, k) => codeword !== received[k])).toHaveLength(repairs);
        expect(block).toEqual(wholeBlock(block.slice(0, data.length), errorCorrectionCodewords));
      },
    ),
    { seed: 2, numRuns: 300 },
  );
});

test('repairs fewer than it could if fewer are allowed: small blocks keep some codewords for noticing errors', () => {
  const [{ dataCodewords, errorCorrectionCodewords, repairable }] = blockLayout(1, 'L');
  expect([errorCorrectionCodewords, repairable]).toEqual([7, 2]);
  const whole = wholeBlock(new Uint8Array(dataCodewords).fill(5), errorCorrectionCodewords);
  const block = damage(whole, [
    [0, 1],
    [9, 2],
    [20, 3],
  ]);
  expect(repairBlock(block.slice(), errorCorrectionCodewords, repairable)).toBeNull();
  expect(repairBlock(block, errorCorrectionCodewords, 3)).toBe(3);
  expect(block).toEqual(whole);
});
