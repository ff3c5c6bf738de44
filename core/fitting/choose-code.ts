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
  type ReadySegment,
  renderMask,
  symbolSize,
} from '#engine';
import type { UploadedImage } from '#raster';
import {
  type Cover,
  type CoveredModules,
  drawUnderCover,
  isUnderCover,
  lostCodewords,
  type ModuleTones,
  moduleTones,
  readCovered,
  renderCover,
} from './cover.ts';
import { decoyDistance } from './decoy.ts';

/** At most this many versions are tried above the smallest one that holds the text. */
const VERSIONS_ABOVE = 8;

// Costs and gains are shares of readings: 0.1 means that 10 more of 100 fail. Decision 0020 has the measurements.

/** Worth of the share of the worst block's codewords that can still be corrected, up to `ENOUGH_RESERVE`. */
const RESERVE_WORTH = 2;
const ENOUGH_RESERVE = 0.1;

const BLOCK_LOST = 0.65;

/** Loss for each pixel by which a module is narrower than `ENOUGH_PIXELS`. */
const PIXEL_WORTH = 0.11;
const ENOUGH_PIXELS = 7;

/** Losses that break ties. `MASK_COST` is for all masks but the one with the least penalty. */
/** More than a mask costs, so that no size is chosen for the sake of its mask: texts of one length keep theirs. */
const VERSION_COST = 0.022;
const MASK_COST = 0.02;

/** Decoders often mistake a decoy with six of 25 modules wrong for the pattern, and sometimes one with seven. */
const DECOY_COSTS = [
  { distance: 6, cost: 0.08 },
  { distance: 7, cost: 0.03 },
];

export type CodeOptions = Omit<EncodeOptions, 'mask'>;

/** More masks of a version never changed the result (decision 15). */
const MASKS_WITH_DECOYS = 3;

/** Returns the code that the image harms least; without one, that of `encode`. Throws what `encode` throws. */
export function chooseCode(
  text: string | readonly ReadySegment[],
  options: CodeOptions,
  design: QrDesign,
  image: UploadedImage | null,
): QrCode {
  if (!image || design.qrType === 'standard' || design.imagePosition === 'full') return encode(text, options);
  const cover = renderCover(design, image);
  const tones = moduleTones(design);
  let prepared = prepare(text, options);
  const last = Math.min(options.maxVersion ?? MAX_VERSION, prepared.version + VERSIONS_ABOVE);
  let best = bestCandidate(prepared, cover, tones, null);
  // A larger version is worth a try only if its best possible score exceeds the best so far.
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
    // A decoy only lowers the score, so no mask from here on can be better.
    if (best && score <= best.score) break;
    const left = score - decoyCost(decoyDistance(drawUnderCover(code, cover, tones, grid), grid, centers));
    if (!best || left > best.score) best = { code, score: left };
  }
  return best as Candidate;
}

function scoreOf(version: number, cover: Cover, reserve: number): number {
  const pixels = cover.pixels.width / (symbolSize(version) + 2);
  return (
    RESERVE_WORTH * Math.min(reserve, ENOUGH_RESERVE) -
    (reserve < 0 ? BLOCK_LOST : 0) -
    PIXEL_WORTH * Math.max(0, ENOUGH_PIXELS - pixels) -
    VERSION_COST * version
  );
}

/** As a share of the block, after what the cover hides. */
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
