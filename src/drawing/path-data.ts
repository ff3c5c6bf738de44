// The part of SVG path data (SVG 2, 9.3) that drawings use: `M x y` (absolute), `h dx`, `v dy`, `l dx dy`,
// `c dx1 dy1 dx2 dy2 dx dy` (relative) and `z`. Every outline is closed.

/** What walks along a path; all coordinates are absolute. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  /** Back to where the outline began. */
  close(): void;
}

/** Leads a pen along path data. Throws a `RangeError` for a command that drawings do not use. */
export function walkPath(d: string, pen: Pen): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, numbers] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (numbers.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    switch (command) {
      case 'M':
        [x, y] = values;
        [startX, startY] = values;
        pen.moveTo(x, y);
        break;
      case 'h':
        x += values[0];
        pen.lineTo(x, y);
        break;
      case 'v':
        y += values[0];
        pen.lineTo(x, y);
        break;
      case 'l':
        x += values[0];
        y += values[1];
        pen.lineTo(x, y);
        break;
      case 'c': {
        const [dx1, dy1, dx2, dy2, dx, dy] = values;
        pen.curveTo(x + dx1, y + dy1, x + dx2, y + dy2, x + dx, y + dy);
        x += dx;
        y += dy;
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
