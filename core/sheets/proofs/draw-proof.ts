import { BLACK, type Drawing, type Layer, paintedLayers, placeDrawing, rectanglePath, WHITE, walkPath } from '#drawing';
import { type Lettering, placePath, type Weight } from '#lettering';

/** A row of a proof sheet: a label, and a value beside it. */
export interface ProofFact {
  readonly label: string;
  readonly value: string;
  /**
   * If true, the value stays on one line, in smaller type if necessary, because people compare all of its characters.
   */
  readonly isExact?: boolean;
}

/** The content of a page that somebody signs to approve a print. Lengths are in millimeters. */
export interface ProofSheet {
  readonly paper: { readonly width: number; readonly height: number };
  readonly title: string;
  /** Printed beside the title. */
  readonly date: string;
  /** The print with its caption and frame, in its own units. */
  readonly print: Drawing;
  /** The width of `print`. */
  readonly mm: number;
  /** The size of `print` in words, printed below it. */
  readonly sizeWords: string;
  /**
   * Returns the words that replace `sizeWords` if the paper is too small for the true size. `share` is the shown width
   * divided by the true width, from 0 to 1.
   */
  readonly reducedWords: (share: number) => string;
  readonly facts: readonly ProofFact[];
  /** The labels of the signature lines at the foot. */
  readonly signatures: readonly string[];
}

const MARGIN = 18;
const TITLE = 9;
const SMALL = 3.4;
const LEAST = 1.6;
const LEADING = 1.32;
/** The height in ems that words reserve above a baseline, as in `page-words.ts`. */
const CAPITALS = 0.7;
const HAIRLINE = 0.2;

/** Distance from the left margin to the values of facts. */
const VALUES = 40;

/** Space above and below each fact. */
const ROW_GAP = 2.2;

/**
 * The maximum number of lines of a value. A value that needs more lines or has more than 300 characters is cut. The
 * code's text can be cut, too, but another fact is the hash of the whole text, unless the text has secrets.
 */
const VALUE_LINES = 8;

/** The maximum height of the print, as a share of the page's height. */
const MOST_OF_PAGE = 0.42;

/** Loads the fonts for a proof sheet. Rejects with the errors of the lettering's source. */
export async function prepareProof(sheet: ProofSheet, lettering: Lettering): Promise<void> {
  const { title, date, sizeWords, reducedWords, facts, signatures } = sheet;
  const texts = [title, date, sizeWords, reducedWords(0.123456789), ...signatures];
  const all = [...texts, ...facts.flatMap(({ label, value }) => [label, value])];
  for (const weight of ['regular', 'bold'] as const) await lettering.prepare(all, weight);
}

/**
 * Draws a proof sheet: the title and the date, then the print, then the facts, and signature lines at the foot. The
 * print has its true size if there is room for it; otherwise it is reduced. The fonts must be loaded (`prepareProof`).
 */
export function drawProof(sheet: ProofSheet, lettering: Lettering): Drawing {
  const { width, height } = sheet.paper;
  const page = new ProofPage(lettering);
  const inner = width - 2 * MARGIN;
  page.write(sheet.title, { x: MARGIN, y: MARGIN, width: inner * 0.6, size: TITLE, weight: 'bold' });
  page.write(sheet.date, {
    x: MARGIN,
    y: MARGIN + CAPITALS * (TITLE - SMALL),
    width: inner,
    size: SMALL,
    isAtEnd: true,
  });
  let y = MARGIN + CAPITALS * TITLE + 4;
  page.rule(MARGIN, y, inner, 0.5);
  y = page.place(sheet, { x: MARGIN, y: y + 7, width: inner, height: height * MOST_OF_PAGE }) + 8;
  const foot = height - MARGIN - SMALL * CAPITALS;
  for (const { label, value, isExact = false } of sheet.facts) {
    page.rule(MARGIN, y, inner, HAIRLINE);
    y += ROW_GAP;
    page.write(label, { x: MARGIN, y, width: VALUES - 4, size: SMALL, weight: 'bold' });
    const room = { x: MARGIN + VALUES, y, width: inner - VALUES, size: SMALL, lines: isExact ? 1 : VALUE_LINES };
    y = Math.max(y + SMALL * CAPITALS, page.write(value, room)) + ROW_GAP;
  }
  page.rule(MARGIN, y, inner, HAIRLINE);
  const lines = sheet.signatures.length;
  const gap = 6;
  const line = (inner - gap * (lines - 1)) / lines;
  for (const [k, name] of sheet.signatures.entries()) {
    const x = MARGIN + k * (line + gap);
    page.rule(x, foot - 2.5, line, HAIRLINE);
    page.write(name, { x, y: foot, width: line, size: SMALL * 0.85 });
  }
  return { width, height, background: WHITE, layers: page.layers };
}

