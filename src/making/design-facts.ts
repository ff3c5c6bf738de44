import type { QrDesign } from '#design';

/** The data URL of the image that belongs on the code, if any: a standard code carries none. */
export function imageOf(design: QrDesign): string | undefined {
  return design.qrType === 'custom' ? design.customImage : undefined;
}
