// The part of SVG path data (SVG 2, 9.3) that drawings use: `M x y` (absolute), `h dx`, `v dy`, `l dx dy`,
// `c dx1 dy1 dx2 dy2 dx dy` (relative) and `z`. Every outline is closed.

import type { Box } from '#raster';

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

// Codes of the characters `.`, `-`, `0` and `9`.
const DOT = 0x2e;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

/** Reads the numbers of path data: digits with at most one sign and one dot. Faster than a regular expression. */
class NumberReader {
  at = 0;
  readonly #d: string;

  constructor(d: string) {
    this.#d = d;
  }

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

/** Coordinates are rounded to a thousandth of a unit (a pixel or a module). */
const PLACES_PER_UNIT = 1000;

/** Writes path data. Coordinates are rounded before they are subtracted, so that errors do not add up. */
export class PathWriter implements Pen {
  /** Joined only when `d` is read: a string extended millions of times is stored as a tree of millions of parts. */
  #pieces: string[] = [];
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  moveTo(x: number, y: number): void {
    this.#x = this.#startX = rounded(x);
    this.#y = this.#startY = rounded(y);
    this.#pieces.push(`M${written(this.#x)} ${written(this.#y)}`);
  }

  lineTo(x: number, y: number): void {
    const dx = rounded(x) - this.#x;
    const dy = rounded(y) - this.#y;
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#pieces.push(`h${written(dx)}`);
    else if (dx === 0) this.#pieces.push(`v${written(dy)}`);
    else this.#pieces.push(`l${written(dx)} ${written(dy)}`);
    this.#x += dx;
    this.#y += dy;
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const across = (place: number): string => written(rounded(place) - this.#x);
    const down = (place: number): string => written(rounded(place) - this.#y);
    this.#pieces.push(`c${across(x1)} ${down(y1)} ${across(x2)} ${down(y2)} ${across(x)} ${down(y)}`);
    this.#x = rounded(x);
    this.#y = rounded(y);
  }

  close(): void {
    this.#x = this.#startX;
    this.#y = this.#startY;
    this.#pieces.push('z');
  }

  get d(): string {
    if (this.#pieces.length > 1) this.#pieces = [this.#pieces.join('')];
    return this.#pieces[0] ?? '';
  }
}

function rounded(place: number): number {
  return Math.round(place * PLACES_PER_UNIT);
}

/** The decimals of 0 to 999 thousandths, without zeros at the end: `.05` for 50 thousandths. */
const DECIMALS = Array.from({ length: PLACES_PER_UNIT }, (_, places) => String(places / PLACES_PER_UNIT).slice(1));

/** Returns `String(places / PLACES_PER_UNIT)`, but takes less than half of its time (measured in Node 20). */
function written(places: number): string {
  const size = Math.abs(places);
  if (!(size < 2 ** 31)) return String(places / PLACES_PER_UNIT);
  const whole = Math.floor(size / PLACES_PER_UNIT);
  return `${places < 0 ? '-' : ''}${whole}${DECIMALS[size - whole * PLACES_PER_UNIT]}`;
}

/** Returns the path data of a rectangle, clockwise from its top left corner. */
export function rectanglePath(x: number, y: number, width: number, height: number): string {
  const path = new PathWriter();
  path.moveTo(x, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width, y + height);
  path.lineTo(x, y + height);
  path.close();
  return path.d;
}

/** The radii of the corners, clockwise from the top left one; 0 for a sharp corner. */
export type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Length of the handles of a cubic that approximates a quarter of a unit circle, with an error of at most 0.0003. */
const QUARTER = 0.5523;

/** Draws a line to a corner at `x`, `y`, from `(inX, inY)` before it to `(outX, outY)` after it. All 0: sharp. */
export function goRound(pen: Pen, x: number, y: number, inX: number, inY: number, outX: number, outY: number): void {
  pen.lineTo(x - inX, y - inY);
  if (inX === 0 && inY === 0 && outX === 0 && outY === 0) return;
  const rest = 1 - QUARTER;
  pen.curveTo(x - rest * inX, y - rest * inY, x + rest * outX, y + rest * outY, x + outX, y + outY);
}

export function drawBox(pen: Pen, box: Box, radii: Radii, isHole = false): void {
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  if (isHole) {
    pen.moveTo(left, top + topLeft);
    goRound(pen, left, bottom, 0, bottomLeft, bottomLeft, 0);
    goRound(pen, right, bottom, bottomRight, 0, 0, -bottomRight);
    goRound(pen, right, top, 0, -topRight, -topRight, 0);
    if (topLeft > 0) goRound(pen, left, top, -topLeft, 0, 0, topLeft);
  } else {
    pen.moveTo(left + topLeft, top);
    goRound(pen, right, top, topRight, 0, 0, topRight);
    goRound(pen, right, bottom, 0, bottomRight, -bottomRight, 0);
    goRound(pen, left, bottom, -bottomLeft, 0, 0, -bottomLeft);
    if (topLeft > 0) goRound(pen, left, top, 0, -topLeft, topLeft, 0);
  }
  pen.close();
}

export function allRound(radius: number): Radii {
  return [radius, radius, radius, radius];
}
