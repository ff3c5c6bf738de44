// Pages of a PDF file: their boxes and marks. ISO 32000-2, 14.11.2.

import type { Drawing, Paint } from '#drawing';
import { MARKED_EDGE, marksAround } from './page-marks.ts';
import { fill, type PdfContent } from './pdf-content.ts';
import { type PdfObjects, type PdfReference, pdfNumbers } from './pdf-objects.ts';
import { type PdfCanvas, type PdfInk, writeResources } from './pdf-paint.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Millimeters by which a colored background extends around a page, because no knife cuts exactly. */
const BLEED = 3;

/** A drawing as a page of a file. */
export interface PdfPage {
  readonly drawing: Drawing;
  /** Width of the trimmed page in millimeters; its height follows from the drawing's proportions. */
  readonly mm: number;
  /**
   * Millimeters by which the background and layers extend around the trim. Default: 3 if the background is colored,
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

/** The file to which a page is added. */
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
      // Translucent parts are blended in the inks of the print.
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

/** Returns the operators of crop and fold marks as one filled path. */
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

/** Whether a background is visible on white paper. */
function isColored(paint: Paint): boolean {
  if (paint.kind !== 'solid') return true;
  const { r, g, b, a } = paint.color;
  return a > 0 && Math.min(r, g, b) < 255;
}
