// Reads font files. A WOFF 1.0 file (https://www.w3.org/TR/WOFF/) contains the tables of a font, each either compressed
// with zlib or, if that would not make it shorter, as it is.

import { inflate } from '#raster';

/** Thrown if a file is not a supported font, or is damaged. */
export class FontError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FontError';
  }
}

const WOFF = 0x774f4646;

/** Signatures of plain font files: two of TrueType outlines, and `OTTO` for PostScript outlines. */
const PLAIN = [0x00010000, 0x74727565, 0x4f54544f];

const HEADER = 44;
const ENTRY = 20;

/** Limit for the size of an unpacked font. The largest Chinese fonts have some 20 MB. */
const MOST_BYTES = 32 << 20;

/**
 * Returns the font of a file as TrueType or OpenType, which the shaper can read. A TrueType or OpenType file is
 * returned unchecked; a WOFF file is unpacked. Throws a `FontError` for any other file, including WOFF2, and for a WOFF
 * file that is cut off or damaged or unpacks to more than 32 MB.
 */
export async function readFontFile(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (file.length < 12) throw new FontError('The file is too short for a font');
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const signature = view.getUint32(0);
  if (PLAIN.includes(signature)) return file;
  if (signature !== WOFF || file.length < HEADER) throw new FontError('The file is no TrueType, OpenType or WOFF font');
  return unpack(file, view);
}

async function unpack(file: Uint8Array<ArrayBuffer>, view: DataView): Promise<Uint8Array<ArrayBuffer>> {
  const tables = view.getUint16(12);
  if (file.length < HEADER + ENTRY * tables) throw new FontError('The font is cut');
  const entries = Array.from({ length: tables }, (_, k) => readEntry(view, HEADER + ENTRY * k));
  const bodies = entries.reduce((sum, { length }) => sum + padded(length), 0);
  const start = 12 + 16 * tables;
  if (start + bodies > MOST_BYTES) throw new FontError('The font is too large');

  const font = new Uint8Array(start + bodies);
  const directory = new DataView(font.buffer);
  directory.setUint32(0, view.getUint32(4));
  directory.setUint16(4, tables);
  let at = start;
  for (const [k, { tag, offset, packed, length, checksum }] of entries.entries()) {
    if (offset + packed > file.length || packed > length) throw new FontError('The font is cut');
    const stored = file.subarray(offset, offset + packed);
    const body = packed < length ? await inflate([stored], length + 1) : stored;
    if (body?.length !== length) throw new FontError('A table of the font is damaged');
    for (const [field, value] of [tag, checksum, at, length].entries()) {
      directory.setUint32(12 + 16 * k + 4 * field, value);
    }
    font.set(body, at);
    at += padded(length);
  }
  return font;
}

interface Entry {
  readonly tag: number;
  readonly offset: number;
  /** Bytes in the file; less than `length` if the table is compressed. */
  readonly packed: number;
  readonly length: number;
  readonly checksum: number;
}

function readEntry(view: DataView, at: number): Entry {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => view.getUint32(at + field));
  return { tag, offset, packed, length, checksum };
}

/** Rounds up to a multiple of four, because tables begin at such offsets. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
