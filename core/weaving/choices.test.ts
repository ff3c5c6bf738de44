import { describe, expect, it } from 'vitest';
import { blockLayout, messageFor, moduleRoles, symbolSize } from '#engine';
import { createRandom } from '#testing';
import { agreeAtPivots, type Choices, chooseBits, findChoices } from './choices.ts';
import { isWovenModule } from './planes.ts';

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
  const weight = noise(MODULES, 3).map((value) => value + 0.01);

  it('returns a row for each free bit, of which every pivot can be set', () => {
    const layout = blockLayout(MESSAGE.version, MESSAGE.level);
    for (const choices of findChoices(MESSAGE, weight)) {
      const { dataStart, dataCodewords } = layout[choices.block];
      expect(choices.pivots.length).toBe(8 * (dataStart + dataCodewords - Math.max(dataStart, MESSAGE.used)));
      expect(new Set(choices.pivots).size).toBe(choices.pivots.length);
      for (let seed = 1; seed <= 3; seed++) {
        const wanted = Uint8Array.from(noise(choices.bits.length, seed), (value) => (value < 0.5 ? 0 : 1));
        const bits = agreeAtPivots(choices, wanted);
        expect(choices.pivots.every((pivot) => bits[pivot] === wanted[pivot])).toBe(true);
      }
    }
  });

  it('returns a pivot at a module that outweighs all others, so that its color can be chosen freely', () => {
    const roles = moduleRoles(MESSAGE.version, MESSAGE.level);
    const candidates = findChoices(MESSAGE, weight).flatMap(({ modules }) => [...modules]);
    for (const module of [candidates[5], candidates.at(-1) as number, candidates[candidates.length >> 1]]) {
      expect(isWovenModule(roles[module])).toBe(true);
      const heavy = weight.slice();
      heavy[module] = 1000;
      for (const choices of findChoices(MESSAGE, heavy)) {
        const index = choices.modules.indexOf(module);
        if (index >= 0) expect([...choices.pivots]).toContain(index);
      }
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
