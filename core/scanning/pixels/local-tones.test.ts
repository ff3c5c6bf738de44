import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode } from '#engine';
import { type GrayPicture, toGray } from '#raster';
import { areOneTone, darkInTheMean } from './edges.ts';

/** Returns a code that gets lighter towards the lower right, with steps that do not follow the edges of modules. */
function unevenCode(version: number): GrayPicture {
  const code = encode('UNEVEN', { level: 'H', minVersion: version });
  const picture = toGray(rasterize(drawQrCode(code, DEFAULT_DESIGN)), 255);
  const luma = picture.luma.map((value, k) => {
    const [x, y] = [k % picture.width, Math.floor(k / picture.width)];
    return 0.6 * value + (x + y) / 10 + ((x + 2 * y) % 150 < 60 ? 15 : 0);
  });
  return { ...picture, luma };
}

/** Returns the mean around a pixel by definition: weights of a Gaussian of deviation 10, cut off after 32 pixels. */
function meanAt({ width, height, luma }: GrayPicture, x: number, y: number): number {
  let [sum, weights] = [0, 0];
  for (let v = -32; v <= 32; v++) {
    for (let u = -32; u <= 32; u++) {
      const weight = Math.exp(-(u * u + v * v) / 200);
      const [column, row] = [Math.min(width - 1, Math.max(0, x + u)), Math.min(height - 1, Math.max(0, y + v))];
      sum += weight * luma[row * width + column];
      weights += weight;
    }
  }
  return sum / weights;
}

it.each([1, 5])('a pixel is dark if it is darker than the mean around it by two levels, in version %i', (version) => {
  const picture = unevenCode(version);
  const dark = darkInTheMean(picture);
  let [compared, wrong, darks] = [0, 0, 0];
  for (let y = 3; y < 400; y += 11) {
    for (let x = 5; x < 400; x += 13) {
      const above = picture.luma[y * 400 + x] - (meanAt(picture, x, y) - 2);
      // `darkInTheMean` computes the mean at every other pixel only, so pixels near the threshold are not compared.
      if (Math.abs(above) < 0.5) continue;
      compared++;
      darks += dark[y * 400 + x];
      if (above < 0 !== (dark[y * 400 + x] === 1)) wrong++;
    }
  }
  expect(wrong).toBe(0);
  expect(compared).toBeGreaterThan(1000);
  expect(darks).toBeGreaterThan(300);
});

it.each([
  [30, 1],
  [34, 0],
])(
  'the mean around a pixel includes pixels up to 0.08 of the width away (32 of 400): white begins %i pixels away',
  (away, isDark) => {
    // The pixel in the middle is 1.98 levels darker than those near it, which is not enough to be dark. If white begins
    // 30 pixels away, it raises the mean around the pixel by about 0.2 levels, which is enough.
    const luma = new Float32Array(400 * 400).map((_, k) => (k % 400 >= 200 + away ? 255 : 100));
    const index = 200 * 400 + 200;
    luma[index] = 98.02;
    expect(darkInTheMean({ width: 400, height: 400, luma })[index]).toBe(isDark);
  },
);

it('a picture of a single tone has no dark pixels, whatever its size', () => {
  for (const [width, height] of [
    [400, 400],
    [403, 401],
    [50, 90],
  ]) {
    const luma = new Float32Array(width * height).fill(90);
    expect(darkInTheMean({ width, height, luma }).includes(1)).toBe(false);
  }
});

it('regions have one tone if their luma differs by at most one level', () => {
  const luma = Float32Array.from([10, 10.5, 11, 12, 10, 10, 10, 30]);
  const picture: GrayPicture = { width: 4, height: 2, luma };
  const at = (left: number, top: number, width = 1) => ({ left, top, width, height: 1 });
  expect(areOneTone(picture, [at(0, 0, 3)])).toBe(true);
  expect(areOneTone(picture, [at(0, 0, 4)])).toBe(false);
  expect(areOneTone(picture, [at(0, 0), at(2, 1)])).toBe(true);
  expect(areOneTone(picture, [at(0, 0), at(3, 1)])).toBe(false);
});
