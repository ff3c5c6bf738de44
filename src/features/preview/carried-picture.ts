import { packDesign, putIntoPng } from '#carrying';
import type { QrDesign } from '#design';
import { readDataUrl, writeDataUrl } from '#raster';

/** Returns a picture that carries its design as well; both pictures are data URLs of PNG files. */
export async function carryDesign(picture: string, design: QrDesign): Promise<string> {
  const file = readDataUrl(picture);
  return file ? writeDataUrl('image/png', putIntoPng(file.bytes, await packDesign(design))) : picture;
}
