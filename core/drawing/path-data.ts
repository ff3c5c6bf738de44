// The part of SVG path data (SVG 2, 9.3) that drawings use: `M x y` (absolute), `h dx`, `v dy`, `l dx dy`,
// `c dx1 dy1 dx2 dy2 dx dy` (relative) and `z`. Every outline is closed.

/** Receives the steps of a path; all coordinates are absolute. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  /** Draws a line back to the start of the outline. */
  close(): void;
}

/** Calls a pen for each command of path data. Throws a `RangeError` for a command that drawings do not use. */
export function walkPath(d: string, pen: Pen): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const reader = new NumberReader(d);
  while (reader.at < d.length) {
    const command = d[reader.at++];
    switch (command) {
      case 'M':
        x = startX = reader.next();
        y = startY = reader.next();
        pen.moveTo(x, y);
        break;
      case 'h':
        x += reader.next();
        pen.lineTo(x, y);
        break;
      case 'v':
        y += reader.next();
        pen.lineTo(x, y);
        break;
      case 'l':
        x += reader.next();
        y += reader.next();
        pen.lineTo(x, y);
        break;
      case 'c': {
        const [x1, y1] = [x + reader.next(), y + reader.next()];
        const [x2, y2] = [x + reader.next(), y + reader.next()];
        x += reader.next();
        y += reader.next();
        pen.curveTo(x1, y1, x2, y2, x, y);
        break;
      }
      case 'z':
        x = startX;
        y = startY;
        pen.close();
        break;
      default:
        throw new RangeError(`Drawings have no path command ${command}`);
    }
  }
}

const [DOT, MINUS, ZERO, NINE] = ['.', '-', '0', '9'].map((character) => character.charCodeAt(0));

/** Reads the numbers of path data: digits with at most one sign and one dot. Faster than a regular expression. */
class NumberReader {
  /** Index of the next character. */
  at = 0;
  readonly #d: string;

  constructor(d: string) {
    this.#d = d;
  }

  /** Returns the number that begins at `at`, skipping one separator, and moves `at` past it. */
  next(): number {
    let code = this.#d.charCodeAt(this.at);
    if (code !== MINUS && code !== DOT && !(code >= ZERO && code <= NINE)) code = this.#d.charCodeAt(++this.at);
    const isNegative = code === MINUS;
    if (isNegative) code = this.#d.charCodeAt(++this.at);
    let digits = 0;
    let divisor = 0;
    for (; code === DOT || (code >= ZERO && code <= NINE); code = this.#d.charCodeAt(++this.at)) {
      if (code === DOT) divisor = 1;
      else {
        digits = 10 * digits + code - ZERO;
        divisor *= 10;
      }
    }
    // A single division of integers rounds exactly like `Number(text)`.
    const value = divisor > 1 ? digits / divisor : digits;
    return isNegative ? -value : value;
  }
}
