import type { WeaveFocus } from '#design';
import {
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
import { type Choices, findChoices } from './choices.ts';
import { countDecoys } from './decoys.ts';
import { chooseBits } from './flips.ts';
import { DECOYS } from './recipe.ts';
import { isWovenModule } from './woven-modules.ts';

/** A code whose free bits were chosen for a picture. */
export interface WovenCode {
  readonly code: QrCode;
  /** Share, 0 to 1, of the woven modules (`isWovenModule`) that agree with the aim; each counts by its weight. */
  readonly match: number;
  /** Like `match`, but each module counts by how much it belongs to the focus. */
  readonly focusMatch: number;
}

/**
 * Encodes a message in the code that agrees best with a picture. `means` are the picture's mean tones, one for each
 * module, row by row. All masks are tried. A decoy is a place that decoders may mistake for a pattern; each one counts
 * against the mask that produces it. The same input always gives the same code.
 */
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

/** Returns a symbol with this mask whose free bits were chosen to agree with the aim. */
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

/** Returns the share, 0 to 1, of the woven modules that differ from the aim; each counts by its `weight`. */
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

/** Reads the finished symbol back from its modules. Throws if the message has changed or a block has errors. */
function requireWhole(code: QrCode, message: Message): void {
  const blocks = readBlocks(code);
  const data = blocks.flatMap((block) => [...block.data]);
  const isMessageKept = message.data.subarray(0, message.used).every((codeword, index) => codeword === data[index]);
  const areBlocksWhole = blocks.every((block) =>
    errorCorrectionOf(block.data, block.errorCorrection.length).every(
      (codeword, index) => codeword === block.errorCorrection[index],
    ),
  );
  if (!isMessageKept || !areBlocksWhole) throw new Error('A woven code does not hold its message');
}
