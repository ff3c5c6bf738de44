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
import { STRIPE } from './layout.ts';
import { formOf } from './placement.ts';

/** What a module is for; the values of `moduleRoles`. Everything below `data` is fixed by version, level and mask. */
export const Role = {
  /** Dark outer ring of a finder pattern, and the light ring inside it. */
  finderRing: 0,
  /** The 3 × 3 centre of a finder pattern. */
  finderCentre: 1,
  /** The light margin between a finder pattern and the rest. */
  separator: 2,
  alignment: 3,
  /** Also where a timing pattern runs through an alignment pattern. */
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
  const { reserved } = formOf(version);
  const roles = new Uint8Array(size * size);
  for (let y = 0, index = 0; y < size; y++) {
    for (let x = 0; x < size; x++, index++) {
      const isReserved = (reserved[Math.floor(x / STRIPE) * size + y] >>> (x % STRIPE)) & 1;
      roles[index] = isReserved ? reservedRole(x, y, size) : Role.data;
    }
  }
  return roles;
}

/** The role of a module that carries no codeword, from its place alone. */
function reservedRole(x: number, y: number, size: number): Role {
  const isRight = x >= size - 8;
  const isBottom = y >= size - 8;
  if ((x < 9 && y < 9) || (x < 9 && isBottom) || (isRight && y < 9)) {
    const fromCentre = Math.max(Math.abs(x - (isRight ? size - 4 : 3)), Math.abs(y - (isBottom ? size - 4 : 3)));
    if (fromCentre <= 1) return Role.finderCentre;
    if (fromCentre <= 3) return Role.finderRing;
    if (x !== 8 && y !== 8) return Role.separator;
    if (x !== 6 && y !== 6) return x === 8 && y === size - 8 ? Role.darkModule : Role.format;
  }
  if (x === 6 || y === 6) return Role.timing;
  return (x < 6 && y >= size - 11) || (y < 6 && x >= size - 11) ? Role.version : Role.alignment;
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
