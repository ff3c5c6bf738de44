import type { QrDesign } from '#design';
import { type Drawing, drawWovenCode, gridSize, type ModuleGrid, pixelGrid } from '#drawing';
import { paintWoven, type WovenPicture } from '#weaving';

/** Pixels of a module of a woven picture in a file without pixels of its own: at 25 mm, more than printers resolve. */
const MODULE_PIXELS = 32;

/** Width and height of a woven picture at most: a larger file shows it enlarged, below crisp finder patterns. */
const MOST_PIXELS = 2048;

/** The drawing of a woven picture on a grid. Its image has pixels alone: `addressImages` gives it an address. */
export function drawWoven(woven: WovenPicture, design: QrDesign, grid: ModuleGrid): Drawing {
  const image = { pixels: paintWoven(woven, paintingGrid(grid)), href: '' };
  return drawWovenCode(woven.code, image, woven.ink, design, grid);
}

/** The grid itself where it is one of few enough pixels. */
function paintingGrid(grid: ModuleGrid): ModuleGrid {
  if (grid.isPixels && gridSize(grid) <= MOST_PIXELS) return grid;
  const cells = grid.modules + 2;
  const size = grid.isPixels ? MOST_PIXELS : Math.min(MOST_PIXELS, MODULE_PIXELS * cells);
  return pixelGrid(grid.modules, cells * Math.floor(size / cells));
}
