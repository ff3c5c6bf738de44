// A PDF file written in parts, so that a file of thousands of pages is never in memory as a whole.

import { joinBytes } from '#raster';
import { addPages, addTail, type PdfFacts } from './pdf-file.ts';
import { type PdfObjects, type PdfReference, writeHeader, writeObject, writeTable } from './pdf-objects.ts';
import type { PdfPage } from './pdf-page.ts';
import type { PdfInk } from './pdf-paint.ts';

/**
 * Some pages of a file with their objects, numbered from 1; object 1 is the page tree. Plain data that can be sent to a
 * worker.
 */
export interface PdfPart {
  /** Each object up to its stream's data. */
  readonly heads: readonly string[];
  /** Length of each object's stream in bytes; null if it has no stream. */
  readonly lengths: readonly (number | null)[];
  /** All streams, one after another. */
  readonly data: Uint8Array<ArrayBuffer>;
  /** The numbers of the page objects, in page order. */
  readonly pages: readonly number[];
}

/** Objects as written in a file, and the offset of each within `data`. */
export interface PdfBytes {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly table: readonly (readonly [object: number, offset: number])[];
}

/** A part whose objects have their final numbers in the file. */
export interface NumberedPart extends PdfBytes {
  readonly pages: readonly number[];
  /** The images on its pages. An image that several parts show is in the file once. */
  readonly images: PdfBytes;
}

/** Writes pages as a part of a file. The same pages give the same part. */
export async function writePdfPart(pages: readonly PdfPage[], ink: PdfInk): Promise<PdfPart> {
  const { objects, kids } = await addPages(pages, ink);
  const heads: string[] = [];
  const lengths: (number | null)[] = [];
  const streams: Uint8Array[] = [];
  for (const { head, stream } of objects.all()) {
    heads.push(head);
    lengths.push(stream?.length ?? null);
    if (stream) streams.push(stream);
  }
  return { heads, lengths, data: joinBytes(streams), pages: kids.map((kid) => Number.parseInt(kid, 10)) };
}

/** The number of the page tree, in every part and in the file. */
const TREE = 1;

const REFERENCE = /\b(\d+) 0 R\b/g;

/** An image in the file. */
interface FileImage {
  readonly number: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Joins parts into a file and passes it on piece by piece. */
export class PdfJoiner {
  readonly #write: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** The offset of each object, by its number; 0 if it is not in the file. */
  readonly #offsets: number[] = [0, 0];
  readonly #pages: number[] = [];
  readonly #images: FileImage[] = [];
  #length = 0;

  /** `write` receives the pieces of the file in order. */
  constructor(write: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#write = write;
    this.#append(writeHeader());
  }

  /** The number of bytes passed on so far. */
  get length(): number {
    return this.#length;
  }

  /**
   * Returns a part with its objects renumbered for the file. Images that no earlier part contained are written
   * immediately. Everything else is written by `add`, so that the caller can check the part first, or drop it.
   */
  number(part: PdfPart): NumberedPart {
    const numbers = new Map([[TREE, TREE]]);
    const own: Uint8Array[] = [];
    const table: (readonly [number, number])[] = [];
    const shown: FileImage[] = [];
    let [at, read] = [0, 0];
    for (const [k, head] of part.heads.entries()) {
      const length = part.lengths[k];
      const stream = length === null ? null : part.data.subarray(read, read + length);
      read += length ?? 0;
      if (k + 1 === TREE) continue;
      // Objects refer only to objects that were added before them.
      const renumbered = head.replace(REFERENCE, (_, old: string) => `${numbers.get(Number(old))} 0 R`);
      const object = { head: renumbered, stream };
      if (renumbered.includes('/Subtype /Image')) {
        const image = this.#imageOf(object);
        numbers.set(k + 1, image.number);
        shown.push(image);
        continue;
      }
      const number = this.#offsets.push(0) - 1;
      numbers.set(k + 1, number);
      const bytes = writeObject(number, object);
      table.push([number, at]);
      own.push(bytes);
      at += bytes.length;
    }
    const pages = part.pages.map((page) => numbers.get(page) as number);
    return { data: joinBytes(own), table, pages, images: bytesOf(shown) };
  }

  /** Writes a numbered part to the file. */
  add({ data, table, pages }: NumberedPart): void {
    for (const [number, offset] of table) this.#offsets[number] = this.#length + offset;
    for (const page of pages) this.#pages.push(page);
    this.#append(data);
  }

  /** Returns the end of the file, without passing it on. If parts are added later, `end` must be called again. */
  end(facts: PdfFacts): Uint8Array<ArrayBuffer> {
    const kids = this.#pages.map((page): PdfReference => `${page} 0 R`);
    const { objects, catalog, info } = addTail(kids, facts);
    const offsets = [...this.#offsets];
    const parts: Uint8Array[] = [];
    let at = this.#length;
    // The page tree keeps its number. All other objects are numbered after those in the file.
    const shift = offsets.length - 2;
    const moved = (text: string): string =>
      text.replace(REFERENCE, (_, old: string) => referenceTo(Number(old), shift));
    for (const [k, { head, stream }] of objects.all().entries()) {
      const number = k === 0 ? TREE : k + 1 + shift;
      const bytes = writeObject(number, { head: k === 0 ? head : moved(head), stream });
      offsets[number] = at;
      parts.push(bytes);
      at += bytes.length;
    }
    const roots = { catalog: moved(catalog) as PdfReference, info: moved(info) as PdfReference };
    return joinBytes([...parts, writeTable(offsets.slice(1), at, roots)]);
  }

  #imageOf(object: ReturnType<PdfObjects['all']>[number]): FileImage {
    const same = this.#images.find(({ number, bytes }) => isSame(bytes, writeObject(number, object)));
    if (same) return same;
    const number = this.#offsets.push(this.#length) - 1;
    const image = { number, bytes: writeObject(number, object) };
    this.#images.push(image);
    this.#append(image.bytes);
    return image;
  }

  #append(bytes: Uint8Array<ArrayBuffer>): void {
    this.#length += bytes.length;
    this.#write(bytes);
  }
}

function referenceTo(old: number, shift: number): PdfReference {
  return `${old === TREE ? TREE : old + shift} 0 R`;
}

function bytesOf(objects: readonly FileImage[]): PdfBytes {
  let at = 0;
  const table = objects.map(({ number, bytes }) => {
    const entry = [number, at] as const;
    at += bytes.length;
    return entry;
  });
  return { data: joinBytes(objects.map(({ bytes }) => bytes)), table };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, k) => byte === other[k]);
}
