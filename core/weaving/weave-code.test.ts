import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_WEAVE } from '#design';
import {
  blockLayout,
  errorCorrectionOf,
  isDark,
  type Message,
  messageFor,
  moduleRoles,
  placeOf,
  prepareMessage,
  type QrCode,
  Role,
  readBlocks,
  renderMask,
  symbolSize,
} from '#engine';
import { createRandom } from '#testing';
import { aimFor } from './aim.ts';
import { agreeAtPivots, chooseBits, findChoices } from './choices.ts';
import { messageToWeave } from './choose-symbol.ts';
import { isWovenModule } from './planes.ts';
import { countDecoys, weaveCode } from './weave-code.ts';

const { focus } = DEFAULT_WEAVE;
const TEXT = 'https://example.com/abcdef';

/** Returns numbers from 0 to 1 that are the same in every run. */
function noise(count: number, seed: number): Float32Array {
  return Float32Array.from({ length: count }, createRandom(seed));
}

function tonesOf(message: Message, seed: number): Float32Array {
  return noise(symbolSize(message.version) ** 2, seed).map((value) => 255 * value);
}

function weave(message: Message, means: Float32Array) {
  return {
    ...weaveCode(message, means, focus),
    aim: aimFor(means, rolesOf(message), symbolSize(message.version), focus),
  };
}

function rolesOf({ version, level }: Message): Uint8Array {
  return moduleRoles(version, level);
}

function darkModules(code: QrCode): Uint8Array {
  return Uint8Array.from({ length: code.size ** 2 }, (_, i) => (isDark(code, ...placeOf(i, code.size)) ? 1 : 0));
}

/** Returns whether a text has at most 140 bytes. Longer texts may be refused; a test below checks that. */
function isShort(text: string): boolean {
  return new TextEncoder().encode(text).length <= 140;
}

describe('a woven code', () => {
  it('keeps its message and its function patterns, and has no errors in any block', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 90, unit: 'grapheme' }).filter(isShort),
        fc.constantFrom('L' as const, 'M' as const),
        fc.integer({ min: 1, max: 2 ** 31 }),
        (text, level, seed) => {
          const message = messageToWeave(text, { level, eci: true });
          const { code } = weaveCode(message, tonesOf(message, seed), focus);
          const blocks = readBlocks(code);
          const data = blocks.flatMap((block) => [...block.data]);
          expect(data.slice(0, message.used)).toEqual([...message.data.subarray(0, message.used)]);
          for (const block of blocks) {
            expect(block.errorCorrection).toEqual(errorCorrectionOf(block.data, block.errorCorrection.length));
          }
          const plain = renderMask(prepareMessage(message), code.mask);
          const roles = rolesOf(message);
          const [woven, standard] = [darkModules(code), darkModules(plain)];
          expect(roles.every((role, i) => role >= Role.data || woven[i] === standard[i])).toBe(true);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is the same every time, even with equal weights', () => {
    const message = messageToWeave(TEXT, { level: 'L', eci: true });
    for (const means of [tonesOf(message, 7), new Float32Array(symbolSize(message.version) ** 2).fill(128)]) {
      const [first, second] = [weaveCode(message, means, focus), weaveCode(message, means.slice(), focus)];
      expect(second.code.mask).toBe(first.code.mask);
      expect(second.code.rows).toEqual(first.code.rows);
    }
  });

  it('agrees with a random aim in about as many modules as there are free bits, plus half of the other modules', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const message = messageToWeave(TEXT, { level: 'L', eci: true });
      const { code, aim } = weave(message, tonesOf(message, seed));
      const roles = rolesOf(message);
      const dark = darkModules(code);
      let [right, all] = [0, 0];
      for (let i = 0; i < roles.length; i++) {
        if (!isWovenModule(roles[i])) continue;
        all++;
        if (dark[i] === aim.isDark[i]) right++;
      }
      const free = (8 * (message.data.length - message.used)) / all;
      expect(right / all).toBeGreaterThanOrEqual(free + 0.45 * (1 - free));
    }
  });

  it('reports two shares of woven modules that agree with the aim: weighted by aim.weight, or by aim.focus', () => {
    const message = messageToWeave(TEXT, { level: 'L', eci: true });
    const { code, aim, match, focusMatch } = weave(message, tonesOf(message, 1));
    const dark = darkModules(code);
    const roles = rolesOf(message);
    const shareBy = (weight: Float32Array): number => {
      const woven = [...weight.keys()].filter((i) => isWovenModule(roles[i]));
      const sum = (modules: number[]) => modules.reduce((total, i) => total + weight[i], 0);
      return sum(woven.filter((i) => dark[i] === aim.isDark[i])) / sum(woven);
    };
    expect(match).toBeCloseTo(shareBy(aim.weight), 5);
    expect(focusMatch).toBeCloseTo(shareBy(aim.focus), 5);
    expect(Math.abs(match - focusMatch)).toBeGreaterThan(0.001);
  });

  it('avoids masks with false alignment patterns if another mask is nearly as good', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const message = messageToWeave(`${TEXT}/${seed}`, { level: 'L', eci: true });
      const { code } = weaveCode(message, tonesOf(message, seed), focus);
      expect(countDecoys(code).alignment).toBe(0);
    }
  });

  it('avoids masks with false finder patterns only if another mask is nearly as good', () => {
    let count = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const message = messageToWeave(`${TEXT}/${seed}`, { level: 'L', eci: true });
      count += countDecoys(weaveCode(message, tonesOf(message, seed), focus).code).finder;
    }
    // If their cost were 0, there would be 29 false finder patterns. Half the cost gives 15, and twice the cost 10.
    expect(count).toBe(12);
  });

  it('uses version 6 for short texts, larger ones for longer texts, and refuses texts that would hide the picture', () => {
    const versionOf = (length: number, level: 'L' | 'M' = 'L'): number =>
      messageToWeave('x'.repeat(length), { level, eci: true }).version;
    expect([versionOf(1), versionOf(26), versionOf(85)]).toEqual([6, 6, 6]);
    expect(versionOf(86)).toBe(7);
    expect(versionOf(26, 'M')).toBe(6);
    expect([versionOf(57, 'M'), versionOf(58, 'M')]).toEqual([6, 7]);
    expect(() => versionOf(150)).not.toThrow();
    expect(() => versionOf(151)).toThrow(expect.objectContaining({ code: 'too-big' }));
  });
});

