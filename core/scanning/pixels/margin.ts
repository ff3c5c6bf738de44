import { isDark } from '#engine';
import { sampleLuma } from './read-modules.ts';
import type { CodePicture } from './specimen.ts';

/** The standard's quiet zone, in modules (ISO/IEC 18004:2015, 9.1). */
const QUIET_ZONE = 4;

/** Share of the modules of a ring around the code that may be dark: noise, and the edge of the paper. */
const STRAY_SHARE = 0.02;

/**
 * Returns how many whole modules of quiet zone are free of marks on all four sides: 0 to 4, and no more than the grid
 * has. `isInverted` says whether the code is light on dark.
 */
export function measureMargin({ code, picture, grid }: CodePicture, isInverted: boolean): number {
  const { width, luma } = sampleLuma(picture, grid, { x: 0, y: 0 });
  const tones: Record<'dark' | 'light', number[]> = { dark: [], light: [] };
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const own = luma[(y + grid.margin) * width + x + grid.margin];
      tones[isDark(code, x, y) ? 'dark' : 'light'].push(own);
    }
  }
  const middle = (median(tones.dark) + median(tones.light)) / 2;
  const isMark = (index: number): boolean => luma[index] < middle !== isInverted;
  for (let margin = 0; margin < Math.min(grid.margin, QUIET_ZONE); margin++) {
    const near = grid.margin - margin - 1;
    const far = grid.margin + code.size + margin;
    let marks = 0;
    for (let k = near; k <= far; k++) {
      for (const index of [near * width + k, far * width + k, k * width + near, k * width + far]) {
        if (isMark(index)) marks++;
      }
    }
    if (marks > STRAY_SHARE * 4 * (far - near + 1)) return margin;
  }
  return Math.min(grid.margin, QUIET_ZONE);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
