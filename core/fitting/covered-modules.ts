import type { ModuleGrid } from '#drawing';
import { blockLayout, isDark, moduleCodewords, type QrCode } from '#engine';
import { lumaAt } from '#raster';
import type { Cover } from './cover.ts';
import type { ModuleTones } from './module-tones.ts';
import { pointWeight, readingPoints } from './reading-points.ts';

/**
 * The modules that the image or its box (`Cover`) touches in a code of one version and level, and how each would be
 * read. Modules that belong to no codeword are left out.
 */
export interface CoveredModules {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Codeword and block of each module, as in `moduleCodewords`. */
  readonly codeword: readonly number[];
  readonly block: readonly number[];
  /** Whether each module would be misread or uncertain if it were dark. */
  readonly isLostIfDark: readonly boolean[];
  /** Whether each module would be misread or uncertain if it were light. */
  readonly isLostIfLight: readonly boolean[];
}

/**
 * A module is uncertain if its luma differs from the midpoint of dark and light by less than this share of their
 * difference.
 */
const UNSURE_SHARE = 0.15;

/** Returns the modules under the cover in a code of this version and level, and how each would be read. */
export function readCovered(
  cover: Cover,
  { version, level }: Pick<QrCode, 'version' | 'level'>,
  grid: ModuleGrid,
  tones: ModuleTones,
): CoveredModules {
  const { width, height, data } = cover.pixels;
  const { modules: size, margin } = grid;
  const points = readingPoints(grid);
  const map = moduleCodewords(version, level);
  const threshold = (tones.dark + tones.light) / 2;
  const doubt = UNSURE_SHARE * Math.abs(tones.dark - tones.light);
  const sign = tones.dark <= tones.light ? 1 : -1;
  const x: number[] = [];
  const y: number[] = [];
  const codeword: number[] = [];
  const block: number[] = [];
  const isLostIfDark: boolean[] = [];
  const isLostIfLight: boolean[] = [];
  const isBeside = (module: number, length: number, edge: number): boolean =>
    points[3 * (module + margin) + 2] < edge || points[3 * (module + margin)] >= length - edge;
  for (let row = 0; row < size; row++) {
    if (isBeside(row, height, cover.marginY)) continue;
    for (let column = 0; column < size; column++) {
      const index = row * size + column;
      if (map.codeword[index] < 0 || isBeside(column, width, cover.marginX)) continue;
      let seen = 0;
      let weight = 0;
      for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 3; i++) {
          const pixel = 4 * (points[3 * (row + margin) + j] * width + points[3 * (column + margin) + i]);
          if (data[pixel + 3] === 0) continue;
          seen += pointWeight(i, j) * lumaAt(data, pixel);
          weight += pointWeight(i, j);
        }
      }
      if (weight === 0) continue;
      x.push(column);
      y.push(row);
      codeword.push(map.codeword[index]);
      block.push(map.block[index]);
      isLostIfDark.push(sign * (threshold - seen - (1 - weight) * tones.dark) < doubt);
      isLostIfLight.push(sign * (seen + (1 - weight) * tones.light - threshold) < doubt);
    }
  }
  return { x, y, codeword, block, isLostIfDark, isLostIfLight };
}

/** Returns the number of codewords lost under the cover, for each block. */
export function lostCodewords(code: QrCode, covered: CoveredModules): number[] {
  const lost = blockLayout(code.version, code.level).map(() => 0);
  const isLost: boolean[] = [];
  for (let k = 0; k < covered.x.length; k++) {
    const flags = isDark(code, covered.x[k], covered.y[k]) ? covered.isLostIfDark : covered.isLostIfLight;
    const codeword = covered.codeword[k];
    if (!flags[k] || isLost[codeword]) continue;
    isLost[codeword] = true;
    lost[covered.block[k]]++;
  }
  return lost;
}
