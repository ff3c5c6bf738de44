// What each module of a symbol is for, and which codeword and block it carries.
// ISO/IEC 18004:2015, 6.3 (function patterns), 7.6 (final codeword sequence), 7.7.3 (placement), Annex E (alignment).

import {
  blockLayout,
  dataCodewords,
  type ErrorCorrectionLevel,
  requireLevel,
  requireVersion,
  sizeOf,
  totalCodewords,
} from './capacity.ts';
import { formatPositions } from './format-information.ts';
import { alignmentPositions } from './function-patterns.ts';

/** What a module is for; the values of `moduleRoles`. Everything below `data` is fixed by version, level and mask. */
export const Role = {
  /** Dark outer ring of a finder pattern, and the light ring inside it. */
  finderRing: 0,
  /** The 3 × 3 centre of a finder pattern. */
  finderCentre: 1,
  /** The light margin between a finder pattern and the rest. */
  separator: 2,
  alignment: 3,
  timing: 4,
  format: 5,
  version: 6,
  /** The single module that is dark in every symbol. */
  darkModule: 7,
  data: 8,
  errorCorrection: 9,
  /** Up to seven modules that no codeword fills. */
  remainder: 10,
} as const;

export type Role = (typeof Role)[keyof typeof Role];

/** For each module, row by row: the codeword it carries and that codeword's block; −1 where it carries none. */
export interface ModuleCodewords {
  /** Index in the final, interleaved sequence of codewords (`PreparedCode.codewords`). */
  readonly codeword: Int16Array;
  /** Index in `blockLayout`. */
  readonly block: Int8Array;
}

const roleCache = new Map<string, Uint8Array>();
const codewordCache = new Map<string, ModuleCodewords>();

/**
 * The `Role` of each module, `size × size` values row by row. Shared between calls: do not modify. The first call for
 * a version and level costs about as much as an encode, later ones nothing.
 */
export function moduleRoles(version: number, level: ErrorCorrectionLevel): Uint8Array {
  requireVersion(version, 'version');
  requireLevel(level);
  const key = `${version}${level}`;
  let roles = roleCache.get(key);
  if (roles === undefined) {
    roles = drawRoles(version);
    const dataBits = 8 * dataCodewords(version, level);
    const codewordBits = 8 * totalCodewords(version);
    let bit = 0;
    for (const index of placementOrder(version, roles)) {
      roles[index] = bit < dataBits ? Role.data : bit < codewordBits ? Role.errorCorrection : Role.remainder;
      bit++;
    }
    roleCache.set(key, roles);
  }
  return roles;
}

/** The codeword and block of each module. Shared between calls: do not modify. Cost as for `moduleRoles`. */
export function moduleCodewords(version: number, level: ErrorCorrectionLevel): ModuleCodewords {
  const roles = moduleRoles(version, level);
  const key = `${version}${level}`;
  let map = codewordCache.get(key);
  if (map === undefined) {
    const codeword = new Int16Array(roles.length).fill(-1);
    const block = new Int8Array(roles.length).fill(-1);
    const blocks = blockOfCodeword(version, level);
    let bit = 0;
    for (const index of placementOrder(version, roles)) {
      if (roles[index] !== Role.remainder) {
        codeword[index] = bit >>> 3;
        block[index] = blocks[bit >>> 3];
      }
      bit++;
    }
    map = { codeword, block };
    codewordCache.set(key, map);
  }
  return map;
}

/** Block of each codeword of the final sequence: in turn from every block that still has one, data before correction. */
function blockOfCodeword(version: number, level: ErrorCorrectionLevel): number[] {
  const blocks = blockLayout(version, level);
  const order: number[] = [];
  const longest = blocks[blocks.length - 1].dataCodewords;
  for (let i = 0; i < longest; i++) {
    for (const [block, { dataCodewords }] of blocks.entries()) if (i < dataCodewords) order.push(block);
  }
  for (let i = 0; i < blocks[0].errorCorrectionCodewords; i++) order.push(...blocks.keys());
  return order;
}

/** Roles of the function patterns; every other module is `data` for now. */
function drawRoles(version: number): Uint8Array {
  const size = sizeOf(version);
  const roles = new Uint8Array(size * size).fill(Role.data);
  const set = (x: number, y: number, role: Role) => {
    if (x >= 0 && x < size && y >= 0 && y < size) roles[y * size + x] = role;
  };
  const fill = (centreX: number, centreY: number, radius: number, role: Role) => {
    for (let y = centreY - radius; y <= centreY + radius; y++) {
      for (let x = centreX - radius; x <= centreX + radius; x++) set(x, y, role);
    }
  };
  const last = size - 7;
  for (const y of alignmentPositions(version)) {
    for (const x of alignmentPositions(version)) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) fill(x, y, 2, Role.alignment);
    }
  }
  for (let i = 8; i < size - 8; i++) {
    // Where a timing pattern runs through an alignment pattern, the modules agree and stay the alignment pattern's.
    if (roles[6 * size + i] === Role.data) set(i, 6, Role.timing);
    if (roles[i * size + 6] === Role.data) set(6, i, Role.timing);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    fill(x, y, 4, Role.separator);
    fill(x, y, 3, Role.finderRing);
    fill(x, y, 1, Role.finderCentre);
  }
  for (let bit = 0; bit < 15; bit++) for (const [x, y] of formatPositions(bit, size)) set(x, y, Role.format);
  set(8, size - 8, Role.darkModule);
  if (version >= 7) {
    for (let i = 0; i < 18; i++) {
      const across = Math.floor(i / 3);
      const along = size - 11 + (i % 3);
      set(across, along, Role.version);
      set(along, across, Role.version);
    }
  }
  return roles;
}

/** Indexes of the modules that carry bits, in the order of 7.7.3: two columns at a time, up and down by turns. */
export function* placementOrder(version: number, roles: Uint8Array): Generator<number> {
  const size = sizeOf(version);
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = upward ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        const index = y * size + x;
        if (roles[index] >= Role.data) yield index;
      }
    }
    upward = !upward;
  }
}
