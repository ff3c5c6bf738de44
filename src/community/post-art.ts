import type { Art } from './art.ts';
import { paletteOf } from './art.ts';
import { rectangle } from './art-paths.ts';

export function postArt(n: number): Art {
  const { ground } = paletteOf(n * 30);
  return { viewBox: '0 0 48 27', shapes: [{ d: rectangle(0, 0, 48, 27), fill: ground }] };
}
