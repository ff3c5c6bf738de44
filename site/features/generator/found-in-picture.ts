import type { QrDesign } from '#design';
import type { FoundCode } from '#scanning';

/** What was found in a picture or in a PDF. */
export type Found =
  /**
   * A design saved by this site. The file was not added to the current design. `file` is the picture; null for a PDF,
   * which cannot be an image.
   */
  | { readonly is: 'design'; readonly design: QrDesign; readonly file: Blob | null }
  /** Codes. The picture was added to the current design as its image. */
  | { readonly is: 'codes'; readonly codes: readonly FoundCode[]; readonly taken: TakenImage };

/** A picture that was added to the design as its image, and the design before that change. */
export interface TakenImage {
  readonly customImage: string;
  readonly before: QrDesign;
}

/**
 * Returns the current design with a code's content. If the design's image is still the picture in which the code was
 * found, the earlier image replaces it; without an earlier image, it is removed. In both cases, the earlier `qrType` is
 * restored too, unless the style was changed after the picture was added.
 */
export function withContentOf(
  now: QrDesign,
  typed: Pick<QrDesign, 'type' | 'content' | 'details'>,
  { customImage, before }: TakenImage,
): QrDesign {
  const { details: _, leftOut: _leftOut, ...rest } = now;
  const edited = { ...rest, ...typed };
  if (now.customImage !== customImage) return edited;
  const { customImage: _image, ...bare } = edited;
  return {
    ...bare,
    ...(before.customImage !== undefined && { customImage: before.customImage }),
    qrType: now.style === before.style ? before.qrType : now.qrType,
  };
}
