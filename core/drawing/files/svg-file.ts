import {
  type Drawing,
  escapeXml,
  groupElement,
  type ImageLayer,
  type Layer,
  paintedLayers,
  seenPart,
  svgElements,
  vectorElement,
  writeElement,
} from '#drawing';
import { cutPixels, type Deflate, encodePng, type Pixels, writeDataUrl } from '#raster';

export interface FileFacts {
  readonly title: string;
  /** The text of the code; absent if it must not be shown. */
  readonly description?: string;
}

export interface SvgFacts extends FileFacts {
  /** Width in millimeters; the height follows from the drawing's proportions. */
  readonly mm: number;
  /** Elements of other namespaces, copied into `<metadata>` unescaped. */
  readonly metadata?: string;
  readonly compress?: Deflate | undefined;
}

/**
 * Returns a document that refers to nothing outside itself and looks the same in browsers and drawing programs: it has
 * attributes instead of CSS, and images without a vector are cut to their visible part. The id of a layer's group is
 * the name of its part, with a number if it repeats.
 */
export async function writeSvg(drawing: Drawing, facts: SvgFacts): Promise<string> {
  const { mm, title, description, metadata, compress } = facts;
  const { width, height } = drawing;
  const layers = await Promise.all(paintedLayers(drawing).map((layer) => embedImage(layer, compress)));
  const elements = svgElements({ width, height, layers }, { vectorOf: vectorElement, groupOf: groupElement });
  const mmHigh = Number((mm * (height / width)).toFixed(4));
  const [definitions, shapes] = [elements.slice(0, -layers.length), elements.slice(-layers.length)];
  const ids = uniqueIds(layers);
  const groups = shapes.map((shape, k) => ({ name: 'g', attributes: { id: ids[k] }, children: [shape] }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' +
      ` width="${mm}mm" height="${mmHigh}mm" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    ...(description === undefined ? [] : [`<desc>${escapeXml(description)}</desc>`]),
    ...(metadata === undefined ? [] : [`<metadata>${metadata}</metadata>`]),
    ...[...definitions, ...groups].map(writeElement),
    '</svg>\n',
  ].join('\n');
}

function uniqueIds(layers: readonly Layer[]): string[] {
  const counts = new Map<string, number>();
  return layers.map(({ part }) => {
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return count === 1 ? part : `${part}-${count}`;
  });
}

/** Converts images to cropped PNG files, because not every program crops images or supports other types in SVG. */
async function embedImage(layer: Layer, compress: Deflate | undefined): Promise<Layer> {
  if (layer.kind === 'group') {
    return { ...layer, layers: await Promise.all(layer.layers.map((each) => embedImage(each, compress))) };
  }
  if (layer.kind === 'path' || layer.image.vector) return layer;
  const pixels = cutImage(layer);
  const file = await encodePng(pixels, { compress });
  return { ...layer, image: { pixels, href: writeDataUrl('image/png', file) }, fit: 'fill' };
}

export function cutImage(layer: ImageLayer): Pixels {
  return layer.fit === 'fill' ? layer.image.pixels : cutPixels(layer.image.pixels, seenPart(layer));
}