interface Room {
  readonly x: number;
  /** The top of the first line's capitals. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lines?: number;
  readonly weight?: Weight;
  /** Whether the words end at the right edge of the room. */
  readonly isAtEnd?: boolean;
}

class ProofPage {
  readonly layers: Layer[] = [];
  readonly #lettering: Lettering;

  constructor(lettering: Lettering) {
    this.#lettering = lettering;
  }

  /** Writes words. Returns the y of their last baseline. */
  write(words: string, { x, y, width, size, lines = 1, weight = 'regular', isAtEnd = false }: Room): number {
    const box = { width, size, leastSize: lines > 1 ? size : LEAST, lines, weight, align: 'start' } as const;
    const whole = this.#lettering.layOut(words, box);
    for (const [k, text] of whole.lines.entries()) {
      const line = { ...box, width: width * 1.001, size: whole.size, leastSize: whole.size * 0.98, lines: 1 };
      const { d, baselines } = this.#lettering.layOut(text, line);
      const baseline = y + whole.size * (CAPITALS + k * LEADING);
      const shift = isAtEnd ? width - widthOf(d) : 0;
      this.#fill(placePath(d, 1, x + shift, baseline - (baselines[0] ?? 0)));
    }
    return y + whole.size * (CAPITALS + Math.max(0, whole.lines.length - 1) * LEADING);
  }

  rule(x: number, y: number, width: number, weight: number): void {
    this.#fill(rectanglePath(x, y, width, weight));
  }

  /**
   * Places the print, with ticks at its corners and its size in words below it. Returns the y of the last baseline of
   * these words.
   */
  place(
    sheet: ProofSheet,
    room: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ): number {
    const { print, mm } = sheet;
    const high = (mm * print.height) / print.width;
    const share = Math.min(1, (room.width - 8) / mm, room.height / high);
    const [width, height] = [mm * share, high * share];
    const [x, y] = [room.x + 4, room.y + 4];
    this.layers.push(placeDrawing({ ...print, layers: paintedLayers(print) }, { x, y, scale: width / print.width }));
    for (const [across, down] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const [cornerX, cornerY] = [across < 0 ? x : x + width, down < 0 ? y : y + height];
      this.#fill(rectanglePath(across < 0 ? cornerX - 4 : cornerX + 1.5, cornerY - HAIRLINE / 2, 2.5, HAIRLINE));
      this.#fill(rectanglePath(cornerX - HAIRLINE / 2, down < 0 ? cornerY - 4 : cornerY + 1.5, HAIRLINE, 2.5));
    }
    const words = share === 1 ? sheet.sizeWords : sheet.reducedWords(share);
    return this.write(words, { x: room.x, y: y + height + 7, width: room.width, size: SMALL });
  }

  #fill(d: string): void {
    if (d !== '') this.layers.push({ kind: 'path', part: 'words', d, paint: BLACK });
  }
}

/** Returns how far outlines reach to the right of their origin. */
function widthOf(d: string): number {
  let width = 0;
  const reach = (...places: readonly number[]): void => {
    for (let k = 0; k < places.length; k += 2) width = Math.max(width, places[k]);
  };
  walkPath(d, { moveTo: reach, lineTo: reach, curveTo: reach, close: () => undefined });
  return width;
}
