import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_WEAVE } from '#design';
import {
  alignmentCenters,
  encode,
  errorCorrectionOf,
  isDark,
  type Message,
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
      { numRuns: 6 },
    );
  });

  it('agrees with a random aim in about as many modules as there are free bits, plus half of the other modules', () => {
    for (let seed = 1; seed <= 2; seed++) {
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

  it('avoids masks with false alignment patterns if another mask is nearly as good', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const message = messageToWeave(`${TEXT}/${seed}`, { level: 'L', eci: true });
      const { code } = weaveCode(message, tonesOf(message, seed), focus);
      expect(countDecoys(code).alignment).toBe(0);
    }
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

const CODE = encode('https://example.com', { level: 'L', minVersion: 6 });
const { size, stride } = CODE;
const [[CENTER]] = alignmentCenters(6);

function codeOf(dark: readonly (readonly [x: number, y: number])[]): QrCode {
  const rows = new Uint32Array(CODE.rows.length);
  for (const [x, y] of dark) rows[y * stride + (x >>> 5)] |= 1 << (x & 31);
  return { ...CODE, rows };
}

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

  it('have both a row and a column like those of a pattern, and lie inside the symbol', () => {
    expect(countDecoys(codeOf([28, 30, 32].map((x) => [x, 30] as const))).alignment).toBe(0);
    expect(countDecoys(codeOf([...alignmentCross(30, 30), [31, 30]])).alignment).toBe(0);
    expect(countAt(39, 30)).toBe(0);
  });

  it('are counted once even if they are near two patterns', () => {
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
    [4, 1],
    [5, 0],
  ])('whose middle has %d modules are counted %d times', (middle, count) => {
    expect(countOf(finderCross(20, 20, middle))).toBe(count);
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
