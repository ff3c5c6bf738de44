// The objects of a PDF file by its table. ISO 32000-2, 7.5.

import { inflate } from '#raster';
import { UnreadableFileError } from './page-reader.ts';
import { isDictionary, isName, isPointer, type PdfDictionary, PdfReader, type PdfValue } from './pdf-syntax.ts';

/** A stream larger than this once inflated is not read. */
const MOST_STREAM_BYTES = 64_000_000;

const ENTRY_BYTES = 20;

/** A stream: its dictionary, and its bytes as they are in the file. */
export interface PdfStream {
  readonly dictionary: PdfDictionary;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** A file whose objects are looked up by the table at its end. Throws an `UnreadableFileError` for one without. */
export class PdfDocument {
  readonly #file: Uint8Array<ArrayBuffer>;
  /** The same, a character for each byte. */
  readonly #text: string;
  readonly #offsets: readonly number[];
  readonly #trailer: PdfDictionary;

  constructor(file: Uint8Array<ArrayBuffer>) {
    this.#file = file;
    this.#text = new TextDecoder('latin1').decode(file);
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text.slice(-64))?.[1] ?? Number.NaN);
    const head = /xref\n0 (\d+)\n/y;
    head.lastIndex = start;
    const count = Number(head.exec(this.#text)?.[1] ?? Number.NaN);
    if (!Number.isInteger(count) || count * ENTRY_BYTES > file.length) throw new UnreadableFileError('No table');
    const first = head.lastIndex;
    this.#offsets = Array.from({ length: count }, (_, k) => {
      const at = first + k * ENTRY_BYTES;
      return Number(this.#text.slice(at, at + 10));
    });
    const reader = new PdfReader(this.#text, first + count * ENTRY_BYTES);
    reader.next();
    this.#trailer = dictionaryOf(reader.next());
  }

  /** Returns the pages, in their order. */
  pages(): readonly PdfDictionary[] {
    const catalog = this.dictionary(this.#trailer.get('Root'));
    const kids = this.resolve(this.dictionary(catalog.get('Pages')).get('Kids'));
    if (!Array.isArray(kids)) throw new UnreadableFileError('No pages');
    return kids.map((kid) => this.dictionary(kid));
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

  /** Returns a stream's operators or values as text. */
  async inflated({ dictionary, data }: PdfStream): Promise<string> {
    const filter = dictionary.get('Filter');
    if (!isName(filter) || filter.name !== 'FlateDecode') throw new UnreadableFileError('A filter that is not read');
    // Codes shrink to a tenth at most, and are never longer than this.
    const most = Math.min(MOST_STREAM_BYTES, 1000 + 40 * data.length);
    const bytes = await inflate([data], most);
    if (!bytes || bytes.length === most) throw new UnreadableFileError('A damaged stream');
    return new TextDecoder('latin1').decode(bytes);
  }

  /** A reader behind `n 0 obj`. */
  #readerOf(object: number): PdfReader {
    const reader = new PdfReader(this.#text, this.#offsets[object] ?? Number.NaN);
    const [number, generation, operator] = [reader.next(), reader.next(), reader.next()];
    if (number !== object || generation !== 0 || !operator) throw new UnreadableFileError(`No object ${object}`);
    return reader;
  }
}

function dictionaryOf(value: PdfValue | undefined): PdfDictionary {
  if (!isDictionary(value)) throw new UnreadableFileError('No dictionary');
  return value;
}
