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

/** The most versions above the smallest that are tried. */
const VERSIONS_ABOVE = 8;

// The weights below are shares of all readings. Decision 0020 has the measurements behind them.

/**
 * Factor for the reserve: the share of the worst block's codewords that can still be corrected. More than
 * `ENOUGH_RESERVE` gains nothing.
 */
const RESERVE_WORTH = 2;
const ENOUGH_RESERVE = 0.1;

/** Loss if the reserve is negative: a block is beyond correction. */
const BLOCK_LOST = 0.65;

/** Loss for each pixel by which a module is narrower than `ENOUGH_PIXELS`. */
const PIXEL_WORTH = 0.11;
const ENOUGH_PIXELS = 7;

/** Tie breakers: keep the code small, and prefer the mask with the least penalty. */
const VERSION_COST = 0.005;
const MASK_COST = 0.02;

/**
 * Loss for a decoy: a spot near a covered alignment pattern that differs from such a pattern in at most `distance`
 * modules. Readers often take a spot that differs in six for the pattern, and sometimes one that differs in seven.
 */
const DECOY_COSTS = [
  { distance: 6, cost: 0.08 },
  { distance: 7, cost: 0.03 },
];

/** Encoding options that are not chosen here. */
export type CodeOptions = Pick<EncodeOptions, 'level' | 'eci'>;

/**
 * Only this many of a version's best masks are searched for decoys. Searching more never changed the result (decision
 * 0020).
 */
const MASKS_WITH_DECOYS = 3;

/**
 * Returns the code to draw. With a centered image, it is the code that the image harms least. Otherwise it has the
 * smallest version and the mask with the least penalty. Throws as `encode` does.
 */
export function chooseCode(text: string, options: CodeOptions, design: QrDesign, image: UploadedImage | null): QrCode {
  if (!image || design.qrType === 'standard' || design.imagePosition === 'full') return encode(text, options);
  const cover = renderCover(design, image);
  const tones = moduleTones(design);
  let prepared = prepare(text, options);
  const last = Math.min(MAX_VERSION, prepared.version + VERSIONS_ABOVE);
  let best = bestCandidate(prepared, cover, tones, null);
  // A larger version can win only while the best so far scores less than a code of that version with enough reserve.
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

/**
 * Scores all eight masks, searches the best three for decoys, and returns the best of these. Returns `bestSoFar` if it
 * is at least as good.
 */
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
 * Returns the score of a code of this version whose worst block has this reserve, without deductions for mask and
 * decoys.
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
 * Returns the reserve of a code: the share of the worst block's codewords that can be corrected in addition to the lost
 * ones. Below 0 if that block is beyond correction.
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
