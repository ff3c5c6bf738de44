import type { QrDesign } from './qr-design.ts';
import type { Weave } from './weave.ts';

/** Returns the data URL of the image on the code. A standard code has none. */
export function imageOf(design: Pick<QrDesign, 'qrType' | 'customImage'>): string | undefined {
  return design.qrType === 'custom' ? design.customImage : undefined;
}

/** Returns how the design's image is woven into its code; undefined if it is not woven, or there is no image. */
export function weaveOf(
  design: Pick<QrDesign, 'qrType' | 'customImage' | 'imagePosition' | 'weave'>,
): Weave | undefined {
  return imageOf(design) !== undefined && design.imagePosition === 'full' ? design.weave : undefined;
}
