import type { Pen } from './path-data.ts';

/** Coordinates are rounded to a thousandth of a unit (a pixel or a module). */
const PLACES_PER_UNIT = 1000;

/**
 * A pen that writes path data as in `path-data.ts`. Coordinates are rounded first and then subtracted, so that rounding
 * errors do not add up along an outline.
 */
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

  /** The path data written so far. */
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
