// Drawings as a PDF file. ISO 32000-2; boxes of a page: 14.11.2; how a file is to be printed: 12.2.

import type { Drawing, Paint } from '#drawing';
import { pagesInBlackInk } from './black-ink.ts';
import { fill, PdfContent } from './pdf-content.ts';
import { addMetadata } from './pdf-metadata.ts';
import { PdfObjects, type PdfReference, pdfNumbers } from './pdf-objects.ts';
import { type PdfCanvas, type PdfInk, writeResources } from './pdf-paint.ts';
import type { FileFacts } from './svg-file.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Millimeters of a colored background around a page, because no knife cuts exactly. */
const BLEED = 3;

/** A drawing as a page of a file. */
export interface PdfPage {
  readonly drawing: Drawing;
  /** Width of the trimmed page in millimeters; its height follows from the drawing's proportions. */
  readonly mm: number;
}

/** What a PDF says of itself, and how it is to be printed. */
export interface PdfFacts extends FileFacts {
  readonly ink: PdfInk;
  /** When it was made. */
  readonly date: Date;
  readonly attachment?: PdfAttachment;
}

/** A file inside the file. */
export interface PdfAttachment {
  /** Of letters, digits, dots and dashes. */
  readonly name: string;
  /** A media type. */
  readonly type: string;
  /** Its content as a zlib stream. */
  readonly deflated: Uint8Array;
}

/** Viewers and printers are asked for the true size: no scaling, and paper of the page's size. */
const PREFERENCES = '/ViewerPreferences << /DisplayDocTitle true /PrintScaling /None /PickTrayByPDFSize true >>';

/**
 * Returns drawings as pages of one file. Each page has one content stream, in which all that follows in one paint is one path,
 * so that no viewer leaves hairlines. A colored background bleeds by 3 mm around the trimmed page. In black ink alone
 * everything dark is pure K. What pages share is in the file once. The same drawings and facts give the same bytes.
 */
export async function writePdf(pages: readonly PdfPage[], facts: PdfFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { ink, date, attachment } = facts;
  const drawings = pages.map(({ drawing }) => drawing);
  const inked = ink === 'black' ? pagesInBlackInk(drawings) : drawings;
  const objects = new PdfObjects();
  const content = new PdfContent(
    objects,
    ink,
    inked.map(({ layers }) => layers),
  );
  const tree = objects.reserve();
  const kids: PdfReference[] = [];
  for (const [k, { mm }] of pages.entries()) {
    kids.push(await addPage({ objects, ink, content, tree }, { drawing: inked[k], mm }));
  }
  objects.fill(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  const { info, xmp } = addMetadata(objects, facts, date);
  const attached = attachment ? addAttachment(objects, attachment) : '';
  const catalog = objects.add(`<< /Type /Catalog /Pages ${tree} /Metadata ${xmp} ${PREFERENCES} ${attached}>>`);
  return objects.write(catalog, info);
}

/** The file that a page belongs to. */
interface Document {
  readonly objects: PdfObjects;
  readonly ink: PdfInk;
  readonly content: PdfContent;
  /** The object that lists the pages. */
  readonly tree: PdfReference;
}

async function addPage({ objects, ink, content, tree }: Document, { drawing, mm }: PdfPage): Promise<PdfReference> {
  const { width, height, background, layers } = drawing;
  const scale = (mm * POINTS_PER_MM) / width;
  const edge = isColored(background) ? BLEED * POINTS_PER_MM : 0;
  const [pageWidth, pageHeight] = [width, height].map((length) => length * scale + 2 * edge);
  const matrix = [scale, 0, 0, -scale, edge, pageHeight - edge];
  const canvas: PdfCanvas = { objects, resources: new Map(), ink, width, height, matrix };
  const operators = [
    ...(await fill(canvas, background, [`0 0 ${pdfNumbers(pageWidth, pageHeight)} re`])),
    `${pdfNumbers(...matrix)} cm`,
    ...(await content.write(canvas, layers)),
  ];
  const stream = await objects.addDeflated('', new TextEncoder().encode(operators.join('\n')));
  const media = pdfNumbers(0, 0, pageWidth, pageHeight);
  const trim = pdfNumbers(edge, edge, pageWidth - edge, pageHeight - edge);
  const isClear = canvas.resources.has('ExtGState') || canvas.resources.has('XObject');
  return objects.add(
    [
      `<< /Type /Page /Parent ${tree} /MediaBox [${media}] /BleedBox [${media}] /TrimBox [${trim}]`,
      // What is seen through mixes in the inks that are printed with.
      ...(isClear ? [`/Group << /S /Transparency /CS /${ink === 'black' ? 'DeviceCMYK' : 'DeviceRGB'} >>`] : []),
      `/Resources << ${writeResources(canvas.resources)} >> /Contents ${stream} >>`,
    ].join(' '),
  );
}

/** Adds a file (7.11.4) and returns the catalog's entries for it. */
function addAttachment(objects: PdfObjects, { name, type, deflated }: PdfAttachment): string {
  const subtype = type.replace('/', '#2F');
  const stream = objects.addStream(`/Type /EmbeddedFile /Subtype /${subtype} /Filter /FlateDecode`, deflated);
  const file = objects.add(
    `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Source /EF << /F ${stream} >> >>`,
  );
  return `/Names << /EmbeddedFiles << /Names [(${name}) ${file}] >> >> /AF [${file}] `;
}

/** Whether something of a background is to be seen on white paper. */
function isColored(paint: Paint): boolean {
  if (paint.kind !== 'solid') return true;
  const { r, g, b, a } = paint.color;
  return a > 0 && Math.min(r, g, b) < 255;
}