describe('the weights', () => {
  const size = symbolSize(6);
  const roles = rolesOf(messageToWeave(TEXT, { level: 'L', eci: true }));
  // One tone everywhere, so that weights differ only by place and focus.
  const means = new Float32Array(size ** 2).fill(60);
  const middle = ((size ** 2 - 1) / 2) | 0;

  /**
   * Returns the weight of the middle module with the focus on it, divided by its weight with the focus in a corner.
   */
  function gainOf(radius: number): number {
    const weightWith = (place: number): number =>
      aimFor(means, roles, size, { x: place, y: place, radius }).weight[middle];
    return weightWith(0.5) / weightWith(0);
  }

  it('are five times as high in the focus, and seven times as high in a small focus, such as a small face', () => {
    expect(gainOf(0.17)).toBeCloseTo(5, 0);
    expect(gainOf(0.16)).toBeCloseTo(7, 0);
  });
});

describe('the aim', () => {
  const message = messageToWeave(TEXT, { level: 'L', eci: true });
  const size = symbolSize(message.version);
  const roles = rolesOf(message);

  function lightShare(tone: number, isCounted: (focus: number) => boolean): number {
    const aim = aimFor(new Float32Array(size ** 2).fill(tone), roles, size, focus);
    const counted = [...aim.isDark.keys()].filter((i) => isWovenModule(roles[i]) && isCounted(aim.focus[i]));
    return counted.filter((i) => aim.isDark[i] === 0).length / counted.length;
  }

  it('leaves about every seventh module light in dark areas, because decoders misread darker areas', () => {
    expect(lightShare(0, () => true)).toBeGreaterThan(0.125);
    expect(lightShare(0, () => true)).toBeLessThan(0.16);
  });

  it('leaves few dark modules in light areas, and hardly any in the focus', () => {
    expect(lightShare(255, (inFocus) => inFocus < 0.02)).toBeLessThan(0.95);
    expect(lightShare(255, (inFocus) => inFocus > 0.9)).toBeGreaterThan(0.98);
  });
});

