// Pages of a PDF file: their boxes and marks. ISO 32000-2, 14.11.2.

import { BLACK, type Drawing, type Paint } from '#drawing';
import { fill, type PdfContent } from './pdf-content.ts';
import { type PdfObjects, type PdfReference, pdfNumbers } from './pdf-objects.ts';
import { type PdfCanvas, type PdfInk, writeResources } from './pdf-paint.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Millimeters by which a colored background extends beyond the trim, because cutting is never exact. */
export const BLEED = 3;

export interface PdfPage {
  readonly drawing: Drawing;
  /** Width of the trimmed page in millimeters; the height follows from the drawing's proportions. */
  readonly mm: number;
  /** Millimeters by which background and layers extend beyond the trim. Default: 3 for a colored background, else 0. */
  readonly bleed?: number;
  /** Marks outside the trim. Absent: no marks, and the page ends with its bleed. */
  readonly marks?: PdfMarks;
}

export interface PdfMarks {
  /** Distances of the folds from the top of the trimmed page, in millimeters. */
  readonly folds?: readonly number[];
}

export interface PdfWriting {
  readonly objects: PdfObjects;
  readonly ink: PdfInk;
  readonly content: PdfContent;
  readonly tree: PdfReference;
}

export async function addPage(
  { objects, ink, content, tree }: PdfWriting,
  { drawing, mm, bleed, marks }: PdfPage,
): Promise<PdfReference> {
  const { width, height, background, layers } = drawing;
  const scale = (mm * POINTS_PER_MM) / width;
  const bled = bleed ?? (isColored(background) ? BLEED : 0);
  const edge = (marks ? Math.max(bled, MARKED_EDGE) : bled) * POINTS_PER_MM;
  const [pageWidth, pageHeight] = [width, height].map((length) => length * scale + 2 * edge);
  const matrix = [scale, 0, 0, -scale, edge, pageHeight - edge];
  const canvas: PdfCanvas = { objects, resources: new Map(), ink, width, height, matrix };
  const outside = edge - bled * POINTS_PER_MM;
  const bleedBox = [outside, outside, pageWidth - outside, pageHeight - outside];
  const bledArea = `${pdfNumbers(outside, outside, pageWidth - 2 * outside, pageHeight - 2 * outside)} re`;
  const painted = [
    ...(await fill(canvas, background, [bledArea])),
    ...['q', ...(marks ? [bledArea, 'W n'] : []), `${pdfNumbers(...matrix)} cm`],
    ...(await content.write(canvas, layers)),
    'Q',
  ];
  const marked = marks ? await drawMarks(canvas, { mm, high: (mm * height) / width, edge, pageHeight }, marks) : [];
  const stream = await objects.addDeflated('', new TextEncoder().encode([...painted, ...marked].join('\n')));
  const trim = pdfNumbers(edge, edge, pageWidth - edge, pageHeight - edge);
  const isClear = canvas.resources.has('ExtGState') || canvas.resources.has('XObject');
  return objects.add(
    [
      `<< /Type /Page /Parent ${tree} /MediaBox [${pdfNumbers(0, 0, pageWidth, pageHeight)}]`,
      `/BleedBox [${pdfNumbers(...bleedBox)}] /TrimBox [${trim}]`,
      // Translucent parts are blended in the color space of the ink.
      ...(isClear ? [`/Group << /S /Transparency /CS /${ink === 'black' ? 'DeviceCMYK' : 'DeviceRGB'} >>`] : []),
      `/Resources << ${writeResources(canvas.resources)} >> /Contents ${stream} >>`,
    ].join(' '),
  );
}

interface Trim {
  readonly mm: number;
  readonly high: number;
  /** Distance from the page's edges to the trim, and height of the page with marks, in points. */
  readonly edge: number;
  readonly pageHeight: number;
}

async function drawMarks(
  canvas: PdfCanvas,
  { mm, high, edge, pageHeight }: Trim,
  { folds = [] }: PdfMarks,
): Promise<string[]> {
  const boxes = marksAround({ width: mm, height: high }, folds);
  const placed = `${pdfNumbers(POINTS_PER_MM, 0, 0, -POINTS_PER_MM, edge, pageHeight - edge)} cm`;
  const path = boxes.map((box) => `${pdfNumbers(...box)} re`);
  return ['q', placed, ...(await fill(canvas, BLACK, path)), 'Q'];
}

function isColored(paint: Paint): boolean {
  if (paint.kind !== 'solid') return true;
  const { r, g, b, a } = paint.color;
  return a > 0 && Math.min(r, g, b) < 255;
}

const MARK_DISTANCE = 3;
/** Millimeters from the near to the far end of a mark. */
const MARK_LENGTH = 5;

/** Millimeters that a page with marks extends beyond the trimmed edge. */
export const MARKED_EDGE = MARK_DISTANCE + MARK_LENGTH;

/** Line width of marks in millimeters: a quarter of a point, as usual for crop marks. */
const MARK_WEIGHT = (0.25 * 25.4) / 72;

const FOLD_DASH = MARK_LENGTH / 5;

/** A filled box: left, top, width and height in millimeters, from the upper left corner of the trimmed page. */
type MarkBox = readonly [x: number, y: number, width: number, height: number];

/** Returns crop marks at the corners and dashes at the ends of folds, in millimeters from the top left of the page. */
export function marksAround(
  { width, height }: { readonly width: number; readonly height: number },
  folds: readonly number[],
  weight = MARK_WEIGHT,
): MarkBox[] {
  const level = (y: number, from: number, length: number): MarkBox => [from, y - weight / 2, length, weight];
  const upright = (x: number, from: number, length: number): MarkBox => [x - weight / 2, from, weight, length];
  return [
    ...[0, height].flatMap((y) => [level(y, -MARKED_EDGE, MARK_LENGTH), level(y, width + MARK_DISTANCE, MARK_LENGTH)]),
    ...[0, width].flatMap((x) => [
      upright(x, -MARKED_EDGE, MARK_LENGTH),
      upright(x, height + MARK_DISTANCE, MARK_LENGTH),
    ]),
    ...folds.flatMap((y) =>
      [0, 2, 4].flatMap((dash) => [
        level(y, -MARKED_EDGE + dash * FOLD_DASH, FOLD_DASH),
        level(y, width + MARK_DISTANCE + dash * FOLD_DASH, FOLD_DASH),
      ]),
    ),
  ];
}
