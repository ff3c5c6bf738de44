import { type Rgba, toHex } from '#design';
import { encodePng, writeDataUrl } from '#raster';
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

/** An SVG element, with attributes named as in a document. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly SvgElement[];
}

/**
 * Returns a drawing as SVG elements, for files and for the screen: first the gradients, then one element for the
 * background, if there is one, and one for each layer, in order. Colors are set by attributes such as `fill`, not by
 * CSS. An element refers only to a gradient of the drawing or to the data URL of an image. `idPrefix` makes ids unique
 * if a page shows several drawings.
 */
export function svgElements(drawing: Paintable, idPrefix = ''): SvgElement[] {
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
        return imageElement(layer);
      case 'group':
        return groupElement(layer, layer.layers.map(elementOf));
    }
  };
  const shapes = paintedLayers(drawing).map(elementOf);
  return gradients.size > 0 ? [{ name: 'defs', attributes: {}, children: [...gradients.values()] }, ...shapes] : shapes;
}

function pathElement({ d, under }: PathLayer, fill: SvgElement['attributes']): SvgElement {
  return { name: 'path', attributes: { ...fill, d: under ?? d } };
}

function groupElement(layer: GroupLayer, children: SvgElement[]): SvgElement {
  const { factor, x, y } = mapOf(layer);
  const [scale, across, down] = [factor, x, y].map((length) => Number(length.toFixed(6)));
  return { name: 'g', attributes: { transform: `matrix(${scale} 0 0 ${scale} ${across} ${down})` }, children };
}

function imageElement({ image, x, y, width, height, opacity, fit }: ImageLayer): SvgElement {
  const preserveAspectRatio = fit === 'cover' ? 'xMidYMid slice' : 'none';
  const placed = { x, y, width, height, preserveAspectRatio, href: image.href };
  return { name: 'image', attributes: opacity < 1 ? { ...placed, opacity } : placed };
}

/** Returns a name that describes the whole gradient, so that equal ids on a page always mean equal gradients. */
function gradientName(paint: GradientPaint): string {
  const place = paint.kind === 'linear' ? [paint.x1, paint.y1, paint.x2, paint.y2] : [paint.cx, paint.cy, paint.r];
  const colors = [paint.from, paint.to].map((color) => toHex(color).slice(1));
  return [paint.kind, ...place, ...colors].join('-');
}

function gradientElement(paint: GradientPaint, id: string): SvgElement {
  const children = [paint.from, paint.to].map((color, offset) => ({
    name: 'stop',
    attributes: { offset, ...colorAttributes('stop', color) },
  }));
  const common = { id, gradientUnits: 'userSpaceOnUse' };
  if (paint.kind === 'radial') {
    const { cx, cy, r } = paint;
    return { name: 'radialGradient', attributes: { ...common, cx, cy, r }, children };
  }
  const { x1, y1, x2, y2 } = paint;
  return { name: 'linearGradient', attributes: { ...common, x1, y1, x2, y2 }, children };
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
