import { describe, expect, it } from 'vitest';
import { blockLayout, messageFor, symbolSize } from '#engine';
import { createRandom } from '#testing';
import { agreeAtPivots, type Choices, chooseBits, findChoices } from './choices.ts';

const MESSAGE = messageFor('https://example.com/abcdef', { level: 'L', minVersion: 6 });
const MODULES = symbolSize(6) ** 2;

function noise(count: number, seed: number): Float32Array {
  return Float32Array.from({ length: count }, createRandom(seed));
}

/** Adds a row to `bits`: inverts the bits at the pivot and at the other columns of the row. */
function addRow(bits: Uint8Array, { pivots, others }: Choices, row: number): void {
  for (const column of [pivots[row], ...others[row]]) bits[column] ^= 1;
}

/** Does what `chooseBits` does, but in each step recalculates how every row would change the weight of wrong bits. */
function chooseSlowly(choices: Choices, wanted: Uint8Array, weight: Float32Array): Uint8Array {
  const bits = agreeAtPivots(choices, wanted);
  const changeOf = (row: number): number =>
    [choices.pivots[row], ...choices.others[row]].reduce(
      (sum, column) => sum + (bits[column] === wanted[column] ? weight[column] : -weight[column]),
      0,
    );
  for (;;) {
    const changes = Array.from(choices.pivots, (_, row) => changeOf(row));
    const best = changes.indexOf(Math.min(...changes));
    if (changes[best] >= -1e-6) return bits;
    addRow(bits, choices, best);
  }
}

describe('findChoices', () => {
  it('sorts bits by the weight of their modules, heaviest first, and keeps the order of equal weights', () => {
    const weight = noise(MODULES, 4);
    for (const { modules } of findChoices(MESSAGE, weight)) {
      const weights = Array.from(modules, (module) => weight[module]);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
    for (const { bits } of findChoices(MESSAGE, new Float32Array(MODULES).fill(1))) {
      expect([...bits]).toEqual([...bits].toSorted((a, b) => a - b));
    }
  });

  it('leaves out a block without free bits', () => {
    // In version 8-L two blocks share the data, and this text fills the first of them.
    const long = messageFor('x'.repeat(100), { level: 'L', minVersion: 8 });
    const [first, second] = blockLayout(8, 'L');
    expect(long.used).toBeGreaterThan(first.dataCodewords);
    expect(long.used).toBeLessThan(second.dataStart + second.dataCodewords);
    expect(findChoices(long, new Float32Array(symbolSize(8) ** 2).fill(1)).map(({ block }) => block)).toEqual([1]);
  });

  it('lists for each column the rows that change it', () => {
    for (const { others, rows } of findChoices(MESSAGE, noise(MODULES, 4))) {
      const reversed = rows.map((_, column) => [...others.keys()].filter((row) => others[row].includes(column)));
      expect(rows.map((list) => [...list])).toEqual(reversed);
    }
  });
});

describe('chooseBits', () => {
  it('chooses the same bits as a slow search that repeatedly adds the row that helps most', () => {
    const [choices] = findChoices(MESSAGE, noise(MODULES, 4));
    // Few different weights, so that several rows often help equally.
    const weight = noise(choices.bits.length, 5).map((value) => 1 + Math.floor(3 * value));
    const wanted = Uint8Array.from(noise(choices.bits.length, 6), (value) => (value < 0.5 ? 0 : 1));
    expect(chooseBits(choices, wanted, weight)).toEqual(chooseSlowly(choices, wanted, weight));
  });
});
