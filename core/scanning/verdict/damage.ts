import { isDark, moduleRoles, placeOf, type QrCode, Role } from '#engine';
import type { ErrorBudget, Point } from '#scanning/pixels';

/** The part of a code that a stain, a sticker, a fold or a scratch has changed. */
export interface Damage {
  /** Indexes `y * size + x` of its modules, ascending: misread, or of a tone that is not the code's. */
  readonly modules: readonly number[];
  /** Share of the code that is affected, 0 to 1, with modules that look right between others. */
  readonly share: number;
  /** The middle of its largest part, from 0 to 1 across and down the code; null if no part has most of it. */
  readonly middle: Point | null;
  /** Whether a pattern that readers look for is affected. */
  readonly isInPatterns: boolean;
  /** Whether it may be a logo: in the middle, and of its own colors, not a stain on those of the code. */
  readonly isLogo: boolean;
  readonly misread: number;
  /** Of the worst block. */
  readonly used: number;
  readonly correctable: number;
}

/** Share of the contrast by which a tone differs from what it should be, if something lies on it. */
const STAINED = 0.35;

/** Parts of fewer modules are left out: prints have stray errors. */
const LEAST_PART = 4;

/** Share of the wrong modules that are in such parts, unless blur or noise spoils modules everywhere. */
const LEAST_TOGETHER = 0.6;

/** Modules between two that belong to one part: a stain shows on paper more than on ink. */
const REACH = 2;

/** With a larger share of modules, the design is the cause. */
const MOST_DAMAGED = 0.4;

/** A part whose middle is so near to that of the code, in modules, is its logo. */
const LOGO_OFFSET = 1.5;

/**
 * Returns the damage of a code in a picture of unknown design, null if there is none. `luma` has the tone of each
 * module, and `misread` the wrong ones. Gradients and shadows are no damage: they have no edge.
 */
export function findDamage(
  code: QrCode,
  luma: Float64Array,
  { misread, blocks, worst }: Pick<ErrorBudget, 'misread' | 'blocks' | 'worst'>,
): Damage | null {
  const { size } = code;
  const marked = new Set(misread);
  for (const index of stainedModules(code, luma, marked)) marked.add(index);
  if (marked.size > MOST_DAMAGED * size * size) return null;
  const parts = partsOf(marked, size).filter((part) => part.length >= LEAST_PART);
  if (parts.flat().length < Math.max(1, LEAST_TOGETHER * marked.size)) return null;
  const largest = parts.reduce((most, part) => (part.length > most.length ? part : most));
  const modules = parts.flat().sort((a, b) => a - b);
  const middle = middleOf(largest, size);
  const wrong = modules.filter((index) => misread.includes(index));
  const roles = moduleRoles(code.version, code.level);
  return {
    modules,
    share: areaOf(modules, size) / (size * size),
    middle: 2 * largest.length > modules.length ? { x: (middle.x + 0.5) / size, y: (middle.y + 0.5) / size } : null,
    isInPatterns: modules.some((index) => roles[index] !== Role.data),
    isLogo: parts.every((part) => isCentral(part, size)) && 2 * wrong.length >= modules.length,
    misread: wrong.length,
    used: blocks[worst].wrong,
    correctable: blocks[worst].correctable,
  };
}

/** Modules around one that must be damaged, if it looks right, for it to count as affected. */
const LEAST_AROUND = 3;

function areaOf(modules: readonly number[], size: number): number {
  const own = new Set(modules);
  const between = new Set(modules.flatMap((index) => around(index, size, 1)).filter((index) => !own.has(index)));
  const isBetween = (index: number): boolean =>
    around(index, size, 1).filter((near) => own.has(near)).length >= LEAST_AROUND;
  return own.size + [...between].filter(isBetween).length;
}

