// @ts-expect-error: the package comes without types
import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import {
  blockLayout,
  blockModules,
  type ErrorCorrectionLevel,
  isDark,
  LEVELS,
  MASKS,
  type Mask,
  moduleCodewords,
  moduleRoles,
  prepare,
  Role,
  readySegments,
  renderMask,
} from './index.ts';
import { readSymbol } from './testing/symbol-reading.ts';

const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1);

/** Powers of two in GF(2⁸) and their exponents. */
const POWERS: number[] = [];
const EXPONENTS: number[] = [];
for (let i = 0, power = 1; i < 255; i++) {
  POWERS.push(power);
  EXPONENTS[power] = i;
  power = power < 128 ? power * 2 : (power * 2) ^ 0x11d;
}

/** Returns whether all syndromes of a block are zero. The block consists of data and error correction codewords. */
function isCorrect(block: readonly number[], corrections: number): boolean {
  for (let i = 0; i < corrections; i++) {
    let sum = 0;
    for (const codeword of block) sum = (sum === 0 ? 0 : POWERS[(EXPONENTS[sum] + i) % 255]) ^ codeword;
    if (sum !== 0) return false;
  }
  return true;
}

/** Returns the codewords of the final sequence sorted into their blocks, by the rule of 7.6. */
function deinterleave(codewords: readonly number[], version: number, level: ErrorCorrectionLevel): number[][] {
  const layout = blockLayout(version, level);
  const blocks: number[][] = layout.map(() => []);
  const queue = [...codewords];
  for (let i = 0; i < Math.max(...layout.map((block) => block.dataCodewords)); i++) {
    for (const [index, block] of layout.entries()) if (i < block.dataCodewords) blocks[index].push(queue.shift() ?? -1);
  }
  for (let i = 0; i < layout[0].errorCorrectionCodewords; i++)
    for (const block of blocks) block.push(queue.shift() ?? -1);
  return blocks;
}

/** Returns level and mask followed by their BCH bits, which make the number divisible by the generator. */
function formatOf(level: ErrorCorrectionLevel, mask: Mask): number {
  const data = ({ L: 1, M: 0, Q: 3, H: 2 }[level] * 8 + mask) * 1024;
  let rest = data;
  while (rest >= 1024) rest ^= 0b10100110111 << (Math.floor(Math.log2(rest)) - 10);
  return data + rest;
}

test('every symbol has valid patterns, format and version information and error correction', { tags: 'deep' }, () => {
  for (const version of VERSIONS) {
    for (const [i, level] of LEVELS.entries()) {
      const prepared = prepare(`v${version}${level}`, { level, minVersion: version, maxVersion: version });
      for (const mask of version % 9 === 1 ? MASKS : [MASKS[(version + 3 * i) % 8]]) {
        const code = renderMask(prepared, mask);
        const read = readSymbol(code);
        expect([version, level, mask, read.wrongModules]).toEqual([version, level, mask, 0]);
        expect(read.formats).toEqual([formatOf(level, mask), formatOf(level, mask)]);
        for (const information of read.versions) expect(information >>> 12).toBe(version);
        expect(new Set(read.versions).size).toBe(version < 7 ? 0 : 1);
        expect(read.codewords).toEqual([...prepared.codewords]);
        expect(read.remainder.some(Boolean)).toBe(false);
      }
      const corrections = blockLayout(version, level)[0].errorCorrectionCodewords;
      for (const block of deinterleave([...prepared.codewords], version, level)) {
        expect(isCorrect(block, corrections)).toBe(true);
      }
    }
  }
});

test('every symbol equals that of another encoder; 40 versions × 4 levels, with a given mask', () => {
  for (const version of VERSIONS) {
    for (const [i, level] of LEVELS.entries()) {
      const mask = MASKS[(version + 2 * i) % 8];
      const bytes = Uint8Array.from({ length: 9 - 2 }, (_, k) => (version * 31 + k * 57 + i) & 0xff);
      const other = QRCode.create([{ data: bytes, mode: 'byte' }], {
        version,
        errorCorrectionLevel: level,
        maskPattern: mask,
      });
      const code = renderMask(prepare(readySegments([{ mode: 'byte', bytes }]), { level, minVersion: version }), mask);
      let differing = 0;
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) if (isDark(code, x, y) !== (other.modules.get(y, x) === 1)) differing++;
      }
      expect([version, level, mask, differing]).toEqual([version, level, mask, 0]);
    }
  }
});

