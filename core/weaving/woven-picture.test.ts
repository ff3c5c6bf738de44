import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_WEAVE, luma, WEAVE_LOOKS, type Weave } from '#design';
import { pixelGrid } from '#drawing';
import { blockLayout, isDark, moduleRoles, placeOf } from '#engine';
import { clearPixels, lumaAt, type Pixels } from '#raster';
import { createRandom, drawSample } from '#testing';
import { codeEdges, levelsFor } from './levels.ts';
import { lumaPainter } from './luma-painter.ts';
import { isFinder } from './planes.ts';
import { PAINT, PEARLS } from './recipe.ts';
import { meansByModule } from './tones.ts';
import {
  chromaOf,
  colorPixels,
  inkOf,
  paintWoven,
  type WeaveSource,
  type WovenPicture,
  weavePicture,
} from './woven-picture.ts';

const TEXT = 'https://example.com/abcdef';

function plainPicture(r: number, g: number, b: number, alpha = 255): Pixels {
  const pixels = clearPixels(64, 64);
  for (let i = 0; i < pixels.data.length; i += 4) pixels.data.set([r, g, b, alpha], i);
  return pixels;
}

function sourceOf(image: Pixels, changes: Partial<Weave> = {}): WeaveSource {
  return { text: TEXT, eci: true, weave: { ...DEFAULT_WEAVE, ...changes }, image };
}

/** Returns a hash of a value. Comparing hashes is fast; comparing arrays element by element takes seconds. */
function digestOf(value: unknown): string {
  const hash = createHash('sha256');
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (!ArrayBuffer.isView(part)) return part;
    hash.update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
    return part.byteLength;
  });
  return hash.update(text).digest('hex');
}

const STRENGTHS = [0, 0.5, 1];

interface Golden extends WovenPicture {
  readonly image: Pixels;
}

/** The woven pictures that the tests share: two sample pictures in each strength and look. */
let golden: readonly Golden[];

beforeAll(() => {
  golden = (['face', 'cat'] as const).flatMap((name) => {
    const image = drawSample(name, 300);
    let last: WovenPicture | null = null;
    return STRENGTHS.flatMap((strength) =>
      WEAVE_LOOKS.map((look) => {
        last = weavePicture(sourceOf(image, { strength, look }), last);
        return { ...last, image };
      }),
    );
  });
});