/** Modules of the right side of the threshold whose tone differs from that of the others around. */
function stainedModules(code: QrCode, luma: Float64Array, misread: ReadonlySet<number>): number[] {
  const { size } = code;
  const tones = [true, false].map((dark) => {
    const places = Array.from(luma.keys()).filter((k) => !misread.has(k) && isDark(code, ...placeOf(k, size)) === dark);
    return { places, expected: evenTone(places, luma, size) };
  });
  const [ink, paper] = tones.map(({ places, expected }) => median(places.map((k) => expected(k))));
  const limit = STAINED * Math.abs(paper - ink);
  return tones.flatMap(({ places, expected }) => {
    const isOff = (k: number): boolean => Math.abs(luma[k] - expected(k)) > limit;
    const off = places.filter(isOff);
    const others = new Set(places.filter((k) => !isOff(k)));
    // The edge of a stain is a step from one module to the next of its color, which a gradient is not.
    const parts = partsOf(new Set(off), size).filter((part) => isSharp(part, others, luma, size, limit));
    return parts.flat();
  });
}

function isSharp(
  part: readonly number[],
  others: ReadonlySet<number>,
  luma: Float64Array,
  size: number,
  limit: number,
): boolean {
  const steps = part.flatMap((k) =>
    around(k, size)
      .filter((other) => others.has(other))
      .map((other) => Math.abs(luma[k] - luma[other])),
  );
  return steps.length > 0 && median(steps) > limit;
}

/** Rounds in which the farther half of the modules is left out. */
const ROUNDS = 4;

/** Returns the tone that modules have where nothing lies on them: even, or changing evenly across the code. */
function evenTone(places: readonly number[], luma: Float64Array, size: number): (index: number) => number {
  const termsOf = (k: number): readonly number[] => {
    const [x, y] = placeOf(k, size);
    return [1, x / size - 0.5, y / size - 0.5];
  };
  const middle = median(places.map((k) => luma[k]));
  let weights: readonly number[] = [middle, 0, 0];
  const toneOf = (k: number): number => termsOf(k).reduce((sum, term, n) => sum + term * weights[n], 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gaps = places.map((k) => Math.abs(luma[k] - toneOf(k)));
    const most = median(gaps);
    const near = places.filter((_, n) => gaps[n] <= most);
    weights =
      leastSquares(
        near.map(termsOf),
        near.map((k) => luma[k]),
      ) ?? weights;
  }
  return toneOf;
}

/** Solves the normal equations by Gauss's elimination. Null if they have no single solution. */
function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] | null {
  const count = rows[0]?.length ?? 0;
  const system = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (__, j) => rows.reduce((sum, row) => sum + row[i] * row[j], 0)),
    rows.reduce((sum, row, k) => sum + row[i] * values[k], 0),
  ]);
  for (let i = 0; i < count; i++) {
    if (Math.abs(system[i][i]) < 1e-6) return null;
    for (let k = 0; k < count; k++) {
      if (k === i) continue;
      const factor = system[k][i] / system[i][i];
      for (let j = i; j <= count; j++) system[k][j] -= factor * system[i][j];
    }
  }
  return count === 0 ? null : system.map((row, i) => row[count] / row[i]);
}

function partsOf(marked: ReadonlySet<number>, size: number): number[][] {
  const left = new Set(marked);
  const parts: number[][] = [];
  for (const start of marked) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const index of part) for (const near of around(index, size)) if (left.delete(near)) part.push(near);
    parts.push(part);
  }
  return parts;
}

function around(index: number, size: number, reach = REACH): number[] {
  const [x, y] = placeOf(index, size);
  const near: number[] = [];
  for (let row = Math.max(0, y - reach); row <= Math.min(size - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(size - 1, x + reach); column++) {
      if (row !== y || column !== x) near.push(row * size + column);
    }
  }
  return near;
}

function isCentral(part: readonly number[], size: number): boolean {
  const { x, y } = middleOf(part, size);
  return Math.max(Math.abs(x - (size - 1) / 2), Math.abs(y - (size - 1) / 2)) <= LOGO_OFFSET;
}

/** The middle of the box around a part. */
function middleOf(part: readonly number[], size: number): Point {
  const places = part.map((index) => placeOf(index, size));
  const between = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(places.map(([x]) => x)), y: between(places.map(([, y]) => y)) };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
