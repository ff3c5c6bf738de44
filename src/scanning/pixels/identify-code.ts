import { pixelGrid } from '#drawing';
import {
  blockLayout,
  EncodeError,
  isDark,
  MASKS,
  MAX_VERSION,
  moduleCodewords,
  moduleRoles,
  type PreparedCode,
  prepare,
  type QrCode,
  Role,
  renderMask,
  symbolSize,
} from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { darkReading } from './error-budget.ts';
import { readModules } from './read-modules.ts';
import type { Specimen } from './specimen.ts';

/** Half of all modules agree by chance; around the middle, only poor contrast or smears keep a picture of the text from agreeing fully. */
const LEAST_AGREEMENT = 0.75;

/** Half the side of the largest logo with its box, as a share of the picture, rounded up. */
const LOGO_SHARE = 0.27;

/**
 * The code of `text` that a finished picture shows, drawn as specified with nothing around it: version and mask come from comparing
 * modules outside the middle, so that a logo far beyond what a reader can repair does no harm. Null when the picture shows no code
 * of this text.
 */
export function identifyCode(picture: Pixels, text: string): Specimen | null {
  let prepared = prepareFrom(text, 1);
  while (prepared) {
    const code = matchingCode(picture, prepared);
    if (code) return { text, code, picture, grid: pixelGrid(code.size, picture.width) };
    prepared = prepared.version < MAX_VERSION ? prepareFrom(text, prepared.version + 1) : null;
  }
  return null;
}

function prepareFrom(text: string, minVersion: number): PreparedCode | null {
  try {
    return prepare(text, { ...CODE_OPTIONS, minVersion });
  } catch (error) {
    if (error instanceof EncodeError) return null;
    throw error;
  }
}

function matchingCode(picture: Pixels, prepared: PreparedCode): QrCode | null {
  const size = symbolSize(prepared.version);
  const grid = pixelGrid(size, picture.width);
  if (Math.min(picture.width, picture.height) < grid.edges.length - 1) return null;
  const { modules } = darkReading({ ...prepared, size }, readModules(picture, grid));
  if (timingAgreement(modules, size) < LEAST_AGREEMENT) return null;
  let best: QrCode | null = null;
  let most = LEAST_AGREEMENT;
  for (const mask of MASKS) {
    const code = renderMask(prepared, mask);
    const agreement = textAgreement(code, modules);
    if (agreement > most) {
      most = agreement;
      best = code;
    }
  }
  return best;
}

/** Share of the timing patterns' modules that read as they should: what tells a version from its neighbours at little cost. */
function timingAgreement(modules: Uint8Array, size: number): number {
  let agreeing = 0;
  for (let i = 8; i < size - 8; i++) {
    const expected = (i + 1) % 2;
    if (modules[6 * size + i] === expected) agreeing++;
    if (modules[i * size + 6] === expected) agreeing++;
  }
  return agreeing / (2 * (size - 16));
}

/**
 * Share of error correction modules that read as they should, in the block where it is least; the middle, where a logo may lie, left out.
 * One other character changes one codeword of data, but half of all bits that correct its block: so even texts that differ by a letter
 * come apart.
 */
function textAgreement(code: QrCode, modules: Uint8Array): number {
  const { size } = code;
  const roles = moduleRoles(code.version, code.level);
  const { block } = moduleCodewords(code.version, code.level);
  const blocks = blockLayout(code.version, code.level).map(() => ({ agreeing: 0, count: 0 }));
  const isInMiddle = (k: number): boolean => Math.abs(k + 0.5 - size / 2) < LOGO_SHARE * (size + 2) + 0.5;
  for (let y = 0, index = 0; y < size; y++) {
    for (let x = 0; x < size; x++, index++) {
      if (roles[index] !== Role.errorCorrection || (isInMiddle(x) && isInMiddle(y))) continue;
      const sum = blocks[block[index]];
      sum.count++;
      if ((modules[index] === 1) === isDark(code, x, y)) sum.agreeing++;
    }
  }
  return Math.min(...blocks.map(({ agreeing, count }) => agreeing / count));
}
