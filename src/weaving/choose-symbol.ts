import type { WeaveDetail, WeaveFocus } from '#design';
import {
  alignmentCenters,
  blockLayout,
  EncodeError,
  type ErrorCorrectionLevel,
  type Message,
  messageFor,
  symbolSize,
} from '#engine';
import { type Pixels, toGray } from '#raster';
import { focusAt } from './aim.ts';
import { SYMBOL } from './recipe.ts';

/** The options for encoding a text that will be woven. */
export interface WeaveOptions {
  /** L, or M for codes that will be worn. */
  readonly level: ErrorCorrectionLevel;
  readonly eci: boolean;
  /** Default: the version of bold pictures. */
  readonly minVersion?: number;
}

/**
 * Returns the message of a text in the symbol for weaving: the smallest from `minVersion` on with enough free
 * codewords. Throws an `EncodeError` `too-big` for a text so long that the picture would hardly be visible, and what
 * the engine's `messageFor` throws.
 */
export function messageToWeave(text: string, { level, eci, minVersion }: WeaveOptions): Message {
  for (let version: number = minVersion ?? SYMBOL.versions.bold[0]; ; version++) {
    const message = messageFor(text, { level, eci, minVersion: version });
    if (message.used > SYMBOL.mostUsed) throw new EncodeError('too-big');
    if (freeShare(message) >= SYMBOL.leastFree) return message;
  }
}

/** Returns the share of a symbol's codewords that can be chosen. */
function freeShare({ version, level, data, used }: Message): number {
  const all = blockLayout(version, level).reduce(
    (sum, { dataCodewords, errorCorrectionCodewords }) => sum + dataCodewords + errorCorrectionCodewords,
    0,
  );
  return (data.length - used) / all;
}

/**
 * Returns the modules along one side of the code that a detail usually has; short texts and other focuses change it
 * little.
 */
export function modulesOfDetail(detail: WeaveDetail): number {
  return symbolSize(SYMBOL.versions[detail][0]);
}

/** The input for choosing a symbol. */
export interface SymbolChoice extends Omit<WeaveOptions, 'minVersion'> {
  readonly detail: WeaveDetail;
  readonly focus: WeaveFocus;
  /** Returns the woven square, opaque, with `size` pixels a side. */
  readonly drawSquare: (size: number) => Pixels;
}

/** Pixels a side in which alignment patterns are compared with the picture: about two for each module. */
export const COMPARED = 128;

/**
 * Returns the message in the symbol of a detail: the first of its versions, or the one whose alignment patterns disturb
 * the focus clearly least. Throws what `messageToWeave` throws.
 */
export function chooseSymbol(text: string, { detail, focus, drawSquare, level, eci }: SymbolChoice): Message {
  const [first, ...others] = SYMBOL.versions[detail].map((minVersion) =>
    messageToWeave(text, { level, eci, minVersion }),
  );
  if (others.every(({ version }) => version === first.version)) return first;
  const { luma } = toGray(drawSquare(COMPARED), 0);
  let best = { message: first, disturbance: (1 - SYMBOL.leastGain) * disturbanceOf(first.version, luma, focus) };
  for (const message of others) {
    const disturbance = disturbanceOf(message.version, luma, focus);
    if (disturbance < best.disturbance) best = { message, disturbance };
  }
  return best.message;
}

/** Modules from an alignment pattern's center to its rim. */
const REACH = 2;

/**
 * Returns how much the worst of a version's alignment patterns disturbs a picture: the mean difference of its modules
 * from the picture, 0 to 255, weighted by the focus. One square on a nose is worse than four around a face. `luma` is
 * the woven square with `COMPARED` pixels a side.
 */
export function disturbanceOf(version: number, luma: Float32Array, focus: WeaveFocus): number {
  const modules = symbolSize(version);
  const pixelOf = (module: number): number => Math.floor(((module + 0.5) * COMPARED) / modules);
  let worst = 0;
  for (const [centerX, centerY] of alignmentCenters(version)) {
    let sum = 0;
    for (let y = centerY - REACH; y <= centerY + REACH; y++) {
      for (let x = centerX - REACH; x <= centerX + REACH; x++) {
        const ring = Math.max(Math.abs(x - centerX), Math.abs(y - centerY));
        const difference = Math.abs(luma[pixelOf(y) * COMPARED + pixelOf(x)] - (ring === 1 ? 255 : 0));
        sum += focusAt(focus, (x + 0.5) / modules, (y + 0.5) / modules) * difference;
      }
    }
    worst = Math.max(worst, sum / (2 * REACH + 1) ** 2);
  }
  return worst;
}
