import { encodeContent } from '#content';
import type { QrDesign } from '#design';

/** Whether there is nothing to encode. */
export function isBlank(design: QrDesign): boolean {
  return encodeContent(design.type, design.content).text === '';
}

/** The data URL of the image that belongs on the code, if any: a standard code carries none. */
export function imageOf(design: QrDesign): string | undefined {
  return design.qrType === 'custom' ? design.customImage : undefined;
}
