// Paints and images as operators and objects of a content stream. ISO 32000-2, 7.4.4.4 (predictors), 8.6 (colors), 8.7.4
// (shadings), 8.9.5 (images), 11.6.4 and 11.6.5.2 (transparency, soft masks).

import type { Rgba } from '#design';
import type { GradientPaint, Paint } from '#drawing';
import { compressRows, type Pixels } from '#raster';
import { toGrayPixels } from './black-ink.ts';
import { type PdfObjects, type PdfReference, pdfNumbers } from './pdf-objects.ts';

export type PdfInk = 'rgb' | 'black';

type PdfResources = Map<'ExtGState' | 'Pattern' | 'XObject', Map<string, PdfReference>>;

export function writeResources(resources: PdfResources): string {
  return [...resources]
    .map(([kind, named]) => `/${kind} << ${[...named].map(([name, object]) => `/${name} ${object}`).join(' ')} >>`)
    .join(' ');
}

export interface PdfCanvas {
  readonly objects: PdfObjects;
  readonly resources: PdfResources;
  readonly ink: PdfInk;
  /** Maps the drawing's units to the initial units of the stream, in which gradients are defined. */
  readonly matrix: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Sets a paint for the next fill. In black ink, it must be opaque black or white (`pagesInBlackInk`). */
export async function setPaint(canvas: PdfCanvas, paint: Paint): Promise<string[]> {
  if (paint.kind === 'solid') {
    const { r, g, b, a } = paint.color;
    const color =
      canvas.ink === 'black' ? `0 0 0 ${r + g + b === 0 ? 1 : 0} k` : `${pdfNumbers(...sharesOf(paint.color))} rg`;
    return a < 1 ? [setOpacity(canvas, a), color] : [color];
  }
  const [r0, g0, b0] = sharesOf(paint.from);
  const [r1, g1, b1] = sharesOf(paint.to);
  const pattern = canvas.objects.add(writeGradient(paint, 'DeviceRGB', [r0, g0, b0], [r1, g1, b1], canvas.matrix));
  const set = ['/Pattern cs', `/${nameIn(canvas, 'Pattern', pattern)} scn`];
  if (paint.from.a === 1 && paint.to.a === 1) return set;
  if (paint.from.a === paint.to.a) return [setOpacity(canvas, paint.from.a), ...set];
  return [await setFadingOpacity(canvas, paint), ...set];
}

export function setOpacity({ objects, resources }: PdfCanvas, opacity: number): string {
  const name = `Opacity${Math.round(opacity * 1000)}`;
  const states = resources.get('ExtGState') ?? new Map<string, PdfReference>();
  resources.set('ExtGState', states);
  if (!states.has(name)) states.set(name, objects.add(`<< /Type /ExtGState /ca ${pdfNumbers(opacity)} >>`));
  return `/${name} gs`;
}

export function nameIn(
  { resources }: Pick<PdfCanvas, 'resources'>,
  kind: 'ExtGState' | 'Pattern' | 'XObject',
  reference: PdfReference,
): string {
  const named = resources.get(kind) ?? new Map<string, PdfReference>();
  resources.set(kind, named);
  for (const [known, object] of named) if (object === reference) return known;
  const name = `${kind}${named.size + 1}`;
  named.set(name, reference);
  return name;
}

/** Sets a luminosity mask, in which white is opaque. It uses the units in force when it is set. */
async function setFadingOpacity(canvas: PdfCanvas, paint: GradientPaint): Promise<string> {
  const { objects, width, height } = canvas;
  const shades = objects.add(writeGradient(paint, 'DeviceGray', [paint.from.a], [paint.to.a], [1, 0, 0, 1, 0, 0]));
  const mask = await objects.addDeflated(
    `/Type /XObject /Subtype /Form /BBox [${pdfNumbers(0, 0, width, height)}] ` +
      '/Group << /S /Transparency /CS /DeviceGray >> ' +
      `/Resources << /Pattern << /Shades ${shades} >> >>`,
    new TextEncoder().encode(`/Pattern cs /Shades scn ${pdfNumbers(0, 0, width, height)} re f`),
  );
  const state = objects.add(`<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G ${mask} >> >>`);
  return `/${nameIn(canvas, 'ExtGState', state)} gs`;
}

function writeGradient(
  paint: GradientPaint,
  space: 'DeviceRGB' | 'DeviceGray',
  from: readonly number[],
  to: readonly number[],
  matrix: readonly number[],
): string {
  const [type, coordinates] =
    paint.kind === 'linear'
      ? [2, [paint.x1, paint.y1, paint.x2, paint.y2]]
      : [3, [paint.cx, paint.cy, 0, paint.cx, paint.cy, paint.r]];
  const mix = `<< /FunctionType 2 /Domain [0 1] /C0 [${pdfNumbers(...from)}] /C1 [${pdfNumbers(...to)}] /N 1 >>`;
  const shading = `<< /ShadingType ${type} /ColorSpace /${space} /Coords [${pdfNumbers(...coordinates)}] /Extend [true true] /Function ${mix} >>`;
  return `<< /Type /Pattern /PatternType 2 /Matrix [${pdfNumbers(...matrix)}] /Shading ${shading} >>`;
}

function sharesOf({ r, g, b }: Rgba): [number, number, number] {
  return [r / 255, g / 255, b / 255];
}

export async function addImage(objects: PdfObjects, image: Pixels, ink: PdfInk): Promise<PdfReference> {
  const pixels = ink === 'black' ? toGrayPixels(image) : image;
  const isOpaque = pixels.data.every((value, index) => index % 4 !== 3 || value === 255);
  const mask = isOpaque ? null : await addChannels(objects, pixels, 'DeviceGray', [3]);
  const entries = mask ? `/SMask ${mask}` : '';
  // Gray pixels have the same value in all three channels.
  return ink === 'black'
    ? addChannels(objects, pixels, 'DeviceGray', [0], entries)
    : addChannels(objects, pixels, 'DeviceRGB', [0, 1, 2], entries);
}

async function addChannels(
  objects: PdfObjects,
  { width, height, data }: Pixels,
  space: 'DeviceGray' | 'DeviceRGB',
  channels: readonly number[],
  entries = '',
): Promise<PdfReference> {
  function* rows(): Generator<Uint8Array> {
    for (let y = 0; y < height; y++) {
      const row = new Uint8Array(width * channels.length);
      for (let x = 0, to = 0; x < width; x++) {
        for (const channel of channels) row[to++] = data[4 * (y * width + x) + channel];
      }
      yield row;
    }
  }
  const count = channels.length;
  return objects.addStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${space} /BitsPerComponent 8 ` +
      `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${count} /BitsPerComponent 8 /Columns ${width} >> ${entries}`.trimEnd(),
    await compressRows(rows(), count, objects.compress),
  );
}
