import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { deflate } from './deflate.ts';
import { type Band, isSameAsBands, type Pixels } from './pixels.ts';
import { filterRow, type PngChunk, readChunks, unfilterRow, writeChunks } from './png-parts.ts';
import { decodePng } from './read-png.ts';
import { densityChunk, encodeBands, encodePng, findPngFormat } from './write-png.ts';

function pixelsOf(width: number, height: number, colorAt: (k: number) => readonly number[]): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let k = 0; k < width * height; k++) data.set(colorAt(k), 4 * k);
  return { width, height, data };
}

/** Returns the pixels that another decoder reads. All values of transparent pixels are set to 0. */
function readByOther(file: Uint8Array): number[] {
  return withoutClear(PNG.sync.read(Buffer.from(file)).data);
}

function withoutClear(data: ArrayLike<number>): number[] {
  return Array.from(data, (value, index) => (data[index | 3] === 0 ? 0 : value));
}

const anyPixels = fc
  .record({
    width: fc.integer({ min: 1, max: 33 }),
    height: fc.integer({ min: 1, max: 9 }),
    colors: fc.array(fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 }))), {
      minLength: 1,
      maxLength: 300,
    }),
    isOpaque: fc.boolean(),
  })
  .map(({ width, height, colors, isOpaque }) =>
    pixelsOf(width, height, (k) => {
      const [r, g, b, a] = colors[(k * 7) % colors.length];
      return [r, g, b, isOpaque ? 255 : a];
    }),
  );

/** Joins bands into one picture. */
function joinBands(bands: readonly Band[]): Pixels {
  const copies = bands.flatMap(({ data, times = 1 }) => Array.from({ length: times }, () => [...data]));
  const data = Uint8ClampedArray.from(copies.flat());
  return { width: bands[0].width, height: data.length / 4 / bands[0].width, data };
}

const anyBands = fc
  .tuple(anyPixels, fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 9, maxLength: 9 }))
  .map(([{ width, height, data }, times]): Band[] =>
    Array.from({ length: height }, (_, y) => ({
      ...{ width, height: 1, times: times[y] },
      data: data.slice(4 * width * y, 4 * width * (y + 1)),
    })),
  );

