import type { QrDesign } from '#design';
import { deflate, inflate, type PngChunk, readBase64, readChunks, writeBase64, writeChunks } from '#raster';
import { compactDesign, type DesignReading, parseJson, readDesign } from './compact-design.ts';

// Where PNG, SVG and PDF files contain a packed design. Every search takes time and memory linear in the file's size.

/** How many designs of a file are unpacked at most: this site writes one, and each may take 16 MB of memory. */
const MOST_DESIGNS = 4;

/** How the iTXt chunk with the design begins: keyword, mark of zlib, and empty language (PNG, 11.3.3.4). */
const PNG_HEAD = Uint8Array.of(...new TextEncoder().encode('Quietzone design'), 0, 1, 0, 0, 0);

const SVG_NAMESPACE = 'urn:quietzone:design';

export const PDF_DESIGN_NAME = 'quietzone-design.json';

/** A design's JSON must be shorter than this. An image of 1024 × 1024 pixels takes at most 6 MB as a data URL. */
const MOST_BYTES = 16 << 20;

/** Returns the JSON of a design, with its image, as one zlib stream. PNG, SVG and PDF files contain it in this form. */
export function packDesign(design: QrDesign): Promise<Uint8Array<ArrayBuffer>> {
  return deflate([new TextEncoder().encode(JSON.stringify(compactDesign(design)))]);
}

/** Returns a PNG file with a design added. The pixels do not change. Returns any other file unchanged. */
export async function carryInPng(file: Uint8Array<ArrayBuffer>, design: QrDesign): Promise<Uint8Array<ArrayBuffer>> {
  return putIntoPng(file, await packDesign(design));
}

/** Like `carryInPng`, with a packed design. */
export function putIntoPng(file: Uint8Array<ArrayBuffer>, packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = readChunks(file);
  if (!chunks) return file;
  const data = new Uint8Array(PNG_HEAD.length + packed.length);
  data.set(PNG_HEAD);
  data.set(packed, PNG_HEAD.length);
  const pixels = chunks.findIndex(({ type }) => type === 'IDAT');
  return writeChunks([...chunks.slice(0, pixels), { type: 'iTXt', data }, ...chunks.slice(pixels)]);
}

/** Returns a packed design as the content of an SVG file's `metadata` element. */
export function writeForSvg(packed: Uint8Array): string {
  return `<quietzone:design xmlns:quietzone="${SVG_NAMESPACE}">${writeBase64(packed)}</quietzone:design>`;
}

/** Returns the first readable design in a PNG, SVG or PDF file, else the last reading or `none`. Never rejects. */
export async function readDesignIn(file: Uint8Array<ArrayBuffer>): Promise<DesignReading> {
  let reading: DesignReading = { is: 'none' };
  let count = 0;
  for (const packed of findPacked(file)) {
    reading = await unpackDesign(packed);
    if (reading.is === 'design' || ++count === MOST_DESIGNS) break;
  }
  return reading;
}

/** Never rejects. Inflates at most `MOST_BYTES`, so that a small file cannot fill the memory. */
async function unpackDesign(packed: Uint8Array<ArrayBuffer>): Promise<DesignReading> {
  const bytes = await inflate([packed], MOST_BYTES);
  if (!bytes || bytes.length === MOST_BYTES) return { is: 'damaged' };
  return readDesign(parseJson(new TextDecoder('utf-8').decode(bytes)));
}

/** Searches a file according to its first bytes, so that a photo, for example, is never decoded as text. */
function findPacked(file: Uint8Array<ArrayBuffer>): Iterable<Uint8Array<ArrayBuffer>> {
  if (beginsWith(file, [0x89, 0x50, 0x4e, 0x47])) return findInPng(file);
  if (beginsWith(file, [0x25, 0x50, 0x44, 0x46])) return findInPdf(file);
  return beginsAsXml(file) ? findInSvg(file) : [];
}

/** Finds designs. Ignores checksums, because some programs that rearrange chunks write wrong checksums. */
function findInPng(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const isDesign = ({ type, data }: PngChunk): boolean => type === 'iTXt' && beginsWith(data, PNG_HEAD);
  return (readChunks(file) ?? []).filter(isDesign).map(({ data }) => data.subarray(PNG_HEAD.length));
}

/** Finds streams in the form that this site writes. A program that saves the file again may write them differently. */
function* findInPdf(file: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const text = new TextDecoder('latin1').decode(file);
  if (!text.includes(PDF_DESIGN_NAME)) return;
  // Without a limit, each `/Type /EmbeddedFile` could start a search to the end of the file.
  const heads = /\/Type \/EmbeddedFile [^>]{0,100}\/Filter \/FlateDecode \/Length (\d{1,9}) >>\nstream\n/g;
  for (const { 0: head, 1: length, index } of text.matchAll(heads)) {
    const begin = index + head.length;
    yield file.subarray(begin, begin + Number(length));
  }
}

/** A drawing program may have changed or moved the prefix of the namespace. */
function* findInSvg(file: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const text = new TextDecoder('utf-8').decode(file);
  const declarations = text.matchAll(/xmlns(?::([\w.-]{1,100}))?\s*=\s*["']urn:quietzone:design["']/g);
  const prefixes = new Set(Array.from(declarations, ([, prefix]) => prefix));
  if (prefixes.size === 0) return;
  // A match starts at a `<` and cannot extend past the next one, so the search takes linear time.
  for (const [, prefix, content] of text.matchAll(/<(?:([\w.-]+):)?design(?:\s[^<>]*)?>([^<]*)<\//g)) {
    if (prefixes.has(prefix)) yield readBase64(content) ?? new Uint8Array(0);
  }
}

/** Returns whether a tag opens the file, after an optional byte order mark and white space. */
function beginsAsXml(file: Uint8Array): boolean {
  const start = beginsWith(file, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  let at = start;
  while ([0x09, 0x0a, 0x0d, 0x20].includes(file[at])) at++;
  return file[at] === 0x3c;
}

function beginsWith(file: Uint8Array, bytes: ArrayLike<number>): boolean {
  for (let k = 0; k < bytes.length; k++) if (file[k] !== bytes[k]) return false;
  return true;
}
