// Finds the objects of a PDF file through its cross-reference table. ISO 32000-2, 7.5.

import type { PdfBytes } from '#drawing/files';
import { joinBytes } from '#raster';
import { inflateHere } from './inflate-here.ts';
import { UnreadableFileError } from './page-reader.ts';
import { isDictionary, isName, isPointer, type PdfDictionary, PdfReader, type PdfValue } from './pdf-syntax.ts';

/** Maximum size of an inflated stream in bytes. */
const MOST_STREAM_BYTES = 64_000_000;

const ENTRY_BYTES = 20;

/** A stream: its dictionary, and its raw bytes in the file. */
export interface PdfStream {
  readonly dictionary: PdfDictionary;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Where the objects of a file are, by their numbers, and which of them are pages. */
interface Directory {
  readonly offsets: ReadonlyMap<number, number>;
  /** Returns the pages, in their order. */
  readonly pages: (document: PdfDocument) => readonly PdfDictionary[];
}

/**
 * A PDF file whose objects are found by their offsets. Methods throw an `UnreadableFileError` for what they cannot
 * read.
 */
export class PdfDocument {
  readonly #file: Uint8Array<ArrayBuffer>;
  /** The file as text, one character per byte. */
  readonly #text: string;
  readonly #offsets: ReadonlyMap<number, number>;
  readonly pages: readonly PdfDictionary[];

  private constructor(file: Uint8Array<ArrayBuffer>, directory: (text: string) => Directory) {
    this.#file = file;
    this.#text = new TextDecoder('latin1').decode(file);
    const { offsets, pages } = directory(this.#text);
    this.#offsets = offsets;
    this.pages = pages(this);
  }

  /** Opens a file by the cross-reference table at its end. */
  static open(file: Uint8Array<ArrayBuffer>): PdfDocument {
    return new PdfDocument(file, directoryOf);
  }

  /**
   * Opens some pages of a file, given by their object numbers. `parts` must contain the pages and all objects that they
   * use, such as images.
   */
  static openPart(parts: readonly PdfBytes[], pages: readonly number[]): PdfDocument {
    const offsets = new Map<number, number>();
    let begin = 0;
    for (const { data, table } of parts) {
      for (const [object, offset] of table) offsets.set(object, begin + offset);
      begin += data.length;
    }
    const find = (document: PdfDocument) => pages.map((page) => document.dictionary({ object: page }));
    return new PdfDocument(joinBytes(parts.map(({ data }) => data)), () => ({ offsets, pages: find }));
  }

  /** Returns a value, or the object that it refers to. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    return isPointer(value) ? this.#readerOf(value.object).next() : value;
  }

  /** Returns the dictionary that a value is or refers to. */
  dictionary(value: PdfValue | undefined): PdfDictionary {
    return dictionaryOf(this.resolve(value));
  }

  /** Returns the stream that a value refers to. */
  stream(value: PdfValue | undefined): PdfStream {
    if (!isPointer(value)) throw new UnreadableFileError('A stream that is not referred to');
    const reader = this.#readerOf(value.object);
    const dictionary = dictionaryOf(reader.next());
    const begin = this.#text.indexOf('stream\n', reader.at) + 'stream\n'.length;
    const length = this.resolve(dictionary.get('Length'));
    if (typeof length !== 'number' || begin - reader.at > 16) throw new UnreadableFileError('An object without stream');
    return { dictionary, data: this.#file.subarray(begin, begin + length) };
  }

  /** Returns the inflated content of a stream, which consists of operators or values, as text. */
  inflated({ dictionary, data }: PdfStream): string {
    const filter = dictionary.get('Filter');
    if (!isName(filter) || filter.name !== 'FlateDecode') throw new UnreadableFileError('A filter that is not read');
    // In the PDF files that the site writes, content is compressed at most ten times, so a factor of 40 is enough.
    const most = Math.min(MOST_STREAM_BYTES, 1000 + 40 * data.length);
    const bytes = inflateHere([data], most);
    if (!bytes || bytes.length === most) throw new UnreadableFileError('A damaged stream');
    return new TextDecoder('latin1').decode(bytes);
  }

  /** Returns a reader that is positioned after `n 0 obj`. */
  #readerOf(object: number): PdfReader {
    const reader = new PdfReader(this.#text, this.#offsets.get(object) ?? Number.NaN);
    const [number, generation, operator] = [reader.next(), reader.next(), reader.next()];
    if (number !== object || generation !== 0 || !operator) throw new UnreadableFileError(`No object ${object}`);
    return reader;
  }
}

/** Reads the cross-reference table and the trailer at the end of a file. */
function directoryOf(text: string): Directory {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? Number.NaN);
  const head = /xref\n0 (\d+)\n/y;
  head.lastIndex = start;
  const count = Number(head.exec(text)?.[1] ?? Number.NaN);
  if (!Number.isInteger(count) || count * ENTRY_BYTES > text.length) throw new UnreadableFileError('No table');
  const first = head.lastIndex;
  const offsets = new Map<number, number>();
  for (let k = 0; k < count; k++) {
    const at = first + k * ENTRY_BYTES;
    if (text[at + 17] === 'n') offsets.set(k, Number(text.slice(at, at + 10)));
  }
  const reader = new PdfReader(text, first + count * ENTRY_BYTES);
  reader.next();
  const trailer = dictionaryOf(reader.next());
  return {
    offsets,
    pages(document) {
      const catalog = document.dictionary(trailer.get('Root'));
      const kids = document.resolve(document.dictionary(catalog.get('Pages')).get('Kids'));
      if (!Array.isArray(kids)) throw new UnreadableFileError('No pages');
      return kids.map((kid) => document.dictionary(kid));
    },
  };
}

function dictionaryOf(value: PdfValue | undefined): PdfDictionary {
  if (!isDictionary(value)) throw new UnreadableFileError('No dictionary');
  return value;
}
