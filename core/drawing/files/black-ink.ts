import { BLACK, type Drawing, type ImageLayer, type Layer, type Paintable, type Part, WHITE } from '#drawing';
import { lumaAt, type Pixels } from '#raster';

const LIGHT_PARTS: readonly Part[] = ['background', 'image-box', 'light-words'];

/** Returns a drawing for black ink on white paper: shapes in full black whatever their colors, images in gray. */
export function inBlackInk(drawing: Drawing): Drawing {
  const grayOf = once(toGrayPixels);
  return inkedBlack([drawing], (image) => ({ ...image, image: { pixels: grayOf(image.image.pixels), href: '' } }))[0];
}

/** `inBlackInk` for several drawings, whose shared layers stay shared and whose images do not change. */
export function pagesInBlackInk(drawings: readonly Paintable[]): Drawing[] {
  return inkedBlack(drawings, (image) => image);
}

function inkedBlack(drawings: readonly Paintable[], inkImage: (image: ImageLayer) => ImageLayer): Drawing[] {
  const blackOf = once((layer: Layer): Layer => {
    switch (layer.kind) {
      case 'path':
        return { ...layer, paint: LIGHT_PARTS.includes(layer.part) ? WHITE : BLACK };
      case 'image':
        return inkImage(layer);
      case 'group':
        return { ...layer, layers: allBlackOf(layer.layers) };
    }
  });
  const allBlackOf = once((layers: readonly Layer[]): readonly Layer[] => layers.map(blackOf));
  return drawings.map((drawing) => ({ ...drawing, background: WHITE, layers: allBlackOf(drawing.layers) }));
}

function once<One extends object, Other>(make: (one: One) => Other): (one: One) => Other {
  const made = new Map<One, Other>();
  return (one) => {
    const other = made.get(one) ?? make(one);
    made.set(one, other);
    return other;
  };
}

export function toGrayPixels({ width, height, data }: Pixels): Pixels {
  const gray = data.slice();
  for (let index = 0; index < gray.length; index += 4) {
    gray[index + 3] = 255;
    gray.fill(lumaAt(gray, index), index, index + 3);
    gray[index + 3] = data[index + 3];
  }
  return { width, height, data: gray };
}
