import { packDesign, putIntoPng } from '#carrying';
import type { QrDesign } from '#design';
import { readDataUrl, writeDataUrl } from '#raster';

/** Returns a PNG picture that also carries its design. `picture` and the result are data URLs. */
export async function carryDesign(picture: string, design: QrDesign): Promise<string> {
  const file = readDataUrl(picture);
  return file ? writeDataUrl('image/png', putIntoPng(file.bytes, await packDesign(design))) : picture;
}