describe('the choices of a block', () => {
  const message = messageFor(TEXT, { level: 'L', minVersion: 6 });
  const size = symbolSize(message.version);
  const weight = noise(size * size, 3).map((value) => value + 0.01);

  it('have a row for each free bit, and every pivot can be set', () => {
    const layout = blockLayout(message.version, message.level);
    for (const choices of findChoices(message, weight)) {
      const { dataStart, dataCodewords } = layout[choices.block];
      expect(choices.pivots.length).toBe(8 * (dataStart + dataCodewords - Math.max(dataStart, message.used)));
      expect(new Set(choices.pivots).size).toBe(choices.pivots.length);
      for (let seed = 1; seed <= 3; seed++) {
        const wanted = Uint8Array.from(noise(choices.bits.length, seed), (value) => (value < 0.5 ? 0 : 1));
        const bits = agreeAtPivots(choices, wanted);
        expect(choices.pivots.every((pivot) => bits[pivot] === wanted[pivot])).toBe(true);
      }
    }
  });

  it('wrong bits have the least weight after chooseBits, more after agreeAtPivots, most if pivots are random', () => {
    for (const choices of findChoices(message, weight)) {
      const weights = Float32Array.from(choices.modules, (module) => weight[module]);
      for (let seed = 1; seed <= 3; seed++) {
        const wanted = Uint8Array.from(noise(choices.bits.length, seed), (value) => (value < 0.5 ? 0 : 1));
        const missed = (bits: Uint8Array): number =>
          bits.reduce((sum, bit, i) => sum + (bit === wanted[i] ? 0 : weights[i]), 0);
        const random = Uint8Array.from(noise(choices.bits.length, seed + 50), (value) => (value < 0.5 ? 0 : 1));
        const greedy = missed(agreeAtPivots(choices, wanted));
        expect(missed(chooseBits(choices, wanted, weights))).toBeLessThan(greedy);
        expect(greedy).toBeLessThan(missed(agreeAtPivots(choices, random)));
      }
    }
  });

  it('have a pivot at a module that outweighs all others, so that its color can be chosen freely', () => {
    const roles = rolesOf(message);
    const candidates = findChoices(message, weight).flatMap(({ modules }) => [...modules]);
    for (const module of [candidates[5], candidates.at(-1) as number, candidates[candidates.length >> 1]]) {
      expect(isWovenModule(roles[module])).toBe(true);
      const heavy = weight.slice();
      heavy[module] = 1000;
      for (const choices of findChoices(message, heavy)) {
        const index = choices.modules.indexOf(module);
        if (index >= 0) expect([...choices.pivots]).toContain(index);
      }
    }
  });
});

describe('decoys', () => {
  it('are found where they are drawn', () => {
    const code = renderMask(prepareMessage(messageFor(TEXT, { level: 'L', minVersion: 6 })), 0);
    const rows = code.rows.slice();
    const set = (x: number, y: number, isModuleDark: boolean): void => {
      const word = y * code.stride + (x >>> 5);
      rows[word] = isModuleDark ? rows[word] | (1 << (x & 31)) : rows[word] & ~(1 << (x & 31));
    };
    const before = countDecoys(code);
    // The row and the column through an alignment pattern, drawn four modules from the real pattern.
    for (let d = -2; d <= 2; d++) {
      set(30 + d, 34, d % 2 === 0);
      set(30, 34 + d, d % 2 === 0);
    }
    expect(countDecoys({ ...code, rows }).alignment).toBe(before.alignment + 1);
    const finder = code.rows.slice();
    const put = (x: number, y: number, isModuleDark: boolean): void => {
      const word = y * code.stride + (x >>> 5);
      finder[word] = isModuleDark ? finder[word] | (1 << (x & 31)) : finder[word] & ~(1 << (x & 31));
    };
    for (let d = -4; d <= 4; d++) {
      const isModuleDark = Math.abs(d) !== 2 && Math.abs(d) !== 4;
      put(20 + d, 20, isModuleDark);
      put(20, 20 + d, isModuleDark);
    }
    expect(countDecoys({ ...code, rows: finder }).finder).toBeGreaterThan(before.finder);
  });
});
