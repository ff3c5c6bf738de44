import type { Pen } from './path-data.ts';

/** Places are kept to a thousandth of a unit: of a pixel, or of a module. */
const PLACES_PER_UNIT = 1000;

/**
 * A pen that writes path data as in `path-data.ts`. Lengths are differences of rounded places, so that an outline of many
 * pieces ends where it began.
 */
export class PathWriter implements Pen {
  #d = '';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  moveTo(x: number, y: number): void {
    [this.#x, this.#y] = [rounded(x), rounded(y)];
    [this.#startX, this.#startY] = [this.#x, this.#y];
    this.#d += `M${written(this.#x)} ${written(this.#y)}`;
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = [rounded(x) - this.#x, rounded(y) - this.#y];
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#d += `h${written(dx)}`;
    else if (dx === 0) this.#d += `v${written(dy)}`;
    else this.#d += `l${written(dx)} ${written(dy)}`;
    this.#x += dx;
    this.#y += dy;
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y];
    const places = [rounded(x1) - fromX, rounded(y1) - fromY, rounded(x2) - fromX, rounded(y2) - fromY];
    [this.#x, this.#y] = [rounded(x), rounded(y)];
    this.#d += `c${[...places, this.#x - fromX, this.#y - fromY].map(written).join(' ')}`;
  }

  close(): void {
    [this.#x, this.#y] = [this.#startX, this.#startY];
    this.#d += 'z';
  }

  /** All that was written so far. */
  get d(): string {
    return this.#d;
  }
}

function rounded(place: number): number {
  return Math.round(place * PLACES_PER_UNIT);
}

function written(places: number): string {
  return String(places / PLACES_PER_UNIT);
}
