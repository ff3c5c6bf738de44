import { type Drawing, edgeOf, type Layer, paintedLayers, placeDrawing, type SolidPaint, walkPath } from '#drawing';
import { type Lettering, type OutlinedWords, placePath, type Weight } from '#lettering';
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
  readonly lines: readonly SetLine[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** A line of words. */
export interface SetLine {
  /** Its outlines in type of `EM`, from its beginning on the baseline. */
  readonly d: string;
  /** Where its ink begins in the column, and the ink's width. */
  readonly x: number;
  readonly width: number;
  /** Where the ink begins in `d`. */
  readonly inkStart: number;
  /** The baseline, below the top of the words. */
  readonly baseline: number;
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

/** The size of type in which the outlines of lines are cached: large, because path data is rounded. */
const EM = 100;

const NOTHING: SetWords = { lines: [], size: 0, width: 0, height: 0 };

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
  /** Outlines of lines, and where their ink begins and ends: layouts try the same lines in many sizes. */
  readonly #outlined = new Map<string, Outlined>();
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

  /** Lays out words, which may shrink, break and end in "…". */
  set(words: string, style: WordsStyle, part: CardLoss): SetWords {
    if (words.trim() === '') return NOTHING;
    const whole = this.#lettering.fit(words, style);
    if (whole.isCut || whole.missing.length > 0) this.#losses.add(part);
    return this.#setLines(whole, style);
  }

  /**
   * Sets words in type of `large` at least, if that fits them into the lines without a break within a word; else as
   * `set` does.
   */
  setLarge(words: string, style: WordsStyle, large: number, part: CardLoss): SetWords {
    const { isCut, lines } = this.#lettering.fit(words, { ...style, leastSize: large });
    const isBroken = lines.join(' ').replace(/\s+/gu, ' ') !== words.trim().replace(/\s+/gu, ' ');
    return this.set(words, isCut || isBroken ? style : { ...style, leastSize: large }, part);
  }

  /** Records that the words of a part are not printed whole. */
  lose(part: CardLoss): void {
    this.#losses.add(part);
  }

  /** Removes everything that was placed, and the list of losses. */
  clear(): void {
    this.#layers.length = 0;
    this.#losses.clear();
    this.#place = null;
  }

  /**
   * Lays out words whole, or not at all: in type of `large` at least if that fits them into the lines, else in smaller
   * type. On two lines, only the name of a host is broken.
   */
  setWhole(words: string, style: WordsStyle, large: number, part: CardLoss): SetWords {
    if (words.trim() === '') return NOTHING;
    const whole =
      this.#lettering.fitAddress(words, { ...style, leastSize: large }) ?? this.#lettering.fitAddress(words, style);
    if (whole) return this.#setLines(whole, style);
    this.#losses.add(part);
    return NOTHING;
  }

  /** Sets lines one by one, because those of a headline stand closer together than the lines of a caption. */
  #setLines(
    { lines, size }: { readonly lines: readonly string[]; readonly size: number },
    { width, weight, align = 'start' }: WordsStyle,
  ): SetWords {
    if (lines.length === 0) return NOTHING;
    const scale = size / EM;
    const set = lines.map((text, k): SetLine => {
      const { d, left, right } = this.#outline(text, weight);
      const inkWidth = (right - left) * scale;
      // Flush with the modules of the code: large letters have space before their ink.
      const x = align === 'start' ? 0 : (width - inkWidth) / 2;
      return { d, x, width: inkWidth, inkStart: left, baseline: size * (CAPITALS + k * LEADING[weight]) };
    });
    return { lines: set, size, width, height: set[set.length - 1].baseline };
  }

  #outline(text: string, weight: Weight): Outlined {
    const key = `${weight} ${text}`;
    const box = { width: Number.MAX_SAFE_INTEGER, lines: 1, size: EM, leastSize: EM, align: 'start', weight } as const;
    const outlined = this.#outlined.get(key) ?? measured(this.#lettering.layOut(text, box));
    this.#outlined.set(key, outlined);
    return outlined;
  }

  /** Places laid-out words: the tops of their capitals at `y`. */
  place({ lines, size }: SetWords, x: number, y: number): void {
    const scale = size / EM;
    const d = lines
      .map((line) => placePath(line.d, scale, x + line.x - scale * line.inkStart, y + line.baseline))
      .join('');
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

/** Outlines in type of `EM`, on the baseline, and where their ink begins and ends; both are 0 without ink. */
interface Outlined {
  readonly d: string;
  readonly left: number;
  readonly right: number;
}

function measured({ d: placed, baselines }: OutlinedWords): Outlined {
  const d = placePath(placed, 1, 0, -(baselines[0] ?? 0));
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const reach = (...places: readonly number[]): void => {
    for (let k = 0; k < places.length; k += 2) {
      left = Math.min(left, places[k]);
      right = Math.max(right, places[k]);
    }
  };
  walkPath(d, { moveTo: reach, lineTo: reach, curveTo: reach, close: () => undefined });
  return left <= right ? { d, left, right } : { d, left: 0, right: 0 };
}
