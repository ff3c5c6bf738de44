import { Kind, PathWriter, walkPath } from '#drawing';
import { OptionError } from './errors.ts';
import { OwnShape } from './options.ts';

export { type OwnShape, PathWriter };

/** A dark module of the data, from which its outlines follow. */
export interface Module {
  /** Its column, from the left of the code. */
  readonly x: number;
  /** Its row, from the top of the code. */
  readonly y: number;
  /** Modules on each side of the code. */
  readonly size: number;
  /**
   * Whether a neighbor is dark, so many columns to the right and rows below. False in the corner patterns, under a
   * logo, and outside of the code.
   */
  isDark(columns: number, rows: number): boolean;
}

/**
 * Returns a value for the option `shape`: the data modules are drawn by a function. It returns path data in units of the
 * module, whose upper left corner is 0 0, at most one module beyond it: `M x y`, then `m`, `h`, `v`, `l`, `c` and `a` (a
 * quarter or half of an upright ellipse), all relative, each outline closed by `z`. `PathWriter` writes them from
 * absolute coordinates. An empty text draws nothing. Outlines that overlap should have the same direction, and holes the
 * opposite one. Corner, timing and alignment patterns stay as they are. Drawing throws an `OptionError` for anything
 * else.
 *
 * @example
 * const shape = ownShape(() => 'M.5-.1l.6.6-.6.6-.6-.6z'); // diamonds
 * svg('https://example.com', { shape });
 */
export function ownShape(draw: (module: Module) => string): OwnShape {
  if (typeof draw !== 'function') throw new OptionError('shape', 'not-allowed', 'a function', draw);
  return new OwnShape(({ width, kinds }, { modules, margin, edges }) => {
    const path = new PathWriter();
    // Most functions return few different outlines.
    const checked = new Map<string, string>();
    for (const [cell, kind] of kinds.entries()) {
      if (kind !== Kind.data) continue;
      const [column, row] = [cell % width, Math.floor(cell / width)];
      const isDark = (columns: number, rows: number): boolean => {
        const [x, y] = [column + columns, row + rows];
        return x >= 0 && x < width && y >= 0 && y < width && kinds[y * width + x] !== 0;
      };
      const written = draw({ x: column - margin, y: row - margin, size: modules, isDark });
      const d = checked.get(written) ?? checkPath(written);
      checked.set(written, d);
      const across = (x: number): number => edges[column] + x * (edges[column + 1] - edges[column]);
      const down = (y: number): number => edges[row] + y * (edges[row + 1] - edges[row]);
      walkPath(d, {
        moveTo: (x, y) => path.moveTo(across(x), down(y)),
        lineTo: (x, y) => path.lineTo(across(x), down(y)),
        curveTo: (x1, y1, x2, y2, x, y) => path.curveTo(across(x1), down(y1), across(x2), down(y2), across(x), down(y)),
        arcTo: (isClockwise, x, y) => path.arcTo(isClockwise, across(x), down(y)),
        close: () => path.close(),
      });
    }
    return path.d;
  });
}

/** How many numbers follow a command. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, m: 2, h: 1, v: 1, l: 2, c: 6, a: 7, z: 0 };

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Radii are compared to this, because path data is rounded to thousandths. */
const ROUNDING = 0.002;

/** Returns path data as `walkPath` reads it, which knows no repeated separators. Throws an `OptionError`. */
function checkPath(written: unknown): string {
  let isOpen = false;
  let d = '';
  for (const [, command = '', after = ''] of String(written)
    .trim()
    .matchAll(/([a-z])([^a-z]*)|[^a-z]+/gi)) {
    const numbers = after.match(NUMBER) ?? [];
    const isMove = command === 'M' || command === 'm';
    const isWritten = /^[\s,]*$/.test(after.replace(NUMBER, ' ')) && Object.hasOwn(NUMBERS, command);
    if (!isWritten || isMove === isOpen || (command === 'm' && d === '')) throw notAPath(written);
    const length = NUMBERS[command];
    // Lines and curves may follow each other without the letter.
    const times = isMove || length === 0 ? 1 : Math.max(1, numbers.length / length);
    if (numbers.length !== times * length || !Number.isInteger(times)) throw notAPath(written);
    for (let k = 0; k < times; k++) {
      const own = numbers.slice(k * length, (k + 1) * length);
      if (command === 'a' && !isKnownArc(own.map(Number))) throw notAPath(written);
      d += command + own.join(' ');
    }
    isOpen = command !== 'z';
  }
  if (typeof written !== 'string' || isOpen) throw notAPath(written);
  const check = (...places: readonly number[]): void => {
    if (places.some((place) => place < -1 || place > 2)) throw notAPath(written);
  };
  // Without `arcTo`, arcs are curves whose handles are checked too.
  walkPath(d, { moveTo: check, lineTo: check, curveTo: check, close() {} });
  return d;
}

/** An arc is a quarter of an ellipse, or half of a circle if it ends on the same height or below its start. */
function isKnownArc([rx, ry, turn, isLarge, sweep, dx, dy]: readonly number[]): boolean {
  const half = dx * dy === 0 && Math.abs(dx + dy) / 2;
  const isNear = (radius: number, wanted: number): boolean => Math.abs(radius - wanted) < ROUNDING;
  const areRadii = isNear(rx, half || Math.abs(dx)) && isNear(ry, half || Math.abs(dy));
  return areRadii && turn === 0 && isLarge === 0 && (sweep === 0 || sweep === 1);
}

function notAPath(written: unknown): OptionError {
  const grammar = 'a function that returns closed outlines such as M0 0h1v1h-1z, at most one module beyond the module';
  return new OptionError('shape', 'not-allowed', grammar, String(written).slice(0, 80));
}
