import type { QrDesign } from '#design';
import { pixelGrid } from '#drawing';
import {
  alignmentCenters,
  bestMask,
  blockLayout,
  type EncodeOptions,
  encode,
  MASKS,
  MAX_VERSION,
  type PreparedCode,
  prepare,
  type QrCode,
  renderMask,
  symbolSize,
} from '#engine';
import type { UploadedImage } from '#raster';
import { type Cover, drawUnderCover, isUnderCover, renderCover } from './cover.ts';
import { type CoveredModules, lostCodewords, readCovered } from './covered-modules.ts';
import { decoyDistance } from './decoy.ts';
import { type ModuleTones, moduleTones } from './module-tones.ts';

/** How many versions above the smallest are looked at. */
const VERSIONS_ABOVE = 8;

// What follows is in shares of all readings, from the measurements in docs/decisions/0020-logo-aware-encoding.md.

/** Gained by each share of a block's codewords that may still go wrong, up to what is enough. */
const RESERVE_WORTH = 2;
const ENOUGH_RESERVE = 0.1;

/** Lost at once when there is no reserve: a block is beyond correction. */
const BLOCK_LOST = 0.65;

/** Lost by each pixel that a module has less than it needs. */
const PIXEL_WORTH = 0.11;
const ENOUGH_PIXELS = 7;

/** Keeps the code small, and its mask the one with the least penalty, where another gains next to nothing. */
const VERSION_COST = 0.005;
const MASK_COST = 0.02;

/**
 * Lost when something near a covered alignment pattern is taken for it: surely at a difference of six modules, at times
 * of seven.
 */
const DECOY_COSTS = [
  { distance: 6, cost: 0.08 },
  { distance: 7, cost: 0.03 },
];

/** How a text is encoded, but for what is chosen here. */
export type CodeOptions = Pick<EncodeOptions, 'level' | 'eci'>;

/**
 * For so many masks of a version, the best ones, decoys are looked for: the others were not seen to gain anything by
 * it.
 */
const MASKS_WITH_DECOYS = 3;

/**
 * The code that is to be drawn: the smallest with the least penalty, but with a centered image the one that the image
 * harms least. Errors as for `encode`.
 */
export function chooseCode(text: string, options: CodeOptions, design: QrDesign, image: UploadedImage | null): QrCode {
  if (!image || design.qrType === 'standard' || design.imagePosition === 'full') return encode(text, options);
  const cover = renderCover(design, image);
  const tones = moduleTones(design);
  let prepared = prepare(text, options);
  const last = Math.min(MAX_VERSION, prepared.version + VERSIONS_ABOVE);
  let best = bestCandidate(prepared, cover, tones, null);
  // A larger version can win only while the best so far stays behind an undamaged code of that version.
  while (prepared.version < last && best.score < scoreOf(prepared.version + 1, cover, ENOUGH_RESERVE)) {
    prepared = prepare(text, { ...options, minVersion: prepared.version + 1 });
    best = bestCandidate(prepared, cover, tones, best);
  }
  return best.code;
}

interface Candidate {
  readonly code: QrCode;
  readonly score: number;
}

/** The best of the eight masks, or the best so far when that is as good. */
function bestCandidate(
  prepared: PreparedCode,
  cover: Cover,
  tones: ModuleTones,
  bestSoFar: Candidate | null,
): Candidate {
  const { version } = prepared;
  const grid = pixelGrid(symbolSize(version), cover.pixels.width);
  const covered = readCovered(cover, prepared, grid, tones);
  const centers = alignmentCenters(version).filter(([x, y]) => isUnderCover(cover, grid, x, y));
  const plainest = bestMask(prepared);
  const candidates = MASKS.map((mask) => {
    const code = renderMask(prepared, mask);
    const score = scoreOf(version, cover, leastReserve(code, covered)) - (mask === plainest ? 0 : MASK_COST);
    return { code, score };
  }).sort((a, b) => b.score - a.score);
  let best = bestSoFar;
  for (const { code, score } of candidates.slice(0, MASKS_WITH_DECOYS)) {
    // Decoys only cost: no mask from here on can do better.
    if (best && score <= best.score) break;
    const left = score - decoyCost(decoyDistance(drawUnderCover(code, cover, tones, grid), grid, centers));
    if (!best || left > best.score) best = { code, score: left };
  }
  return best as Candidate;
}

/**
 * What a code of this version keeps of all readings when its worst block has this reserve and nothing else is wrong.
 */
function scoreOf(version: number, cover: Cover, reserve: number): number {
  const pixels = cover.pixels.width / (symbolSize(version) + 2);
  return (
    RESERVE_WORTH * Math.min(reserve, ENOUGH_RESERVE) -
    (reserve < 0 ? BLOCK_LOST : 0) -
    PIXEL_WORTH * Math.max(0, ENOUGH_PIXELS - pixels) -
    VERSION_COST * version
  );
}

/**
 * In the worst block, the share of its codewords that can still be corrected beyond those that the cover takes; below 0
 * when it is lost.
 */
function leastReserve(code: QrCode, covered: CoveredModules): number {
  const lost = lostCodewords(code, covered);
  let least = 1;
  const layout = blockLayout(code.version, code.level);
  for (const [index, { dataCodewords, errorCorrectionCodewords, correctable }] of layout.entries()) {
    least = Math.min(least, (correctable - lost[index]) / (dataCodewords + errorCorrectionCodewords));
  }
  return least;
}

function decoyCost(distance: number): number {
  return DECOY_COSTS.find((limit) => distance <= limit.distance)?.cost ?? 0;
}
