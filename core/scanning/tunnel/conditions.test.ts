import { describe, expect, it } from 'vitest';
import { fromGray, type Pixels, toGray } from '#raster';
import { type Shot, shoot } from './camera.ts';
import { CONDITIONS, type ConditionId, underRedLight, viewsOf } from './conditions.ts';

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

const ON_WHITE = { page: 255, margin: 0.15 } as const;
const ON_DARK = { page: 18, margin: 0.15 } as const;
const PHOTO = { width: 340, rotation: 7, tilt: 15, blur: 1.2, shade: 0.6, noise: 8, jpeg: 45 } as const;

const SHOTS: Readonly<Record<string, Shot>> = {
  'white-page': ON_WHITE,
  'dark-page': ON_DARK,
  small: { ...ON_WHITE, width: 120 },
  'small-dark': { ...ON_DARK, width: 120 },
  blurred: { ...ON_WHITE, blur: 2.5 },
  rotated: { ...ON_WHITE, rotation: 20 },
  tilted: { ...ON_WHITE, tilt: 35 },
  noisy: { ...ON_WHITE, width: 280, noise: 15 },
  recompressed: { ...ON_WHITE, jpeg: 20 },
  'washed-out': { ...ON_WHITE, range: [120, 220], noise: 4 },
  'uneven-light': { ...ON_WHITE, shade: 0.25 },
  photo: { ...ON_WHITE, ...PHOTO, range: [25, 225] },
  'photo-dark': { ...ON_DARK, ...PHOTO, range: [25, 225] },
};

describe('conditions', () => {
  it('are the picture as it is and thirteen shots, in a fixed order', () => {
    expect(CONDITIONS).toEqual(['as-is', ...Object.keys(SHOTS)]);
    expect(CONDITIONS).toHaveLength(14);
  });

  it('alter a picture exactly as docs/scanning.md describes', () => {
    const data = Uint8ClampedArray.from({ length: 4 * 60 * 60 }, (_, k) => (k * k) % 251);
    const picture: Pixels = { width: 60, height: 60, data };
    const see = viewsOf(picture);
    for (const [id, shot] of Object.entries(SHOTS)) {
      const seen = see(id as ConditionId).data;
      const described = fromGray(shoot(toGray(picture, shot.page), shot)).data;
      expect(Buffer.from(seen.buffer).equals(Buffer.from(described.buffer)), id).toBe(true);
    }
  });

  it('show the code with the page around it under "as-is", and the code alone under all other conditions', () => {
    const see = viewsOf(flat([0, 0, 0, 255]), flat([10, 20, 30, 255], 90));
    expect([see('as-is').width, see('white-page').width]).toEqual([90, 52]);
    expect(at(see('as-is'), 45, 45)).toEqual([10, 20, 30]);
  });

  it('keep colors only under "as-is"', () => {
    const see = viewsOf(flat([255, 0, 0, 255]));
    expect(at(see('as-is'), 20, 20)).toEqual([255, 0, 0]);
    expect(at(see('white-page'), 25, 25)).toEqual([76, 76, 76]);
  });
});

it('red light shows red as white and blue as black, and keeps transparency', () => {
  expect([...underRedLight(flat([255, 0, 0, 255], 1)).data]).toEqual([255, 255, 255, 255]);
  expect([...underRedLight(flat([0, 0, 255, 128], 1)).data]).toEqual([0, 0, 0, 128]);
});
