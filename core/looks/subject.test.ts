import { describe, expect, it } from 'vitest';
import { DEFAULT_WEAVE, fromOklch } from '#design';
import { clearPixels, type Pixels } from '#raster';
import { findSubject } from './subject.ts';

/**
 * Returns an image of a red disc on light blue. `x` and `y` are shares of the image's width and height, `radius` of its
 * shorter side.
 */
function disc(width: number, height: number, x: number, y: number, radius: number): Pixels {
  const pixels = clearPixels(width, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const isInside = Math.hypot(column - x * width, row - y * height) < radius * Math.min(width, height);
      pixels.data.set(isInside ? [200, 40, 40, 255] : [200, 220, 230, 255], 4 * (row * width + column));
    }
  }
  return pixels;
}

/** Returns a gray image with black pixels at these columns and rows. */
function dotted(width: number, height: number, ...dots: readonly (readonly [column: number, row: number])[]): Pixels {
  const pixels = clearPixels(width, height);
  for (let k = 0; k < width * height; k++) pixels.data.set([150, 150, 150, 255], 4 * k);
  for (const [column, row] of dots) pixels.data.set([0, 0, 0, 255], 4 * (row * width + column));
  return pixels;
}

describe('the subject of an image', () => {
  it.each([
    [0.5, 0.5],
    [0.4, 0.6],
    [0.65, 0.4],
  ])('is a disc at %s, %s', (x, y) => {
    const { focus, crop } = findSubject(disc(300, 300, x, y, 0.2));
    expect(Math.hypot(focus.x - x, focus.y - y)).toBeLessThan(0.06);
    expect(focus.radius).toBeGreaterThan(0.1);
    expect(focus.radius).toBeLessThan(0.25);
    expect(crop).toEqual({ x: 0.5, y: 0.5, side: 1 });
  });

  it('is inside the cropped square of a wide or high image', () => {
    const wide = findSubject(disc(600, 300, 0.6, 0.5, 0.2));
    expect(wide.crop.x).toBeCloseTo(0.6, 1);
    expect(wide.focus.x).toBeCloseTo(0.5, 1);
    const high = findSubject(disc(300, 600, 0.5, 0.4, 0.2));
    expect(high.crop.y).toBeCloseTo(0.4, 1);
    expect(high.focus.y).toBeCloseTo(0.5, 1);
  });

  it('is not a shape that an edge cuts off', () => {
    const image = disc(300, 300, 0.5, 0.35, 0.15);
    for (let row = 230; row < 300; row++) {
      for (let column = 100; column < 200; column++) image.data.set([10, 10, 10, 255], 4 * (row * 300 + column));
    }
    expect(findSubject(image).focus.y).toBeLessThan(0.5);
  });

  it('is the middle if nothing stands out', () => {
    const { crop, focus } = DEFAULT_WEAVE;
    expect(findSubject(clearPixels(50, 80))).toEqual({ crop, focus });
  });

  it('has a focus whose radius is 0.14 to 0.5 of the crop, with all values rounded to hundredths', () => {
    const { focus, crop } = findSubject(disc(400, 400, 0.5, 0.5, 0.03));
    expect(focus.radius).toBe(0.14);
    expect(findSubject(disc(400, 400, 0.5, 0.5, 0.49)).focus.radius).toBeLessThanOrEqual(0.5);
    // Along each axis, the standard deviation of positions in a disc is half its radius, here 0.2. The radius of the
    // focus is less than 1.1 times that, because positions near the middle weigh more.
    const { radius } = findSubject(disc(400, 400, 0.5, 0.5, 0.4)).focus;
    expect([radius > 0.85 * 1.1 * 0.2, radius < 1.1 * 0.2], String(radius)).toEqual([true, true]);
    const shares = [disc(311, 407, 0.43, 0.57, 0.17), disc(407, 311, 0.57, 0.43, 0.17)].map(findSubject);
    for (const share of [crop, ...shares.flatMap((found) => [found.crop, found.focus])].flatMap(Object.values))
      expect(share).toBe(Math.round(100 * share) / 100);
  });

  it('has a focus of radius 0.5 if two shapes that stand out are far apart', () => {
    expect(findSubject(dotted(40, 20, [2, 10], [37, 10])).focus.radius).toBe(0.5);
  });

  it('has a focus whose radius is a share of the crop in an image of any proportions', () => {
    const { radius } = findSubject(disc(300, 300, 0.5, 0.5, 0.3)).focus;
    for (const [width, height] of [
      [600, 300],
      [300, 600],
    ]) {
      expect(Math.abs(findSubject(disc(width, height, 0.5, 0.5, 0.3)).focus.radius - radius)).toBeLessThan(0.02);
    }
  });

  it('is found with Gaussian weights around the middle; their standard deviation is 0.4 of the shorter side', () => {
    // The first dot is in the middle. The second dot is one standard deviation away from it. Scores are squared, so the
    // second dot has about 1 / e of the weight of the first, and the mean is about a quarter of the way from the first
    // dot to the second.
    expect(findSubject(dotted(40, 40, [20, 20], [36, 20])).focus.x).toBe(0.62);
    expect(findSubject(dotted(40, 20, [20, 10], [28, 10])).crop.x).toBe(0.56);
    expect(findSubject(dotted(20, 40, [10, 20], [10, 28])).crop.y).toBe(0.56);
  });

  it.each([
    ['top', (place: number) => [place, 0]],
    ['bottom', (place: number) => [place, 39]],
    ['left', (place: number) => [0, place]],
    ['right', (place: number) => [39, place]],
  ] as const)('contains no pixels in the mean color of an eighth of the %s edge', (_edge, dotAt) => {
    const image = (count: number): Pixels => {
      const dots = Array.from({ length: count }, (_, k) => dotAt(10 + k) as [number, number]);
      return dotted(40, 40, [20, 20], ...dots);
    };
    // An eighth of an edge is five pixels.
    expect(findSubject(image(5)).focus).toEqual(DEFAULT_WEAVE.focus);
    expect(findSubject(image(3)).focus).not.toEqual(DEFAULT_WEAVE.focus);
  });

  it('is found as if transparent pixels were white', () => {
    const image = clearPixels(40, 40);
    for (let k = 0; k < 100; k++) image.data.fill(255, 4 * (410 + k), 4 * (411 + k));
    expect(findSubject(image).focus).toEqual(DEFAULT_WEAVE.focus);
    expect(findSubject(clearPixels(40, 40)).focus).toEqual(DEFAULT_WEAVE.focus);
  });

  it('is nearer to the more central one of two shapes that stand out', () => {
    const image = disc(300, 300, 0.45, 0.5, 0.12);
    const far = disc(300, 300, 0.85, 0.5, 0.12);
    for (let k = 0; k < far.data.length; k++) if (k % 1200 >= 800) image.data[k] = far.data[k];
    // The middle between the two shapes is at x = 0.65.
    expect(findSubject(image).focus.x).toBeLessThan(0.6);
  });

  it('is not found in colors that differ little from those at the edges', () => {
    const { focus } = DEFAULT_WEAVE;
    const faint = (difference: number): Pixels => {
      const image = disc(300, 300, 0.3, 0.3, 0.15);
      for (let k = 0; k < image.data.length; k += 4) {
        const isInside = image.data[k + 1] === 40;
        image.data.fill(fromOklch({ l: isInside ? 0.8 - difference : 0.8, c: 0, h: 0 }).r, k, k + 3);
      }
      return image;
    };
    // The difference must be at least 0.04 in OKLab.
    expect(findSubject(faint(0.035)).focus).toEqual(focus);
    expect(findSubject(faint(0.045)).focus.x).toBeLessThan(0.4);
  });

  it('is searched for in a copy of the image whose longer side is 40 pixels', () => {
    /**
     * Returns the crop for an image that contains a box. The columns of the box are alternately lighter and darker than
     * the rest of the image.
     */
    const cropOf = (width: number, height: number) => {
      const image = clearPixels(width, height);
      for (let k = 0; k < width * height; k++) {
        const [x, y] = [k % width, Math.floor(k / width)];
        const isInside = x >= width / 4 && x < width / 2 && Math.abs(y - height / 2) < height / 8;
        image.data.set([...Array(3).fill(isInside ? (x % 2 ? 156 : 100) : 128), 255], 4 * k);
      }
      return findSubject(image).crop;
    };
    expect(cropOf(40, 20).x).toBeLessThan(0.45);
    // Each scaled pixel is the mean of a lighter and a darker one, so nothing stands out.
    expect(cropOf(80, 40)).toEqual(DEFAULT_WEAVE.crop);
  });
});
