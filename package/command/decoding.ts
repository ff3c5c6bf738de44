import { decoderModule } from '#doors/decoders';
import { flattenOn, type Pixels, resample } from '#raster';
import { type FoundCode, findCodes, loadDecoders, loadFileReader, WHITE_PAGE } from '#scanning/tunnel';

/** Pixels on the longer side of a picture that is searched at once. */
const SMALL_SIDE = 2048;

/** Milliseconds after which the search of a large picture ends with what it has found. */
const MOST_TIME = 15_000;

/** Returns the codes of different texts in a picture, at most 16. */
export async function readCodes(picture: Pixels): Promise<FoundCode[]> {
  const decoders = await loadDecoders(await decoderModule());
  const { width, height } = picture;
  const scale = SMALL_SIDE / Math.max(width, height);
  if (scale >= 1) return findCodes(picture, null, decoders, () => false);
  const sideOf = (length: number): number => Math.max(1, Math.round(length * scale));
  const small = resample(picture, { x: 0, y: 0, width, height }, sideOf(width), sideOf(height));
  const large = { width, height, read: (...part: PartOf) => resample(picture, ...part) };
  const end = performance.now() + MOST_TIME;
  return findCodes(small, large, decoders, () => performance.now() > end);
}

type PartOf = Parameters<typeof resample> extends [Pixels, ...infer Part] ? Part : never;

/** Whether a decoder reads this text in the picture of one code. */
export async function isReadBack(picture: Pixels, text: string): Promise<boolean> {
  const reader = await loadFileReader(await decoderModule());
  return (await reader.read(flattenOn(picture, WHITE_PAGE)))?.text === text;
}