describe('painted modules', () => {
  it.each(WEAVE_LOOKS)('nearly reach their bound, except modules that already have the largest core (%s)', (look) => {
    const recipe = look === 'pearls' ? PEARLS : PAINT;
    for (const { code, means, tones, weave } of golden) {
      if (weave.look !== look || weave.strength !== 0.5) continue;
      const edges = codeEdges(pixelGrid(code.size));
      const levels = levelsFor(code, means, look === 'pearls' ? 0.65 : 0.5);
      const painter = lumaPainter({ code, tones, means, levels, edges, look });
      for (let module = 0; module < means.length; module++) painter.paint(module);
      const painted = meansByModule(painter.luma, edges);
      const roles = moduleRoles(code.version, code.level);
      const largest = recipe.cores[recipe.cores.length - 1];
      const isMissed = (mean: number, module: number): boolean => {
        if (isFinder(roles[module]) || painter.cores[module] === Math.fround(largest)) return false;
        const isModuleDark = isDark(code, ...placeOf(module, code.size));
        const missing = isModuleDark ? mean - levels.bound[module] : levels.bound[module] - mean;
        return missing > recipe.tolerance + 1;
      };
      expect([...painted].filter(isMissed)).toEqual([]);
    }
  });

  it('are opaque, and so are the finder patterns, which are left white', () => {
    const woven = golden[0];
    const grid = pixelGrid(woven.code.size);
    const pixels = paintWoven(woven, woven.image, grid);
    const edges = codeEdges(grid);
    for (let y = 0; y < edges[7]; y++) {
      const row = pixels.data.subarray(4 * y * pixels.width, 4 * (y * pixels.width + edges[7]));
      expect(row.every((value) => value === 255)).toBe(true);
    }
    expect(pixels.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });
});

describe('colors', () => {
  it('have the requested luma, up to rounding', () => {
    const square = drawSample('sunset', 64);
    const wanted = Float32Array.from({ length: 64 * 64 }, (_, i) => (i * 37) % 256);
    const pixels = clearPixels(64, 64);
    colorPixels(square, wanted, chromaOf(inkOf(square)), pixels);
    const missing = wanted.map((value, i) => Math.abs(lumaAt(pixels.data, 4 * i) - value));
    expect(Math.max(...missing)).toBeLessThanOrEqual(1);
  });

  it('have less chroma if it would not fit into 0 to 255', () => {
    const red = plainPicture(255, 0, 0);
    const pixels = clearPixels(64, 64);
    colorPixels(red, new Float32Array(64 * 64).fill(240), chromaOf(inkOf(red)), pixels);
    expect(pixels.data[0]).toBe(255);
    expect(Math.abs(lumaAt(pixels.data, 0) - 240)).toBeLessThanOrEqual(1);
  });

  it('include a dark ink in the hue of the picture, or a gray ink if the picture has no hue', () => {
    const ink = inkOf(drawSample('cup', 64));
    expect(luma(ink)).toBeGreaterThan(30);
    expect(luma(ink)).toBeLessThan(46);
    expect(ink.r).toBeGreaterThan(ink.b);
    expect(inkOf(plainPicture(90, 90, 90))).toEqual({ r: 38, g: 38, b: 38, a: 1 });
  });
});

describe('a woven picture', () => {
  it('is read by both decoder models with few wrong codewords, whatever the strength and look', () => {
    for (const { facts } of golden) expect(facts.wrongCodewords).toBeLessThanOrEqual(2);
  });

  it('agrees with its image by more than 85%, even in the focus, and can correct nine codewords in each block', () => {
    for (const { facts } of golden) {
      expect(facts.match).toBeGreaterThan(0.85);
      expect(facts.focusMatch).toBeGreaterThan(0.85);
      expect(facts.correctable).toBe(9);
    }
  });

  it('can be made from any image: uniform, noisy, transparent, tiny or elongated', { tags: 'deep' }, () => {
    const noisy = clearPixels(100, 37);
    const random = createRandom(1);
    for (let i = 0; i < noisy.data.length; i++) noisy.data[i] = 256 * random();
    const pictures = [
      plainPicture(0, 0, 0),
      plainPicture(200, 10, 10, 0),
      noisy,
      clearPixels(1, 1),
      clearPixels(3, 900),
    ];
    for (const image of pictures) {
      const woven = weavePicture(sourceOf(image));
      expect(woven.facts.wrongCodewords).toBeLessThanOrEqual(woven.facts.correctable);
      expect(paintWoven(woven, image, pixelGrid(woven.code.size)).data.some(Number.isNaN)).toBe(false);
    }
  });

  it('can correct a larger share of each block at level M than at level L', () => {
    const shareOf = ({ code, facts }: WovenPicture): number => {
      const [{ dataCodewords, errorCorrectionCodewords }] = blockLayout(code.version, code.level);
      return facts.correctable / (dataCodewords + errorCorrectionCodewords);
    };
    const sturdy = weavePicture(sourceOf(golden[0].image, { isSturdy: true }), golden[0]);
    expect([golden[0].code.level, sturdy.code.level]).toEqual(['L', 'M']);
    expect(sturdy.facts.correctable).toBe(blockLayout(sturdy.code.version, 'M')[0].correctable);
    expect(shareOf(sturdy)).toBeGreaterThan(1.7 * shareOf(golden[0]));
  });

  it('reports that it can show little of a uniformly gray image', () => {
    expect(weavePicture(sourceOf(plainPicture(128, 128, 128))).facts.flatShare).toBeGreaterThan(0.9);
    expect(golden.at(-1)?.facts.flatShare).toBeLessThan(0.1);
  });

  it('has modules whose mean luma is nearly the same at 820 pixels as at the default size', { tags: 'deep' }, () => {
    const [{ image }] = golden;
    const cropped = weavePicture(sourceOf(image, { crop: { x: 0.4, y: 0.4, side: 0.5 } }));
    for (const woven of [golden[0], cropped]) {
      const means = [pixelGrid(41), pixelGrid(41, 820)].map((grid) => {
        const pixels = paintWoven(woven, image, grid);
        const plane = Float32Array.from({ length: pixels.width ** 2 }, (_, k) => lumaAt(pixels.data, 4 * k));
        return meansByModule(plane, codeEdges(grid));
      });
      expect(means[1].length).toBe(means[0].length);
      expect(Math.max(...means[0].map((mean, module) => Math.abs(mean - means[1][module])))).toBeLessThan(16);
    }
  });
});

describe('an earlier picture', () => {
  const { crop, focus } = DEFAULT_WEAVE;
  const CHANGES: readonly {
    readonly what: string;
    readonly change: Partial<WeaveSource>;
    readonly keepsCode: boolean;
  }[] = [
    { what: 'strength', change: { weave: { ...DEFAULT_WEAVE, strength: 0.9 } }, keepsCode: true },
    { what: 'look', change: { weave: { ...DEFAULT_WEAVE, look: 'pearls' } }, keepsCode: true },
    { what: 'text', change: { text: `${TEXT}g` }, keepsCode: false },
    { what: 'detail', change: { weave: { ...DEFAULT_WEAVE, detail: 'fine' } }, keepsCode: false },
    { what: 'crop', change: { weave: { ...DEFAULT_WEAVE, crop: { ...crop, side: 0.6 } } }, keepsCode: false },
    { what: 'focus', change: { weave: { ...DEFAULT_WEAVE, focus: { ...focus, radius: 0.12 } } }, keepsCode: false },
  ];
  const wide = drawSample('cup', 300);
  // Not square, so that a crop can be off center in both directions.
  const image = { ...wide, height: 250, data: wide.data.slice(0, 4 * 300 * 250) };
  const common = weavePicture(sourceOf(image));

  it.each(CHANGES)(
    'has its code reused after a change of $what only if the code does not depend on $what',
    ({ change, keepsCode }) => {
      const source = { ...sourceOf(image), ...change };
      const after = weavePicture(source, common);
      expect(after.code === common.code).toBe(keepsCode);
      expect(after === common).toBe(false);
      // The result is the same as without the earlier picture.
      if (keepsCode) expect(digestOf(after)).toBe(digestOf(weavePicture(source)));
    },
  );

  it('is returned itself if nothing has changed, even after being copied to a worker', () => {
    const before = structuredClone(common);
    expect(weavePicture(structuredClone(sourceOf(image)), before) === before).toBe(true);
  });
});
