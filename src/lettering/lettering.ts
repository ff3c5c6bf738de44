import { mapOutlines, PathWriter } from '#drawing';
import { type FittedWords, fitUnbroken, fitWords, graphemesOf, type WordsRoom } from './fit-words.ts';
import { FontError, readFontFile } from './font-file.ts';
import { filesFor, type Weight } from './hosted-fonts.ts';
import { MASK_DENSITY, MOST_EM_PIXELS, type OwnFonts, traceMask } from './own-fonts.ts';
import { charactersOf, type ShapedRun, type Shaper, Typeface } from './typeface.ts';

/** Where words go; lengths in millimeters. */
export interface WordsBox extends WordsRoom {
  readonly align: 'start' | 'center';
  readonly weight: Weight;
}

/** Words as outlines, in millimeters from the upper left corner of their box, y downward. */
export interface OutlinedWords {
  /** Path data as in #drawing, filled by the nonzero rule; empty if nothing is printed. */
  readonly d: string;
  /** The width of the box, and the height of the lines in it. */
  readonly width: number;
  readonly height: number;
  /** The size of type: an em. */
  readonly size: number;
  /** The printed lines; none if the words are left out. */
  readonly lines: readonly string[];
  /** The baseline of each line. */
  readonly baselines: readonly number[];
  /** Whether the words end in "…". */
  readonly isCut: boolean;
  /** Characters that cannot be printed. If only the fonts lack them, the words are left out. */
  readonly missing: readonly string[];
}

/** The source of the library and the fonts: a site's own host, or files. */
export interface LetteringSource {
  loadShaper(): Promise<Shaper>;
  /** Loads a file of the packages @fontsource/…, by its name. */
  loadFont(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** For the scripts that these fonts lack; absent if they cannot be painted here. */
  readonly ownFonts?: OwnFonts;
}

/**
 * Ems from the upper edge of a line to its baseline, and to the next line. Every mark of the hosted fonts fits between
 * them.
 */
const ASCENT = 1.07;
const LINE_HEIGHT = 1.37;

/** Controls that reorder, hide or join characters. They do not belong in print, and can disguise words. */
const CONTROLS = /[\p{Cc}\u00AD\u061C\u200B\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** Characters that no font has: private ones, lone surrogates, and numbers without a character. */
const NO_CHARACTER = /[\p{Co}\p{Cs}\p{Cn}]/u;

/** Loads the shaper. `prepare` then loads the fonts that words need. Rejects with the errors of the source. */
export async function loadLettering(source: LetteringSource): Promise<Lettering> {
  return new Lettering(source, await source.loadShaper());
}

/** Turns words into outlines. The same words in the same box give the same outlines. */
export class Lettering {
  readonly #source: LetteringSource;
  readonly #shaper: Shaper;
  readonly #typefaces = new Map<string, Typeface>();
  readonly #loading = new Map<string, Promise<void>>();
  #canPaint: boolean | null = null;

  constructor(source: LetteringSource, shaper: Shaper) {
    this.#source = source;
    this.#shaper = shaper;
  }

  /** Loads the fonts for some texts. Call it before they are laid out. Rejects with the errors of the source. */
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
   * Lays out words: in the largest type that fits, then in more lines, then cut with "…". Spaces and line ends become
   * one space.
   */
  layOut(text: string, box: WordsBox): OutlinedWords {
    const { words, missing } = clean(text);
    const hand = this.#handFor(words, box.weight);
    if (hand instanceof Set) return nothing(box, [...missing, ...hand]);
    return write(fitWords(words, box, hand.measure), box, hand, missing);
  }

  /**
   * Lays out an address whole, on one line, because a cut or broken one may look like another. Returns null if it does
   * not fit, or has a character that cannot be printed.
   */
  layOutAddress(address: string, box: Omit<WordsBox, 'lines'>): OutlinedWords | null {
    const { words, missing } = clean(address);
    const hand = this.#handFor(words, box.weight);
    if (hand instanceof Set || missing.length > 0 || words === '') return null;
    const fitted = fitUnbroken(words, { ...box, lines: 1 }, hand.measure);
    return fitted && write(fitted, { ...box, lines: 1 }, hand, missing);
  }

  /**
   * Returns how words are written: in this site's fonts or the visitor's own; otherwise the characters that neither
   * has.
   */
  #handFor(words: string, weight: Weight): Hand | Set<string> {
    const faces = graphemesOf(words).map((cluster) => ({ cluster, face: this.#faceFor(cluster, weight) }));
    const foreign = new Set(faces.filter(({ face }) => !face).map(({ cluster }) => cluster));
    if (foreign.size === 0) return new OutlineHand((cluster) => this.#faceFor(cluster, weight));
    const { ownFonts } = this.#source;
    return ownFonts && this.#canPaint ? new MaskHand(ownFonts, weight) : foreign;
  }

  #faceFor(cluster: string, weight: Weight): Typeface | undefined {
    const faces = this.#filesFor(cluster, weight).map((name) => this.#typefaces.get(name));
    return faces.find((face) => face?.has(cluster));
  }

  #filesFor(cluster: string, weight: Weight): string[] {
    return filesFor(charactersOf(cluster), weight);
  }

  async #askOwnFonts(): Promise<void> {
    this.#canPaint ??= (await this.#source.ownFonts?.isTrue()) ?? false;
  }

  #load(name: string): Promise<void> {
    const load = async (): Promise<void> => {
      const font = await readFontFile(await this.#source.loadFont(name));
      this.#typefaces.set(name, new Typeface(this.#shaper, font));
    };
    const loading = this.#loading.get(name) ?? load();
    this.#loading.set(name, loading);
    // A failed file can be requested again.
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }
}

/** How lines are measured and drawn. */
interface Hand {
  readonly measure: (line: string) => number;
  /** Returns the outlines of a line that begins at `x` on the baseline `y`. */
  readonly draw: (line: string, x: number, y: number, size: number) => string;
}

/** Writes in outlines of fonts. */
class OutlineHand implements Hand {
  readonly #faceFor: (cluster: string) => Typeface | undefined;

  constructor(faceFor: (cluster: string) => Typeface | undefined) {
    this.#faceFor = faceFor;
  }

  readonly measure = (line: string): number => {
    const { left, right } = this.#inkOf(line);
    return right - left;
  };

  readonly draw = (line: string, x: number, y: number, size: number): string => {
    const path = new PathWriter();
    // A letter that reaches out to the left begins further right, so that nothing is outside the box.
    this.#drawRuns(line, path, x - size * this.#inkOf(line).left, y, size);
    return path.d;
  };

  /** Returns the extent of a line in ems from its beginning: all of its ink, and its advance. */
  #inkOf(line: string): { readonly left: number; readonly right: number } {
    let [left, right] = [0, 0];
    const reach = (...places: readonly number[]): void => {
      for (let k = 0; k < places.length; k += 2) {
        left = Math.min(left, places[k]);
        right = Math.max(right, places[k]);
      }
    };
    const pen = { moveTo: reach, lineTo: reach, curveTo: reach, close: () => undefined };
    const advance = this.#drawRuns(line, pen, 0, 0, 1);
    return { left, right: Math.max(right, advance) };
  }

  #drawRuns(line: string, pen: Parameters<Typeface['drawGlyph']>[1], x: number, y: number, size: number): number {
    let advance = 0;
    for (const { face, run } of this.#shape(line)) {
      for (const { id, x: across, y: up } of run.glyphs) {
        face.drawGlyph(id, pen, x + size * (advance + across), y - size * up, size);
      }
      advance += run.advance;
    }
    return advance;
  }

