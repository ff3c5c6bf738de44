import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, edgeOf, pixelGrid, rasterize } from '#drawing';
import { isDark, moduleRoles, placeOf, type QrCode, Role } from '#engine';
import type { Pixels } from '#raster';
import type { Random } from './random.ts';

/** Returns a picture of a code in which `count` modules of data have the wrong color, and their indexes, ascending. */
export function spoilModules(
  code: QrCode,
  count: number,
  random: Random,
): { readonly picture: Pixels; readonly misread: readonly number[] } {
  const grid = pixelGrid(code.size, 12 * (code.size + 8), 4);
  const picture = rasterize(drawQrCode(code, DEFAULT_DESIGN, null, grid));
  const roles = moduleRoles(code.version, code.level);
  const misread = new Set<number>();
  while (misread.size < count) {
    const index = Math.floor(random() * code.size ** 2);
    if (roles[index] === Role.data) misread.add(index);
  }
  for (const index of misread) {
    const [x, y] = placeOf(index, code.size);
    for (let row = edgeOf(grid, y); row < edgeOf(grid, y + 1); row++) {
      for (let column = edgeOf(grid, x); column < edgeOf(grid, x + 1); column++) {
        const at = 4 * (row * picture.width + column);
        picture.data.fill(isDark(code, x, y) ? 255 : 0, at, at + 3);
      }
    }
  }
  return { picture, misread: [...misread].sort((a, b) => a - b) };
}
