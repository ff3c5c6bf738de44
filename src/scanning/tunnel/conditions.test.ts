import { describe, expect, it } from 'vitest';
import type { Pixels } from '#raster';
import { CONDITIONS, viewsOf } from './conditions.ts';
import { underRedLight } from './red-light.ts';

/** A picture of one colour, half of it clear if told so. */
function flat(color: readonly number[], side = 40): Pixels {
  return {
    width: side,
    height: side,
    data: Uint8ClampedArray.from({ length: 4 * side * side }, (_, k) => color[k % 4]),
  };
}

function at({ width, data }: Pixels, x: number, y: number): number[] {
  return [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)];
}

function middle(picture: Pixels): number {
  return at(picture, picture.width >> 1, picture.height >> 1)[0];
}

describe('a condition', () => {
  it('is one of fourteen, the picture as it is first', () => {
    expect(CONDITIONS).toHaveLength(14);
    expect(CONDITIONS[0]).toBe('as-is');
  });

  it('shows the same picture to whoever looks, each time, its noise too', () => {
    const picture = flat([90, 120, 30, 255]);
    const [first, again] = [viewsOf(picture)('noisy').data, viewsOf(picture)('noisy').data];
    expect(Buffer.from(first.buffer).equals(Buffer.from(again.buffer))).toBe(true);
    expect(new Set(first).size).toBeGreaterThan(20);
  });

  it('keeps the colours only as it is', () => {
    const see = viewsOf(flat([255, 0, 0, 255]));
    expect(at(see('as-is'), 20, 20)).toEqual([255, 0, 0]);
    expect(at(see('white-page'), 25, 25)).toEqual([76, 76, 76]);
  });

  it.each([
    ['white-page', 255],
    ['dark-page', 18],
    ['small', 255],
    ['small-dark', 18],
    ['photo', 225],
    ['photo-dark', 39],
  ] as const)('lies on its page, which shows around the picture and through what is clear: %s', (condition, page) => {
    const seen = viewsOf(flat([0, 0, 0, 0]))(condition);
    const isPhoto = condition.startsWith('photo');
    expect(Math.abs(middle(seen) - page)).toBeLessThanOrEqual(isPhoto ? 60 : 2);
    expect(Math.abs(at(seen, 1, 1)[0] - page)).toBeLessThanOrEqual(isPhoto ? 110 : 2);
  });

  it('takes light from one corner, and half the range of what is washed out', () => {
    const uneven = viewsOf(flat([255, 255, 255, 255]))('uneven-light');
    const corners = [0, uneven.width - 1].flatMap((x) => [0, uneven.height - 1].map((y) => at(uneven, x, y)[0]));
    expect(Math.max(...corners) - Math.min(...corners)).toBeGreaterThan(120);
    expect(middle(viewsOf(flat([0, 0, 0, 255]))('washed-out'))).toBeGreaterThan(100);
    expect(middle(viewsOf(flat([255, 255, 255, 255]))('washed-out'))).toBeLessThan(235);
  });
});

describe('red light', () => {
  it('shows what is red as light as white, and blue as black, and leaves clear what is clear', () => {
    expect([...underRedLight(flat([255, 0, 0, 255], 1)).data]).toEqual([255, 255, 255, 255]);
    expect([...underRedLight(flat([0, 0, 255, 128], 1)).data]).toEqual([0, 0, 0, 128]);
  });
});
