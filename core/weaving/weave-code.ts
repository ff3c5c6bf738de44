import type { WeaveFocus } from '#design';
import {
  alignmentCenters,
  blockLayout,
  errorCorrectionOf,
  isDark,
  isMasked,
  MASKS,
  type Mask,
  type Message,
  moduleRoles,
  placeOf,
  prepareMessage,
  type QrCode,
  readBlocks,
  renderMask,
  symbolSize,
} from '#engine';
import { type Aim, aimFor } from './aim.ts';
import { type Choices, chooseBits, findChoices } from './choices.ts';
import { isWovenModule } from './planes.ts';
import { DECOYS } from './recipe.ts';

export interface WovenCode {
  readonly code: QrCode;
  /** Share, 0 to 1, of the woven modules (`isWovenModule`) that agree with the aim; each counts by its weight. */
  readonly match: number;
  readonly focusMatch: number;
}

/** All masks are tried; decoys (places that decoders may mistake for a pattern) count against a mask. */
export function weaveCode(message: Message, means: Float32Array, focus: WeaveFocus): WovenCode {
  const size = symbolSize(message.version);
  const roles = moduleRoles(message.version, message.level);
  const aim = aimFor(means, roles, size, focus);
  const choices = findChoices(message, aim.weight);
  let best: { readonly code: QrCode; readonly missed: number; readonly score: number } | null = null;
  for (const mask of MASKS) {
    const code = agreeUnderMask(message, choices, aim, mask, size);
    const missed = missedShare(code, aim, roles, aim.weight);
    const { alignment, finder } = countDecoys(code);
    const score = missed + DECOYS.alignment * alignment + DECOYS.finder * finder;
    if (!best || score < best.score) best = { code, missed, score };
  }
  const { code, missed } = best as NonNullable<typeof best>;
  requireWhole(code, message);
  return { code, match: 1 - missed, focusMatch: 1 - missedShare(code, aim, roles, aim.focus) };
}

function agreeUnderMask(message: Message, choices: readonly Choices[], aim: Aim, mask: Mask, size: number): QrCode {
  const data = message.data.slice();
  const layout = blockLayout(message.version, message.level);
  for (const choice of choices) {
    const { dataStart, dataCodewords } = layout[choice.block];
    const wanted = Uint8Array.from(choice.modules, (module) => {
      const isInverted = isMasked(mask, ...placeOf(module, size));
      return aim.isDark[module] ^ (isInverted ? 1 : 0);
    });
    const weight = Float32Array.from(choice.modules, (module) => aim.weight[module]);
    const chosen = chooseBits(choice, wanted, weight);
    const used = Math.max(0, message.used - dataStart);
    data.fill(0, dataStart + used, dataStart + dataCodewords);
    for (const [index, bit] of choice.bits.entries()) {
      if (bit < 8 * dataCodewords) data[dataStart + (bit >>> 3)] |= chosen[index] << (7 - (bit & 7));
    }
  }
  return renderMask(prepareMessage({ ...message, data }), mask);
}

function missedShare(code: QrCode, aim: Aim, roles: Uint8Array, weight: Float32Array): number {
  let missed = 0;
  let all = 0;
  for (let module = 0; module < roles.length; module++) {
    if (!isWovenModule(roles[module])) continue;
    all += weight[module];
    const isModuleDark = isDark(code, ...placeOf(module, code.size));
    if (isModuleDark !== (aim.isDark[module] === 1)) missed += weight[module];
  }
  return missed / all;
}

/** Reads the finished symbol back from its modules. */
function requireWhole(code: QrCode, message: Message): void {
  const blocks = readBlocks(code);
  const data = blocks.flatMap((block) => [...block.data]);
  const isMessageWhole = message.data.subarray(0, message.used).every((codeword, index) => codeword === data[index]);
  const areBlocksWhole = blocks.every((block) =>
    errorCorrectionOf(block.data, block.errorCorrection.length).every(
      (codeword, index) => codeword === block.errorCorrection[index],
    ),
  );
  if (!isMessageWhole || !areBlocksWhole) throw new Error('A woven code does not hold its message');
}

/** The numbers of places that decoders may mistake for a pattern, judged by their row and column. */
export interface Decoys {
  readonly alignment: number;
  readonly finder: number;
}

export function countDecoys(code: QrCode): Decoys {
  return { alignment: countFalseAlignment(code), finder: countFalseFinders(code) };
}

/** Both across and down, the five modules around such a place are dark, light, dark, light, dark. */
function countFalseAlignment(code: QrCode): number {
  const isLike = (x: number, y: number): boolean =>
    [-2, -1, 0, 1, 2].every((d) => {
      const wanted = d % 2 === 0;
      return isDarkAt(code, x + d, y) === wanted && isDarkAt(code, x, y + d) === wanted;
    });
  // A place near two patterns counts once.
  const found = new Set<number>();
  for (const [centerX, centerY] of alignmentCenters(code.version)) {
    for (let y = centerY - DECOYS.search; y <= centerY + DECOYS.search; y++) {
      for (let x = centerX - DECOYS.search; x <= centerX + DECOYS.search; x++) {
        if ((x !== centerX || y !== centerY) && isLike(x, y)) found.add(y * code.size + x);
      }
    }
  }
  return found.size;
}

function isDarkAt(code: QrCode, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < code.size && y < code.size && isDark(code, x, y);
}

/** Across and down, five runs of alternating colors: a dark middle of two to four modules, the others one. */
function countFalseFinders(code: QrCode): number {
  const { size } = code;
  const across = new Uint8Array(size * size);
  const down: [number, number][] = [];
  for (let line = 0; line < size; line++) {
    for (const middle of finderMiddles((i) => isDark(code, i, line), size)) across[line * size + middle] = 1;
    for (const middle of finderMiddles((i) => isDark(code, line, i), size)) down.push([line, middle]);
  }
  const isNearAcross = (x: number, y: number): boolean =>
    NEAR.some((dy) => NEAR.some((dx) => across[(y + dy) * size + x + dx] === 1));
  return down.filter(([x, y]) => !isInFinder(x, y, size) && isNearAcross(x, y)).length;
}

/** A middle found in a row and one found in a column count as one place if they are so near on each axis. */
const NEAR = [-1, 0, 1];

function isInFinder(x: number, y: number, size: number): boolean {
  const isStart = (i: number): boolean => i < FINDER;
  const isEnd = (i: number): boolean => i >= size - FINDER;
  return (isStart(x) && (isStart(y) || isEnd(y))) || (isEnd(x) && isStart(y));
}

const FINDER = 7;

function finderMiddles(isDarkAt: (i: number) => boolean, count: number): number[] {
  const middles: number[] = [];
  const starts = [0];
  for (let i = 1; i < count; i++) if (isDarkAt(i) !== isDarkAt(i - 1)) starts.push(i);
  starts.push(count);
  const length = (run: number): number => starts[run + 1] - starts[run];
  for (let run = 2; run + 3 < starts.length; run++) {
    const isAlone = length(run - 2) === 1 && length(run - 1) === 1 && length(run + 1) === 1 && length(run + 2) === 1;
    const isMiddle = length(run) >= 2 && length(run) <= 4;
    if (isAlone && isMiddle && isDarkAt(starts[run])) middles.push(starts[run] + (length(run) >> 1));
  }
  return middles;
}
