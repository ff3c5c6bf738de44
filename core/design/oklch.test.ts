import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luma, parseColor, type Rgba, toHex } from './color.ts';
import { colorDistance, colorName, darkenTo, fromOklch, toOklch } from './oklch.ts';

const byte = fc.integer({ min: 0, max: 255 });
const opaque = fc.record({ r: byte, g: byte, b: byte, a: fc.constant(1) });

describe('OKLCH', () => {
  it.each([
    ['#FF0000', 0.628, 0.2577, 29.23],
    ['#00FF00', 0.8664, 0.2948, 142.5],
    ['#0000FF', 0.452, 0.3132, 264.05],
  ])('gives %s the coordinates of CSS Color 4', (hex, l, c, degrees) => {
    const color = toOklch(parseColor(hex)!);
    expect(color.l).toBeCloseTo(l, 3);
    expect(color.c).toBeCloseTo(c, 3);
    expect(((color.h * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 1);
  });

  it('converts back to the same color', () => {
    fc.assert(
      fc.property(opaque, (color) => {
        expect(toHex(fromOklch(toOklch(color)))).toBe(toHex(color));
      }),
    );
  });
});

it('fromOklch keeps lightness and hue, and reduces the chroma to the most that both allow in sRGB', () => {
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const hue = (degrees * Math.PI) / 180;
    const color = fromOklch({ l: 0.6, c: 0.4, h: hue });
    const { l, c, h } = toOklch(color);
    const turned = Math.abs(h - hue) % (2 * Math.PI);
    expect(Math.abs(l - 0.6), `${degrees}°`).toBeLessThan(0.01);
    expect(Math.min(turned, 2 * Math.PI - turned), `${degrees}°`).toBeLessThan(0.03);
    // If the color had less chroma than possible, no channel would be 0 or 255.
    expect(Math.min(color.r, color.g, color.b, 255 - color.r, 255 - color.g, 255 - color.b), `${degrees}°`).toBe(0);
    expect(c).toBeGreaterThan(0.09);
    for (const channel of [color.r, color.g, color.b]) expect(Number.isInteger(channel)).toBe(true);
    expect(color.a).toBe(1);
  }
});

it('colorDistance is the distance in OKLab', () => {
  const distance = (first: string, second: string) => colorDistance(parseColor(first)!, parseColor(second)!);
  expect(distance('#000000', '#FFFFFF')).toBeCloseTo(1, 3);
  expect(distance('#FF0000', '#FF0000')).toBe(0);
  // In OKLab, red is at (0.628, 0.2249, 0.1258) and green at (0.8664, -0.2339, 0.1795).
  expect(distance('#FF0000', '#00FF00')).toBeCloseTo(0.52, 2);
});

it('colorDistance compares translucent colors as they look on white', () => {
  const [clear, gray] = [parseColor('#00000000')!, parseColor('#00000080')!];
  expect(colorDistance(clear, parseColor('#FFFFFF')!)).toBeCloseTo(0, 6);
  expect(colorDistance(gray, parseColor('#7F7F7F')!)).toBeLessThan(0.01);
});

describe('darkenTo', () => {
  it('returns a color unchanged if it is dark enough', () => {
    const color: Rgba = { r: 10, g: 20, b: 30, a: 0.99 };
    expect(darkenTo(color, 105)).toBe(color);
  });

  it('measures darkness by luma unless another measure is given', () => {
    const color = parseColor('#20BDFF')!;
    expect(darkenTo(color, 100)).toEqual(darkenTo(color, 100, luma));
    const { b } = darkenTo(color, 100, (candidate) => candidate.b);
    expect(b).toBeLessThanOrEqual(100);
    expect(b).toBeGreaterThan(96);
  });

  it('returns an opaque color whose luma is at most the limit, and less than 4 below it', () => {
    fc.assert(
      fc.property(opaque, byte, fc.integer({ min: 10, max: 200 }), (color, alpha, maxLuma) => {
        const clear = { ...color, a: alpha / 255 };
        fc.pre(luma(clear) > maxLuma);
        const darker = darkenTo(clear, maxLuma);
        expect(darker.a).toBe(1);
        expect(luma(darker)).toBeLessThanOrEqual(maxLuma);
        expect(luma(darker)).toBeGreaterThan(maxLuma - 4);
      }),
    );
  });

  it('keeps the hue', () => {
    for (const hex of ['#FFAF40', '#FFE05D', '#20BDFF', '#F4C430', '#FF66CC', '#7CFC00']) {
      const color = parseColor(hex)!;
      const turned = Math.abs(toOklch(darkenTo(color, 105)).h - toOklch(color).h);
      expect(Math.min(turned, 2 * Math.PI - turned), hex).toBeLessThan(0.03);
    }
  });
});

it.each([
  ['#000000', 'black'],
  ['#1a1a1a', 'black'],
  ['#555555', 'dark-gray'],
  ['#808080', 'gray'],
  ['#d0d0d0', 'light-gray'],
  ['#FFFFFF', 'white'],
  ['#fffdf8', 'white'],
  // Transparent colors are named as they look on white.
  ['#00000000', 'white'],
  ['#ff0000', 'red'],
  ['#7A1F1F', 'dark-red'],
  ['#C8430A', 'red'],
  ['#FFA500', 'orange'],
  ['#E8C400', 'yellow'],
  ['#fff3c4', 'light-yellow'],
  ['#0A8150', 'green'],
  ['#0f766e', 'teal'],
  ['#1D4ED8', 'blue'],
  ['#0A3D62', 'dark-blue'],
  ['#6A1FC2', 'purple'],
  ['#3C0D70', 'dark-purple'],
  ['#FFC0CB', 'light-pink'],
  ['#D6006E', 'pink'],
])('the color %s is named %s', (color, name) => {
  expect(colorName(parseColor(color)!)).toBe(name);
});
