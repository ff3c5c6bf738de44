// Reads the content of a page of a PDF file. ISO 32000-2, 8.4 (graphics state), 8.5 (paths), 8.6 (colors), 8.7.4
// (shadings), 8.10 (forms).

import type { Rgba } from '#design';
import { BLACK, type GradientPaint, type Paint, PathWriter, walkPath } from '#drawing';
import { decodePng, type Pixels, writeChunks } from '#raster';
import {
  type Matrix,
  multiplyMatrices,
  placedPen,
  placeImage,
  type ReadLayer,
  type ReadPage,
  transformPaint,
  UnreadableFileError,
} from './page-reader.ts';
import type { PdfDocument, PdfStream } from './pdf-document.ts';
import { isDictionary, isName, isOperator, type PdfDictionary, PdfReader, type PdfValue } from './pdf-syntax.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Maximum depth of nested forms. This site's files have two levels of them. */
const MOST_DEPTH = 8;

/**
 * The opacity of a paint, which is separate from its color: a number from 0 to 1, or a gradient whose red values stand
 * for opacity.
 */
type Opacity = number | GradientPaint;

interface State {
  matrix: Matrix;
  color: Paint;
  opacity: Opacity;
}

interface Canvas {
  readonly document: PdfDocument;
  readonly resources: PdfDictionary;
  /**
   * Maps the initial coordinates of the content stream to those of the page. Gradients are given in the initial
   * coordinates.
   */
  readonly base: Matrix;
  readonly layers: ReadLayer[];
  readonly depth: number;
  /** Width and height of the trimmed page, in the units of `readPdfPage`. */
  readonly trim: readonly [width: number, height: number];
}

/**
 * Reads the trimmed part of a page of a PDF file, in units of `unit` millimeters. Rejects with an `UnreadableFileError`
 * for operators that this site does not write.
 */
export async function readPdfPage(document: PdfDocument, index: number, unit: number): Promise<ReadPage> {
  const page = document.pages[index];
  if (!page) throw new UnreadableFileError(`No page ${index}`);
  const [left, bottom, right, top] = numbersIn(page.get('TrimBox') ?? page.get('MediaBox'));
  const scale = 1 / (unit * POINTS_PER_MM);
  const base: Matrix = [scale, 0, 0, -scale, -left * scale, top * scale];
  const layers: ReadLayer[] = [];
  const stream = document.stream(page.get('Contents'));
  const resources = document.dictionary(page.get('Resources'));
  const canvas = {
    document,
    resources,
    base,
    layers,
    depth: 0,
    trim: [(right - left) * scale, (top - bottom) * scale] as const,
  };
  await paint(stream, canvas, { matrix: base, color: BLACK, opacity: 1 });
  const [width, height] = [(right - left) * scale, (top - bottom) * scale].map((length) => nearlyWhole(length));
  return { width, height, layers };
}

/** Undoes the rounding of lengths in the file. */
function nearlyWhole(length: number): number {
  return Math.abs(length - Math.round(length)) < 0.01 ? Math.round(length) : length;
}

