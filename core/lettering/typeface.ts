import type * as HarfBuzz from 'harfbuzzjs';
import type { Pen } from '#drawing';

/** The shaping library (HarfBuzz), which turns text into glyphs. */
export type Shaper = typeof HarfBuzz;

/** The glyphs of a text in one typeface. Lengths are in ems; y points up from the baseline. */
export interface ShapedRun {
  readonly advance: number;
  readonly glyphs: readonly { readonly id: number; readonly x: number; readonly y: number }[];
}

/**
 * A step of an outline: a point for `M` and `L`, two handles and a point for `C`, nothing for `Z`. Lengths are in ems;
 * y points up.
 */
interface OutlinePiece {
  readonly type: string;
  readonly places: readonly number[];
}

/** A font that text can be shaped and drawn with. */
export class Typeface {
  readonly #shaper: Shaper;
  readonly #font: HarfBuzz.Font;
  readonly #unitsPerEm: number;
  readonly #outlines = new Map<number, readonly OutlinePiece[]>();

  /** `font` is a TrueType or OpenType file. */
  constructor(shaper: Shaper, font: Uint8Array<ArrayBuffer>) {
    const face = new shaper.Face(new shaper.Blob(font));
    this.#shaper = shaper;
    this.#unitsPerEm = face.upem;
    this.#font = new shaper.Font(face);
  }

  /** Returns whether the font has a glyph for each character of a text, or of the text's decomposed form (NFD). */
  has(text: string): boolean {
    return [text, text.normalize('NFD')].some((form) =>
      charactersOf(form).every((character) => this.#font.nominalGlyph(character) !== undefined),
    );
  }

  /** Returns the glyphs of a text, with ligatures, kerning and marks applied. */
  shape(text: string): ShapedRun {
    const buffer = new this.#shaper.Buffer();
    buffer.addText(text);
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

/** Returns the code points of a text that need a glyph. */
export function charactersOf(text: string): number[] {
  return Array.from(text.replace(UNSEEN, ''), (character) => character.codePointAt(0) ?? 0);
}

/** Returns an outline in ems. Quadratic curves become cubic ones. */
function readOutline(commands: readonly HarfBuzz.SvgPathCommand[], unitsPerEm: number): OutlinePiece[] {
  let [x, y] = [0, 0];
  return commands.map(({ type, values }) => {
    const ems = values.map((value) => value / unitsPerEm);
    const places = type === 'Q' ? raiseCurve(x, y, ems) : ems;
    if (places.length > 0) [x, y] = places.slice(-2);
    return { type: type === 'Q' ? 'C' : type, places };
  });
}

/** Returns a quadratic curve from `x`, `y` as a cubic curve. */
function raiseCurve(x: number, y: number, [handleX, handleY, toX, toY]: readonly number[]): number[] {
  const third = (from: number, handle: number): number => from + (2 / 3) * (handle - from);
  return [third(x, handleX), third(y, handleY), third(toX, handleX), third(toY, handleY), toX, toY];
}
