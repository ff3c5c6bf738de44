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

export interface WeaveOptions {
  /** Error correction level: L, or M for codes that will be scratched or worn down. */
  readonly level: ErrorCorrectionLevel;
  readonly eci: boolean;
  /** The smallest version allowed. Default: the first version for the detail `bold`. */
  readonly minVersion?: number;
}

/**
 * Returns the message in the smallest version with enough codewords free for weaving. Throws what `messageFor` throws,
 * and an `EncodeError` `too-big` if the picture would hardly be visible.
 */
export function messageToWeave(text: string, { level, eci, minVersion }: WeaveOptions): Message {
  for (let version: number = minVersion ?? SYMBOL.versions.bold[0]; ; version++) {
    const message = messageFor(text, { level, eci, minVersion: version });
    if (message.used > SYMBOL.mostUsed) throw new EncodeError('too-big');
    if (freeShare(message) >= SYMBOL.leastFree) return message;
  }
}

function freeShare({ version, level, data, used }: Message): number {
  const all = blockLayout(version, level).reduce(
    (sum, { dataCodewords, errorCorrectionCodewords }) => sum + dataCodewords + errorCorrectionCodewords,
    0,
  );
  return (data.length - used) / all;
}

/** Returns the usual modules a side. A focus can lead to a neighboring version, and a long text to a larger one. */
export function modulesOfDetail(detail: WeaveDetail): number {
  return symbolSize(SYMBOL.versions[detail][0]);
}

export interface SymbolChoice extends Omit<WeaveOptions, 'minVersion'> {
  readonly detail: WeaveDetail;
  readonly focus: WeaveFocus;
  /** Returns the woven part of the image, scaled to `size × size` opaque pixels. */
  readonly drawSquare: (size: number) => Pixels;
}

/** Side, in pixels, of the square on which alignment patterns are compared with the picture: about 2 per module. */
export const COMPARED = 128;

/** Returns the message in the recipe's first version, or in one that disturbs the focus clearly less. Throws as above. */
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

const REACH = 2;

/**
 * Returns the mean difference in luma, 0 to 255, between the worst alignment pattern and the picture, weighted by the
 * focus. The worst counts: one pattern on a nose is worse than four around a face.
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
