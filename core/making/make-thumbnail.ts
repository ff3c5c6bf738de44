import { encodePng, type Pixels, resample, writeDataUrl } from '#raster';

/** Width and height of a thumbnail in pixels: half of those of the picture that `makePicture` makes. */
export const THUMBNAIL_SIZE = 200;

/** Returns a thumbnail of a square picture, as the data URL of a PNG. */
export async function makeThumbnail(picture: Pixels): Promise<string> {
  const { width, height } = picture;
  const small = resample(picture, { x: 0, y: 0, width, height }, THUMBNAIL_SIZE, THUMBNAIL_SIZE);
  return writeDataUrl('image/png', await encodePng(small));
}
