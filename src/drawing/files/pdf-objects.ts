// The outer form of a PDF file: numbered objects and the table that says where they are. ISO 32000-2, 7.3 and 7.5.

import { deflate } from '#raster';

/** A reference to an object, as it is written in others. */
export type PdfReference = `${number} 0 R`;

/** Objects of a PDF file, in the order in which they were added. */
export class PdfObjects {
  readonly #objects: (readonly Uint8Array[])[] = [];

  /** Adds an object, written as in the file: a dictionary, an array … */
  add(object: string): PdfReference {
    return this.#push([encode(object)]);
  }

  /** Adds a stream; `entries` are those of its dictionary beside its length. */
  addStream(entries: string, data: Uint8Array): PdfReference {
    const begin = encode(`<< ${entries} /Length ${data.length} >>\nstream\n`);
    return this.#push([begin, data, encode('\nendstream')]);
  }

  /** Adds a stream that is compressed. */
  async addDeflated(entries: string, data: Uint8Array<ArrayBuffer>): Promise<PdfReference> {
    return this.addStream(`${entries} /Filter /FlateDecode`.trimStart(), await deflate([data]));
  }

  /** The file; `catalog` and `info` are references to the objects with these roles. */
  write(catalog: PdfReference, info: PdfReference): Uint8Array<ArrayBuffer> {
    // Bytes above 127 tell programs that pass files on that this is no text.
    const parts: Uint8Array[] = [encode('%PDF-1.7\n%'), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3), encode('\n')];
    const lengthOf = (bytes: readonly Uint8Array[]): number => bytes.reduce((sum, { length }) => sum + length, 0);
    let at = lengthOf(parts);
    const entries = ['0000000000 65535 f \n'];
    for (const [index, object] of this.#objects.entries()) {
      const written = [encode(`${index + 1} 0 obj\n`), ...object, encode('\nendobj\n')];
      entries.push(`${String(at).padStart(10, '0')} 00000 n \n`);
      parts.push(...written);
      at += lengthOf(written);
    }
    const count = entries.length;
    parts.push(
      encode(`xref\n0 ${count}\n${entries.join('')}`),
      encode(`trailer\n<< /Size ${count} /Root ${catalog} /Info ${info} >>\nstartxref\n${at}\n%%EOF\n`),
    );
    const file = new Uint8Array(lengthOf(parts));
    let end = 0;
    for (const part of parts) {
      file.set(part, end);
      end += part.length;
    }
    return file;
  }

  /** A reference to an object that `fill` gives its content: pages and what they belong to refer to each other. */
  reserve(): PdfReference {
    return this.#push([]);
  }

  fill(reference: PdfReference, object: string): void {
    this.#objects[Number.parseInt(reference, 10) - 1] = [encode(object)];
  }

  #push(object: readonly Uint8Array[]): PdfReference {
    this.#objects.push(object);
    return `${this.#objects.length} 0 R`;
  }
}

const DIGITS = 1e5;

/** A number as it is written in a file: without exponent, and with no more digits than anybody prints. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * DIGITS) / DIGITS);
}

export function pdfNumbers(...values: number[]): string {
  return values.map(pdfNumber).join(' ');
}

/** A text of any language (7.9.2.2), as hexadecimal digits of UTF-16. */
export function pdfText(text: string): string {
  let digits = 'FEFF';
  for (let k = 0; k < text.length; k++) digits += text.charCodeAt(k).toString(16).padStart(4, '0');
  return `<${digits}>`;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