test('flipping a module changes exactly the codeword that the module map names', () => {
  for (const [version, level] of [
    [1, 'H'],
    [5, 'Q'],
    [7, 'L'],
    [14, 'H'],
    [40, 'H'],
  ] as const) {
    const prepared = prepare('flip', { level, minVersion: version });
    const code = renderMask(prepared, 3);
    const roles = moduleRoles(version, level);
    const { codeword, block, bit } = moduleCodewords(version, level);
    const layout = blockLayout(version, level);
    const dataCount = layout.reduce((sum, { dataCodewords }) => sum + dataCodewords, 0);
    const intact = readSymbol(code);
    // Indexes in the final sequence, by block.
    const places = deinterleave([...prepared.codewords.keys()], version, level);
    for (let index = 0; index < roles.length; index += version === 40 ? 997 : 7) {
      const x = index % code.size;
      const y = Math.floor(index / code.size);
      const rows = code.rows.slice();
      rows[y * code.stride + (x >>> 5)] ^= 1 << (x & 31);
      const damaged = readSymbol({ ...code, rows });
      const changed = damaged.codewords.flatMap((value, i) => (value === intact.codewords[i] ? [] : [i]));
      const role = roles[index];
      if (role === Role.data || role === Role.errorCorrection) {
        expect(changed).toEqual([codeword[index]]);
        expect(role).toBe(codeword[index] < dataCount ? Role.data : Role.errorCorrection);
        expect(places[block[index]][bit[index] >>> 3]).toBe(codeword[index]);
        const [at] = changed;
        expect(damaged.codewords[at] ^ intact.codewords[at]).toBe(0x80 >>> (bit[index] & 7));
        continue;
      }
      expect([changed.length, codeword[index], block[index], bit[index]]).toEqual([0, -1, -1, -1]);
      const isFormat = damaged.formats[0] !== intact.formats[0] || damaged.formats[1] !== intact.formats[1];
      const isVersion = damaged.versions.some((value, i) => value !== intact.versions[i]);
      expect(role === Role.format).toBe(isFormat);
      expect(role === Role.version).toBe(isVersion);
      expect(role === Role.remainder).toBe(damaged.remainder.some(Boolean));
      expect(damaged.wrongModules).toBe(
        role === Role.format || role === Role.version || role === Role.remainder ? 0 : 1,
      );
    }
  }
});

test('blockModules is the inverse of moduleCodewords, and its remainder lists the modules that no codeword fills', () => {
  for (const version of VERSIONS) {
    for (const level of LEVELS) {
      const roles = moduleRoles(version, level);
      const { block, bit } = moduleCodewords(version, level);
      const { blocks, remainder } = blockModules(version, level);
      const wrong: number[] = [];
      let carried = 0;
      for (const [index, modules] of blocks.entries()) {
        const { dataCodewords, errorCorrectionCodewords } = blockLayout(version, level)[index];
        expect(modules).toHaveLength(8 * (dataCodewords + errorCorrectionCodewords));
        for (const [i, module] of modules.entries()) {
          const role = i < 8 * dataCodewords ? Role.data : Role.errorCorrection;
          if (block[module] !== index || bit[module] !== i || roles[module] !== role) wrong.push(module);
        }
        carried += modules.length;
      }
      for (const module of remainder) if (roles[module] !== Role.remainder) wrong.push(module);
      expect([version, level, wrong]).toEqual([version, level, []]);
      expect(carried + remainder.length).toBe(roles.filter((role) => role >= Role.data).length);
    }
  }
});

test('a module where a timing pattern runs through an alignment pattern has the role of the timing pattern', () => {
  const roles = moduleRoles(7, 'M');
  const roleAt = (x: number, y: number) => roles[45 * y + x];
  expect([roleAt(22, 5), roleAt(22, 6), roleAt(22, 7)]).toEqual([Role.alignment, Role.timing, Role.alignment]);
  expect([roleAt(5, 22), roleAt(6, 22), roleAt(7, 22)]).toEqual([Role.alignment, Role.timing, Role.alignment]);
});
