import { gridSize, type ModuleGrid } from '#drawing';
import type { Pixels } from '#raster';
import { type Projection, project } from './projection.ts';

/** Maximum number of points that are sampled for a new pixel, in each direction. */
const MOST_POINTS = 8;

/**
 * Cuts a code out of a picture and straightens it, so that its modules lie on `grid`. `projection` says where they are
 * in the picture. Transparent parts stay transparent. Beyond the picture's edges its outermost pixels are repeated.
 */
export function rectify(picture: Pixels, projection: Projection, grid: ModuleGrid): Pixels {
  const side = gridSize(grid);
  const points = Math.min(MOST_POINTS, Math.max(1, Math.ceil(scaleOf(projection, grid))));
  const places = modulePlaces(grid, points);
  const data = new Uint8ClampedArray(4 * side * side);
  const sum = new Float64Array(4);
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index += 4) {
      sum.fill(0);
      for (let j = y * points; j < (y + 1) * points; j++) {
        for (let i = x * points; i < (x + 1) * points; i++) {
          const seen = project(projection, places[i], places[j]);
          addColor(picture, seen.x, seen.y, sum);
        }
      }
      if (sum[3] === 0) continue;
      for (let channel = 0; channel < 3; channel++) data[index + channel] = sum[channel] / sum[3];
      data[index + 3] = sum[3] / (points * points);
    }
  }
  return { width: side, height: side, data };
}

/** Returns the size of a grid pixel in pixels of the picture, at the corner of the code where it is largest. */
function scaleOf(projection: Projection, grid: ModuleGrid): number {
  const { modules } = grid;
  const lengths = [
    [0, 0],
    [modules, 0],
    [0, modules],
    [modules, modules],
  ].map(([x, y]) => {
    const at = project(projection, x, y);
    const [right, below] = [project(projection, x + 1, y), project(projection, x, y + 1)];
    return Math.max(Math.hypot(right.x - at.x, right.y - at.y), Math.hypot(below.x - at.x, below.y - at.y));
  });
  return (Math.max(...lengths) * (grid.edges.length - 1)) / gridSize(grid);
}

/**
 * Returns where the sample points lie along an axis, in modules from the code's corner. Each pixel of the grid has
 * `points` of them along the axis. Their places are the same for columns and rows.
 */
function modulePlaces({ edges, margin }: ModuleGrid, points: number): Float64Array {
  const places = new Float64Array(points * edges[edges.length - 1]);
  for (let k = 0, i = 0; k + 1 < edges.length; k++) {
    const count = points * (edges[k + 1] - edges[k]);
    for (let n = 0; n < count; n++, i++) places[i] = k - margin + (n + 0.5) / count;
  }
  return places;
}

/** Adds the color at a point, interpolated between the four pixels around it and premultiplied by its alpha. */
function addColor({ width, height, data }: Pixels, x: number, y: number, sum: Float64Array): void {
  const across = Math.min(width - 1, Math.max(0, x - 0.5));
  const down = Math.min(height - 1, Math.max(0, y - 0.5));
  const left = Math.floor(across);
  const top = Math.floor(down);
  for (let j = 0; j < 2; j++) {
    const row = Math.min(height - 1, top + j) * width;
    const shareDown = j === 0 ? top + 1 - down : down - top;
    for (let i = 0; i < 2; i++) {
      const share = shareDown * (i === 0 ? left + 1 - across : across - left);
      if (share === 0) continue;
      const index = 4 * (row + Math.min(width - 1, left + i));
      const alpha = share * data[index + 3];
      sum[0] += data[index] * alpha;
      sum[1] += data[index + 1] * alpha;
      sum[2] += data[index + 2] * alpha;
      sum[3] += alpha;
    }
  }
}
