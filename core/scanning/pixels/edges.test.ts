import { describe, expect, it } from 'vitest';
import { CORNER_DOT_SHAPES, CORNER_SQUARE_SHAPES, DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { drawQrCode, edgeOf, gridSize, pixelGrid, rasterize } from '#drawing';
import { encode, isDark } from '#engine';
import { type GrayPicture, toGray } from '#raster';
import { darkInTheMean, type FalseEdges, finderRuns, measureEdges, quietZoneMarks } from './edges.ts';
import { finderPlaces } from './finder-patterns.ts';

/** Pictures of codes by version and style, because several tests use the same. */
const pictures = new Map<string, GrayPicture>();

function drawn(version: number, style: Partial<QrStyle>): GrayPicture {
  const key = JSON.stringify([version, style]);
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } } as const;
  const code = encode('EDGES', { level: 'H', minVersion: version });
  const picture = pictures.get(key) ?? toGray(rasterize(drawQrCode(code, design)), 255);
  pictures.set(key, picture);
  return picture;
}

/** Draws a code, adds `paint(x, y)` to the luma of each pixel, and returns the false edges. */
function edgesIn(
  version: number,
  style: Partial<QrStyle>,
  paint: (x: number, y: number) => number = () => 0,
): FalseEdges {
  const code = encode('EDGES', { level: 'H', minVersion: version });
  const picture = drawn(version, style);
  const luma = picture.luma.map((value, k) => value + paint(k % picture.width, Math.floor(k / picture.width)));
  return measureEdges({ ...picture, luma }, code, pixelGrid(code.size));
}

/** Returns a `paint` that lightens the left half of the finder pattern at module (`left`, `top`) by `levels`. */
function lighterLeft(version: number, levels: number, left = 0, top = 0): (x: number, y: number) => number {
  const grid = pixelGrid(17 + 4 * version);
  const [first, middle, behind] = [edgeOf(grid, left), edgeOf(grid, left + 4) - 5, edgeOf(grid, top + 7)];
  return (x, y) => (x >= first && x < middle && y >= edgeOf(grid, top) && y < behind ? levels : 0);
}

const PAPER = { backgroundColor: '#F0F0F0' };

it('finder patterns of two tones have no false edges, whatever their shape, size and colors', () => {
  for (const [version, cornerDotsColor] of [
    [1, '#5A5A5A'],
    [20, '#000000'],
  ] as const) {
    for (const shape of [
      ...CORNER_DOT_SHAPES.map((cornerDotShape) => ({ cornerDotShape })),
      ...CORNER_SQUARE_SHAPES.map((cornerSquareShape) => ({ cornerSquareShape })),
    ]) {
      expect(edgesIn(version, { ...shape, cornerDotsColor })).toEqual({ runs: 0, marks: 0 });
    }
  }
});

it('gradients have no false edges', () => {
  for (const gradientType of ['linear', 'radial'] as const) {
    for (const gradientColor2 of ['#000000', '#696969']) {
      const { runs, marks } = edgesIn(1, { gradientType, gradientColor1: '#696969', gradientColor2 });
      expect(runs).toBeLessThan(0.03);
      expect(marks).toBe(0);
    }
  }
});

it('a step of 20 luma levels across a finder pattern makes its runs deviate; a step of 5 does not', () => {
  const runs = [5, 20, 60].map((levels) => edgesIn(1, {}, lighterLeft(1, levels)).runs);
  expect(runs[0]).toBeLessThan(0.03);
  expect(runs[1]).toBeGreaterThan(0.2);
  expect(runs[2]).toBeGreaterThan(0.2);
});

it.each([
  ['upper right', 14, 0],
  ['lower left', 0, 14],
])('false edges are found in the %s corner', (_, left, top) => {
  expect(edgesIn(1, {}, lighterLeft(1, 60, left, top)).runs).toBeGreaterThan(0.2);
});

it.each([
  ['above', (x: number, y: number) => (y < 50 ? x : null)],
  ['on the right', (x: number, y: number) => (x > 350 ? y : null)],
])('stripes of darker paper %s leave marks in the quiet zone of at least one of 9 pictures', (_, along) => {
  // Stripes at three positions, in codes of three sizes. Marks need a stripe that touches a dark module.
  const marks = [2, 3, 4].flatMap((version) =>
    [0, 30, 60].map((moved) => {
      const isStripe = (place: number): boolean => (place + moved) % 90 > 45;
      const darker = (x: number, y: number): number => {
        const place = along(x, y);
        return place !== null && isStripe(place) ? -70 : 0;
      };
      return edgesIn(version, PAPER, darker).marks;
    }),
  );
  expect(Math.max(...marks)).toBeGreaterThan(0.2);
  expect(Math.max(...marks)).toBeLessThan(5);
});

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

