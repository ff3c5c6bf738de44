import { type CellGrid, mapOutlines, outlineCells, PathWriter } from '#drawing';
import { type FittedWords, fitAddress, fitWords, graphemesOf, IDEOGRAPH, type WordsRoom } from './fit-words.ts';
import { charactersOf, FontError, readFontFile, type ShapedRun, type Shaper, Typeface } from './font.ts';
import { type DirectedPart, orderLines, type WrittenLine } from './writing-order.ts';

/** The box for words; lengths in millimeters. */
export interface WordsBox extends WordsRoom {
  readonly align: 'start' | 'center';
  readonly weight: Weight;
}

type WeightedRoom = Omit<WordsBox, 'align'>;

/** Where an address goes; `lines` is 1 by default. */
type AddressBox = Omit<WordsBox, 'lines'> & { readonly lines?: number };

/** Words as outlines, in millimeters from the upper left corner of their box; y points down. */
export interface OutlinedWords {
  /** Path data as in `#drawing`, for the nonzero fill rule. Empty if nothing is printed. */
  readonly d: string;
  /** The width of the box, and the total height of the lines. */
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly lines: readonly string[];
  readonly baselines: readonly number[];
  /** Whether words were left out because they do not fit, as in `FittedWords`. */
  readonly isCut: boolean;
  /** Characters that cannot be printed. If only the fonts lack one, none of the words are printed. */
  readonly missing: readonly string[];
}

