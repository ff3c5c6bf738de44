import { type FileReading, unpackDesign } from './packed-design.ts';
import { findInPdf } from './pdf-design.ts';
import { findInPng } from './png-design.ts';
import { findInSvg } from './svg-design.ts';

/** Nobody writes more than one; each costs time. */
const MOST_DESIGNS = 4;

/** The design that a PNG, SVG or PDF file carries, the first that is whole. Never rejects, whatever the file is. */
export async function readDesignIn(file: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  let reading: FileReading = { is: 'none' };
  for (const packed of findPacked(file).slice(0, MOST_DESIGNS)) {
    reading = await unpackDesign(packed);
    if (reading.is === 'design') break;
  }
  return reading;
}

function findPacked(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (beginsWith(file, [0x89, 0x50, 0x4e, 0x47])) return findInPng(file);
  if (beginsWith(file, [0x25, 0x50, 0x44, 0x46])) return findInPdf(file);
  // What is no SVG has no such element either.
  return findInSvg(new TextDecoder('utf-8').decode(file));
}

function beginsWith(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, k) => file[k] === byte);
}
