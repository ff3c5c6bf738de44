import type { UploadedImage } from '#raster';

export const HALF_CLEAR: UploadedImage = {
  pixels: {
    width: 4,
    height: 2,
    data: Uint8ClampedArray.from({ length: 32 }, (_, k) => (k % 4 === 3 ? 255 * ((k >> 2) % 2) : 7 * k)),
  },
  href: '',
};
