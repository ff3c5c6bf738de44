import { describe, expect, it } from 'vitest';
import { fromGray, type Pixels, toGray } from '#raster';
import { type Shot, shoot } from './camera.ts';
import { CONDITIONS, type ConditionId, keepViews, RED_LIGHT_CONDITIONS, underRedLight, viewsOf } from './conditions.ts';

/** A picture of one color. */
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

/**
 * Returns the mean and the standard deviation of 41 × 41 pixels around a point. The point's coordinates `x` and `y` are
 * shares of the picture's width.
 */
function tonesAt({ width, data }: Pixels, x: number, y: number): { mean: number; deviation: number } {
  const [left, top] = [x, y].map((share) => Math.max(0, Math.min(width - 41, Math.round(share * width) - 20)));
  const values: number[] = [];
  for (let j = top; j < top + 41; j++) for (let i = left; i < left + 41; i++) values.push(data[4 * (j * width + i)]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / values.length) };
}

function middle(picture: Pixels): number {
  return tonesAt(picture, 0.5, 0.5).mean;
}

/** Returns how many columns have a pixel darker than 128. */
function darkColumns({ width, data }: Pixels): number {
  let count = 0;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < width; y++) {
      if (data[4 * (y * width + x)] >= 128) continue;
      count++;
      break;
    }
  }
  return count;
}

/** Returns how many pixels of a column are darker than 128. */
function darkInColumn({ width, data }: Pixels, x: number): number {
  return Array.from({ length: width }, (_, y) => data[4 * (y * width + x)]).filter((value) => value < 128).length;
}

const ON_WHITE = { page: 255, margin: 0.15 } as const;
const ON_DARK = { page: 18, margin: 0.15 } as const;
const PHOTO = { width: 340, rotation: 7, tilt: 15, blur: 1.2, shade: 0.6, noise: 8, jpeg: 45 } as const;

