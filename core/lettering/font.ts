// Font files, and typefaces to shape and draw with. A WOFF 1.0 file (https://www.w3.org/TR/WOFF/) contains the tables of
// a font, each either compressed with zlib or, if that would not make it shorter, as it is.

import type * as HarfBuzz from 'harfbuzzjs';
import type { Pen } from '#drawing';
import { inflate } from '#raster';

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

/** The largest Chinese fonts have some 20 MB. */
const MOST_BYTES = 32 << 20;

/**
 * Returns TrueType and OpenType unchecked, and unpacks WOFF. Throws a `FontError` for any other file, WOFF2 included,
 * and for a WOFF file that is cut off or damaged or unpacks to more than 32 MB.
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

/** The shaping library (HarfBuzz), which turns text into glyphs. */
export type Shaper = typeof HarfBuzz;

/** The glyphs of a text in one typeface. Lengths are in ems; y points up from the baseline. */
export interface ShapedRun {
  readonly advance: number;
  readonly glyphs: readonly { readonly id: number; readonly x: number; readonly y: number }[];
}

/** A point for `M` and `L`, two handles and a point for `C`, in ems; y points up. */
interface OutlinePiece {
  readonly type: string;
  readonly places: readonly number[];
}

export class Typeface {
  readonly #shaper: Shaper;
  readonly #font: HarfBuzz.Font;
  readonly #unitsPerEm: number;
  readonly #outlines = new Map<number, readonly OutlinePiece[]>();

  constructor(shaper: Shaper, font: Uint8Array<ArrayBuffer>) {
    const face = new shaper.Face(new shaper.Blob(font));
    this.#shaper = shaper;
    this.#unitsPerEm = face.upem;
    this.#font = new shaper.Font(face);
  }

  has(text: string): boolean {
    return [text, text.normalize('NFD')].some((form) =>
      charactersOf(form).every((character) => this.#font.nominalGlyph(character) !== undefined),
    );
  }

  /** Returns the glyphs from left to right. Brackets of a text from right to left are mirrored. */
  shape(text: string, isRightToLeft: boolean): ShapedRun {
    const buffer = new this.#shaper.Buffer();
    buffer.addText(text);
    buffer.setDirection(this.#shaper.Direction[isRightToLeft ? 'RTL' : 'LTR']);
    buffer.guessSegmentProperties();
    this.#shaper.shape(this.#font, buffer);
    let advance = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { id: codepoint, x: (advance + xOffset) / this.#unitsPerEm, y: yOffset / this.#unitsPerEm };
      advance += xAdvance;
      return glyph;
    });
    return { advance: advance / this.#unitsPerEm, glyphs };
  }

  /** Draws a glyph with a pen. The glyph's origin is at `x`, `y`, with y pointing down; `size` is one em. */
  drawGlyph(id: number, pen: Pen, x: number, y: number, size: number): void {
    for (const { type, places } of this.#outlineOf(id)) {
      const at = places.map((place, k) => (k % 2 === 0 ? x + size * place : y - size * place));
      if (type === 'M') pen.moveTo(at[0], at[1]);
      else if (type === 'L') pen.lineTo(at[0], at[1]);
      else if (type === 'C') pen.curveTo(at[0], at[1], at[2], at[3], at[4], at[5]);
      else pen.close();
    }
  }

  #outlineOf(id: number): readonly OutlinePiece[] {
    const outline = this.#outlines.get(id) ?? readOutline(this.#font.glyphToJson(id), this.#unitsPerEm);
    this.#outlines.set(id, outline);
    return outline;
  }
}

/** Characters that are never visible, such as joiners and variation selectors (which choose text or pictogram). */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

export function charactersOf(text: string): number[] {
  return Array.from(text.replace(UNSEEN, ''), (character) => character.codePointAt(0) ?? 0);
}

function readOutline(commands: readonly HarfBuzz.SvgPathCommand[], unitsPerEm: number): OutlinePiece[] {
  let [x, y] = [0, 0];
  return commands.map(({ type, values }) => {
    const ems = values.map((value) => value / unitsPerEm);
    const places = type === 'Q' ? raiseCurve(x, y, ems) : ems;
    if (places.length > 0) [x, y] = places.slice(-2);
    return { type: type === 'Q' ? 'C' : type, places };
  });
}

function raiseCurve(x: number, y: number, [handleX, handleY, toX, toY]: readonly number[]): number[] {
  const third = (from: number, handle: number): number => from + (2 / 3) * (handle - from);
  return [third(x, handleX), third(y, handleY), third(toX, handleX), third(toY, handleY), toX, toY];
}
