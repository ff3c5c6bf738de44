import { expect, it, onTestFinished } from 'vitest';
import { clearPixels, type Pixels, resample } from '#raster';
import { type RowSource, shrink } from './shrink.ts';

function sourceOf(pixels: Pixels, asked: number[] = []): RowSource {
  const { width, height, data } = pixels;
  return {
    width,
    height,
    read: (top, count) => {
      asked.push(count * width);
      return { width, height: count, data: data.slice(4 * top * width, 4 * (top + count) * width) };
    },
  };
}

function noise(width: number, height: number): Pixels {
  const pixels = clearPixels(width, height);
  for (let k = 0; k < pixels.data.length; k++) pixels.data[k] = k % 4 === 3 ? 255 : (k * 7919) % 251;
  return pixels;
}

it('shrink leaves a picture unchanged if it is small enough', async () => {
  const pixels = noise(40, 30);
  expect(await shrink(sourceOf(pixels), 40)).toEqual(pixels);
});

it.each([
  [1500, 750, 1024, 512],
  [350, 3200, 112, 1024],
  [5000, 1, 1024, 1],
  [1, 5000, 1, 1024],
])(
  'shrink scales %d × %d pixels to %d × %d in bands, with the same result as in one piece',
  { tags: 'deep' },
  async (width, height, across, down) => {
    const pixels = noise(width, height);
    const small = await shrink(sourceOf(pixels), 1024);
    expect([small.width, small.height]).toEqual([across, down]);
    const whole = resample(pixels, { x: 0, y: 0, width, height }, across, down);
    const largest = whole.data.reduce((most, value, k) => Math.max(most, Math.abs(value - small.data[k])), 0);
    expect(largest).toBeLessThanOrEqual(1);
  },
);

it('shrink reads at most a million pixels at a time, rounded out to whole rows, and lets the page respond', async () => {
  const asked: number[] = [];
  let turns = 0;
  const counting = setInterval(() => turns++);
  onTestFinished(() => clearInterval(counting));
  await shrink(sourceOf(noise(3000, 1500), asked), 1024);
  expect(asked.length).toBeGreaterThan(4);
  expect(Math.max(...asked)).toBeLessThanOrEqual(1_000_000 + 2 * 3000);
  // One row of the result is made from three rows of the source.
  expect(Math.max(...asked)).toBeGreaterThan(1_000_000 - 3 * 3000);
  expect(turns).toBeGreaterThanOrEqual(asked.length);
});
