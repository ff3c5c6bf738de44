import { type Drawing, type ImageLayer, type Layer, paintedLayers, type SvgElement, svgElements } from '#drawing';
import { type Box, cutPixels, encodePng, type Pixels, writeDataUrl } from '#raster';

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
}

/** Decimals of numbers other than path data. Images need them, because their edges are not on module boundaries. */
const DECIMALS = 4;

/**
 * Returns a drawing as an SVG document, `mm` millimeters wide. It refers to nothing outside itself and looks the same
 * in browsers and drawing programs: colors and opacities are presentation attributes instead of CSS, and images are
 * already cut to their visible part. Each layer is in a group whose id is the name of its part, with a number if the
 * part repeats.
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

function uniqueIds(layers: readonly Layer[]): string[] {
  const counts = new Map<string, number>();
  return layers.map(({ part }) => {
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return count === 1 ? part : `${part}-${count}`;
  });
}

/** Converts images to cropped PNG files, because not every program crops images or supports other types in SVG. */
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

/** `href` becomes the older `xlink:href`, which drawing programs support too. */
function nameOf(attribute: string): string {
  return attribute === 'href' ? 'xlink:href' : attribute;
}

export function cutImage(layer: ImageLayer): Pixels {
  return layer.fit === 'fill' ? layer.image.pixels : cutPixels(layer.image.pixels, seenPart(layer));
}

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

/** Escapes a text for content or attributes of XML, without the characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