/** The shots as `docs/scanning.md` describes them. */
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

  it('show the same picture each time, noise included', () => {
    const picture = flat([90, 120, 30, 255]);
    const [first, again] = [viewsOf(picture)('noisy').data, viewsOf(picture)('noisy').data];
    expect(Buffer.from(first.buffer).equals(Buffer.from(again.buffer))).toBe(true);
    expect(new Set(first).size).toBeGreaterThan(20);
  });

  it('keep colors only under "as-is"', () => {
    const see = viewsOf(flat([255, 0, 0, 255]));
    expect(at(see('as-is'), 20, 20)).toEqual([255, 0, 0]);
    expect(at(see('white-page'), 25, 25)).toEqual([76, 76, 76]);
  });

  it.each([
    ['white-page', 255, 255],
    ['dark-page', 18, 18],
    ['small', 255, 255],
    ['small-dark', 18, 18],
    // Photographs show black at 25 and white at 225. The light falls to 60% in one corner, so it is 80% in the middle.
    ['photo', 185, 225],
    ['photo-dark', 36.3, 39.1],
  ] as const)('show their page around the picture and through transparent parts: %s', (id, seen, first) => {
    const view = viewsOf(flat([0, 0, 0, 0], 400))(id);
    expect(Math.abs(middle(view) - seen)).toBeLessThan(2);
    expect(Math.abs(at(view, 1, 1)[0] - first)).toBeLessThan(id.startsWith('photo') ? 20 : 1);
  });

  // The tests below measure what docs/scanning.md says about each condition.
  const BLACK = viewsOf(flat([0, 0, 0, 255], 400));
  const GRAY = viewsOf(flat([128, 128, 128, 255], 400));
  const WHITE = viewsOf(flat([255, 255, 255, 255], 400));

  it('have the size of their shot, with a margin of 15%', () => {
    const widths = CONDITIONS.map((id) => [id, WHITE(id).width]);
    const own = { 'as-is': 400, small: 156, 'small-dark': 156, noisy: 364, photo: 442, 'photo-dark': 442 };
    expect(Object.fromEntries(widths)).toEqual({ ...Object.fromEntries(CONDITIONS.map((id) => [id, 520])), ...own });
  });

  it('rotate the picture by 20°, and by 7° in photographs', () => {
    const columns = (width: number, degrees: number): number => {
      const angle = (degrees * Math.PI) / 180;
      return width * (Math.cos(angle) + Math.sin(angle));
    };
    expect(Math.abs(darkColumns(BLACK('rotated')) - columns(400, 20))).toBeLessThan(4);
    // A photograph is tilted too, which changes its width a little.
    expect(Math.abs(darkColumns(BLACK('photo')) - columns(340, 7))).toBeLessThan(12);
  });

  it('tilt the picture by 35°, seen from a distance of 2.5 widths', () => {
    const view = BLACK('tilted');
    const heights = Array.from({ length: view.width }, (_, x) => darkInColumn(view, x)).filter((height) => height > 0);
    const half = Math.sin((35 * Math.PI) / 180) / 2;
    const ratio = heights[0] / heights[heights.length - 1];
    expect(Math.max(ratio, 1 / ratio)).toBeCloseTo((2.5 + half) / (2.5 - half), 1);
  });

  it('blur with a standard deviation of 2.5 pixels', () => {
    const view = BLACK('blurred');
    // The center of pixel 57 is 2.5 pixels, or one standard deviation, outside the edge of the black picture. Blurring
    // leaves 84.1% of the page's white there.
    expect((at(view, 57, 260)[0] / 255).toFixed(2)).toBe('0.84');
  });

  it('add noise of 15 levels, and of 4 levels where tones are washed out to the range from 120 to 220', () => {
    expect(tonesAt(GRAY('noisy'), 0.5, 0.5).deviation).toBeCloseTo(15, -0.5);
    expect(tonesAt(GRAY('washed-out'), 0.5, 0.5).deviation).toBeCloseTo(4, 0);
    expect(tonesAt(GRAY('photo'), 0.5, 0.5).deviation).toBeGreaterThan(4);
    expect(tonesAt(BLACK('washed-out'), 0.5, 0.5).mean).toBeCloseTo(120, 0);
    expect(tonesAt(WHITE('washed-out'), 0.5, 0.5).mean).toBeCloseTo(220, 0);
  });

  it('compress at JPEG quality 20, which rounds flat areas to steps of five levels', () => {
    // The first coefficient is eight times the difference from 128. Its step is 16 at quality 50, and 40 at quality 20.
    for (const [value, seen] of [
      [100, 98],
      [137, 138],
      [131, 133],
    ])
      expect(middle(viewsOf(flat([value, value, value, 255], 400))('recompressed'))).toBe(seen);
  });

  it('leave a quarter of the light in one corner, and 60% in photographs', () => {
    const corners = (view: Pixels): number[] => [0, 1].map((share) => tonesAt(view, share, share).mean);
    const [first, last] = corners(WHITE('uneven-light'));
    expect(Math.abs(first - 247)).toBeLessThan(3);
    expect(Math.abs(last - 72)).toBeLessThan(3);
    const [light, dark] = corners(WHITE('photo'));
    expect(Math.abs(light - 221)).toBeLessThan(4);
    expect(Math.abs(dark - 149)).toBeLessThan(4);
  });
});

it('keepViews draws the view of each condition only once', () => {
  const drawn: ConditionId[] = [];
  const see = keepViews((condition) => {
    drawn.push(condition);
    return flat([0, 0, 0, 255], 1);
  });
  const first = see('small');
  expect([see('small'), see('noisy')]).toEqual([first, first]);
  expect(see('small')).toBe(first);
  expect(drawn).toEqual(['small', 'noisy']);
});

describe('red light', () => {
  it('is tested with the picture as it is, blurred, noisy and in a photograph', () => {
    expect(RED_LIGHT_CONDITIONS).toEqual(['as-is', 'blurred', 'noisy', 'photo']);
  });

  it('shows red as white and blue as black, and keeps transparency', () => {
    expect([...underRedLight(flat([255, 0, 0, 255], 1)).data]).toEqual([255, 255, 255, 255]);
    expect([...underRedLight(flat([0, 0, 255, 128], 1)).data]).toEqual([0, 0, 0, 128]);
  });
});
