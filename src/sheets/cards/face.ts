import { type Drawing, edgeOf, type Layer, paintedLayers, placeDrawing, type SolidPaint, walkPath } from '#drawing';
import { type Lettering, placePath, type Weight } from '#lettering';
import type { CardLoss } from './card-words.ts';

/** How words are set; lengths in millimeters. */
export interface WordsStyle {
  readonly width: number;
  readonly size: number;
  readonly leastSize: number;
  /** The most lines. */
  readonly lines: number;
  readonly weight: Weight;
  readonly align?: 'start' | 'center';
}

/** Words that are laid out but not placed yet. Their height is from the top of the capitals to the last baseline. */
export interface SetWords {
  readonly paths: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Where a code lies on a face, its margin included. */
export interface FaceCode {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Ems: the height of capitals in the site's typeface, the line height of a headline, and that of other words. */
const CAPITALS = 0.7;
const LEADING = { bold: 1.08, regular: 1.28 } as const;

const NOTHING: SetWords = { paths: [], size: 0, width: 0, height: 0 };

/** One face of a card, which layouts fill; lengths in millimeters from its upper left corner. */
export class Face {
  readonly width: number;
  readonly height: number;
  /** Margin and modules of the code, in modules. */
  readonly quiet: number;
  readonly modules: number;
  readonly #code: Drawing;
  readonly #ink: SolidPaint;
  readonly #lettering: Lettering;
  readonly #layers: Layer[] = [];
  readonly #losses = new Set<CardLoss>();
  #place: FaceCode | null = null;

  constructor(
    size: { readonly width: number; readonly height: number },
    code: Drawing,
    ink: SolidPaint,
    lettering: Lettering,
  ) {
    if (!code.code) throw new RangeError('The drawing has no code');
    this.width = size.width;
    this.height = size.height;
    this.quiet = code.code.grid.margin;
    this.modules = code.code.grid.modules;
    this.#code = code;
    this.#ink = ink;
    this.#lettering = lettering;
  }

  get layers(): readonly Layer[] {
    return this.#layers;
  }

  get losses(): readonly CardLoss[] {
    return [...this.#losses];
  }

  /** The place of the code; throws a `RangeError` before it is placed. */
  get code(): FaceCode {
    if (!this.#place) throw new RangeError('The face has no code yet');
    return this.#place;
  }

  /** Returns the width of the margin of a code with modules `width` wide. */
  marginOf(width: number): number {
    return (width * this.quiet) / this.modules;
  }

  /** Whether words fit whole. */
  fits(words: string, style: WordsStyle): boolean {
    return !this.#lettering.layOut(words, { ...style, align: style.align ?? 'start' }).isCut;
  }

  /** Lays out words, which may shrink, break and end in "…". */
  set(words: string, style: WordsStyle, part: CardLoss): SetWords {
    if (words.trim() === '') return NOTHING;
    const align = style.align ?? 'start';
    const whole = this.#lettering.layOut(words, { ...style, align });
    if (whole.isCut || whole.missing.length > 0) this.#losses.add(part);
    const { size } = whole;
    // Line by line, because headlines stand closer together than the lines of a caption.
    const line = { width: style.width * 1.001, lines: 1, size, leastSize: size * 0.98, align, weight: style.weight };
    const paths = whole.lines.map((text) => {
      const { d, baselines } = this.#lettering.layOut(text, line);
      // Flush with the modules of the code: large letters have space before their ink.
      const left = align === 'start' ? leftOf(d) : 0;
      return placePath(d, 1, -left, -(baselines[0] ?? 0));
    });
    return this.#measured(paths, size, style);
  }

  /**
   * Sets words in type of `large` at least, if that fits them into the lines without a break within a word; else as
   * `set` does.
   */
  setLarge(words: string, style: WordsStyle, large: number, part: CardLoss): SetWords {
    const { align = 'start' } = style;
    const { isCut, lines } = this.#lettering.layOut(words, { ...style, align, leastSize: large });
    const isBroken = lines.join(' ').replace(/\s+/gu, ' ') !== words.trim().replace(/\s+/gu, ' ');
    return this.set(words, isCut || isBroken ? style : { ...style, leastSize: large }, part);
  }

  /** Says that some of the words are not printed, or not whole. */
  lose(part: CardLoss): void {
    this.#losses.add(part);
  }

  /** Removes everything that was placed, and the list of losses. */
  clear(): void {
    this.#layers.length = 0;
    this.#losses.clear();
    this.#place = null;
  }

  /** Lays out words whole on one line, or not at all. */
  setWhole(words: string, style: Omit<WordsStyle, 'lines'>, part: CardLoss): SetWords {
    if (words.trim() === '') return NOTHING;
    const line = this.#lettering.layOutAddress(words, { ...style, align: style.align ?? 'start' });
    if (!line) {
      this.#losses.add(part);
      return NOTHING;
    }
    return this.#measured([placePath(line.d, 1, 0, -line.baselines[0])], line.size, style);
  }

  #measured(paths: readonly string[], size: number, { width, weight }: Omit<WordsStyle, 'lines'>): SetWords {
    if (paths.length === 0) return NOTHING;
    return { paths, size, width, height: size * (CAPITALS + (paths.length - 1) * LEADING[weight]) };
  }

  /** Places laid-out words: the tops of their capitals at `y`. */
  place({ paths, size, height }: SetWords, x: number, y: number): void {
    if (paths.length === 0) return;
    const first = y + size * CAPITALS;
    const leading = paths.length > 1 ? (height - size * CAPITALS) / (paths.length - 1) : 0;
    const d = paths.map((path, k) => placePath(path, 1, x, first + k * leading)).join('');
    if (d !== '') this.#layers.push({ kind: 'path', part: 'words', d, paint: this.#ink });
  }

  /** Places the code: the upper left corner of its modules at `x`, `y`, with modules `width` wide in total. */
  placeCode(x: number, y: number, width: number): void {
    const code = this.#code;
    const { grid, x: left, y: top } = code.code!;
    const scale = width / (edgeOf(grid, grid.modules) - edgeOf(grid, 0));
    const isClear = code.background.kind !== 'solid' || code.background.color.a < 1;
    const shown = isClear ? { ...code, layers: paintedLayers(code) } : code;
    const place = { x: x - scale * (left + edgeOf(grid, 0)), y: y - scale * (top + edgeOf(grid, 0)), scale };
    this.#layers.push(placeDrawing(shown, place));
    const margin = this.marginOf(width);
    this.#place = { x: x - margin, y: y - margin, width: width + 2 * margin };
  }
}

/** Returns where the ink of outlines begins. */
function leftOf(d: string): number {
  let left = Number.POSITIVE_INFINITY;
  const reach = (...places: readonly number[]): void => {
    for (let k = 0; k < places.length; k += 2) left = Math.min(left, places[k]);
  };
  walkPath(d, { moveTo: reach, lineTo: reach, curveTo: reach, close: () => undefined });
  return Number.isFinite(left) ? left : 0;
}
