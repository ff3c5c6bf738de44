import type { QrDesign } from '#design';
import { type MadeCode, makeCode } from '#making';
import type { UploadedImage } from '#raster';
import type { CodeRecord } from '#storage';

/** A finished code made again, to be drawn for files. */
export interface Remade {
  readonly made: MadeCode;
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

/** Makes the code of a record again; `image` is its design's. Throws what `makeCode` throws. */
export function remake({ design, text }: Pick<CodeRecord, 'design' | 'text'>, image: UploadedImage | null): Remade {
  const made = makeCode(design, image);
  if (made.text === text) return { made, design, image };
  // An earlier release made another text of what was typed: files hold what the picture holds.
  const verbatim: QrDesign = { ...design, type: 'text', content: text, details: undefined };
  return { made: makeCode(verbatim, image), design: verbatim, image };
}
