import { encodePng, writeDataUrl } from '#raster';
import type { Drawing, Layer } from './drawing.ts';

/**
 * Returns the drawing with an address (`href`) for each image, as SVG needs it. An image whose `href` is empty gets the
 * data URL of a PNG file; the others keep theirs.
 */
export async function addressImages(drawing: Drawing): Promise<Drawing> {
  const addressed = new Map<readonly Layer[], Promise<readonly Layer[]>>();
  /** Addresses a list of layers. A list that several groups share is processed once. */
  const addressAll = (layers: readonly Layer[]): Promise<readonly Layer[]> => {
    const known = addressed.get(layers) ?? Promise.all(layers.map(addressLayer));
    addressed.set(layers, known);
    return known;
  };
  const addressLayer = async (layer: Layer): Promise<Layer> => {
    if (layer.kind === 'group') return { ...layer, layers: await addressAll(layer.layers) };
    if (layer.kind === 'path' || layer.image.href !== '') return layer;
    const href = writeDataUrl('image/png', await encodePng(layer.image.pixels));
    return { ...layer, image: { ...layer.image, href } };
  };
  return { ...drawing, layers: await addressAll(drawing.layers) };
}
