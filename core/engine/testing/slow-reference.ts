// Draws symbols and computes penalties module by module. Each rule follows the text of the standard and does not use
// the engine's bit operations. Tests compare the engine with this slow version.

import type { ErrorCorrectionLevel } from '../block-table.ts';
import { symbolSize } from '../capacity.ts';
import { alignmentCenters, formatBits, formatPositions, versionBits } from '../function-patterns.ts';
import { isMasked, type Mask } from '../masks.ts';
import { moduleRoles, placementOrder } from '../module-map.ts';

export type Grid = boolean[][];

export function drawSlowly(version: number, level: ErrorCorrectionLevel, codewords: Uint8Array, mask: Mask): Grid {
  const size = symbolSize(version);
  const roles = moduleRoles(version, level);
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));

  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let dy = -3; dy <= 3; dy++) {
      for (let dx = -3; dx <= 3; dx++) grid[cy + dy][cx + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 2;
    }
  }
  for (let i = 8; i < size - 8; i++) {
    grid[6][i] = i % 2 === 0;
    grid[i][6] = i % 2 === 0;
  }
  for (const [cx, cy] of alignmentCenters(version)) {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) grid[cy + dy][cx + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
    }
  }
  const format = formatBits(level, mask);
  for (let bit = 0; bit < 15; bit++) {
    for (const [x, y] of formatPositions(bit, size)) grid[y][x] = ((format >>> bit) & 1) === 1;
  }
  grid[size - 8][8] = true;
  if (version >= 7) {
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((versionBits(version) >>> bit) & 1) === 1;
      const across = Math.floor(bit / 3);
      const along = size - 11 + (bit % 3);
      grid[across][along] = dark;
      grid[along][across] = dark;
    }
  }
  let position = 0;
  for (const index of placementOrder(version, roles)) {
    const y = Math.floor(index / size);
    const x = index % size;
    const codeword = codewords[position >>> 3] ?? 0;
    const dark = ((codeword >>> (7 - (position & 7))) & 1) === 1;
    grid[y][x] = dark !== isMasked(mask, x, y);
    position++;
  }
  return grid;
}

/** 7.8.3.1: returns the penalty of a complete symbol. */
export function penaltySlowly(grid: Grid): number {
  const size = grid.length;
  let penalty = 0;
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  for (const line of [...grid, ...columns]) penalty += linePenalty(line);
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (grid[y][x]) dark++;
      if (x === 0 || y === 0) continue;
      const color = grid[y][x];
      if (grid[y][x - 1] === color && grid[y - 1][x] === color && grid[y - 1][x - 1] === color) penalty += 3;
    }
  }
  return penalty + darkSharePenalty(dark, size * size);
}

/** Returns N1 and N3 of one row or column. */
function linePenalty(line: readonly boolean[]): number {
  const runs: { dark: boolean; length: number }[] = [];
  for (const dark of line) {
    const last = runs.at(-1);
    if (last?.dark === dark) last.length++;
    else runs.push({ dark, length: 1 });
  }
  let penalty = 0;
  for (const { length } of runs) if (length >= 5) penalty += 3 + length - 5;
  // For N3, the quiet zone counts as endless light modules.
  const endless = { dark: false, length: Number.POSITIVE_INFINITY };
  if (runs[0].dark) runs.unshift(endless);
  else runs[0] = endless;
  if (runs[runs.length - 1].dark) runs.push(endless);
  else runs[runs.length - 1] = endless;
  for (let i = 0; i + 6 < runs.length; i++) {
    const [before, a, b, c, d, e, after] = runs.slice(i, i + 7);
    const n = a.length;
    if (!a.dark || b.length !== n || c.length !== 3 * n || d.length !== n || e.length !== n) continue;
    if (before.length >= 4 * n && after.length >= n) penalty += 40;
    if (after.length >= 4 * n && before.length >= n) penalty += 40;
  }
  return penalty;
}

/** Returns N4: ten for each 5%, or part of it, by which the share of dark modules is outside 45–55%. */
function darkSharePenalty(dark: number, total: number): number {
  const k = Math.ceil(Math.abs(dark * 20 - total * 10) / total) - 1;
  return 10 * Math.max(0, k);
}
