import type { QrDesign } from '#design';
import type { FoundCode } from '#scanning';

/** What was found in a picture beside its pixels. */
export type Found =
  /**
   * A design that this site put there; the picture itself has not been taken, and cannot be where it is a page to
   * print.
   */
  | { readonly is: 'design'; readonly design: QrDesign; readonly file: Blob | null }
  /** Codes; the picture is the image by now. */
  | { readonly is: 'codes'; readonly codes: readonly FoundCode[]; readonly taken: TakenImage };

/** An image that was taken, and the design before that. */
export interface TakenImage {
  readonly customImage: string;
  readonly before: QrDesign;
}

/**
 * The design in which what a code holds is to be edited: as it is now, with the code's content. The picture of the
 * code, which became the image, goes again; so does the tab that was opened for it, unless something was styled there
 * since.
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
