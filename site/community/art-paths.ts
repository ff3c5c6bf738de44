/** Returns path data of a rectangle with corners of `radius`. A square with a large enough radius becomes a circle. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  if (2 * radius >= width && width === height) return circle(x + width / 2, y + width / 2, width / 2);
  const arc = (toX: number, toY: number) => `a${short(radius)} ${short(radius)} 0 0 1 ${short(toX)} ${short(toY)}`;
  return [
    `M${short(x + radius)} ${short(y)}h${short(width - 2 * radius)}${arc(radius, radius)}`,
    `v${short(height - 2 * radius)}${arc(-radius, radius)}`,
    `h${short(2 * radius - width)}${arc(-radius, -radius)}`,
    `v${short(2 * radius - height)}${arc(radius, -radius)}z`,
  ].join('');
}

/** Returns path data of a circle. With `hole`, it runs counterclockwise, as a hole in a clockwise shape. */
export function circle(x: number, y: number, radius: number, hole = false): string {
  const arc = (toX: number) => `a${short(radius)} ${short(radius)} 0 1 ${hole ? 0 : 1} ${short(toX)} 0`;
  return `M${short(x - radius)} ${short(y)}${arc(2 * radius)}${arc(-2 * radius)}z`;
}

/** Returns path data of a closed polygon with these corners. */
export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

/** Returns path data of a square frame: `size` is its outer width, `band` the width of its band. */
export function frame(x: number, y: number, size: number, band: number): string {
  const inner = size - 2 * band;
  return `${rectangle(x, y, size, size)}M${short(x + band)} ${short(y + band)}v${short(inner)}h${short(inner)}v${short(-inner)}z`;
}

/**
 * Returns path data of the modules for which `isDark` is true. Each is `unit` wide; the first is at `x`, `y`. Neighbors
 * in a row are joined.
 */
export function modules(
  columns: number,
  rows: number,
  isDark: (column: number, row: number) => boolean,
  { x = 0, y = 0, unit = 1 }: { readonly x?: number; readonly y?: number; readonly unit?: number } = {},
): string {
  // Formatting numbers takes most of the time, so each edge is formatted once and shared by both neighbors.
  const edgeX = Array.from({ length: columns + 1 }, (_, column) => short(x + column * unit));
  const edgeY = Array.from({ length: rows + 1 }, (_, row) => short(y + row * unit));
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isDark(column, row)) continue;
      const start = edgeX[column];
      while (column + 1 < columns && isDark(column + 1, row)) column++;
      path += `M${start} ${edgeY[row]}H${edgeX[column + 1]}V${edgeY[row + 1]}H${start}z`;
    }
  }
  return path;
}

/** Returns a number with at most two decimals; the error is invisible. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
