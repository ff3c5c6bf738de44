import type { QrDesign, Weave } from '#design';

/** The data URL of the image that belongs on the code, if any: a standard code carries none. */
export function imageOf(design: Pick<QrDesign, 'qrType' | 'customImage'>): string | undefined {
  return design.qrType === 'custom' ? design.customImage : undefined;
}

/** How the design's image is woven into its code; undefined where there is none, or it lies on the code. */
export function weaveOf(
  design: Pick<QrDesign, 'qrType' | 'customImage' | 'imagePosition' | 'weave'>,
): Weave | undefined {
  return imageOf(design) !== undefined && design.imagePosition === 'full' ? design.weave : undefined;
}
