import { edgeOf } from '#drawing';
import { isDark } from '#engine';
import { lumaAt } from '#raster';
import type { CodePicture } from '#scanning/pixels';

/** How far beside the edge between two modules a gap may be, in modules: the grid may be a little off. */
const BESIDE = 0.2;

/** Share of the neighbors in rows, or of those in columns, that are separated. */
const MOST_APART = 0.6;

/** Whether light gaps separate dark modules that should touch, as dot-matrix printers leave them. */
export function hasGaps({ code, picture, grid }: CodePicture, ink: number, paper: number): boolean {
  const lumaIn = (x: number, y: number): number => lumaAt(picture.data, 4 * (y * picture.width + x));
  const middleOf = (k: number): number => (edgeOf(grid, k) + edgeOf(grid, k + 1)) >> 1;
  const isApart = (edge: number, tone: (place: number) => number): boolean => {
    const reach = Math.max(1, Math.round((BESIDE * picture.width) / (grid.edges.length - 1)));
    for (let place = edge - reach; place < edge + reach; place++) {
      if (Math.abs(tone(place) - paper) < Math.abs(tone(place) - ink)) return true;
    }
    return false;
  };
  return [true, false].some((isInRows) => {
    const isDarkAt = (k: number, line: number): boolean => (isInRows ? isDark(code, k, line) : isDark(code, line, k));
    let [apart, all] = [0, 0];
    for (let line = 0; line < code.size; line++) {
      const middle = middleOf(line);
      for (let k = 1; k < code.size; k++) {
        if (!isDarkAt(k - 1, line) || !isDarkAt(k, line)) continue;
        all++;
        if (isApart(edgeOf(grid, k), (place) => (isInRows ? lumaIn(place, middle) : lumaIn(middle, place)))) apart++;
      }
    }
    return apart > MOST_APART * all;
  });
}
