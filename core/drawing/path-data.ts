// The part of SVG path data (SVG 2, 9.3) that drawings use: `M x y` (absolute), `m dx dy`, `h dx`, `v dy`, `l dx dy`,
// `c dx1 dy1 dx2 dy2 dx dy` (relative), `a rx ry 0 0 sweep dx dy` (relative, a quarter or half of an upright ellipse)
// and `z`. Every outline is closed.

import type { Box } from '#raster';

export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  /** A quarter of an upright ellipse if both coordinates change, else half of a circle. Without it: curves. */
  arcTo?(isClockwise: boolean, x: number, y: number): void;
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
      case 'm':
        x = startX += reader.next();
        y = startY += reader.next();
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
      case 'a': {
        // The radii follow from the end, and the two zeros never change.
        for (let skipped = 0; skipped < 4; skipped++) reader.next();
        const isClockwise = reader.next() === 1;
        const [fromX, fromY] = [x, y];
        x += reader.next();
        y += reader.next();
        if (pen.arcTo) pen.arcTo(isClockwise, x, y);
        else curveAlong(pen, isClockwise, fromX, fromY, x, y);
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

/** Length of the handles of a cubic that approximates a quarter of a unit circle, with an error of at most 0.0003. */
const QUARTER = 0.5523;

function curveAlong(pen: Pen, isClockwise: boolean, fromX: number, fromY: number, x: number, y: number): void {
  const [dx, dy] = [x - fromX, y - fromY];
  if (dx === 0 || dy === 0) {
    const turn = isClockwise ? 0.5 : -0.5;
    const [middleX, middleY] = [fromX + dx / 2 + turn * dy, fromY + dy / 2 - turn * dx];
    curveAlong(pen, isClockwise, fromX, fromY, middleX, middleY);
    curveAlong(pen, isClockwise, middleX, middleY, x, y);
    return;
  }
  // A clockwise quarter begins level if it goes to the lower right or the upper left.
  const isLevel = isClockwise === dx * dy > 0;
  const [across, down] = [QUARTER * dx, QUARTER * dy];
  if (isLevel) pen.curveTo(fromX + across, fromY, x, y - down, x, y);
  else pen.curveTo(fromX, fromY + down, x - across, y, x, y);
}

const DOT = 0x2e;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** Reads the numbers of path data: digits with at most one sign and one dot. Faster than a regular expression. */
class NumberReader {
  at = 0;
  readonly #d: string;

  constructor(d: string) {
    this.#d = d;
  }

  next(): number {
    let code = this.#d.charCodeAt(this.at);
    if (code !== MINUS && code !== DOT && !isDigit(code)) code = this.#d.charCodeAt(++this.at);
    const isNegative = code === MINUS;
    if (isNegative) code = this.#d.charCodeAt(++this.at);
    let digits = 0;
    let divisor = 0;
    for (; isDigit(code) || (code === DOT && divisor === 0); code = this.#d.charCodeAt(++this.at)) {
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

const SPACE = 0x20;

/** Coordinates are rounded before they are subtracted, so that errors do not add up. */
export class PathWriter implements Pen {
  /** The codes of the characters. A string that is extended thousands of times takes longer, and more memory. */
  #codes = new Uint8Array(64);
  #length = 0;
  #before: 'command' | 'integer' | 'fraction' = 'command';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  /** Begins an outline. The one before must be closed. */
  moveTo(x: number, y: number): void {
    this.#begin(this.#length > 0 ? 'm' : 'M');
    this.#startX = rounded(x);
    this.#startY = rounded(y);
    this.#add(this.#startX - this.#x);
    this.#add(this.#startY - this.#y);
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  lineTo(x: number, y: number): void {
    const dx = rounded(x) - this.#x;
    const dy = rounded(y) - this.#y;
    if (dx === 0 && dy === 0) return;
    this.#begin(dy === 0 ? 'h' : dx === 0 ? 'v' : 'l');
    if (dx !== 0) this.#add(dx);
    if (dy !== 0) this.#add(dy);
    this.#x += dx;
    this.#y += dy;
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#begin('c');
    for (const [k, place] of [x1, y1, x2, y2, x, y].entries()) {
      this.#add(rounded(place) - (k % 2 === 0 ? this.#x : this.#y));
    }
    this.#x = rounded(x);
    this.#y = rounded(y);
  }

  /** Draws nothing if the arc has no length. */
  arcTo(isClockwise: boolean, x: number, y: number): void {
    const dx = rounded(x) - this.#x;
    const dy = rounded(y) - this.#y;
    if (dx === 0 && dy === 0) return;
    // A radius below half of the distance is enlarged to it (SVG 2, 9.5.1). One above it would make the arc flatter.
    const half = dx * dy === 0 && Math.abs(dx + dy) >> 1;
    this.#begin('a');
    this.#add(half || Math.abs(dx));
    this.#add(half || Math.abs(dy));
    this.#add(0);
    this.#add(0);
    this.#add(isClockwise ? PLACES_PER_UNIT : 0);
    this.#add(dx);
    this.#add(dy);
    this.#x += dx;
    this.#y += dy;
  }

  close(): void {
    this.#begin('z');
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  get d(): string {
    return decoder.decode(this.#codes.subarray(0, this.#length));
  }

  #begin(command: string): void {
    this.#write(command.charCodeAt(0));
    this.#before = 'command';
  }

  /** Adds thousandths, without a zero before the dot, and with a space only where they would continue a number. */
  #add(places: number): void {
    const amount = Math.abs(places);
    const whole = Math.floor(amount / PLACES_PER_UNIT);
    let rest = amount % PLACES_PER_UNIT;
    const hasDigits = whole > 0 || rest === 0;
    if (places < 0) this.#write(MINUS);
    else if (this.#before === 'integer' || (this.#before === 'fraction' && hasDigits)) this.#write(SPACE);
    if (hasDigits) this.#writeDigits(whole);
    this.#before = rest > 0 ? 'fraction' : 'integer';
    if (rest > 0) this.#write(DOT);
    for (let unit = PLACES_PER_UNIT / 10; rest > 0; unit /= 10) {
      this.#write(ZERO + Math.floor(rest / unit));
      rest %= unit;
    }
  }

  #writeDigits(whole: number): void {
    if (whole > 9) this.#writeDigits(Math.floor(whole / 10));
    this.#write(ZERO + (whole % 10));
  }

  #write(code: number): void {
    if (this.#length === this.#codes.length) {
      const codes = new Uint8Array(4 * this.#length);
      codes.set(this.#codes);
      this.#codes = codes;
    }
    this.#codes[this.#length++] = code;
  }
}

const decoder = new TextDecoder('utf-8');

function rounded(place: number): number {
  return Math.round(place * PLACES_PER_UNIT);
}

/** Returns the path data of a rectangle, clockwise from its top left corner. */
export function rectanglePath(x: number, y: number, width: number, height: number): string {
  const path = new PathWriter();
  drawBox(path, { x, y, width, height }, allRound(0));
  return path.d;
}

export type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Draws a box clockwise, or as a hole counterclockwise. */
export function drawBox(path: PathWriter, { x, y, width, height }: Box, radii: Radii, isHole = false): void {
  const corners = [
    [x, y, radii[0]],
    [x + width, y, radii[1]],
    [x + width, y + height, radii[2]],
    [x, y + height, radii[3]],
  ];
  const turn = isHole ? 3 : 1;
  let before = corners[0];
  for (let k = 0; k < 5; k++) {
    const corner = corners[(k * turn) % 4];
    const next = corners[((k + 1) * turn) % 4];
    const [fromX, fromY] = beside(corner, before);
    const [toX, toY] = beside(corner, next);
    if (k === 0) path.moveTo(toX, toY);
    // The last side of a box with a sharp first corner is drawn by closing it.
    else if (k < 4 || corner[2] > 0) {
      path.lineTo(fromX, fromY);
      path.arcTo(!isHole, toX, toY);
    }
    before = corner;
  }
  path.close();
}

function beside([x, y, radius]: readonly number[], [otherX, otherY]: readonly number[]): [number, number] {
  return [x + radius * Math.sign(otherX - x), y + radius * Math.sign(otherY - y)];
}

export function allRound(radius: number): Radii {
  return [radius, radius, radius, radius];
}
