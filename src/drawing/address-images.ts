import { encodePng, writeDataUrl } from '#raster';
import type { Drawing, Layer } from './drawing.ts';

// In a file of its own, so that the first page loads without what writes PNG files.

/** Returns the drawing with an address for each image, as SVG needs it: images without one become PNG files in data URLs. */
export async function addressImages(drawing: Drawing): Promise<Drawing> {
  return { ...drawing, layers: await Promise.all(drawing.layers.map(addressLayer)) };
}

async function addressLayer(layer: Layer): Promise<Layer> {
  if (layer.kind === 'path' || layer.image.href !== '') return layer;
  const href = writeDataUrl('image/png', await encodePng(layer.image.pixels));
  return { ...layer, image: { ...layer.image, href } };
}