it('encodeBands writes the same file as encodePng for the joined bands, and decodePng reads the bands back', async () => {
  await fc.assert(
    fc.asyncProperty(anyBands, async (bands) => {
      const file = await encodeBands(bands);
      expect(file).toEqual(await encodePng(joinBands(bands)));
      const isClear = bands.some(({ data }) => data.some((value, index) => index % 4 === 3 && value === 0));
      if (!isClear) expect(isSameAsBands((await decodePng(file))!, bands)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('isSameAsBands is false if any byte or the size differs', () => {
  fc.assert(
    fc.property(anyBands, fc.nat(), fc.integer({ min: 1, max: 255 }), (bands, place, change) => {
      const picture = joinBands(bands);
      expect(isSameAsBands(picture, bands)).toBe(true);
      picture.data[place % picture.data.length] ^= change;
      expect(isSameAsBands(picture, bands)).toBe(false);
      const longer = [...bands.slice(0, -1), { ...bands[bands.length - 1], times: 5 }];
      expect(isSameAsBands(joinBands(bands), longer)).toBe(false);
      const [{ width, height, data }] = [joinBands(bands)];
      expect(isSameAsBands({ width: 2 * width, height: height / 2, data }, bands)).toBe(false);
    }),
  );
});

describe('encodePng', () => {
  it('writes files in which another decoder and decodePng find the original pixels', async () => {
    await fc.assert(
      fc.asyncProperty(anyPixels, async (pixels) => {
        const file = await encodePng(pixels);
        expect(readByOther(file)).toEqual(withoutClear(pixels.data));
        const decoded = (await decodePng(file))!;
        expect([decoded.width, decoded.height]).toEqual([pixels.width, pixels.height]);
        expect(withoutClear(decoded.data)).toEqual(withoutClear(pixels.data));
      }),
      { numRuns: 80 },
    );
  });

  it('stores up to 256 colors as palette indexes, with as few bits as possible', () => {
    const depthOf = (count: number): unknown => {
      const format = findPngFormat(pixelsOf(count, 1, (k) => [k % 256, k >> 8, 0, 255]));
      return format.kind === 'indexed' ? format.depth : format.kind;
    };
    expect([1, 2, 3, 4, 5, 16, 17, 256, 257].map(depthOf)).toEqual([1, 1, 2, 2, 4, 4, 8, 8, 'rgb']);
    expect(findPngFormat(pixelsOf(257, 1, (k) => [k % 256, k >> 8, 0, 254])).kind).toBe('rgba');
  });
});

it('densityChunk states rounded pixels per meter in both directions', () => {
  const { type, data } = densityChunk(11_811.6);
  expect([type, ...data]).toEqual(['pHYs', 0, 0, 0x2e, 0x24, 0, 0, 0x2e, 0x24, 1]);
});

describe('decodePng', () => {
  it('reads files of another encoder with every filter', async () => {
    for (const filterType of [0, 1, 2, 3, 4]) {
      const pixels = pixelsOf(50, 20, (k) => [(k * 5) % 256, (k * k) % 256, k % 7, 255 - (k % 50)]);
      const png = new PNG({ width: 50, height: 20, filterType });
      png.data = Buffer.from(pixels.data);
      const decoded = await decodePng(new Uint8Array(PNG.sync.write(png, { filterType })));
      expect(decoded?.data).toEqual(pixels.data);
    }
  });

  it('reads files of every color type, depth and interlacing, with a key or without, like another decoder', async () => {
    const DEPTHS = [[1, 2, 4, 8, 16], [], [8, 16], [1, 2, 4, 8], [8, 16], [], [8, 16]];
    const cases = DEPTHS.flatMap((depths, color) => depths.map((depth) => ({ color, depth })));
    const kind = fc.record({ case: fc.constantFrom(...cases), interlacing: fc.nat(1), isKeyed: fc.boolean() });
    const size = fc.record({ width: fc.integer({ min: 1, max: 20 }), height: fc.integer({ min: 1, max: 20 }) });
    await fc.assert(
      fc.asyncProperty(kind, size, fc.nat(), async ({ case: { color, depth }, interlacing, isKeyed }, sides, seed) => {
        const file = await noiseFile({ ...sides, depth, color, interlacing, isKeyed, seed });
        const decoded = await decodePng(new Uint8Array(file));
        expect(withoutClear(decoded!.data)).toEqual(readByOther(file));
      }),
    );
  });

  interface Noise {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly color: number;
    readonly interlacing: number;
    readonly isKeyed: boolean;
    readonly seed: number;
  }

  /** Returns a PNG file of few colors in disorder, with every filter. With a key, the first color is transparent. */
  async function noiseFile({ width, height, depth, color, interlacing, isKeyed, seed }: Noise) {
    const bits = depth * [1, 0, 3, 1, 2, 0, 4][color];
    // Two pixels, without filters: their bytes are then equal to those of the key.
    const two = Uint8Array.from({ length: 2 * Math.max(1, bits / 8) }, (_, k) => (seed >> (k % 13)) & 255);
    // The passes of a picture of 8 × 8 pixels, each the first column and row and the steps (PNG, 8.1).
    const steps = interlacing ? ['0088', '4088', '0448', '2044', '0224', '1022', '0112'] : ['0011'];
    const rows = steps.flatMap((pass) => {
      const [left, top, right, down] = [...pass].map(Number);
      const columns = Math.ceil((width - left) / right);
      const count = columns > 0 ? Math.max(0, Math.ceil((height - top) / down)) : 0;
      const bytes = Math.ceil((columns * bits) / 8);
      return Array.from({ length: count }, (_, y) => {
        const filter = isKeyed ? 0 : (y + seed) % 5;
        return [filter, ...Array.from({ length: bytes }, (_, k) => two[(k + (y % 2) * (bits >> 3)) % two.length])];
      });
    });
    const palette = { type: 'PLTE', data: Uint8Array.from({ length: 3 * 2 ** Math.min(depth, 8) }, (_, k) => k * 7) };
    const sampleBytes = depth === 16 ? [two[0], two[1]] : [0, two[0] & (2 ** depth - 1)];
    const key = depth === 16 ? [...two.subarray(0, 6)] : [0, two[0], 0, two[1], 0, two[2]];
    const tRNS = { 0: sampleBytes, 2: key, 3: [0, 100] }[color];
    return writeChunks([
      { type: 'IHDR', data: Uint8Array.of(0, 0, 0, width, 0, 0, 0, height, depth, color, 0, 0, interlacing) },
      ...(color === 3 ? [palette] : []),
      ...(isKeyed && tRNS ? [{ type: 'tRNS', data: Uint8Array.from(tRNS) }] : []),
      { type: 'IDAT', data: await deflate([Uint8Array.from(rows.flat())]) },
      { type: 'IEND', data: new Uint8Array(0) },
    ]);
  }

  /** Returns the chunks of a PNG file of 2 × 2 black pixels, with other fields in its header. */
  const fileOf = async ({ width = 2, height = 2, depth = 8, color = 0, rest = [0, 0, 0] }) => {
    const channels = [1, 1, 3, 1, 2, 1, 4][color];
    const rows = new Uint8Array(height * (Math.ceil((width * depth * channels) / 8) + 1));
    return [
      { type: 'IHDR', data: Uint8Array.of(0, 0, 0, width, 0, 0, 0, height, depth, color, ...rest) },
      { type: 'IDAT', data: await deflate([rows]) },
      { type: 'IEND', data: new Uint8Array(0) },
    ];
  };

  it.each([
    ['16 bits per index', { depth: 16, color: 3 }],
    ['4 bits per channel of RGB', { depth: 4, color: 2 }],
    ['3 bits', { depth: 3 }],
    ['an unknown color type', { color: 5 }],
    ['no width', { width: 0 }],
    ['another compression', { rest: [1, 0, 0] }],
    ['other filters', { rest: [0, 1, 0] }],
    ['an unknown interlacing', { rest: [0, 0, 2] }],
  ])('returns null for a file with %s', async (_, change) => {
    expect(await decodePng(writeChunks(await fileOf({})))).toMatchObject({ width: 2, height: 2 });
    expect(await decodePng(writeChunks(await fileOf(change)))).toBeNull();
  });

  it('returns null for a file that is cut off or damaged', async () => {
    const file = await encodePng(pixelsOf(30, 30, (k) => [k % 256, 0, 0, 255]));
    for (const part of [file.slice(0, 0), file.slice(0, -20), file.slice(1), file.slice().fill(0, -60, -30)]) {
      expect(await decodePng(part)).toBeNull();
    }
  });

  it('reads RGB pixels as opaque, except for a color that the file declares to be transparent', async () => {
    const [header, , end] = await fileOf({ color: 2 });
    const rows = Uint8Array.of(0, 10, 20, 30, 40, 50, 60, 0, 70, 80, 90, 100, 110, 120);
    const body = { type: 'IDAT', data: await deflate([rows]) };
    const decoded = await decodePng(writeChunks([header, body, end]));
    expect([...(decoded?.data ?? [])]).toEqual([10, 20, 30, 255, 40, 50, 60, 255, 70, 80, 90, 255, 100, 110, 120, 255]);
    const clear = { type: 'tRNS', data: Uint8Array.of(0, 10, 0, 20, 0, 30) };
    expect((await decodePng(writeChunks([header, clear, body, end])))?.data[3]).toBe(0);
  });

  it('reads palette indexes without a color as transparent, and ignores all colors after the 256th', async () => {
    const [header, , end] = await fileOf({ color: 3 });
    const body = { type: 'IDAT', data: await deflate([Uint8Array.of(0, 0, 1, 0, 2, 255)]) };
    const read = async (palette: Uint8Array<ArrayBuffer>) => [
      ...((await decodePng(writeChunks([header, { type: 'PLTE', data: palette }, body, end])))?.data ?? []),
    ];
    const clear = [0, 0, 0, 0];
    // The second color is cut off.
    expect(await read(Uint8Array.of(1, 2, 3, 4, 5))).toEqual([1, 2, 3, 255, ...clear, ...clear, ...clear]);
    const many = new Uint8Array(3 * 300).fill(9);
    expect(await read(many)).toEqual([9, 9, 9, 255, 9, 9, 9, 255, 9, 9, 9, 255, 9, 9, 9, 255]);
  });

  it('never throws, whatever the bytes, and refuses huge sizes', async () => {
    const file = await encodePng(pixelsOf(20, 20, (k) => [k % 256, 0, k % 3, 255]));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.nat(255), async (at, value) => {
        const changed = file.slice();
        changed[at] = value;
        const decoded = await decodePng(changed);
        expect(decoded === null || decoded.data.length === 4 * decoded.width * decoded.height).toBe(true);
      }),
    );
    const huge = file.slice();
    new DataView(huge.buffer).setUint32(16, 0x7fffffff);
    expect(await decodePng(huge)).toBeNull();
  });
});

const chunk = (type: string, ...data: number[]): PngChunk => ({ type, data: Uint8Array.from(data) });

describe('readChunks', () => {
  const CHUNKS = [chunk('IHDR', 1, 2, 3), chunk('tEXt'), chunk('IEND')];

  it('returns the chunks up to IEND, which share the memory of the file', () => {
    const file = writeChunks([...CHUNKS, chunk('more', 9)]);
    const read = readChunks(file);
    expect(read).toEqual(CHUNKS);
    expect(read?.[0].data.buffer).toBe(file.buffer);
  });

  it('returns null for a file that has another signature, or that ends before IEND does', () => {
    const file = writeChunks(CHUNKS);
    for (const cut of [file.slice(1), file.slice(0, -1), file.slice(0, -12), file.slice(0, 8), file.slice(0, 20)]) {
      expect(readChunks(cut)).toBeNull();
    }
    for (let k = 0; k < 8; k++) expect(readChunks(file.with(k, 0)), `byte ${k}`).toBeNull();
  });

  it('returns null for more than 16,384 chunks', () => {
    const fileOf = (count: number) => writeChunks([...Array(count - 1).fill(chunk('tEXt')), chunk('IEND')]);
    expect(readChunks(fileOf(16_384))).toHaveLength(16_384);
    expect(readChunks(fileOf(16_385))).toBeNull();
  });
});

it('unfilterRow restores every row, and refuses a filter with a number above 4', () => {
  const rows = fc.integer({ min: 1, max: 30 }).chain((length) => {
    const row = fc.uint8Array({ minLength: length, maxLength: length });
    return fc.tuple(row, fc.option(row), fc.integer({ min: 1, max: 4 }));
  });
  fc.assert(
    fc.property(rows, ([row, above, pixelBytes]) => {
      const [filter, ...filtered] = filterRow(row, above, pixelBytes);
      const restored = Uint8Array.from(filtered);
      expect(unfilterRow(filter, restored, above, pixelBytes)).toBe(true);
      expect(restored).toEqual(row);
    }),
  );
  expect([4, 5].map((filter) => unfilterRow(filter, new Uint8Array(1), null, 1))).toEqual([true, false]);
});
