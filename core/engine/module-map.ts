// What each module of a symbol is for, which codeword and bit it carries, and which modules a block's bits occupy.
// ISO/IEC 18004:2015, 6.3 (function patterns), 7.6 (final codeword sequence), 7.7.3 (placement).

import type { ErrorCorrectionLevel } from './block-table.ts';
import { blockLayout, symbolSize } from './capacity.ts';
import { Role, walkFunctionPatterns } from './function-patterns.ts';

/** Arrays of `size × size` values, row by row: one for each module, −1 if it carries no codeword. */
export interface ModuleCodewords {
  /** Index of the codeword in the final, interleaved sequence (`PreparedCode.codewords`). */
  readonly codeword: Int16Array;
  /** Index of that codeword's block in `blockLayout`. */
  readonly block: Int8Array;
  /** Index of the bit in its block: data codewords first, then error correction, each with its highest bit first. */
  readonly bit: Int16Array;
}

/** The reverse mapping: the module that carries each bit, as `y * size + x`. */
export interface BlockModules {
  /** For each block of `blockLayout`, the modules of its bits, numbered as in `ModuleCodewords.bit`. */
  readonly blocks: readonly Int16Array[];
  /** The modules after the last codeword, in placement order: up to seven, light before masking. */
  readonly remainder: Int16Array;
}

interface ModuleMap extends ModuleCodewords, BlockModules {
  readonly roles: Uint8Array;
}

const maps: Readonly<Record<ErrorCorrectionLevel, ModuleMap[]>> = { L: [], M: [], Q: [], H: [] };

/**
 * Returns the `Role` of each module, row by row. Shared: do not modify. The first call of this, `moduleCodewords` or
 * `blockModules` for a version and level takes many times as long as encoding; later calls take no time.
 */
export function moduleRoles(version: number, level: ErrorCorrectionLevel): Uint8Array {
  return moduleMap(version, level).roles;
}

const patterns: Uint8Array[] = [];

/** `moduleRoles` at a fraction of its first cost: everything outside the function patterns is `data`. Shared too. */
export function patternRoles(version: number): Uint8Array {
  patterns[version] ??= drawPatterns(version);
  return patterns[version];
}

function drawPatterns(version: number): Uint8Array {
  const size = symbolSize(version);
  const roles = new Uint8Array(size * size).fill(Role.data);
  walkFunctionPatterns(version, (x, y, role) => {
    roles[y * size + x] = role;
  });
  return roles;
}

/** Returns the codeword, block and bit of each module. Like `moduleRoles`: shared, and slow at the first call. */
export function moduleCodewords(version: number, level: ErrorCorrectionLevel): ModuleCodewords {
  return moduleMap(version, level);
}

/** Returns the module of each bit of each block. Like `moduleRoles`: shared, and slow at the first call. */
export function blockModules(version: number, level: ErrorCorrectionLevel): BlockModules {
  return moduleMap(version, level);
}

/** Returns how many codewords of each block have a module that `isIn` finds. Unlike `moduleCodewords`, keeps nothing. */
export function codewordsIn(
  version: number,
  level: ErrorCorrectionLevel,
  isIn: (column: number, row: number) => boolean,
): number[] {
  const layout = blockLayout(version, level);
  const counts = layout.map(() => 0);
  const order = placementOrder(version, patternRoles(version));
  for (const [index, { blockIndex }] of finalSequence(layout).entries()) {
    const modules = order.slice(8 * index, 8 * index + 8);
    if (modules.some((module) => isIn(...placeOf(module, symbolSize(version))))) counts[blockIndex]++;
  }
  return counts;
}

function moduleMap(version: number, level: ErrorCorrectionLevel): ModuleMap {
  const layout = blockLayout(version, level);
  const ofLevel = maps[level];
  ofLevel[version] ??= drawMap(version, layout);
  return ofLevel[version];
}

function drawMap(version: number, layout: ReturnType<typeof blockLayout>): ModuleMap {
  const roles = patternRoles(version).slice();
  const codeword = new Int16Array(roles.length).fill(-1);
  const block = new Int8Array(roles.length).fill(-1);
  const bit = new Int16Array(roles.length).fill(-1);
  const blocks = layout.map(
    ({ dataCodewords, errorCorrectionCodewords }) => new Int16Array(8 * (dataCodewords + errorCorrectionCodewords)),
  );
  const order = placementOrder(version, roles);
  let position = 0;
  for (const [index, { blockIndex, place }] of finalSequence(layout).entries()) {
    const isData = place < layout[blockIndex].dataCodewords;
    for (let i = 8 * place; i < 8 * (place + 1); i++) {
      const module = order[position++];
      roles[module] = isData ? Role.data : Role.errorCorrection;
      codeword[module] = index;
      block[module] = blockIndex;
      bit[module] = i;
      blocks[blockIndex][i] = module;
    }
  }
  const remainder = Int16Array.from(order.slice(position));
  for (const module of remainder) roles[module] = Role.remainder;
  return { roles, codeword, block, bit, blocks, remainder };
}

/** 7.6: returns the final sequence of codewords, each as a block and a place in it. */
function finalSequence(layout: ReturnType<typeof blockLayout>): { blockIndex: number; place: number }[] {
  const sequence: { blockIndex: number; place: number }[] = [];
  const longest = layout[layout.length - 1].dataCodewords;
  for (let turn = 0; turn < longest + layout[0].errorCorrectionCodewords; turn++) {
    for (const [blockIndex, { dataCodewords }] of layout.entries()) {
      if (turn < dataCodewords) sequence.push({ blockIndex, place: turn });
      else if (turn >= longest) sequence.push({ blockIndex, place: dataCodewords + turn - longest });
    }
  }
  return sequence;
}

/** 7.7.3: returns the indexes of the modules that carry bits: two columns at a time, alternately upward and downward. */
export function placementOrder(version: number, roles: Uint8Array): number[] {
  const size = symbolSize(version);
  const order: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The vertical timing pattern is skipped as a whole.
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

/** Returns column and row of a module, given its index in a row-by-row list. `size` is the code's width. */
export function placeOf(module: number, size: number): [column: number, row: number] {
  return [module % size, Math.floor(module / size)];
}
