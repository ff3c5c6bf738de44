// Drawings as a PDF file. ISO 32000-2; print settings: 12.2.
//
// The metadata of a PDF file, written twice: as information dictionary (ISO 32000-2, 14.3) and as XMP (ISO 16684-1).

import { pagesInBlackInk } from './black-ink.ts';
import { PdfContent } from './pdf-content.ts';
import { PdfObjects, type PdfReference, pdfText } from './pdf-objects.ts';
import { addPage, type PdfPage } from './pdf-page.ts';
import type { PdfInk } from './pdf-paint.ts';
import { escapeXml, type FileFacts } from './svg-file.ts';

/** The metadata of a PDF, and its ink. */
export interface PdfFacts extends FileFacts {
  readonly ink: PdfInk;
  /** Date of creation. */
  readonly date: Date;
  readonly attachment?: PdfAttachment;
}

/** A file that is attached to the PDF. */
export interface PdfAttachment {
  /** A file name of letters, digits, dots and dashes only. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Its content, compressed as a zlib stream. */
  readonly deflated: Uint8Array;
}

/** Asks viewers to print in true size: no scaling, and paper chosen by page size. */
const PREFERENCES = '/ViewerPreferences << /DisplayDocTitle true /PrintScaling /None /PickTrayByPDFSize true >>';

/**
 * Returns drawings as pages of one PDF file. Each page has one content stream. Consecutive layers with the same paint
 * are one path, so that no viewer shows hairlines. A colored background extends 3 mm beyond the trimmed page, unless
 * the page has its own bleed. In black ink, shapes are pure K and images are gray. Content that is repeated, on one
 * page or several, is in the file once. The same drawings and facts give the same bytes.
 */
export async function writePdf(pages: readonly PdfPage[], facts: PdfFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { objects, tree, kids } = await addPages(pages, facts.ink);
  const { catalog, info } = addRoots(objects, tree, kids, facts);
  return objects.write(catalog, info);
}

/** The objects of pages. The first object is the page tree, which is still empty. */
interface AddedPages {
  readonly objects: PdfObjects;
  readonly tree: PdfReference;
  readonly kids: readonly PdfReference[];
}

/** Writes pages as objects, in the given ink. */
export async function addPages(pages: readonly PdfPage[], ink: PdfInk): Promise<AddedPages> {
  const drawings = pages.map(({ drawing }) => drawing);
  const inked = ink === 'black' ? pagesInBlackInk(drawings) : drawings;
  const objects = new PdfObjects();
  const tree = objects.reserve();
  const content = new PdfContent(
    objects,
    ink,
    inked.map(({ layers }) => layers),
  );
  const kids: PdfReference[] = [];
  for (const [k, page] of pages.entries()) {
    kids.push(await addPage({ objects, ink, content, tree }, { ...page, drawing: inked[k] }));
  }
  return { objects, tree, kids };
}

/** The objects with which a reader of the file begins. */
interface Roots {
  readonly catalog: PdfReference;
  readonly info: PdfReference;
}

/** Returns all objects of a file except those of its pages. The first object is the page tree, which lists `kids`. */
export function addTail(kids: readonly PdfReference[], facts: PdfFacts): Roots & { readonly objects: PdfObjects } {
  const objects = new PdfObjects();
  return { objects, ...addRoots(objects, objects.reserve(), kids, facts) };
}

function addRoots(objects: PdfObjects, tree: PdfReference, kids: readonly PdfReference[], facts: PdfFacts): Roots {
  objects.fill(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  const { info, xmp } = addMetadata(objects, facts, facts.date);
  const attached = facts.attachment ? addAttachment(objects, facts.attachment) : '';
  const catalog = objects.add(`<< /Type /Catalog /Pages ${tree} /Metadata ${xmp} ${PREFERENCES} ${attached}>>`);
  return { catalog, info };
}

/** Adds an attached file (7.11.4) and returns its entries in the catalog. */
function addAttachment(objects: PdfObjects, { name, type, deflated }: PdfAttachment): string {
  const subtype = type.replace('/', '#2F');
  const stream = objects.addStream(`/Type /EmbeddedFile /Subtype /${subtype} /Filter /FlateDecode`, deflated);
  const file = objects.add(
    `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Source /EF << /F ${stream} >> >>`,
  );
  return `/Names << /EmbeddedFiles << /Names [(${name}) ${file}] >> >> /AF [${file}] `;
}

const CREATOR = 'Quietzone QR Code Generator';

/** Adds the information dictionary and the XMP packet to the file, and returns references to them. */
export function addMetadata(
  objects: PdfObjects,
  { title, description }: FileFacts,
  date: Date,
): { readonly info: PdfReference; readonly xmp: PdfReference } {
  const iso = `${date.toISOString().slice(0, 19)}Z`;
  const info = objects.add(
    [
      '<<',
      `/Title ${pdfText(title)}`,
      ...(description === undefined ? [] : [`/Subject ${pdfText(description)}`]),
      `/Creator ${pdfText(CREATOR)}`,
      `/CreationDate (D:${iso.replace(/[-T:]/g, '')})`,
      '>>',
    ].join(' '),
  );
  const inAnyLanguage = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  const packet = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title>${inAnyLanguage(title)}</dc:title>`,
    ...(description === undefined ? [] : [`<dc:description>${inAnyLanguage(description)}</dc:description>`]),
    `<xmp:CreatorTool>${escapeXml(CREATOR)}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${iso}</xmp:CreateDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
  // Not compressed, so that programs that do not understand PDF can find the packet among the file's bytes.
  const xmp = objects.addStream('/Type /Metadata /Subtype /XML', new TextEncoder().encode(packet));
  return { info, xmp };
}
