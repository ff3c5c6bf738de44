import { gridSize } from '#drawing';
import { blockLayout, isDark, moduleCodewords, moduleRoles, type QrCode, Role } from '#engine';
import { areRingsRound, isFinderCorner, patternContrasts } from './finder-patterns.ts';
import { type ModuleReading, readModules } from './read-modules.ts';
import type { CodePicture } from './specimen.ts';

export interface BlockBudget {
  /** Codewords with at least one misread module. */
  readonly wrong: number;
  /** Wrong codewords that can be corrected; one more, and the block is lost. */
  readonly correctable: number;
}

export interface ErrorBudget {
  /** In the order of `blockLayout`. */
  readonly blocks: readonly BlockBudget[];
  /** Index of the block with the least reserve (`correctable - wrong`), the first of equal ones. */
  readonly worst: number;
  readonly functionDamage: {
    /** Misread modules of the worst finder pattern, with its separator but without its corners: up to 44. */
    readonly finder: number;
    /** Misread modules of the worst center of a finder pattern, without its corners: up to 5. */
    readonly center: number;
    /** Wrong bits in the less damaged copy of the format; three can be corrected. */
    readonly format: number;
    /** Wrong bits in the less damaged copy of the version; three can be corrected. Always 0 below version 7. */
    readonly version: number;
  };
  /** Misread modules as indexes `y * size + x`, ascending, without the corners of finder patterns. */
  readonly misread: readonly number[];
  /** Whether the code is light on dark. If so, the other figures are those of a decoder that inverts the picture. */
  readonly isInverted: boolean;
  readonly hasRoundRings: boolean;
  /** Whether every block, the format and the version can be corrected, and the finder patterns can be found. */
  readonly isReadable: boolean;
}

/** The BCH codes of the format (15, 5) and the version (18, 6) correct three bits. */
const CORRECTABLE_INFORMATION = 3;

/** Of twelve modules outside the corners. If all are misread, mean-comparing decoders miss the pattern. */
const MAX_RING_DAMAGE = 11;

/** A center has five modules outside its corners. */
const MAX_CENTER_DAMAGE = 4;

/** Luma levels by which ring and center must be darker than the light ring (docs/scanning.md, *Calibration*). */
const LEAST_RING_CONTRAST = 8;
const LEAST_CENTER_CONTRAST = 4.5;

/** Compares every module with its correct color. Throws a `RangeError` if one is narrower than one pixel. */
export function errorBudget({ code, picture, grid }: CodePicture): ErrorBudget {
  const reading = readModules(picture, grid);
  const dark = darkReading(code, reading);
  const misread = misreadModules(code, dark.modules);
  const blocks = countBlocks(code, misread);
  const functionDamage = countFunctionDamage(code, misread);
  const contrasts = patternContrasts(code, reading, dark.isInverted);
  return {
    blocks,
    worst: worstBlock(blocks),
    functionDamage,
    misread,
    isInverted: dark.isInverted,
    hasRoundRings: areRingsRound({ code, picture, grid }, reading, dark.isInverted),
    isReadable:
      blocks.every(({ wrong, correctable }) => wrong <= correctable) &&
      functionDamage.format <= CORRECTABLE_INFORMATION &&
      functionDamage.version <= CORRECTABLE_INFORMATION &&
      (functionDamage.finder <= MAX_RING_DAMAGE || contrasts.ring >= LEAST_RING_CONTRAST) &&
      (functionDamage.center <= MAX_CENTER_DAMAGE || contrasts.center >= LEAST_CENTER_CONTRAST),
  };
}

/** Returns 1 for each dark module. All are inverted if the finder patterns match better that way. */
export function darkReading(
  code: Pick<QrCode, 'version' | 'level' | 'size'>,
  { luma, threshold }: ModuleReading,
): { modules: Uint8Array; isInverted: boolean } {
  const { size } = code;
  const modules = new Uint8Array(size * size);
  for (let index = 0; index < modules.length; index++) modules[index] = luma[index] < threshold[index] ? 1 : 0;
  let agreeing = 0;
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ]) {
    for (let y = 0; y < 7; y++) {
      for (let x = 0; x < 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        agreeing += modules[(top + y) * size + left + x] === (ring === 2 ? 0 : 1) ? 1 : -1;
      }
    }
  }
  const isInverted = agreeing < 0;
  if (isInverted) for (let index = 0; index < modules.length; index++) modules[index] ^= 1;
  return { modules, isInverted };
}

export function misreadModules(code: QrCode, modules: Uint8Array): number[] {
  const misread: number[] = [];
  for (let y = 0, index = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++, index++) {
      if ((modules[index] === 1) !== isDark(code, x, y) && !isFinderCorner(x, y, code)) misread.push(index);
    }
  }
  return misread;
}

export function countBlocks(code: QrCode, misread: readonly number[]): BlockBudget[] {
  const layout = blockLayout(code.version, code.level);
  const { codeword, block } = moduleCodewords(code.version, code.level);
  const wrong = layout.map(() => 0);
  const seen = new Set<number>();
  for (const index of misread) {
    if (codeword[index] < 0 || seen.has(codeword[index])) continue;
    seen.add(codeword[index]);
    wrong[block[index]]++;
  }
  return layout.map(({ correctable }, index) => ({ wrong: wrong[index], correctable }));
}

export function worstBlock(blocks: readonly BlockBudget[]): number {
  let worst = 0;
  const reserve = (index: number): number => blocks[index].correctable - blocks[index].wrong;
  for (const index of blocks.keys()) if (reserve(index) < reserve(worst)) worst = index;
  return worst;
}

function countFunctionDamage(code: QrCode, misread: readonly number[]): ErrorBudget['functionDamage'] {
  const roles = moduleRoles(code.version, code.level);
  const { size } = code;
  const finders = [0, 0, 0];
  const centers = [0, 0, 0];
  const formats = [0, 0];
  const versions = [0, 0];
  for (const index of misread) {
    const x = index % size;
    const y = (index - x) / size;
    const corner = x > 8 ? 1 : y > 8 ? 2 : 0;
    switch (roles[index]) {
      case Role.finderCenter:
        centers[corner]++;
        finders[corner]++;
        break;
      case Role.finderRing:
      case Role.separator:
        finders[corner]++;
        break;
      case Role.format:
        formats[x <= 8 && y <= 8 ? 0 : 1]++;
        break;
      case Role.version:
        versions[x > y ? 0 : 1]++;
        break;
    }
  }
  return {
    finder: Math.max(...finders),
    center: Math.max(...centers),
    format: Math.min(...formats),
    version: Math.min(...versions),
  };
}

/** Share of a module by which sampling is off center: decoders know few patterns' places exactly (decision 26). */
const ASKEW = 0.15;

const WAYS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * Returns the worst block for a decoder that samples off center, in the worst diagonal direction: it loses more if the
 * edge of an image cuts modules. `budget` is without an offset; with no misread module in it, there is no such edge.
 */
export function coverAskew({ code, picture, grid }: CodePicture, budget: ErrorBudget): BlockBudget {
  const inPlace = budget.blocks[budget.worst];
  if (budget.misread.length === 0) return inPlace;
  const beside = Math.round((ASKEW * gridSize(grid)) / (grid.edges.length - 1));
  const askew = WAYS.map(([x, y]) => {
    const reading = readModules(picture, grid, { x: x * beside, y: y * beside });
    const blocks = countBlocks(code, misreadModules(code, darkReading(code, reading).modules));
    return blocks[worstBlock(blocks)];
  });
  return askew[worstBlock(askew)];
}
