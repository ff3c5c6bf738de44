/** The number of parameters of each command of path data (SVG 2, 9.3). */
const PARAMETERS: Readonly<Record<string, number>> = { m: 2, z: 0, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

const SEPARATORS = /[\s,]*/y;
const COMMAND = /[mzlhvcsqta]/iy;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

/** A flag of an arc: one digit, after which the next parameter may follow at once. */
const FLAG = /[01]/y;

type Point = readonly [x: number, y: number];

interface Segment {
  readonly command: string;
  readonly values: readonly number[];
}

/**
 * Returns an upper bound for the length of path data, in the units of the data. Moves have no length. A Bézier curve is
 * at most as long as the polygon of its control points, and an arc at most as long as a circle around its whole
 * ellipse. If the data has an error, browsers draw the path up to the error, but this function returns Infinity.
 */
export function lengthOfPath(data: string): number {
  let length = 0;
  let here: Point = [0, 0];
  let start: Point = here;
  /** The last control point of the latest Bézier curve. Used only if the current command continues that curve. */
  let control: Point = here;
  let curve = '';

  function draw(...points: readonly Point[]): void {
    for (const point of points) {
      length += distance(here, point);
      here = point;
    }
  }

  for (const segment of segmentsOf(data)) {
    if (!segment) return Number.POSITIVE_INFINITY;
    const { command, values } = segment;
    const kind = command.toLowerCase();
    const [originX, originY] = command === kind ? here : [0, 0];
    const points: Point[] = [];
    if (kind !== 'a')
      for (let k = 0; k + 1 < values.length; k += 2) points.push([originX + values[k], originY + values[k + 1]]);
    const continued: Point = curve === kind ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here;
    curve = '';
    switch (kind) {
      case 'm':
        here = points[0];
        start = here;
        break;
      case 'z':
        draw(start);
        break;
      case 'h':
        draw([originX + values[0], here[1]]);
        break;
      case 'v':
        draw([here[0], originY + values[0]]);
        break;
      case 'a': {
        const end: Point = [originX + values[5], originY + values[6]];
        length += lengthOfArc(here, end, values);
        here = end;
        break;
      }
      case 'c':
      case 's':
        control = points[points.length - 2];
        curve = 's';
        draw(...(kind === 's' ? [continued] : []), ...points);
        break;
      case 'q':
      case 't':
        control = kind === 't' ? continued : points[0];
        curve = 't';
        draw(control, points[points.length - 1]);
        break;
      default:
        draw(points[0]);
    }
  }
  return Number.isNaN(length) ? Number.POSITIVE_INFINITY : length;
}

/**
 * Returns an upper bound for the length of an arc. If its ellipse is too small to reach from `from` to `to`, browsers
 * enlarge the ellipse (SVG 2, 9.5.1). A narrow ellipse can become very long if its long axis is perpendicular to the
 * line between these points.
 */
function lengthOfArc(from: Point, to: Point, [rx, ry, degrees]: readonly number[]): number {
  const chord = distance(from, to);
  if (rx === 0 || ry === 0) return chord;
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const across = (Math.cos(angle) * x + Math.sin(angle) * y) / rx;
  const down = (Math.cos(angle) * y - Math.sin(angle) * x) / ry;
  const enlarged = Math.max(1, Math.hypot(across, down));
  return 2 * Math.PI * enlarged * Math.max(Math.abs(rx), Math.abs(ry));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** Yields the segments of path data, and then null if the data goes on with something else. */
function* segmentsOf(data: string): Generator<Segment | null, void> {
  let at = 0;
  let command = '';

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const text = pattern.exec(data)?.[0];
    if (text !== undefined) at += text.length;
    return text;
  }

  for (take(SEPARATORS); at < data.length; take(SEPARATORS)) {
    const written = take(COMMAND);
    // After `M`, the first point is a move, and lines lead to all further points. After `Z`, only a command may follow.
    command = written ?? { M: 'L', m: 'l', Z: '', z: '' }[command] ?? command;
    const values: number[] = [];
    for (let k = 0; command !== '' && k < PARAMETERS[command.toLowerCase()]; k++) {
      take(SEPARATORS);
      const isFlag = command.toLowerCase() === 'a' && (k === 3 || k === 4);
      values.push(Number(take(isFlag ? FLAG : NUMBER) ?? Number.NaN));
    }
    const isRead = command !== '' && !values.some(Number.isNaN);
    yield isRead ? { command, values } : null;
    if (!isRead) return;
  }
}
