import { SaxesParser } from 'saxes';
import { parseColor, type Rgba } from '#design';
import type { GradientPaint, GroupLayer, ImageLayer, Layer, Paint, Paintable, PathLayer } from '#drawing';
import { decodePng, type Pixels, readDataUrl } from '#raster';

/** Thrown if a file contains something that is not read here, so that its picture is unknown. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** A cache of decoded images, by their data URLs. It keeps only one image, because all rows of a run share one. */
export type KnownImages = Map<string, Pixels>;

interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly XmlElement[];
}

type Attributes = Readonly<Record<string, string>>;

const SILENT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'defs']);

/** Matches path data with the commands that this site's drawings use. */
const PATH_DATA = /^[Mmhvlcaz0-9 .-]*$/;

/**
 * Reads the picture in an SVG file that this site wrote: groups of paths in plain colors or gradients, and PNG images.
 * Its lengths are in units of the file. Rejects with an `UnreadableFileError` if the file is damaged, or contains
 * anything else that is drawn. `images` is a cache of decoded images. `vector` are the pixels of an image that the file
 * contains as a vector, which is not read.
 */
export async function readSvg(file: Uint8Array, images: KnownImages, vector: Pixels | null = null): Promise<Paintable> {
  const root = parseXml(new TextDecoder('utf-8').decode(file));
  if (root.name !== 'svg') throw new UnreadableFileError('No drawing');
  const [x, y, width, height] = numbersOf(root.attributes.viewBox ?? '', 4);
  if (x !== 0 || y !== 0) throw new UnreadableFileError('A drawing that is moved');
  const definitions = root.children.filter(({ name }) => name === 'defs').flatMap(({ children }) => children);
  const gradients = new Map(definitions.map((one) => [one.attributes.id ?? '', readGradient(one)]));
  return { width, height, layers: await readLayers(root.children, { gradients, images, vector }) };
}

function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const top: XmlElement[] = [];
  const open: XmlElement[][] = [top];
  parser.on('error', (error) => {
    throw new UnreadableFileError(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const children: XmlElement[] = [];
    open[open.length - 1].push({ name, attributes: attributes as Attributes, children });
    open.push(children);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return top[0];
}

interface Known {
  readonly gradients: ReadonlyMap<string, GradientPaint>;
  readonly images: KnownImages;
  readonly vector: Pixels | null;
}

async function readLayers(elements: readonly XmlElement[], known: Known): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (const { name, attributes, children } of elements) {
    if (SILENT.has(name)) continue;
    if (name === 'g') layers.push(...placed(await readLayers(children, known), attributes.transform));
    else if (name === 'svg' && known.vector) layers.push(readVector(attributes, known.vector));
    else if (name === 'path') layers.push(readPath(attributes, known));
    else if (name === 'image') layers.push(await readImage(attributes, known));
    else throw new UnreadableFileError(`An element that is not read: ${name}`);
  }
  return layers;
}

/** Returns layers placed by `matrix(s 0 0 s x y)`, where `s` is a scale, negative if the layers are upside down. */
function placed(layers: readonly Layer[], transform: string | undefined): readonly (Layer | GroupLayer)[] {
  if (transform === undefined) return layers;
  const matrix = /^matrix\(([^()]*)\)$/.exec(transform)?.[1] ?? '';
  const [scale, b, c, down, x, y] = numbersOf(matrix, 6);
  if (b !== 0 || c !== 0 || down !== scale || scale === 0) {
    throw new UnreadableFileError(`A transform that is not read: ${transform}`);
  }
  const group = { kind: 'group', part: 'group', layers, width: 0, height: 0 } as const;
  return [{ ...group, x, y, scale: Math.abs(scale), turn: scale < 0 ? 180 : 0 }];
}

function readPath(attributes: Attributes, { gradients }: Known): PathLayer {
  const { d = '', fill = '#000000' } = attributes;
  if (!PATH_DATA.test(d)) throw new UnreadableFileError('A path that is not read');
  const reference = /^url\(#(.+)\)$/.exec(fill)?.[1];
  const paint: Paint | undefined =
    reference === undefined
      ? { kind: 'solid', color: colorOf(fill, attributes['fill-opacity']) }
      : gradients.get(reference);
  if (!paint) throw new UnreadableFileError('A paint that is nowhere');
  return { kind: 'path', part: 'modules', d, paint };
}

async function readImage(attributes: Attributes, { images }: Known): Promise<ImageLayer> {
  const href = attributes['xlink:href'] ?? '';
  const pixels = images.get(href) ?? (await decodeImage(href));
  if (!images.has(href)) {
    images.clear();
    images.set(href, pixels);
  }
  return { ...placeImage(attributes, pixels), fit: 'fill' };
}

/** A vector is placed by an `svg` element, which shows its middle, like an image that covers its layer. */
function readVector(attributes: Attributes, pixels: Pixels): ImageLayer {
  return { ...placeImage(attributes, pixels), fit: 'cover' };
}

function placeImage(attributes: Attributes, pixels: Pixels): Omit<ImageLayer, 'fit'> {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(attributes, name));
  const opacity = numberOf(attributes, 'opacity', 1);
  return { kind: 'image', part: 'image', image: { pixels, href: '' }, x, y, width, height, opacity };
}

async function decodeImage(href: string): Promise<Pixels> {
  const data = readDataUrl(href);
  const pixels = data && (await decodePng(data.bytes));
  if (!pixels) throw new UnreadableFileError('An image that is not read');
  return pixels;
}

function readGradient({ name, attributes, children }: XmlElement): GradientPaint {
  const [from, to] = children.map(({ attributes: stop }) => colorOf(stop['stop-color'] ?? '', stop['stop-opacity']));
  if (children.length !== 2 || attributes.gradientUnits !== 'userSpaceOnUse') {
    throw new UnreadableFileError('A gradient that is not read');
  }
  const at = (place: string): number => numberOf(attributes, place);
  return name === 'linearGradient'
    ? { kind: 'linear', x1: at('x1'), y1: at('y1'), x2: at('x2'), y2: at('y2'), from, to }
    : { kind: 'radial', cx: at('cx'), cy: at('cy'), r: at('r'), from, to };
}

function colorOf(text: string, opacity = '1'): Rgba {
  const color = parseColor(text);
  if (!color) throw new UnreadableFileError(`A color that is not read: ${text}`);
  return { ...color, a: numbersOf(opacity, 1)[0] };
}

function numberOf(attributes: Attributes, name: string, otherwise = 0): number {
  return name in attributes ? numbersOf(attributes[name], 1)[0] : otherwise;
}

function numbersOf(text: string, count: number): number[] {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length !== count || numbers.some((number) => !Number.isFinite(number))) {
    throw new UnreadableFileError(`Not ${count} numbers: ${text.slice(0, 40)}`);
  }
  return numbers;
}
