import { describe, expect, it } from 'vitest';
import { DEFAULT_WEAVE } from '#design';
import { clearPixels, type Pixels } from '#raster';
import { findSubject, hasVariedEdges } from './subject.ts';

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

  it('has a focus whose radius is a share of the crop in an image of any proportions', () => {
    const { radius } = findSubject(disc(300, 300, 0.5, 0.5, 0.3)).focus;
    for (const [width, height] of [
      [600, 300],
      [300, 600],
    ]) {
      expect(Math.abs(findSubject(disc(width, height, 0.5, 0.5, 0.3)).focus.radius - radius)).toBeLessThan(0.02);
    }
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
});

it('tells a photograph from a logo by its edges', () => {
  const logo = disc(300, 300, 0.5, 0.5, 0.3);
  expect(hasVariedEdges(logo)).toBe(false);
  const photo = disc(300, 300, 0.5, 0.9, 0.5);
  expect(hasVariedEdges(photo)).toBe(true);
});
