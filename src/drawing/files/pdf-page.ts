// Pages of a PDF file: their boxes and marks. ISO 32000-2, 14.11.2.

import type { Drawing, Paint } from '#drawing';
import { fill, type PdfContent } from './pdf-content.ts';
import { type PdfObjects, type PdfReference, pdfNumbers } from './pdf-objects.ts';
import { type PdfCanvas, type PdfInk, writeResources } from './pdf-paint.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Millimeters of a colored background around a page, because no knife cuts exactly. */
const BLEED = 3;

/** Millimeters: marks begin this far outside the trim, at the end of the usual bleed. */
const MARK_DISTANCE = 3;
const MARK_LENGTH = 5;
/** A quarter of a point: the usual weight of crop marks. */
const MARK_WEIGHT = 0.25 / POINTS_PER_MM;
/** A fold mark is dashed: three dashes and two gaps of this length. */
const FOLD_DASH = MARK_LENGTH / 5;

/** A drawing as a page of a file. */
export interface PdfPage {
  readonly drawing: Drawing;
  /** Width of the trimmed page in millimeters; its height follows from the drawing's proportions. */
  readonly mm: number;
  /**
   * Millimeters that the background, and layers, go on around the trim. By default 3 where the background is colored,
   * else 0.
   */
  readonly bleed?: number;
  /** Marks outside the trim. Absent: none, and the page ends with its bleed. */
  readonly marks?: PdfMarks;
}

/** Crop marks stand at the four corners of a page. */
export interface PdfMarks {
  /** Where the page is folded: millimeters from the top of the trimmed page. */
  readonly folds?: readonly number[];
}

/** The file that a page belongs to. */
export interface PdfWriting {
  readonly objects: PdfObjects;
  readonly ink: PdfInk;
  readonly content: PdfContent;
  /** The object that lists the pages. */
  readonly tree: PdfReference;
}

/** Adds a page. Its content is one stream. */
export async function addPage(
  { objects, ink, content, tree }: PdfWriting,
  { drawing, mm, bleed, marks }: PdfPage,
): Promise<PdfReference> {
  const { width, height, background, layers } = drawing;
  const scale = (mm * POINTS_PER_MM) / width;
  const bled = bleed ?? (isColored(background) ? BLEED : 0);
  const edge = (marks ? Math.max(bled, MARK_DISTANCE + MARK_LENGTH) : bled) * POINTS_PER_MM;
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
      // What is seen through mixes in the inks that are printed with.
      ...(isClear ? [`/Group << /S /Transparency /CS /${ink === 'black' ? 'DeviceCMYK' : 'DeviceRGB'} >>`] : []),
      `/Resources << ${writeResources(canvas.resources)} >> /Contents ${stream} >>`,
    ].join(' '),
  );
}

interface Trim {
  /** Width and height in millimeters. */
  readonly mm: number;
  readonly high: number;
  /** From the page's edges to the trim, and the page's height, in points. */
  readonly edge: number;
  readonly pageHeight: number;
}

const BLACK: Paint = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } };

/** Returns the operators of crop and fold marks as one filled path: at each corner a level and an upright line. */
async function drawMarks(
  canvas: PdfCanvas,
  { mm, high, edge, pageHeight }: Trim,
  { folds = [] }: PdfMarks,
): Promise<string[]> {
  const half = MARK_WEIGHT / 2;
  const [near, far] = [MARK_DISTANCE, MARK_DISTANCE + MARK_LENGTH];
  const level = (y: number, from: number, length: number): Box => [from, y - half, length, MARK_WEIGHT];
  const upright = (x: number, from: number, length: number): Box => [x - half, from, MARK_WEIGHT, length];
  const boxes: Box[] = [
    ...[0, high].flatMap((y) => [level(y, -far, MARK_LENGTH), level(y, mm + near, MARK_LENGTH)]),
    ...[0, mm].flatMap((x) => [upright(x, -far, MARK_LENGTH), upright(x, high + near, MARK_LENGTH)]),
    ...folds.flatMap((y) =>
      [0, 2, 4].flatMap((dash) => [
        level(y, -far + dash * FOLD_DASH, FOLD_DASH),
        level(y, mm + near + dash * FOLD_DASH, FOLD_DASH),
      ]),
    ),
  ];
  const placed = `${pdfNumbers(POINTS_PER_MM, 0, 0, -POINTS_PER_MM, edge, pageHeight - edge)} cm`;
  const path = boxes.map((box) => `${pdfNumbers(...box)} re`);
  return ['q', placed, ...(await fill(canvas, BLACK, path)), 'Q'];
}

/** Left, top, width and height in millimeters from the upper left corner of the trim. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Whether something of a background is to be seen on white paper. */
function isColored(paint: Paint): boolean {
  if (paint.kind !== 'solid') return true;
  const { r, g, b, a } = paint.color;
  return a > 0 && Math.min(r, g, b) < 255;
}
