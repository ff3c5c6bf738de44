import { type Rgba, toHex } from '#design';
import { type Box, encodePng, type SvgElement, writeDataUrl } from '#raster';
import {
  type Drawing,
  type GradientPaint,
  type GroupLayer,
  type ImageLayer,
  type Layer,
  type Paint,
  type Paintable,
  type PathLayer,
  paintedLayers,
} from './drawing.ts';
import { mapOf } from './group.ts';

interface SvgOptions {
  /** Makes ids unique if a page shows several drawings. */
  readonly idPrefix?: string;
  /** Draws the vectors of images: `vectorElement`. Only in files: a page never contains a visitor's elements. */
  readonly vectorOf?: (layer: ImageLayer, vector: SvgElement) => SvgElement;
  /** Draws groups: `groupElement`. Only a drawing that has none can do without. */
  readonly groupOf?: GroupDrawer;
}

type GroupDrawer = (layer: GroupLayer, children: SvgElement[]) => SvgElement;

/**
 * Returns elements for files and the screen: gradients, background, then one for each layer. Colors are attributes
 * instead of CSS. Elements refer only to gradients of the drawing, to data URLs of images, or within a vector.
 */
export function svgElements(drawing: Paintable, { idPrefix = '', vectorOf, groupOf }: SvgOptions = {}): SvgElement[] {
  const gradients = new Map<string, SvgElement>();
  const fillOf = (paint: Paint): SvgElement['attributes'] => {
    if (paint.kind === 'solid') return colorAttributes('fill', paint.color);
    const id = `${idPrefix}${gradientName(paint)}`;
    gradients.set(id, gradientElement(paint, id));
    return { fill: `url(#${id})` };
  };
  const elementOf = (layer: Layer): SvgElement => {
    switch (layer.kind) {
      case 'path':
        return pathElement(layer, fillOf(layer.paint));
      case 'image':
        return vectorOf && layer.image.vector ? vectorOf(layer, layer.image.vector) : imageElement(layer);
      case 'group':
        return (groupOf as GroupDrawer)(layer, layer.layers.map(elementOf));
    }
  };
  const shapes = paintedLayers(drawing).map(elementOf);
  return gradients.size > 0 ? [{ name: 'defs', attributes: {}, children: [...gradients.values()] }, ...shapes] : shapes;
}

function pathElement(layer: PathLayer, fill: SvgElement['attributes']): SvgElement {
  return { name: 'path', attributes: { ...fill, d: layer.d } };
}

export function groupElement(layer: GroupLayer, children: SvgElement[]): SvgElement {
  const { factor, x, y } = mapOf(layer);
  const [scale, across, down] = [factor, x, y].map((length) => Number(length.toFixed(6)));
  return { name: 'g', attributes: { transform: `matrix(${scale} 0 0 ${scale} ${across} ${down})` }, children };
}

function imageElement({ image, x, y, width, height, opacity, fit }: ImageLayer): SvgElement {
  const preserveAspectRatio = fit === 'cover' ? 'xMidYMid slice' : 'none';
  const placed = { x, y, width, height, preserveAspectRatio, href: image.href };
  return { name: 'image', attributes: opacity < 1 ? { ...placed, opacity } : placed };
}

/** Returns the vector of an image as an element, clipped to the layer like an image. */
export function vectorElement(layer: ImageLayer, vector: SvgElement): SvgElement {
  const { x, y, width, height, opacity } = layer;
  const seen = seenPart(layer);
  const viewBox = [seen.x, seen.y, seen.width, seen.height].join(' ');
  const placed = { x, y, width, height, viewBox, preserveAspectRatio: 'none', overflow: 'hidden' };
  return { name: 'svg', attributes: opacity < 1 ? { ...placed, opacity } : placed, children: [vector] };
}

/** Returns the part of an image that its layer shows, in pixels of the image. */
export function seenPart({ image: { pixels }, width, height, fit }: ImageLayer): Box {
  if (fit === 'fill') return { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const seenWidth = Math.max(1, Math.round(Math.min(pixels.width, (pixels.height * width) / height)));
  const seenHeight = Math.max(1, Math.round(Math.min(pixels.height, (pixels.width * height) / width)));
  const [x, y] = [(pixels.width - seenWidth) >> 1, (pixels.height - seenHeight) >> 1];
  return { x, y, width: seenWidth, height: seenHeight };
}

/** Returns a name that describes the whole gradient, so that equal ids on a page always mean equal gradients. */
function gradientName({ kind, from, to, ...place }: GradientPaint): string {
  const colors = [from, to].map((color) => toHex(color).slice(1));
  return [kind, ...Object.values(place), ...colors].join('-');
}

/** The places of a paint have the names of the attributes. */
function gradientElement({ kind, from, to, ...place }: GradientPaint, id: string): SvgElement {
  const children = [from, to].map((color, offset) => ({
    name: 'stop',
    attributes: { offset, ...colorAttributes('stop', color) },
  }));
  return { name: `${kind}Gradient`, attributes: { id, gradientUnits: 'userSpaceOnUse', ...place }, children };
}

/** Returns a six-digit color and an opacity, because not every SVG program supports eight digits. */
function colorAttributes(kind: 'fill' | 'stop', color: Rgba): SvgElement['attributes'] {
  const opaque = { [kind === 'fill' ? 'fill' : 'stop-color']: toHex({ ...color, a: 1 }) };
  return color.a < 1 ? { ...opaque, [`${kind}-opacity`]: Number(color.a.toFixed(4)) } : opaque;
}

/** Returns the drawing with the data URL of a PNG file for each image whose `href` is empty. */
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

/** Decimals of numbers other than path data. Images need them, because their edges are not on module boundaries. */
const DECIMALS = 4;

export function writeElement({ name, attributes, children = [] }: SvgElement): string {
  let start = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) start += ` ${nameOf(key)}="${writeValue(value)}"`;
  return children.length > 0 ? `${start}>${children.map(writeElement).join('')}</${name}>` : `${start}/>`;
}

function writeValue(value: string | number): string {
  return typeof value === 'number' ? String(Number(value.toFixed(DECIMALS))) : escapeXml(value);
}

/** `href` becomes the older `xlink:href`, which drawing programs support too. */
function nameOf(attribute: string): string {
  return attribute === 'href' ? 'xlink:href' : attribute;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** All but the characters that XML allows (XML 1.0, 2.2) and that need no entity. A single class is searched fast. */
const UNSAFE = /[^\t\n\r !#-%(-;=?-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for content or attributes of XML, without the characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text.replace(UNSAFE, (character) => ENTITIES[character] ?? '');
}
