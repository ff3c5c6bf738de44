// A PDF file that is written piece by piece, so that a file of thousands of pages is never in memory as a whole.

import { joinBytes, type Pixels } from '#raster';
import { addPages, addRoots, type PdfFacts, writeTree } from './pdf-file.ts';
import { PdfObjects, type PdfReference, writeHeader, writeTable } from './pdf-objects.ts';
import type { PdfPage } from './pdf-page.ts';
import type { PdfInk } from './pdf-paint.ts';

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
  shared: Pixels | null,
): Promise<PdfPiece> {
  const objects = new PdfObjects(first);
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
