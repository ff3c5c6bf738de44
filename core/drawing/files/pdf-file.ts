// Drawings as a PDF file, whole or piece by piece, so that thousands of pages are never in memory as a whole.
// ISO 32000-2; print settings: 12.2; metadata: 14.3, and as XMP (ISO 16684-1).

import { escapeXml } from '#drawing';
import { type Deflate, joinBytes, type Pixels } from '#raster';
import { pagesInBlackInk } from './black-ink.ts';
import { PdfContent, type SharedImage } from './pdf-content.ts';
import { PdfObjects, type PdfReference, type PdfRoots, pdfText, writeHeader, writeTable } from './pdf-objects.ts';
import { addPage, type PdfPage, type PdfWriting } from './pdf-page.ts';
import type { PdfInk } from './pdf-paint.ts';
import type { FileFacts } from './svg-file.ts';

export interface PdfFacts extends FileFacts {
  readonly ink: PdfInk;
  readonly date: Date;
  readonly attachment?: PdfAttachment;
  readonly compress?: Deflate | undefined;
}

export interface PdfAttachment {
  /** A file name of letters, digits, dots and dashes only. */
  readonly name: string;
  readonly type: string;
  /** Its content, compressed as a zlib stream. */
  readonly deflated: Uint8Array;
}

/** Asks viewers to print in true size: no scaling, and paper chosen by page size. */
const PREFERENCES = '/ViewerPreferences << /DisplayDocTitle true /PrintScaling /None /PickTrayByPDFSize true >>';

/**
 * Returns a file with one page for each drawing. A colored background extends 3 mm beyond the trim, unless the page has
 * its own bleed. In black ink, shapes are pure K and images are gray. Repeated content is in the file once. The same
 * drawings and facts give the same bytes.
 */
export async function writePdf(pages: readonly PdfPage[], facts: PdfFacts): Promise<Uint8Array<ArrayBuffer>> {
  const objects = new PdfObjects(1, facts.compress);
  const tree = objects.reserve();
  const kids = await addPages({ objects, ink: facts.ink, tree, shared: null }, pages);
  objects.fill(tree, writeTree(kids));
  const roots = addRoots(objects, tree, facts);
  const header = writeHeader();
  const { data, offsets } = objects.write(header.length);
  return joinBytes([header, data, writeTable(offsets, header.length + data.length, roots)]);
}

interface PagesPlace extends Pick<PdfWriting, 'objects' | 'ink' | 'tree'> {
  readonly shared: SharedImage | null;
}

async function addPages(place: PagesPlace, pages: readonly PdfPage[]): Promise<PdfReference[]> {
  const { objects, ink, shared } = place;
  const drawings = pages.map(({ drawing }) => drawing);
  const inked = ink === 'black' ? pagesInBlackInk(drawings) : drawings;
  const layers = inked.map((drawing) => drawing.layers);
  const content = new PdfContent(objects, ink, layers, shared);
  const kids: PdfReference[] = [];
  for (const [k, page] of pages.entries()) {
    kids.push(await addPage({ ...place, content }, { ...page, drawing: inked[k] }));
  }
  return kids;
}

function writeTree(kids: readonly PdfReference[]): string {
  return `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`;
}

function addRoots(objects: PdfObjects, tree: PdfReference, facts: PdfFacts): PdfRoots {
  const { info, xmp } = addMetadata(objects, facts, facts.date);
  const attached = facts.attachment ? addAttachment(objects, facts.attachment) : '';
  const catalog = objects.add(`<< /Type /Catalog /Pages ${tree} /Metadata ${xmp} ${PREFERENCES} ${attached}>>`);
  return { catalog, info };
}

function addAttachment(objects: PdfObjects, { name, type, deflated }: PdfAttachment): string {
  const subtype = type.replace('/', '#2F');
  const stream = objects.addStream(`/Type /EmbeddedFile /Subtype /${subtype} /Filter /FlateDecode`, deflated);
  const file = objects.add(
    `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Source /EF << /F ${stream} >> >>`,
  );
  return `/Names << /EmbeddedFiles << /Names [(${name}) ${file}] >> >> /AF [${file}] `;
}

const CREATOR = 'Quietzone QR Code Generator';

function addMetadata(
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

/** Where the next piece of a file begins. Plain data that can be sent to a worker. */
export interface PdfStart {
  readonly first: number;
  /** The object with the image that all pieces share; null if no earlier piece contains it. */
  readonly image: PdfReference | null;
}

export interface PdfPiece {
  readonly data: Uint8Array<ArrayBuffer>;
  /** The offset of each object within `data`, in the order of their numbers. */
  readonly offsets: readonly number[];
  readonly pages: readonly PdfReference[];
  readonly image: PdfReference | null;
}

const TREE = 1;

/**
 * Writes pages as the next piece of a file. Every page with the image that all pieces share (`shared`) must show the
 * same part of it. The same pages and start give the same piece.
 */
export async function writePdfPiece(
  pages: readonly PdfPage[],
  ink: PdfInk,
  { first, image }: PdfStart,
  { shared, compress }: { readonly shared: Pixels | null; readonly compress?: Deflate | undefined },
): Promise<PdfPiece> {
  const objects = new PdfObjects(first, compress);
  const known = shared && { pixels: shared, reference: image };
  const added = await addPages({ objects, ink, tree: `${TREE} 0 R`, shared: known }, pages);
  return { ...objects.write(), pages: added, image: known?.reference ?? null };
}

/** A PDF file that grows by pieces. It keeps only what the end of the file needs. */
export class PdfFile {
  /** The offset of each object, beginning with number 2. */
  readonly #offsets: number[] = [];
  readonly #pages: PdfReference[] = [];
  #image: PdfReference | null = null;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get start(): PdfStart {
    return { first: TREE + 1 + this.#offsets.length, image: this.#image };
  }

  /** Adds a piece that begins at `start`, and returns the bytes to append to the file. */
  add({ data, offsets, pages, image }: PdfPiece): Uint8Array<ArrayBuffer> {
    const bytes = this.#length === 0 ? joinBytes([writeHeader(), data]) : data;
    const begin = this.#length + bytes.length - data.length;
    for (const offset of offsets) this.#offsets.push(begin + offset);
    for (const page of pages) this.#pages.push(page);
    this.#image = image;
    this.#length += bytes.length;
    return bytes;
  }

  /** Returns the end of the file. If pieces are added later, `end` must be called again. */
  end(facts: PdfFacts): Uint8Array<ArrayBuffer> {
    const tree = new PdfObjects(TREE);
    const roots = new PdfObjects(this.start.first);
    const { catalog, info } = addRoots(roots, tree.add(writeTree(this.#pages)), facts);
    const first = tree.write(this.#length);
    const others = roots.write(this.#length + first.data.length);
    const offsets = [...first.offsets, ...this.#offsets, ...others.offsets];
    const at = this.#length + first.data.length + others.data.length;
    return joinBytes([first.data, others.data, writeTable(offsets, at, { catalog, info })]);
  }
}
