import { type Drawing, edgeOf, type Layer, paintedLayers, placeDrawing, type SolidPaint, walkPath } from '#drawing';
import { breaksWord, type Lettering, type OutlinedWords, placePath, type Weight } from '#lettering';
import type { CardLoss } from './card-words.ts';

/** Lengths are in millimeters. */
export interface WordsStyle {
  readonly width: number;
  readonly size: number;
  readonly leastSize: number;
  readonly lines: number;
  readonly weight: Weight;
  readonly align?: 'start' | 'center';
}

export interface SetWords {
  readonly lines: readonly SetLine[];
  readonly size: number;
  readonly width: number;
  /** From the top of the first line's capitals to the last baseline. */
  readonly height: number;
}

export interface SetLine {
  /** Outlines in type of the size `EM`. The line begins at x = 0, with its baseline at y = 0. */
  readonly d: string;
  /** From the column's left edge to the ink. */
  readonly x: number;
  readonly width: number;
  /** The x in `d` at which the ink begins. */
  readonly inkStart: number;
  /** From the top of the words. */
  readonly baseline: number;
}

/** The box of a code on a face, margin included. */
export interface FaceCode {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * In ems above a baseline, as in `page-words.ts`. Capitals of the site's typeface are 0.65 high, but its lowercase
 * letters reach 0.69; capitals of Noto Sans reach 0.71.
 */
const CAPITALS = 0.7;

/** The line height of words by their weight, in ems. Headlines, numbers and the values of facts are bold. */
const LEADING = { bold: 1.08, regular: 1.28 } as const;

/** The type size of the cached outlines of lines. It is large because path data is rounded. */
const EM = 100;

const NOTHING: SetWords = { lines: [], size: 0, width: 0, height: 0 };

/** One face of a card, which a layout fills. Lengths are in millimeters, from the upper left corner of the face. */
export class Face {
  readonly width: number;
  readonly height: number;
  /** The margin of the code, in modules. */
  readonly quiet: number;
  readonly modules: number;
  readonly #code: Drawing;
  readonly #ink: SolidPaint;
  readonly #lettering: Lettering;
  readonly #layers: Layer[] = [];
  readonly #losses = new Set<CardLoss>();
  /** By weight and text, because layouts try the same lines in many sizes. */
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

  get code(): FaceCode {
    if (!this.#place) throw new RangeError('The face has no code yet');
    return this.#place;
  }

  marginOf(width: number): number {
    return (width * this.quiet) / this.modules;
  }

  /** Lays out words, which may shrink, break and be cut; a cut, or a missing character, is a loss of `part`. */
  set(words: string, style: WordsStyle, part: CardLoss): SetWords {
    if (words.trim() === '') return NOTHING;
    const whole = this.#lettering.fit(words, style);
    if (whole.isCut || whole.missing.length > 0) this.#losses.add(part);
    return this.#setLines(whole, style);
  }

  /** Lays out words whole at `large` or more without breaking one; like `set` if they do not fit. */
  setLarge(words: string, style: WordsStyle, large: number, part: CardLoss): SetWords {
    const { isCut, lines } = this.#lettering.fit(words, { ...style, leastSize: large });
    return this.set(words, isCut || breaksWord(words, lines) ? style : { ...style, leastSize: large }, part);
  }

  lose(part: CardLoss): void {
    this.#losses.add(part);
  }

  clear(): void {
    this.#layers.length = 0;
    this.#losses.clear();
    this.#place = null;
  }

  /**
   * Lays out words whole or, as a loss of `part`, not at all. The type is at least `large` if they fit so, else
   * smaller. Only the name of a host is broken into two lines.
   */
  setWhole(words: string, style: WordsStyle, large: number, part: CardLoss): SetWords {
    if (words.trim() === '') return NOTHING;
    const whole =
      this.#lettering.fitAddress(words, { ...style, leastSize: large }) ?? this.#lettering.fitAddress(words, style);
    if (whole) return this.#setLines(whole, style);
    this.#losses.add(part);
    return NOTHING;
  }

  /** Lays out lines one by one, because the lettering has other line heights. */
  #setLines(
    { lines, size }: { readonly lines: readonly string[]; readonly size: number },
    { width, weight, align = 'start' }: WordsStyle,
  ): SetWords {
    if (lines.length === 0) return NOTHING;
    const scale = size / EM;
    const set = lines.map((text, k): SetLine => {
      const { d, left, right } = this.#outline(text, weight);
      const inkWidth = (right - left) * scale;
      // The ink is flush with the code, and the space that glyphs have before their ink lies outside the column.
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

  /** `x` is the column's left edge, `y` the top of the first line's capitals. */
  place({ lines, size }: SetWords, x: number, y: number): void {
    const scale = size / EM;
    const d = lines
      .map((line) => placePath(line.d, scale, x + line.x - scale * line.inkStart, y + line.baseline))
      .join('');
    if (d !== '') this.#layers.push({ kind: 'path', part: 'words', d, paint: this.#ink });
  }

  /** `x`, `y` is the upper left corner of the modules, which are `width` wide together. */
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

/** A line in type of the size `EM`, with its baseline at y = 0, and where its ink begins and ends. */
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
