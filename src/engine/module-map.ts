// What each module of a symbol is for, and which codeword and block it carries.
// ISO/IEC 18004:2015, 6.3 (function patterns), 7.6 (final codeword sequence), 7.7.3 (placement), Annex E (alignment).

import {
  blockCount,
  dataCodewords,
  type ErrorCorrectionLevel,
  requireSymbol,
  sizeOf,
  totalCodewords,
} from './capacity.ts';
import { walkFunctionPatterns } from './function-patterns.ts';
import { Role } from './roles.ts';

/** For each module, row by row: the codeword it carries and that codeword's block; −1 where it carries none. */
export interface ModuleCodewords {
  /** Index in the final, interleaved sequence of codewords (`PreparedCode.codewords`). */
  readonly codeword: Int16Array;
  /** Index in `blockLayout`. */
  readonly block: Int8Array;
}

/** All that is known about the modules of a version and level. */
interface ModuleMap extends ModuleCodewords {
  readonly roles: Uint8Array;
}

const maps: Readonly<Record<ErrorCorrectionLevel, ModuleMap[]>> = { L: [], M: [], Q: [], H: [] };

/**
 * The `Role` of each module, `size × size` values row by row. Shared between calls: do not modify. The first call of
 * this or `moduleCodewords` for a version and level costs about as much as an encode, later ones nothing.
 */
export function moduleRoles(version: number, level: ErrorCorrectionLevel): Uint8Array {
  return moduleMap(version, level).roles;
}

/** The codeword and block of each module. Shared between calls: do not modify. Cost as for `moduleRoles`. */
export function moduleCodewords(version: number, level: ErrorCorrectionLevel): ModuleCodewords {
  return moduleMap(version, level);
}

function moduleMap(version: number, level: ErrorCorrectionLevel): ModuleMap {
  requireSymbol(version, level);
  const ofLevel = maps[level];
  ofLevel[version] ??= drawMap(version, level);
  return ofLevel[version];
}

function drawMap(version: number, level: ErrorCorrectionLevel): ModuleMap {
  const size = sizeOf(version);
  const roles = new Uint8Array(size * size).fill(Role.data);
  walkFunctionPatterns(version, (x, y, role) => {
    roles[y * size + x] = role;
  });
  const codeword = new Int16Array(roles.length).fill(-1);
  const block = new Int8Array(roles.length).fill(-1);
  const count = blockCount(version, level);
  const dataCount = dataCodewords(version, level);
  const total = totalCodewords(version);
  // All blocks take turns, from the first to the last; but the last data codewords come from the longer blocks alone,
  // and the turn ends at the last block again.
  const evenCount = dataCount - (dataCount % count);
  for (const [bit, index] of placementOrder(version, roles).entries()) {
    const carried = bit >>> 3;
    roles[index] = carried < dataCount ? Role.data : carried < total ? Role.errorCorrection : Role.remainder;
    if (carried >= total) continue;
    codeword[index] = carried;
    block[index] = (carried < evenCount ? carried : carried - dataCount + count) % count;
  }
  return { roles, codeword, block };
}

/** Indexes of the modules that carry bits, in the order of 7.7.3: two columns at a time, up and down by turns. */
export function placementOrder(version: number, roles: Uint8Array): number[] {
  const size = sizeOf(version);
  const order: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const index = (upward ? size - 1 - i : i) * size + right;
      if (roles[index] >= Role.data) order.push(index);
      if (roles[index - 1] >= Role.data) order.push(index - 1);
    }
    upward = !upward;
  }
  return order;
}
