import type { Drawing, Layer, Paint, Part } from '#drawing';
import { lumaAt, type Pixels } from '#raster';

const BLACK: Paint = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } };
const WHITE: Paint = { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } };

const LIGHT_PARTS: readonly Part[] = ['background', 'image-box'];

/** A drawing as black ink on white paper prints it: modules in full black, whatever their colours, and images in shades of gray. */
export function inBlackInk(drawing: Drawing): Drawing {
  return { ...drawing, layers: drawing.layers.map(layerInBlack) };
}

function layerInBlack(layer: Layer): Layer {
  if (layer.kind === 'image') return { ...layer, image: { pixels: toGrayPixels(layer.image.pixels), href: '' } };
  return { ...layer, paint: LIGHT_PARTS.includes(layer.part) ? WHITE : BLACK };
}

/** The luma of each pixel in its three colours; its alpha as it was. */
function toGrayPixels({ width, height, data }: Pixels): Pixels {
  const gray = data.slice();
  for (let index = 0; index < gray.length; index += 4) {
    gray[index + 3] = 255;
    gray.fill(lumaAt(gray, index), index, index + 3);
    gray[index + 3] = data[index + 3];
  }
  return { width, height, data: gray };
}
