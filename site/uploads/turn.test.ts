import { expect, it } from 'vitest';
import type { Pixels } from '#raster';
import { turn } from './turn.ts';

/** Converts rows of letters to pixels, one letter per pixel. `rowsOf` converts them back. */
function pixelsOf(...rows: string[]): Pixels {
  const data = Uint8ClampedArray.from([...rows.join('')].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 255]));
  return { width: rows[0].length, height: rows.length, data };
}

function rowsOf({ width, height, data }: Pixels): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => String.fromCharCode(data[4 * (y * width + x)])).join(''),
  );
}

// The eight EXIF orientations, each with the rotation and mirroring that a video frame reports for it.
it.each([
  [1, 0, false, ['abc', 'def']],
  [2, 0, true, ['cba', 'fed']],
  [3, 180, false, ['fed', 'cba']],
  [4, 180, true, ['def', 'abc']],
  [5, 90, true, ['ad', 'be', 'cf']],
  [6, 90, false, ['da', 'eb', 'fc']],
  [7, 270, true, ['fc', 'eb', 'da']],
  [8, 270, false, ['cf', 'be', 'ad']],
] as const)(
  'turn makes a picture of EXIF orientation %d upright if `rotation` is %d and `isMirrored` is %s',
  (_orientation, rotation, isMirrored, expected) => {
    expect(rowsOf(turn(pixelsOf('abc', 'def'), rotation, isMirrored))).toEqual(expected);
  },
);

it('turn accepts pixels whose data starts in the middle of a buffer', () => {
  const { data } = pixelsOf('xab');
  expect(rowsOf(turn({ width: 2, height: 1, data: data.subarray(4) }, 180, false))).toEqual(['ba']);
});
