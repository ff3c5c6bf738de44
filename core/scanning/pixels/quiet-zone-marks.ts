import { edgeOf, gridSize, type ModuleGrid } from '#drawing';

/**
 * Width, in modules, of the strip of the quiet zone along the code in which dark pixels are allowed. They do not count
 * as marks.
 */
const RIM = 0.25;

/**
 * Returns the area of marks in the quiet zone, in modules. Marks are dark pixels that are connected with the code. A
 * decoder takes them for parts of the code. `dark` has 1 for each dark pixel of the picture on `grid`.
 */
export function quietZoneMarks(dark: Uint8Array, grid: ModuleGrid): number {
  const size = gridSize(grid);
  const [first, behind] = [edgeOf(grid, 0), edgeOf(grid, grid.modules)];
  const module = (behind - first) / grid.modules;
  const seen = new Uint8Array(size * size);
  const reached: number[] = [];
  const reach = (x: number, y: number): void => {
    const index = y * size + x;
    if (x < 0 || y < 0 || x >= size || y >= size || seen[index] || !dark[index]) return;
    seen[index] = 1;
    reached.push(index);
  };
  for (let place = first; place < behind; place++) {
    for (const edge of [first, behind - 1]) {
      reach(place, edge);
      reach(edge, place);
    }
  }
  let marked = 0;
  for (let index = reached.pop(); index !== undefined; index = reached.pop()) {
    const [x, y] = [index % size, Math.floor(index / size)];
    const outside = Math.max(first - x, x - (behind - 1), first - y, y - (behind - 1));
    if (outside > RIM * module) marked++;
    // Marks are followed along the code's edge, but not into the code.
    if (outside < 0) continue;
    reach(x - 1, y);
    reach(x + 1, y);
    reach(x, y - 1);
    reach(x, y + 1);
  }
  return marked / module ** 2;
}
