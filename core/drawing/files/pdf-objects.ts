// The outer structure of a PDF file: numbered objects and the table of their offsets. ISO 32000-2, 7.3 and 7.5.

import { type Deflate, deflate, joinBytes } from '#raster';

export type PdfReference = `${number} 0 R`;

interface PdfObject {
  readonly head: string;
  readonly stream: Uint8Array | null;
}

export class PdfObjects {
  readonly compress: Deflate;
  readonly #first: number;
  readonly #objects: PdfObject[] = [];

  constructor(first = 1, compress = deflate) {
    this.#first = first;
    this.compress = compress;
  }

  add(object: string): PdfReference {
    return this.#push({ head: object, stream: null });
  }

  /** Adds a stream. `entries` are the entries of its dictionary, without `/Length`. */
  addStream(entries: string, data: Uint8Array): PdfReference {
    return this.#push({ head: `<< ${entries} /Length ${data.length} >>`, stream: data });
  }

  async addDeflated(entries: string, data: Uint8Array<ArrayBuffer>): Promise<PdfReference> {
    return this.addStream(`${entries} /Filter /FlateDecode`.trimStart(), await this.compress([data]));
  }

  all(): readonly PdfObject[] {
    return this.#objects;
  }

  /** Returns the objects as they are written in a file, and the offset of each. The first is at offset `begin`. */
  write(begin = 0): { readonly data: Uint8Array<ArrayBuffer>; readonly offsets: readonly number[] } {
    const parts: Uint8Array[] = [];
    const offsets: number[] = [];
    let at = begin;
    for (const [index, object] of this.#objects.entries()) {
      const written = writeObject(this.#first + index, object);
      offsets.push(at);
      parts.push(written);
      at += written.length;
    }
    return { data: joinBytes(parts), offsets };
  }

  /** Reserves a number for `fill`, because pages and the page tree refer to each other. */
  reserve(): PdfReference {
    return this.#push({ head: '', stream: null });
  }

  fill(reference: PdfReference, object: string): void {
    this.#objects[Number.parseInt(reference, 10) - this.#first] = { head: object, stream: null };
  }

  #push(object: PdfObject): PdfReference {
    this.#objects.push(object);
    return `${this.#first + this.#objects.length - 1} 0 R`;
  }
}

/** Returns the beginning of a file. The bytes above 127 mark the file as binary. */
export function writeHeader(): Uint8Array<ArrayBuffer> {
  return joinBytes([encode('%PDF-1.7\n%'), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3), encode('\n')]);
}

function writeObject(number: number, { head, stream }: PdfObject): Uint8Array<ArrayBuffer> {
  if (!stream) return encode(`${number} 0 obj\n${head}\nendobj\n`);
  return joinBytes([encode(`${number} 0 obj\n${head}\nstream\n`), stream, encode('\nendstream\nendobj\n')]);
}

export interface PdfRoots {
  readonly catalog: PdfReference;
  readonly info: PdfReference;
}

/** Returns the end of a file: the table of objects, numbered from 1, and the trailer. `at` is the offset of the table. */
export function writeTable(
  offsets: readonly number[],
  at: number,
  { catalog, info }: PdfRoots,
): Uint8Array<ArrayBuffer> {
  const count = offsets.length + 1;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  return encode(
    `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}` +
      `trailer\n<< /Size ${count} /Root ${catalog} /Info ${info} >>\nstartxref\n${at}\n%%EOF\n`,
  );
}

const DIGITS = 1e5;

function pdfNumber(value: number): string {
  return String(Math.round(value * DIGITS) / DIGITS);
}

export function pdfNumbers(...values: number[]): string {
  return values.map(pdfNumber).join(' ');
}

/** Returns a text as a string object: UTF-16 in hexadecimal digits (7.9.2.2). The text can be in any language. */
export function pdfText(text: string): string {
  let digits = 'FEFF';
  for (let k = 0; k < text.length; k++) digits += text.charCodeAt(k).toString(16).padStart(4, '0');
  return `<${digits}>`;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
