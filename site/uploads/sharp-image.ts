import { writeElement } from '#drawing';
import { IMAGE_SIDE, type Pixels, readDataUrl, resample, type UploadedImage } from '#raster';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';
import { readDrawing } from './read-pixels.ts';
import { readSource } from './svg-source.ts';
import { vectorOf } from './svg-vector.ts';

/** Most pixels on the longer side of a drawing. A square has as many as canvases of phones may have. */
const MOST_SIDE = 4 * IMAGE_SIDE;

/** Images with their vectors. Every change of a file's size requests the same one again. */
const sharpened = new WeakMap<UploadedImage, Promise<UploadedImage>>();

/**
 * The image with its vector, drawn anew with `side` pixels if it has fewer. Anybody may have written the source, so it
 * is cleaned anew. The same image if it has none, or if the source looks different. Never rejects.
 */
export function sharpImage(dataUrl: string, image: UploadedImage, side = 0): Promise<UploadedImage> {
  if (side > Math.max(image.pixels.width, image.pixels.height)) return sharpenSource(dataUrl, image, side);
  const sharp = sharpened.get(image) ?? sharpenSource(dataUrl, image, 0);
  sharpened.set(image, sharp);
  return sharp;
}

async function sharpenSource(dataUrl: string, image: UploadedImage, side: number): Promise<UploadedImage> {
  try {
    const content = readDataUrl(dataUrl);
    const source = content && (await readSource(content.bytes));
    const sharp = source && (await sharpen(cleanSvg(source), image.pixels, side));
    return sharp ? { ...image, ...sharp } : image;
  } catch (error) {
    console.warn('The source of the image cannot be used', error);
    return image;
  }
}

/** Resolves to null if the drawing has no vector that looks like its `pixels`. */
export async function sharpen(
  svg: CleanSvg,
  pixels: Pixels,
  side = 0,
): Promise<Required<Pick<UploadedImage, 'pixels' | 'vector'>> | null> {
  const { width, height } = pixels;
  const vector = vectorOf(svg, pixels);
  if (!vector) return null;
  let times = 1;
  while (Math.max(width, height) * times < Math.min(side, MOST_SIDE)) times *= 2;
  const viewBox = `0 0 ${width} ${height}`;
  const page = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink', viewBox };
  const whole = { ...page, width: width * times, height: height * times };
  const drawn = await readDrawing(writeElement({ name: 'svg', attributes: whole, children: [vector] }));
  if (!isAlike(drawn, pixels)) return null;
  return { vector, pixels: drawn.width > width ? drawn : pixels };
}

/** Pixels a side at which pictures are compared, so that differences in smoothing edges are small. */
const COMPARED_SIDE = 128;

/** Most difference of a channel, of 255. */
const MOST_DIFFERENCE = 16;

function isAlike(one: Pixels, other: Pixels): boolean {
  const [a, b] = [one, other].map((pixels) => {
    const { width, height } = pixels;
    return resample(pixels, { x: 0, y: 0, width, height }, COMPARED_SIDE, COMPARED_SIDE).data;
  });
  for (let k = 0; k < a.length; k++) {
    const alpha = k | 3;
    const difference = k === alpha ? a[k] - b[k] : (a[k] * a[alpha] - b[k] * b[alpha]) / 255;
    if (Math.abs(difference) > MOST_DIFFERENCE) return false;
  }
  return true;
}
