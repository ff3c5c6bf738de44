import { type Box, flattenOn, type Pixels } from '#raster';
import { DARK_PAGE, WHITE_PAGE } from './conditions.ts';
import { type DecoderModule, decodeCodes, type FoundCode, MOST_FOUND } from './decoders.ts';

/** A picture that may be too large to be in memory as pixels. */
export interface LargePicture {
  readonly width: number;
  readonly height: number;
  /** Returns a part of it, scaled to this size. */
  readonly read: (part: Box, width: number, height: number) => Pixels | Promise<Pixels>;
}

/** Pixels on the longer side of a part that is searched at once. */
const TILE = 2048;

/** Pixels from one part to the next. A code in the overlap is whole in one of them; a larger one, at half the size. */
const STEP = 1280;

/**
 * Returns up to `MOST_FOUND` codes of different texts in a picture: first those in the whole picture, scaled to `small`,
 * then those in its own pixels at half the size and at full size. Codes are found in both polarities, and those of a
 * transparent picture on white and on dark ground. The search ends when `isOver`. Without `module`, only `small` is
 * searched, because jsQR is too slow for more.
 */
export async function findCodes(
  small: Pixels,
  large: LargePicture | null,
  module: DecoderModule | null,
  isOver: () => boolean,
): Promise<FoundCode[]> {
  const found: FoundCode[] = [];

  async function search(picture: Pixels): Promise<void> {
    const pages = isOpaque(picture) ? [WHITE_PAGE] : [WHITE_PAGE, DARK_PAGE];
    for (const page of pages) {
      for (const code of await decodeCodes(flattenOn(picture, page), module)) {
        if (!found.some(({ text }) => text === code.text)) found.push(code);
      }
    }
  }

  await search(small);
  for (const scale of large && module ? [0.5, 1] : []) {
    if (!large || large.width * scale <= small.width) continue;
    for (const part of partsOf(large, scale)) {
      if (isOver() || found.length >= MOST_FOUND) return found.slice(0, MOST_FOUND);
      await search(await large.read(part, Math.ceil(part.width * scale), Math.ceil(part.height * scale)));
    }
  }
  return found.slice(0, MOST_FOUND);
}

function partsOf({ width, height }: LargePicture, scale: number): Box[] {
  const [tile, step] = [TILE / scale, STEP / scale];
  const startsOf = (length: number) =>
    Array.from({ length: 1 + Math.max(0, Math.ceil((length - tile) / step)) }, (_, index) => index * step);
  return startsOf(height).flatMap((y) =>
    startsOf(width).map((x) => ({ x, y, width: Math.min(tile, width - x), height: Math.min(tile, height - y) })),
  );
}

function isOpaque({ data }: Pixels): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] < 255) return false;
  return true;
}
