// Computes penalties module by module. Each rule follows the text of the standard and does not use the engine's bit
// operations.

export type Grid = boolean[][];

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