it('a pixel is dark if it is darker than the mean around it by two levels', () => {
  const picture = unevenCode(5);
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

describe('finderRuns', () => {
  /** A rectangle, in modules from the corner of a finder pattern: left, top, right, bottom. */
  type Patch = readonly [number, number, number, number];

  /** Returns the deviation of runs in a code that has patches of one tone on one of its three finder patterns. */
  function runsWith(version: number, patches: readonly Patch[], tone: 0 | 1 = 0, pattern = 0): number {
    const code = encode('RUNS', { level: 'H', minVersion: version });
    const grid = pixelGrid(code.size);
    const width = gridSize(grid);
    const dark = new Uint8Array(width * width);
    const fill = (left: number, top: number, right: number, bottom: number, value: 0 | 1): void => {
      for (let y = Math.round(top); y < bottom; y++)
        dark.fill(value, y * width + Math.round(left), y * width + Math.round(right));
    };
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) {
        if (isDark(code, x, y)) fill(edgeOf(grid, x), edgeOf(grid, y), edgeOf(grid, x + 1), edgeOf(grid, y + 1), 1);
      }
    }
    const [column, row] = finderPlaces(code)[pattern];
    const module = (edgeOf(grid, column + 7) - edgeOf(grid, column)) / 7;
    const [x0, y0] = [edgeOf(grid, column), edgeOf(grid, row)];
    for (const [left, top, right, bottom] of patches) {
      fill(x0 + left * module, y0 + top * module, x0 + right * module, y0 + bottom * module, tone);
    }
    return finderRuns(dark, width, code, grid);
  }

  it('runs in an unchanged code do not deviate, whatever the size of its modules', () => {
    for (let version = 1; version <= 40; version += 13) expect(runsWith(version, [])).toBe(0);
  });

  it('moving a border of the center changes the shares of the two runs that meet there', () => {
    // The center lacks its left column: the runs are 1, 2, 2, 1, 1 of 7 modules instead of 1, 1, 3, 1, 1.
    expect(runsWith(1, [[2, 2, 3, 5]])).toBeCloseTo(2 / 7, 1);
    // Half of the light ring left of the center is dark: the runs are 1, 0.5, 3.5, 1, 1 of 7 modules.
    expect(runsWith(1, [[1.5, 2, 2, 5]], 1)).toBeCloseTo(1 / 7, 1);
  });

  it.each([
    ['left', [-1, 0, 0, 7]],
    ['right', [7, 0, 8, 7]],
    ['above', [0, -1, 7, 0]],
    ['below', [0, 7, 7, 8]],
  ] as const)('dark modules beside a finder pattern lengthen the run of the ring on that side: %s', (_, patch) => {
    // The runs are 2, 1, 3, 1, 1 of 8 modules instead of 1, 1, 3, 1, 1 of 7.
    expect(runsWith(1, [patch], 1)).toBeCloseTo(2 * (2 / 8 - 1 / 7), 1);
  });

  it('the deviation is that of the best pair of a row and the column through its middle', () => {
    expect(runsWith(1, [[2, 2, 5, 4]])).toBeGreaterThan(0.12);
    // A hole beside the middle column leaves the rows above and below it intact.
    expect(runsWith(1, [[2.5, 3, 3, 3.5]])).toBe(0);
    // The middle column, with which every row is paired, crosses this hole.
    expect(runsWith(1, [[3.4, 3.4, 3.6, 3.6]])).toBeGreaterThan(0.12);
  });

  it.each([0, 1, 2])('the deviation of the worst of the three finder patterns counts: pattern %i', (pattern) => {
    expect(runsWith(3, [[2, 2, 5, 4]], 0, pattern)).toBeGreaterThan(0.12);
  });

  it('the deviation is 2 if a pattern does not have five runs', () => {
    expect(runsWith(2, [[0, 0, 7, 7]])).toBe(2);
    expect(runsWith(2, [[0, 0, 7, 7]], 1)).toBe(2);
  });
});

describe('quietZoneMarks', () => {
  /** A quiet zone of two modules around a code of 21 modules, at ten pixels per module. */
  const GRID = pixelGrid(21, 250, 2);
  const [FIRST, BEHIND] = [edgeOf(GRID, 0), edgeOf(GRID, 21)];

  /**
   * Returns the area of the marks, in modules, in a picture with these dark rectangles. Each rectangle is given by its
   * left, top, right and bottom edges. The right and bottom edges are exclusive.
   */
  function marksIn(...rectangles: readonly (readonly [number, number, number, number])[]): number {
    const size = gridSize(GRID);
    const dark = new Uint8Array(size * size);
    for (const [left, top, right, bottom] of rectangles) {
      for (let y = top; y < bottom; y++) dark.fill(1, y * size + left, y * size + right);
    }
    return quietZoneMarks(dark, GRID);
  }

  it('there are no marks if only the code is dark', () => {
    expect(marksIn()).toBe(0);
    expect(marksIn([FIRST, FIRST, BEHIND, BEHIND])).toBe(0);
  });

  it.each([
    ['left of it', [FIRST - 10, 100, FIRST + 10, 110]],
    ['right of it', [BEHIND - 10, 100, BEHIND + 10, 110]],
    ['above it', [100, FIRST - 10, 110, FIRST + 10]],
    ['below it', [100, BEHIND - 10, 110, BEHIND + 10]],
  ] as const)(
    'if a mark touches the code and lies %s, its area in modules is returned, without a narrow strip next to the code',
    (_, rectangle) => {
      expect(marksIn(rectangle)).toBeCloseTo(0.8);
    },
  );

  it('marks are followed around corners and along the edge of the code', () => {
    const marks = marksIn([100, FIRST - 10, 110, FIRST + 10], [100, FIRST - 20, 150, FIRST - 10]);
    expect(marks).toBeCloseTo(0.8 + 5);
  });

  it('dark pixels that do not touch the code, or touch only its corner, are no marks', () => {
    expect(marksIn([100, 0, 150, FIRST - 1])).toBe(0);
    expect(marksIn([FIRST - 10, FIRST - 10, FIRST, FIRST], [FIRST, FIRST, FIRST + 10, FIRST + 10])).toBe(0);
  });
});