/** Where the shaping library and the fonts come from: a web host, or files. */
export interface LetteringSource {
  loadShaper(): Promise<Shaper>;
  /** Returns the names of the font files whose range includes all of the code points, in the order to try them. */
  filesFor(codePoints: readonly number[], weight: Weight): readonly string[];
  loadFont(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Used for scripts that the hosted fonts lack. Absent if nothing can be painted in this environment. */
  readonly ownFonts?: OwnFonts;
}

/** Ems from the top to the baseline, and to the next line. All glyphs of the hosted fonts fit within. */
const ASCENT = 1.07;
const LINE_HEIGHT = 1.37;

/** Control characters that reorder, hide or join others. They cannot be printed, and can disguise words. */
const CONTROLS = /[\p{Cc}\u00AD\u061C\u200B\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** Code points that no font has: private ones, lone surrogates, and unassigned ones. */
const NO_CHARACTER = /[\p{Co}\p{Cs}\p{Cn}]/u;

/** Loads the shaper. Fonts are loaded by `Lettering.prepare`. Rejects with the errors of the source. */
export async function loadLettering(source: LetteringSource): Promise<Lettering> {
  return new Lettering(source, await source.loadShaper());
}

/** Turns words into outlines. Once their fonts are loaded, the same words in the same box give the same outlines. */
export class Lettering {
  readonly #source: LetteringSource;
  readonly #shaper: Shaper;
  readonly #typefaces = new Map<string, Typeface>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Cached widths of lines in ems, by weight. A layout tries the same lines in many sizes. */
  readonly #widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  readonly #faces = { regular: new Map<string, Typeface>(), bold: new Map<string, Typeface>() };
  #canPaint: boolean | null = null;

  constructor(source: LetteringSource, shaper: Shaper) {
    this.#source = source;
    this.#shaper = shaper;
  }

  /** Loads the fonts for laying out the given texts. Rejects with the errors of the source. */
  async prepare(texts: Iterable<string>, weight: Weight): Promise<void> {
    const clusters = new Set(Array.from(texts, (text) => graphemesOf(clean(text).words)).flat());
    for (;;) {
      const wanted = new Set<string>();
      for (const cluster of clusters) {
        const file = this.#filesFor(cluster, weight).find((name) => this.#typefaces.get(name)?.has(cluster) ?? true);
        if (file === undefined) await this.#askOwnFonts();
        else if (!this.#typefaces.has(file)) wanted.add(file);
      }
      if (wanted.size === 0) return;
      await Promise.all([...wanted].map((name) => this.#load(name)));
    }
  }

  /**
   * Lays out words as `fitWords` does, with white space as single spaces, wide ones among ideographs. What the hosted
   * fonts lack is in the visitor's own, which a text from right to left is in completely; if these cannot be painted,
   * nothing is printed.
   */
  layOut(text: string, box: WordsBox): OutlinedWords {
    const { words, missing } = clean(text);
    const hand = this.#handFor(words, box.weight);
    if (hand instanceof Set) return nothing(box, [...missing, ...hand]);
    const fitted = fitWords(words, box, hand.measure);
    return write(fitted, orderLines(fitted.lines), box, hand, missing);
  }

  /** Returns the lines of `layOut` without their outlines, which is much faster. */
  fit(text: string, box: WeightedRoom): FittedWords & Pick<OutlinedWords, 'missing'> {
    const { words, missing } = clean(text);
    const hand = this.#handFor(words, box.weight);
    if (hand instanceof Set) return { size: box.size, lines: [], isCut: false, missing: [...missing, ...hand] };
    return { ...fitWords(words, box, hand.measure), missing };
  }

  /**
   * Lays out an address whole, because a part could look like another address. With `lines` 2, it may be broken where
   * neither part does. Returns null if it does not fit or has a character that cannot be printed.
   */
  layOutAddress(address: string, { lines = 1, ...room }: AddressBox): OutlinedWords | null {
    const box = { ...room, lines };
    const fitted = this.fitAddress(address, box);
    const hand = this.#handFor(clean(address).words, box.weight);
    if (!fitted || hand instanceof Set) return null;
    return write(fitted, orderLines(fitted.lines, 'ltr'), box, hand, []);
  }

  fitAddress(address: string, box: WeightedRoom): FittedWords | null {
    const { words, missing } = clean(address);
    const hand = this.#handFor(words, box.weight);
    if (hand instanceof Set || missing.length > 0 || words === '') return null;
    return fitAddress(words, box, hand.measure);
  }

  /** The site's fonts, and for what they lack the visitor's; if neither can, the characters that the site's lack. */
  #handFor(words: string, weight: Weight): Hand | Set<string> {
    const faces = graphemesOf(words).map((cluster) => ({ cluster, face: this.#faceFor(cluster, weight) }));
    const foreign = new Set(faces.filter(({ face }) => !face).map(({ cluster }) => cluster));
    const hosted = new OutlineHand((cluster) => this.#faceFor(cluster, weight), this.#widths[weight]);
    if (foreign.size === 0) return hosted;
    const { ownFonts } = this.#source;
    if (!ownFonts || !this.#canPaint) return foreign;
    const own = new MaskHand(ownFonts, weight);
    const hasOneDirection = orderLines([words])[0].parts.every(({ isRightToLeft }) => !isRightToLeft);
    return hasOneDirection ? new MixedHand((cluster) => (this.#faceFor(cluster, weight) ? hosted : own)) : own;
  }

  #faceFor(cluster: string, weight: Weight): Typeface | undefined {
    const known = this.#faces[weight].get(cluster);
    if (known) return known;
    const faces = this.#filesFor(cluster, weight).map((name) => this.#typefaces.get(name));
    const face = faces.find((one) => one?.has(cluster));
    if (face) this.#faces[weight].set(cluster, face);
    return face;
  }

  #filesFor(cluster: string, weight: Weight): readonly string[] {
    return this.#source.filesFor(charactersOf(cluster), weight);
  }

  async #askOwnFonts(): Promise<void> {
    this.#canPaint ??= (await this.#source.ownFonts?.isTrue()) ?? false;
  }

  #load(name: string): Promise<void> {
    const load = async (): Promise<void> => {
      const font = await readFontFile(await this.#source.loadFont(name));
      this.#typefaces.set(name, new Typeface(this.#shaper, font));
      // The caches are cleared, because some of their lines and characters may be drawn in the new font from now on.
      for (const known of [...Object.values(this.#widths), ...Object.values(this.#faces)]) known.clear();
    };
    const loading = this.#loading.get(name) ?? load();
    this.#loading.set(name, loading);
    // A file that failed to load can be requested again.
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }
}

interface Hand {
  readonly measure: (line: string) => number;
  readonly draw: (line: WrittenLine, x: number, y: number, size: number) => string;
}

const MOST_WIDTHS = 4000;

class OutlineHand implements Hand {
  readonly #faceFor: (cluster: string) => Typeface | undefined;
  readonly #widths: Map<string, number>;

  constructor(faceFor: (cluster: string) => Typeface | undefined, widths: Map<string, number>) {
    this.#faceFor = faceFor;
    this.#widths = widths;
  }

  readonly measure = (line: string): number => {
    const known = this.#widths.get(line);
    if (known !== undefined) return known;
    const [{ parts }] = orderLines([line]);
    const { left, right } = this.#inkOf(parts);
    if (this.#widths.size >= MOST_WIDTHS) this.#widths.clear();
    this.#widths.set(line, right - left);
    return right - left;
  };

  readonly draw = ({ parts }: WrittenLine, x: number, y: number, size: number): string => {
    const path = new PathWriter();
    // If a letter extends to the left of its origin, the line is moved right, so that nothing is outside the box.
    this.#drawRuns(parts, path, x - size * this.#inkOf(parts).left, y, size);
    return path.d;
  };

  /** Returns the extent of a line in ems, relative to its origin. It includes all ink and the advance. */
  #inkOf(parts: readonly DirectedPart[]): { readonly left: number; readonly right: number } {
    let [left, right] = [0, 0];
    const reach = (...places: readonly number[]): void => {
      for (let k = 0; k < places.length; k += 2) {
        left = Math.min(left, places[k]);
        right = Math.max(right, places[k]);
      }
    };
    const pen = { moveTo: reach, lineTo: reach, curveTo: reach, close: () => undefined };
    const advance = this.#drawRuns(parts, pen, 0, 0, 1);
    return { left, right: Math.max(right, advance) };
  }

  #drawRuns(
    parts: readonly DirectedPart[],
    pen: Parameters<Typeface['drawGlyph']>[1],
    x: number,
    y: number,
    size: number,
  ): number {
    let advance = 0;
    for (const run of parts.flatMap((part) => this.#shape(part))) {
      for (const { id, x: across, y: up } of run.glyphs) {
        run.face.drawGlyph(id, pen, x + size * (advance + across), y - size * up, size);
      }
      advance += run.advance;
    }
    return advance;
  }

  /** From left to right. */
  #shape({ text, isRightToLeft }: DirectedPart): (ShapedRun & { readonly face: Typeface })[] {
    const runs: { face: Typeface; text: string }[] = [];
    for (const cluster of graphemesOf(text)) {
      const last = runs.at(-1);
      const face = cluster === ' ' && last?.face.has(' ') ? last.face : this.#faceFor(cluster);
      if (!face) throw new FontError(`No font for ${cluster}`);
      if (last?.face === face) last.text += cluster;
      else runs.push({ face, text: cluster });
    }
    const shaped = runs.map((run) => ({ face: run.face, ...run.face.shape(run.text, isRightToLeft) }));
    return isRightToLeft ? shaped.reverse() : shaped;
  }
}

class MaskHand implements Hand {
  readonly #fonts: OwnFonts;
  readonly #weight: Weight;

  constructor(fonts: OwnFonts, weight: Weight) {
    this.#fonts = fonts;
    this.#weight = weight;
  }

  readonly measure = (line: string): number => this.#fonts.measure(line, this.#weight);

  readonly draw = ({ text, isRightToLeft }: WrittenLine, x: number, y: number, size: number): string => {
    const pixelsPerEm = Math.min(MOST_EM_PIXELS, size * MASK_DENSITY);
    const direction = isRightToLeft ? 'rtl' : 'ltr';
    return traceMask(this.#fonts.paint(text, this.#weight, pixelsPerEm, direction), x, y, size / pixelsPerEm);
  };
}

/** For words from left to right. Names and numbers look as they do on other labels. */
class MixedHand implements Hand {
  readonly #handFor: (cluster: string) => Hand;

  constructor(handFor: (cluster: string) => Hand) {
    this.#handFor = handFor;
  }

  readonly measure = (line: string): number =>
    this.#runsOf(line).reduce((width, { hand, text }) => width + hand.measure(text), 0);

  readonly draw = ({ text: line }: WrittenLine, x: number, y: number, size: number): string => {
    let at = x;
    return this.#runsOf(line)
      .map(({ hand, text }) => {
        const [run] = orderLines([text]);
        const d = hand.draw(run, at, y, size);
        at += size * hand.measure(text);
        return d;
      })
      .join('');
  };

  #runsOf(line: string): { hand: Hand; text: string }[] {
    const runs: { hand: Hand; text: string }[] = [];
    for (const cluster of graphemesOf(line)) {
      const last = runs.at(-1);
      const hand = cluster === ' ' && last ? last.hand : this.#handFor(cluster);
      if (last?.hand === hand) last.text += cluster;
      else runs.push({ hand, text: cluster });
    }
    return runs;
  }
}

function write(
  { size, lines, isCut }: FittedWords,
  written: readonly WrittenLine[],
  box: WordsBox,
  hand: Hand,
  missing: readonly string[],
): OutlinedWords {
  const baselines = lines.map((_, k) => size * (ASCENT + k * LINE_HEIGHT));
  const paths = written.map((line, k) => {
    const spare = box.width - size * hand.measure(line.text);
    const start = line.isRightToLeft ? spare : 0;
    return hand.draw(line, box.align === 'center' ? spare / 2 : start, baselines[k], size);
  });
  const height = size * LINE_HEIGHT * lines.length;
  return { d: paths.join(''), width: box.width, height, size, lines, baselines, isCut, missing };
}

function nothing({ width, size }: WordsBox, missing: readonly string[]): OutlinedWords {
  return { d: '', width, height: 0, size, lines: [], baselines: [], isCut: false, missing };
}

/** Returns words as they are printed, and the characters removed because no font has them. */
function clean(text: string): { readonly words: string; readonly missing: readonly string[] } {
  const wide = IDEOGRAPH.test(text) ? '\u3000' : ' ';
  const spaced = text.normalize('NFC').replace(/\s+/gu, (space) => (space.includes('\u3000') ? wide : ' '));
  const graphemes = graphemesOf(spaced.replace(CONTROLS, '').trim());
  const missing = new Set(graphemes.filter((grapheme) => NO_CHARACTER.test(grapheme)));
  return { words: graphemes.filter((grapheme) => !missing.has(grapheme)).join(''), missing: [...missing] };
}

export function placePath(d: string, scale: number, x: number, y: number): string {
  return mapOutlines(d, { factor: scale, x, y });
}

export type Weight = 'regular' | 'bold';

export interface OwnFonts {
  /** Returns whether painted pixels can be read back unchanged. Browsers that resist fingerprinting change them. */
  isTrue(): Promise<boolean>;
  /** Returns the width of a line in ems. */
  measure(line: string, weight: Weight): number;
  /** Paints a line of a paragraph of the given direction. */
  paint(line: string, weight: Weight, pixelsPerEm: number, direction: 'ltr' | 'rtl'): LineMask;
}

export interface LineMask {
  readonly width: number;
  /** 1 for each covered pixel, else 0; row by row. */
  readonly covered: Uint8Array;
  /** Pixels from the mask's left edge to the line's origin, and from its upper edge to the baseline. */
  readonly left: number;
  readonly baseline: number;
}

/** Pixels of a mask per millimeter: 1,200 dpi. */
const MASK_DENSITY = 1200 / 25.4;

/** Limit for the pixels per em, so that no line is too wide for a canvas. Larger type has coarser outlines. */
const MOST_EM_PIXELS = 400;

export function traceMask({ width, covered, left, baseline }: LineMask, x: number, y: number, pixel: number): string {
  const height = Math.floor(covered.length / width);
  // `outlineCells` needs an empty cell on every side.
  const cells: CellGrid = { width: width + 2, kinds: new Uint8Array((width + 2) * (height + 2)) };
  for (let row = 0; row < height; row++) {
    cells.kinds.set(covered.subarray(row * width, (row + 1) * width), (row + 1) * (width + 2) + 1);
  }
  const places = (count: number, origin: number, start: number): number[] =>
    Array.from({ length: count + 3 }, (_, k) => start + (k - 1 - origin) * pixel);
  return outlineCells(cells, 1, places(width, left, x), places(height, baseline, y));
}
