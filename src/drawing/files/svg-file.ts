import { type Drawing, type ImageLayer, type Layer, paintedLayers, type SvgElement, svgElements } from '#drawing';
import { type Box, cutPixels, encodePng, type Pixels, writeDataUrl } from '#raster';

/** What a file says of its picture beside showing it. */
export interface FileFacts {
  readonly title: string;
  /** What the code holds; absent where that is nobody's business. */
  readonly description?: string;
}

export interface SvgFacts extends FileFacts {
  /** Width in millimeters; the height follows from the drawing's proportions. */
  readonly mm: number;
  /** Elements of other namespaces, written as they are. */
  readonly metadata?: string;
}

/** Places of images are not those of modules: this many decimals of a unit are kept. */
const DECIMALS = 4;

/**
 * Returns a drawing as an SVG document of this size that refers to nothing outside itself and opens alike in browsers
 * and drawing programs: each part in a group with its name, presentation attributes only, and images as they are seen,
 * uncut by the program.
 */
export async function writeSvg(drawing: Drawing, { mm, title, description, metadata }: SvgFacts): Promise<string> {
  const { width, height } = drawing;
  const layers = await Promise.all(paintedLayers(drawing).map(embedImage));
  const elements = svgElements({ width, height, layers });
  const mmHigh = Number((mm * (height / width)).toFixed(DECIMALS));
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

/** Returns the name of each layer's part, with a number where a part comes again: an id must not be given twice. */
function uniqueIds(layers: readonly Layer[]): string[] {
  const counts = new Map<string, number>();
  return layers.map(({ part }) => {
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return count === 1 ? part : `${part}-${count}`;
  });
}

/** Not every program cuts an image itself, nor opens each kind of image inside an SVG: all of them show a PNG. */
async function embedImage(layer: Layer): Promise<Layer> {
  if (layer.kind === 'group') return { ...layer, layers: await Promise.all(layer.layers.map(embedImage)) };
  if (layer.kind === 'path') return layer;
  const pixels = cutImage(layer);
  return { ...layer, image: { pixels, href: writeDataUrl('image/png', await encodePng(pixels)) }, fit: 'fill' };
}

function writeElement({ name, attributes, children = [] }: SvgElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${nameOf(key)}="${writeValue(value)}"`);
  const start = `<${name}${written.join('')}`;
  return children.length > 0 ? `${start}>${children.map(writeElement).join('')}</${name}>` : `${start}/>`;
}

function writeValue(value: string | number): string {
  return typeof value === 'number' ? String(Number(value.toFixed(DECIMALS))) : escapeXml(value);
}

/** The older spelling of `href` is the one that drawing programs know as well as browsers. */
function nameOf(attribute: string): string {
  return attribute === 'href' ? 'xlink:href' : attribute;
}

/** Returns what is seen of a layer's image, in the image's own pixels. */
export function cutImage(layer: ImageLayer): Pixels {
  return layer.fit === 'fill' ? layer.image.pixels : cutPixels(layer.image.pixels, seenPart(layer));
}

/** Returns which part of a layer's image is seen: all of it, or what is inside the box that it covers. */
export function seenPart({ image: { pixels }, width, height, fit }: ImageLayer): Box {
  if (fit === 'fill') return { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const seenWidth = Math.max(1, Math.round(Math.min(pixels.width, (pixels.height * width) / height)));
  const seenHeight = Math.max(1, Math.round(Math.min(pixels.height, (pixels.width * height) / width)));
  const [x, y] = [(pixels.width - seenWidth) >> 1, (pixels.height - seenHeight) >> 1];
  return { x, y, width: seenWidth, height: seenHeight };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Returns a text as content or attribute of XML, without what no XML document may hold, such as control characters and
 * lone surrogates.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
