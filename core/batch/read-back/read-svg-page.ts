import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes';
import { parseColor, type Rgba } from '#design';
import type { GradientPaint, Paint } from '#drawing';
import { decodePng, type Pixels, readDataUrl } from '#raster';
import {
  IDENTITY,
  type Matrix,
  movePath,
  multiplyMatrices,
  placeImage,
  type ReadLayer,
  type ReadPage,
  transformPaint,
  UnreadableFileError,
} from './page-reader.ts';

/** Elements that are not drawn. Their content is not drawn either. */
const SILENT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Matches path data with the commands that this site's drawings use. */
const PATH_DATA = /^[Mhvlcz0-9 .-]*$/;

/** A cache of decoded images, by their data URLs. It keeps only one image, because all rows of a run share one. */
export type KnownImages = Map<string, Pixels>;

/** An element to be drawn, and the matrix from its coordinates to those of the document. */
interface Shape {
  readonly name: 'path' | 'image';
  readonly attributes: Attributes;
  readonly matrix: Matrix;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Reads the picture in an SVG file that this site wrote: groups of paths in plain colors or gradients, and PNG images.
 * Rejects with an `UnreadableFileError` if the file is damaged, or contains anything else that is drawn. `images` is a
 * cache of decoded images.
 */
export async function readSvgPage(file: Uint8Array, images: KnownImages): Promise<ReadPage> {
  const { root, shapes, gradients } = parse(new TextDecoder('utf-8').decode(file));
  const [x, y, width, height] = numbersOf(root.viewBox ?? '', 4);
  const base: Matrix = [1, 0, 0, 1, -x, -y];
  const layers: ReadLayer[] = [];
  for (const { name, attributes, matrix } of shapes) {
    const placed = multiplyMatrices(base, matrix);
    layers.push(
      name === 'path' ? readPath(attributes, placed, gradients) : await readImage(attributes, placed, images),
    );
  }
  return { width, height, layers };
}

interface Document {
  readonly root: Attributes;
  readonly shapes: readonly Shape[];
  readonly gradients: ReadonlyMap<string, GradientPaint>;
}

function parse(text: string): Document {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const gradients = new Map<string, GradientPaint>();
  const shapes: Shape[] = [];
  const matrices: Matrix[] = [];
  let root: Attributes | null = null;
  let silentDepth = 0;
  let stops: Attributes[] = [];

  parser.on('error', (error) => {
    throw new UnreadableFileError(error.message);
  });
  parser.on('opentag', (tag) => {
    if (silentDepth > 0 || SILENT.has(tag.name)) {
      silentDepth++;
      return;
    }
    const attributes = plainAttributes(tag);
    const matrix = multiplyMatrices(matrices.at(-1) ?? IDENTITY, matrixOf(attributes.transform));
    matrices.push(matrix);
    switch (tag.name) {
      case 'svg':
        if (root) throw new UnreadableFileError('A document within a document');
        root = attributes;
        break;
      case 'path':
      case 'image':
        shapes.push({ name: tag.name, attributes, matrix });
        break;
      case 'stop':
        stops.push(attributes);
        break;
      case 'g':
      case 'defs':
        break;
      case 'linearGradient':
      case 'radialGradient':
        stops = [];
        break;
      default:
        throw new UnreadableFileError(`An element that is not read: ${tag.name}`);
    }
  });
  parser.on('closetag', (tag) => {
    if (silentDepth > 0) {
      silentDepth--;
      return;
    }
    matrices.pop();
    if (tag.name.endsWith('Gradient')) gradients.set(String(tag.attributes.id), readGradient(tag, stops));
  });
  parser.write(text).close();
  if (!root) throw new UnreadableFileError('No document');
  return { root, shapes, gradients };
}

function plainAttributes({ attributes }: SaxesTagPlain): Attributes {
  return attributes as Readonly<Record<string, string & SaxesAttributePlain>>;
}

/** Reads a list of `matrix(…)`, `translate(…)` and `scale(…)`. */
function matrixOf(transform = ''): Matrix {
  let matrix = IDENTITY;
  let rest = transform.trim();
  while (rest !== '') {
    const match = /^(matrix|translate|scale)\(([^()]*)\)\s*/.exec(rest);
    if (!match) throw new UnreadableFileError(`A transform that is not read: ${transform}`);
    const values = match[2]
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (values.some((value) => !Number.isFinite(value))) throw new UnreadableFileError('A transform without numbers');
    const [first, second] = values;
    if (match[1] === 'matrix') matrix = multiplyMatrices(matrix, values as unknown as Matrix);
    else if (match[1] === 'translate') matrix = multiplyMatrices(matrix, [1, 0, 0, 1, first, second ?? 0]);
    else matrix = multiplyMatrices(matrix, [first, 0, 0, second ?? first, 0, 0]);
    rest = rest.slice(match[0].length);
  }
  return matrix;
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

function numberOf(attributes: Attributes, name: string, otherwise = 0): number {
  return name in attributes ? numbersOf(attributes[name], 1)[0] : otherwise;
}

function readPath(attributes: Attributes, matrix: Matrix, gradients: Document['gradients']): ReadLayer {
  const { d = '' } = attributes;
  if (!PATH_DATA.test(d)) throw new UnreadableFileError('A path that is not read');
  const isInPlace = matrix.every((value, k) => value === IDENTITY[k]);
  const paint = paintOf(attributes, gradients);
  return {
    kind: 'path',
    part: 'data',
    d: isInPlace ? d : movePath(d, matrix),
    paint: isInPlace ? paint : transformPaint(paint, matrix),
  };
}

function paintOf(attributes: Attributes, gradients: Document['gradients']): Paint {
  const fill = attributes.fill ?? '#000000';
  const reference = /^url\(#(.+)\)$/.exec(fill);
  if (!reference) return { kind: 'solid', color: colorOf(fill, attributes['fill-opacity']) };
  const gradient = gradients.get(reference[1]);
  if (!gradient) throw new UnreadableFileError('A paint that is nowhere');
  return gradient;
}

function colorOf(text: string, opacity = '1'): Rgba {
  const color = parseColor(text);
  if (!color) throw new UnreadableFileError(`A color that is not read: ${text}`);
  return { ...color, a: numbersOf(opacity, 1)[0] };
}

function readGradient(tag: SaxesTagPlain, stops: readonly Attributes[]): GradientPaint {
  const attributes = plainAttributes(tag);
  const [from, to] = stops.map((stop) => colorOf(stop['stop-color'] ?? '', stop['stop-opacity']));
  if (stops.length !== 2 || attributes.gradientUnits !== 'userSpaceOnUse') {
    throw new UnreadableFileError('A gradient that is not read');
  }
  const at = (name: string): number => numberOf(attributes, name);
  return tag.name === 'linearGradient'
    ? { kind: 'linear', x1: at('x1'), y1: at('y1'), x2: at('x2'), y2: at('y2'), from, to }
    : { kind: 'radial', cx: at('cx'), cy: at('cy'), r: at('r'), from, to };
}

async function readImage(attributes: Attributes, matrix: Matrix, images: KnownImages): Promise<ReadLayer> {
  const href = attributes['xlink:href'] ?? '';
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(attributes, name));
  const pixels = images.get(href) ?? (await decodeImage(href));
  if (!images.has(href)) {
    images.clear();
    images.set(href, pixels);
  }
  return placeImage(pixels, multiplyMatrices(matrix, [width, 0, 0, height, x, y]), numberOf(attributes, 'opacity', 1));
}

async function decodeImage(href: string): Promise<Pixels> {
  const data = readDataUrl(href);
  const pixels = data && (await decodePng(data.bytes));
  if (!pixels) throw new UnreadableFileError('An image that is not read');
  return pixels;
}