  /** Returns a line as runs of one typeface each. */
  #shape(line: string): { readonly face: Typeface; readonly run: ShapedRun }[] {
    const runs: { face: Typeface; text: string }[] = [];
    for (const cluster of graphemesOf(line)) {
      const last = runs.at(-1);
      const face = cluster === ' ' && last?.face.has(' ') ? last.face : this.#faceFor(cluster);
      if (!face) throw new FontError(`No font for ${cluster}`);
      if (last?.face === face) last.text += cluster;
      else runs.push({ face, text: cluster });
    }
    return runs.map(({ face, text }) => ({ face, run: face.shape(text) }));
  }
}

/** Writes in the visitor's own fonts. */
class MaskHand implements Hand {
  readonly #fonts: OwnFonts;
  readonly #weight: Weight;

  constructor(fonts: OwnFonts, weight: Weight) {
    this.#fonts = fonts;
    this.#weight = weight;
  }

  readonly measure = (line: string): number => this.#fonts.measure(line, this.#weight);

  readonly draw = (line: string, x: number, y: number, size: number): string => {
    const pixelsPerEm = Math.min(MOST_EM_PIXELS, size * MASK_DENSITY);
    return traceMask(this.#fonts.paint(line, this.#weight, pixelsPerEm), x, y, size / pixelsPerEm);
  };
}

function write(fitted: FittedWords, box: WordsBox, hand: Hand, missing: readonly string[]): OutlinedWords {
  const { size, lines, isCut } = fitted;
  const baselines = lines.map((_, k) => size * (ASCENT + k * LINE_HEIGHT));
  const paths = lines.map((line, k) => {
    const spare = box.width - size * hand.measure(line);
    return hand.draw(line, box.align === 'center' ? spare / 2 : 0, baselines[k], size);
  });
  const height = size * LINE_HEIGHT * lines.length;
  return { d: paths.join(''), width: box.width, height, size, lines, baselines, isCut, missing };
}

function nothing({ width, size }: WordsBox, missing: readonly string[]): OutlinedWords {
  return { d: '', width, height: 0, size, lines: [], baselines: [], isCut: false, missing };
}

/** Returns words as they are printed, and the characters among them that no font has. */
function clean(text: string): { readonly words: string; readonly missing: readonly string[] } {
  const graphemes = graphemesOf(text.normalize('NFC').replace(/\s+/gu, ' ').replace(CONTROLS, '').trim());
  const missing = new Set(graphemes.filter((grapheme) => NO_CHARACTER.test(grapheme)));
  return { words: graphemes.filter((grapheme) => !missing.has(grapheme)).join(''), missing: [...missing] };
}

/** Returns path data, such as that of words, enlarged by `scale` and with its origin at `x`, `y`. */
export function placePath(d: string, scale: number, x: number, y: number): string {
  return mapOutlines(d, { factor: scale, x, y });
}
