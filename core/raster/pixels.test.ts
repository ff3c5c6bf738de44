import { expect, it } from 'vitest';
import { imageForWorker, isSamePixels, lumaAt, type Pixels, turn } from './pixels.ts';

function pixelsOf(width: number, height: number, ...data: number[]): Pixels {
  return { width, height, data: Uint8ClampedArray.from(data) };
}

it('isSamePixels compares sizes and all bytes', () => {
  const bytes = [1, 2, 3, 4, 5, 6, 7, 8];
  const pixels = pixelsOf(2, 1, ...bytes);
  expect(isSamePixels(pixels, pixelsOf(2, 1, ...bytes))).toBe(true);
  expect(isSamePixels(pixels, pixelsOf(1, 2, ...bytes))).toBe(false);
  for (const k of bytes.keys()) {
    expect(isSamePixels(pixels, pixelsOf(2, 1, ...bytes.with(k, 99))), `byte ${k}`).toBe(false);
  }
});

it('lumaAt returns the luma that a transparent pixel has on white', () => {
  const { data } = pixelsOf(3, 1, 255, 0, 0, 255, 0, 0, 0, 51, 0, 0, 0, 0);
  expect(lumaAt(data, 0)).toBeCloseTo(76.245, 3);
  expect([lumaAt(data, 4), lumaAt(data, 8)]).toEqual([204, 255]);
});

it('imageForWorker copies the pixels but not the data URL, and transferring the copy leaves the image intact', () => {
  const image = { pixels: pixelsOf(1, 1, 1, 2, 3, 4), href: 'data:,' };
  const { value, copy } = imageForWorker(image);
  expect(value).toBe(image);
  const { value: copied, transfer } = copy();
  expect(copied).toEqual({ pixels: image.pixels, href: '' });
  expect(transfer).toEqual([copied.pixels.data.buffer]);
  structuredClone(copied, { transfer });
  expect([...image.pixels.data]).toEqual([1, 2, 3, 4]);
});

/** Converts rows of letters to pixels, one letter per pixel. `rowsOf` converts them back. */
function lettersOf(...rows: string[]): Pixels {
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
    expect(rowsOf(turn(lettersOf('abc', 'def'), rotation, isMirrored))).toEqual(expected);
  },
);

it('turn accepts pixels whose data starts in the middle of a buffer', () => {
  const { data } = lettersOf('xab');
  expect(rowsOf(turn({ width: 2, height: 1, data: data.subarray(4) }, 180, false))).toEqual(['ba']);
});