async function paint(stream: PdfStream, canvas: Canvas, begun: State): Promise<void> {
  if (canvas.depth > MOST_DEPTH) throw new UnreadableFileError('Forms within forms');
  const reader = new PdfReader(canvas.document.inflated(stream));
  const saved: State[] = [];
  let state = { ...begun };
  let operands: PdfValue[] = [];
  let path = new PathWriter();
  for (let value = reader.next(); value !== undefined; value = reader.next()) {
    if (!isOperator(value)) {
      operands.push(value);
      continue;
    }
    const numbers = operands as number[];
    const pen = placedPen(path, state.matrix);
    switch (value.operator) {
      case 'q':
        saved.push({ ...state });
        break;
      case 'Q':
        state = saved.pop() ?? state;
        break;
      case 'cm':
        state.matrix = multiplyMatrices(state.matrix, matrixOf(operands));
        break;
      case 'm':
        pen.moveTo(numbers[0], numbers[1]);
        break;
      case 'l':
        pen.lineTo(numbers[0], numbers[1]);
        break;
      case 'c':
        pen.curveTo(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
        break;
      case 'h':
        pen.close();
        break;
      case 're': {
        const [x, y, width, height] = numbers;
        pen.moveTo(x, y);
        pen.lineTo(x + width, y);
        pen.lineTo(x + width, y + height);
        pen.lineTo(x, y + height);
        pen.close();
        break;
      }
      case 'f':
        canvas.layers.push({ kind: 'path', part: 'data', d: path.d, paint: withOpacity(state) });
        path = new PathWriter();
        break;
      case 'W':
        if (!covers(path.d, canvas.trim)) throw new UnreadableFileError('A page that is clipped');
        break;
      case 'n':
        path = new PathWriter();
        break;
      case 'rg':
        state.color = solid(255 * numbers[0], 255 * numbers[1], 255 * numbers[2]);
        break;
      case 'g':
        state.color = solid(255 * numbers[0], 255 * numbers[0], 255 * numbers[0]);
        break;
      case 'k': {
        const [cyan, magenta, yellow, black] = numbers;
        const light = 255 * (1 - black);
        state.color = solid(light * (1 - cyan), light * (1 - magenta), light * (1 - yellow));
        break;
      }
      case 'cs':
        break;
      case 'scn':
        state.color = gradientOf(canvas, resourceIn(canvas, 'Pattern', operands[0]));
        break;
      case 'gs':
        state.opacity = await opacityOf(canvas, state, resourceIn(canvas, 'ExtGState', operands[0]));
        break;
      case 'Do':
        await show(canvas, state, resourceIn(canvas, 'XObject', operands[0]));
        break;
      default:
        throw new UnreadableFileError(`An operator that is not read: ${value.operator}`);
    }
    operands = [];
  }
}

/** Whether path data of straight lines covers the whole trimmed page. */
function covers(d: string, [width, height]: Canvas['trim']): boolean {
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const note = (x: number, y: number): void => {
    reach.left = Math.min(reach.left, x);
    reach.right = Math.max(reach.right, x);
    reach.top = Math.min(reach.top, y);
    reach.bottom = Math.max(reach.bottom, y);
  };
  const curve = (): never => {
    throw new UnreadableFileError('A page that is clipped to a curve');
  };
  walkPath(d, { moveTo: note, lineTo: note, curveTo: curve, close: () => undefined });
  const { left, top, right, bottom } = reach;
  return left < 0.1 && top < 0.1 && right > width - 0.1 && bottom > height - 0.1;
}

/** Paints an image or a form. */
async function show(canvas: Canvas, state: State, pointer: PdfValue | undefined): Promise<void> {
  const { document, layers, depth } = canvas;
  const stream = document.stream(pointer);
  const { dictionary } = stream;
  const kind = dictionary.get('Subtype');
  if (isName(kind) && kind.name === 'Image') {
    if (typeof state.opacity !== 'number') throw new UnreadableFileError('An image that fades');
    // An image fills the unit square, with its first row at the top.
    const upright = multiplyMatrices(state.matrix, [1, 0, 0, -1, 0, 1]);
    layers.push(placeImage(await imageOf(document, stream), upright, state.opacity));
    return;
  }
  const own = dictionary.get('Matrix');
  const matrix = own === undefined ? state.matrix : multiplyMatrices(state.matrix, matrixOf(own as PdfValue[]));
  const resources = document.dictionary(dictionary.get('Resources'));
  await paint(stream, { ...canvas, resources, base: matrix, depth: depth + 1 }, { ...state, matrix });
}

function resourceIn({ document, resources }: Canvas, kind: string, name: PdfValue): PdfValue | undefined {
  if (!isName(name)) throw new UnreadableFileError('A resource without name');
  return document.dictionary(resources.get(kind)).get(name.name);
}

function gradientOf({ document, base }: Canvas, pointer: PdfValue | undefined): GradientPaint {
  const pattern = document.dictionary(pointer);
  const shading = document.dictionary(pattern.get('Shading'));
  const places = numbersIn(shading.get('Coords'));
  const mix = document.dictionary(shading.get('Function'));
  const [from, to] = ['C0', 'C1'].map((key) => colorOf(numbersIn(mix.get(key))));
  const matrix = multiplyMatrices(base, matrixOf((pattern.get('Matrix') ?? [1, 0, 0, 1, 0, 0]) as PdfValue[]));
  const [x1, y1] = places;
  const gradient: GradientPaint =
    shading.get('ShadingType') === 2
      ? { kind: 'linear', x1, y1, x2: places[2], y2: places[3], from, to }
      : { kind: 'radial', cx: x1, cy: y1, r: places[5], from, to };
  return transformPaint(gradient, matrix) as GradientPaint;
}

async function opacityOf(canvas: Canvas, { matrix }: State, pointer: PdfValue | undefined): Promise<Opacity> {
  const { document } = canvas;
  const graphics = document.dictionary(pointer);
  const plain = graphics.get('ca');
  if (typeof plain === 'number') return plain;
  const mask = graphics.get('SMask');
  if (!isDictionary(mask)) throw new UnreadableFileError('A state that is not read');
  const form = document.stream(mask.get('G'));
  const own: Canvas = { ...canvas, resources: document.dictionary(form.dictionary.get('Resources')), base: matrix };
  return gradientOf(own, resourceIn(own, 'Pattern', { name: 'Shades' }));
}

/**
 * Returns the color of a state with its opacity. If color and opacity are gradients, they begin and end at the same
 * points.
 */
function withOpacity({ color, opacity }: State): Paint {
  const seen = (rgba: Rgba, alpha: number): Rgba => ({ ...rgba, a: alpha });
  if (color.kind === 'solid') {
    if (typeof opacity !== 'number') throw new UnreadableFileError('A color that fades');
    return { kind: 'solid', color: seen(color.color, opacity) };
  }
  const [from, to] = typeof opacity === 'number' ? [opacity, opacity] : [opacity.from.r / 255, opacity.to.r / 255];
  return { ...color, from: seen(color.from, from), to: seen(color.to, to) };
}

/**
 * Returns the pixels of an image, with its soft mask as alpha. The data of this site's images is like that of a PNG
 * file: filtered rows as a zlib stream.
 */
async function imageOf(document: PdfDocument, { dictionary, data }: PdfStream): Promise<Pixels> {
  const [width, height, depth] = ['Width', 'Height', 'BitsPerComponent'].map((key) => Number(dictionary.get(key)));
  const space = dictionary.get('ColorSpace');
  const isGray = isName(space) && space.name === 'DeviceGray';
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = depth;
  header[9] = isGray ? 0 : 2;
  const pixels = await decodePng(
    writeChunks([
      { type: 'IHDR', data: header },
      { type: 'IDAT', data },
      { type: 'IEND', data: new Uint8Array(0) },
    ]),
  );
  if (!pixels) throw new UnreadableFileError('An image that is not read');
  const mask = dictionary.get('SMask');
  if (mask === undefined) return pixels;
  const alphas = await imageOf(document, document.stream(mask));
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data[at + 3] = alphas.data[at];
  return pixels;
}

function matrixOf(values: readonly PdfValue[]): Matrix {
  const numbers = numbersIn(values);
  if (numbers.length !== 6) throw new UnreadableFileError('No matrix');
  return numbers as unknown as Matrix;
}

function numbersIn(value: PdfValue | undefined): number[] {
  if (!Array.isArray(value) || value.some((number) => typeof number !== 'number')) {
    throw new UnreadableFileError('No numbers');
  }
  return value as number[];
}

function colorOf(shares: readonly number[]): Rgba {
  const [r, g, b] = (shares.length === 1 ? [shares[0], shares[0], shares[0]] : shares).map((share) => 255 * share);
  return { r, g, b, a: 1 };
}

function solid(r: number, g: number, b: number): Paint {
  return { kind: 'solid', color: { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: 1 } };
}
