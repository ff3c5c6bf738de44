import type { QrDesign } from '#design';
import type { FoundCode } from '#scanning';

/** The content found in a picture beside its pixels. */
export type Found =
  /**
   * A design saved by this site. The picture itself was not added; `file` is null for a page to print, which cannot be
   * an image.
   */
  | { readonly is: 'design'; readonly design: QrDesign; readonly file: Blob | null }
  /** Codes. The picture was added as image. */
  | { readonly is: 'codes'; readonly codes: readonly FoundCode[]; readonly taken: TakenImage };

/** An image that was taken, and the design before that. */
export interface TakenImage {
  readonly customImage: string;
  readonly before: QrDesign;
}

/**
 * Returns the present design with a code's content. The picture of the code, which was added as image, is removed
 * again, and so is the tab that was opened for it, unless something was styled there since.
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
