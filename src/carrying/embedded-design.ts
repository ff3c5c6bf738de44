// Where a packed design lies in a PNG, an SVG and a PDF file. Every search takes time and memory linear in the file's
// size.

import { type PngChunk, readBase64, readChunks, writeBase64, writeChunks } from '#raster';
import type { DesignReading } from './compact-design.ts';
import { unpackDesign } from './packed-design.ts';

/** At most this many designs of one file are unpacked. This site writes one; each may take 16 MB. */
const MOST_DESIGNS = 4;

/**
 * The start of a PNG's design: an iTXt chunk of its own keyword, compressed by zlib, without language (PNG, 11.3.3.4).
 */
const PNG_HEAD = Uint8Array.of(...new TextEncoder().encode('Quietzone design'), 0, 1, 0, 0, 0);

const SVG_NAMESPACE = 'urn:quietzone:design';

/** The name of the design among the attachments of a PDF file. */
export const PDF_DESIGN_NAME = 'quietzone-design.json';

/** Returns a PNG file that carries a packed design and the same pixels. Returns any other file as it is. */
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

/**
 * Returns the first complete design that a PNG, SVG or PDF file carries. Without a complete one, returns the reading of
 * the last. Never rejects.
 */
export async function readDesignIn(file: Uint8Array<ArrayBuffer>): Promise<DesignReading> {
  let reading: DesignReading = { is: 'none' };
  let count = 0;
  for (const packed of findPacked(file)) {
    reading = await unpackDesign(packed);
    if (reading.is === 'design' || ++count === MOST_DESIGNS) break;
  }
  return reading;
}

/** Only files whose first bytes fit are searched: a photo is never decoded as text. */
function findPacked(file: Uint8Array<ArrayBuffer>): Iterable<Uint8Array<ArrayBuffer>> {
  if (beginsWith(file, [0x89, 0x50, 0x4e, 0x47])) return findInPng(file);
  if (beginsWith(file, [0x25, 0x50, 0x44, 0x46])) return findInPdf(file);
  return beginsAsXml(file) ? findInSvg(file) : [];
}

/** Checksums are not checked: other programs that move chunks write them wrong. */
function findInPng(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const isDesign = ({ type, data }: PngChunk): boolean => type === 'iTXt' && beginsWith(data, PNG_HEAD);
  return (readChunks(file) ?? []).filter(isDesign).map(({ data }) => data.subarray(PNG_HEAD.length));
}

/** Finds streams as this site writes them. A program that saves the file anew may pack its attachments another way. */
function* findInPdf(file: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const text = new TextDecoder('latin1').decode(file);
  if (!text.includes(PDF_DESIGN_NAME)) return;
  // The dictionary's other entries are bounded: an open end would be searched again from every beginning.
  const heads = /\/Type \/EmbeddedFile [^>]{0,100}\/Filter \/FlateDecode \/Length (\d{1,9}) >>\nstream\n/g;
  for (const { 0: head, 1: length, index } of text.matchAll(heads)) {
    const begin = index + head.length;
    yield file.subarray(begin, begin + Number(length));
  }
}

/**
 * Finds `design` elements of this site's namespace, whatever prefix a drawing program gave it and wherever it declared
 * it. The text never becomes a document.
 */
function* findInSvg(file: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const text = new TextDecoder('utf-8').decode(file);
  const declarations = text.matchAll(/xmlns(?::([\w.-]{1,100}))?\s*=\s*["']urn:quietzone:design["']/g);
  const prefixes = new Set(Array.from(declarations, ([, prefix]) => prefix));
  if (prefixes.size === 0) return;
  // A match begins at a `<`, and each attempt ends at the next one at the latest. So the search takes time in
  // proportion to the text.
  for (const [, prefix, content] of text.matchAll(/<(?:([\w.-]+):)?design(?:\s[^<>]*)?>([^<]*)<\//g)) {
    if (prefixes.has(prefix)) yield readBase64(content) ?? new Uint8Array(0);
  }
}

/** Whether the first character after a byte order mark and white space opens a tag. */
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
