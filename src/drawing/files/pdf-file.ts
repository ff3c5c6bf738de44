// A drawing as a PDF file. ISO 32000-2; boxes of a page: 14.11.2.

import { type Drawing, type ImageLayer, type Layer, type Paint, type PathLayer, walkPath } from '#drawing';
import { inBlackInk } from './black-ink.ts';
import { addImage } from './pdf-image.ts';
import { addMetadata } from './pdf-metadata.ts';
import { PdfObjects, pdfNumbers } from './pdf-objects.ts';
import { nameIn, type PdfInk, type PdfPage, type PdfResources, setOpacity, setPaint } from './pdf-paint.ts';
import { cutImage, type FileFacts } from './svg-file.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Millimetres of a coloured background around a code, for the knife that does not cut where it should. */
const BLEED = 3;

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

/**
 * A drawing as one page of this size: one content stream, in which all that follows in one paint is one path, so that no viewer leaves
 * hairlines. A coloured background bleeds by 3 mm around the trimmed page. In black ink alone everything dark is pure K.
 */
export async function writePdf(drawing: Drawing, facts: PdfFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { mm, ink, date, attachment } = facts;
  const { layers, size } = ink === 'black' ? inBlackInk(drawing) : drawing;
  const [background, ...others] = layers as readonly [PathLayer, ...Layer[]];
  const edge = isColored(background.paint) ? BLEED * POINTS_PER_MM : 0;
  const trimmed = mm * POINTS_PER_MM;
  const side = trimmed + 2 * edge;
  const scale = trimmed / size;

  const objects = new PdfObjects();
  const resources: PdfResources = new Map();
  const page: PdfPage = { objects, resources, ink, size, matrix: [scale, 0, 0, -scale, edge, side - edge] };
  const operators = [
    ...(await fill(page, background.paint, [`0 0 ${pdfNumbers(side, side)} re`])),
    `${pdfNumbers(...page.matrix)} cm`,
    ...(await paintLayers(page, others)),
  ];
  const content = await objects.addDeflated('', new TextEncoder().encode(operators.join('\n')));
  const { info, xmp } = addMetadata(objects, facts, date);
  const pages = objects.reserve();
  const media = pdfNumbers(0, 0, side, side);
  const trim = pdfNumbers(edge, edge, side - edge, side - edge);
  const isClear = resources.has('ExtGState') || resources.has('XObject');
  const written = objects.add(
    [
      `<< /Type /Page /Parent ${pages} /MediaBox [${media}] /BleedBox [${media}] /TrimBox [${trim}]`,
      // What is seen through mixes in the inks that are printed with.
      ...(isClear ? [`/Group << /S /Transparency /CS /${ink === 'black' ? 'DeviceCMYK' : 'DeviceRGB'} >>`] : []),
      `/Resources << ${writeResources(resources)} >> /Contents ${content} >>`,
    ].join(' '),
  );
  objects.fill(pages, `<< /Type /Pages /Count 1 /Kids [${written}] >>`);
  // Who prints from a viewer that asks the file gets it at its size.
  const preferences = '/ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >>';
  const attached = attachment ? addAttachment(objects, attachment) : '';
  const catalog = objects.add(`<< /Type /Catalog /Pages ${pages} /Metadata ${xmp} ${preferences} ${attached}>>`);
  return objects.write(catalog, info);
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

async function paintLayers(page: PdfPage, layers: readonly Layer[]): Promise<string[]> {
  const operators: string[] = [];
  for (let k = 0; k < layers.length; ) {
    const layer = layers[k];
    if (layer.kind === 'image') {
      operators.push(...(await placeImage(page, layer)));
      k++;
      continue;
    }
    const path: string[] = [];
    for (; k < layers.length && hasPaint(layers[k], layer.paint); k++) path.push(...writePath(layers[k] as PathLayer));
    operators.push(...(await fill(page, layer.paint, path)));
  }
  return operators;
}

function hasPaint(layer: Layer, paint: Paint): boolean {
  return layer.kind === 'path' && JSON.stringify(layer.paint) === JSON.stringify(paint);
}

/** Fills a path; what is wholly clear is left out. */
async function fill(page: PdfPage, paint: Paint, path: readonly string[]): Promise<string[]> {
  if (paint.kind === 'solid' && paint.color.a === 0) return [];
  return ['q', ...(await setPaint(page, paint)), ...path, 'f', 'Q'];
}

function writePath({ d }: PathLayer): string[] {
  const operators: string[] = [];
  walkPath(d, {
    moveTo: (x, y) => operators.push(`${pdfNumbers(x, y)} m`),
    lineTo: (x, y) => operators.push(`${pdfNumbers(x, y)} l`),
    curveTo: (...places) => operators.push(`${pdfNumbers(...places)} c`),
    close: () => operators.push('h'),
  });
  return operators;
}

async function placeImage(page: PdfPage, layer: ImageLayer): Promise<string[]> {
  const { x, y, width, height, opacity } = layer;
  const name = nameIn(page, 'XObject', await addImage(page.objects, cutImage(layer), page.ink));
  const opened = opacity < 1 ? ['q', setOpacity(page, opacity)] : ['q'];
  return [...opened, `${pdfNumbers(width, 0, 0, -height, x, y + height)} cm`, `/${name} Do`, 'Q'];
}

function writeResources(resources: PdfResources): string {
  return [...resources]
    .map(([kind, named]) => `/${kind} << ${[...named].map(([name, object]) => `/${name} ${object}`).join(' ')} >>`)
    .join(' ');
}
