import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import type { MadeCode } from '#making';
import type { UploadedImage } from '#raster';
import { drawSample } from './sample-pictures.ts';

/** A design whose image is woven into the code. Tests pass the image separately. */
export const WOVEN_DESIGN: QrDesign = {
  ...DEFAULT_DESIGN,
  content: 'https://example.com/abcdef',
  qrType: 'custom',
  customImage: '',
  imagePosition: 'full',
  weave: DEFAULT_WEAVE,
};

interface WovenSample {
  readonly design: QrDesign;
  readonly image: UploadedImage;
  readonly made: MadeCode;
}

let flower: Promise<WovenSample> | null = null;

/** Returns a picture of a flower woven into the code of `WOVEN_DESIGN`. It is woven once for all tests of a process. */
export function wovenFlower(): Promise<WovenSample> {
  flower ??= weaveFlower();
  return flower;
}

async function weaveFlower(): Promise<WovenSample> {
  // Loaded on demand, because most tests that import this folder weave nothing.
  const { makeCode } = await import('#making');
  const image = { pixels: drawSample('flower', 300), href: '' };
  return { design: WOVEN_DESIGN, image, made: makeCode(WOVEN_DESIGN, image) };
}
