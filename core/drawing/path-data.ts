// The part of SVG path data (SVG 2, 9.3) that drawings use: `M x y` (absolute), `m dx dy`, `h dx`, `v dy`, `l dx dy`,
// `c dx1 dy1 dx2 dy2 dx dy` (relative), `a rx ry 0 0 sweep dx dy` (relative, a quarter or half of an upright ellipse)
// and `z`. Every outline is closed.

import type { Box } from '#raster';

/** Receives the steps of a path; all coordinates are absolute. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  /**
   * Draws a quarter of an upright ellipse if both coordinates change, else half of a circle. A pen without arcs receives
   * one curve for each quarter.
   */
  arcTo?(isClockwise: boolean, x: number, y: number): void;
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

// Codes of the characters `.`, `-`, `0` and `9`.
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

/**
 * Writes path data in few characters. Coordinates are rounded before they are subtracted, so that errors do
 * not add up.
 */
export class PathWriter implements Pen {
  /** Joined only when `d` is read: a string extended millions of times is stored as a tree of millions of parts. */
  readonly #outlines: string[] = [];
  #outline = '';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  /** Begins an outline. The one before must be closed. */
  moveTo(x: number, y: number): void {
    this.#add(this.#outlines.length > 0 ? 'm' : 'M', rounded(x) - this.#x, rounded(y) - this.#y);
    this.#startX = this.#x = rounded(x);
    this.#startY = this.#y = rounded(y);
  }

  lineTo(x: number, y: number): void {
    const dx = rounded(x) - this.#x;
    const dy = rounded(y) - this.#y;
    if (dx !== 0 && dy !== 0) this.#add('l', dx, dy);
    else if (dx !== 0) this.#outline += `h${written(dx)}`;
    else if (dy !== 0) this.#outline += `v${written(dy)}`;
    this.#x += dx;
    this.#y += dy;
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const places = [x1, y1, x2, y2, x, y].map((place, k) => rounded(place) - (k % 2 === 0 ? this.#x : this.#y));
    this.#add('c', ...places);
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
    const sweep = isClockwise ? PLACES_PER_UNIT : 0;
    this.#add('a', half || Math.abs(dx), half || Math.abs(dy), 0, 0, sweep, dx, dy);
    this.#x += dx;
    this.#y += dy;
  }

  close(): void {
    this.#outlines.push(`${this.#outline}z`);
    this.#outline = '';
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  get d(): string {
    return this.#outlines.join('') + this.#outline;
  }

  /** Puts a space only where a number would continue the one before. */
  #add(command: string, ...places: readonly number[]): void {
    let before = '-';
    this.#outline += command;
    for (const place of places) {
      const next = written(place);
      const isApart = before === '-' || next[0] === '-' || (next[0] === '.' && before.includes('.'));
      this.#outline += isApart ? next : ` ${next}`;
      before = next;
    }
  }
}

function rounded(place: number): number {
  return Math.round(place * PLACES_PER_UNIT);
}

/** Written numbers. Most drawings have only a few different ones. */
const known = new Map<number, string>();

/** Returns a number of thousandths without a zero before the dot. */
function written(places: number): string {
  let text = known.get(places);
  if (text === undefined) {
    text = String(places / PLACES_PER_UNIT).replace(/\b0\./, '.');
    if (known.size < 4096) known.set(places, text);
  }
  return text;
}

/** Returns the path data of a rectangle, clockwise from its top left corner. */
export function rectanglePath(x: number, y: number, width: number, height: number): string {
  const path = new PathWriter();
  drawBox(path, { x, y, width, height }, allRound(0));
  return path.d;
}

/** The radii of the corners, clockwise from the top left one; 0 for a sharp corner. */
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

/** Returns the place at a distance of its radius from a corner toward another one. */
function beside([x, y, radius]: readonly number[], [otherX, otherY]: readonly number[]): [number, number] {
  return [x + radius * Math.sign(otherX - x), y + radius * Math.sign(otherY - y)];
}

export function allRound(radius: number): Radii {
  return [radius, radius, radius, radius];
}
