import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomDesign } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, MODULE_SHAPES, type QrDesign } from '#design';
import { pixelGrid, rasterize } from '#drawing';
import { makeFile, makeUndrawn, redraw } from '#making';
import { flattenOn, inflate, type UploadedImage } from '#raster';
import { readModules } from '#scanning/pixels';
import { createRandom } from '#testing';
import { inflateHere, pictureOfFile } from './read-back.ts';
import { UnreadableFileError } from './read-svg.ts';
import { FILE_ORDERS } from './testing/index.ts';

/** In luma, from 0 to 255, at the centers of modules. Edges between pixels cause such differences. */
const SAME_LUMA = 14;

/** Share of modules that may differ by more than `SAME_LUMA`, because they are at an image's edge or beside a curve. */
const MOST_OTHERS = 0.02;

const ORDERS = [FILE_ORDERS.svg, FILE_ORDERS.png];
type Order = (typeof ORDERS)[number];

async function fileOf(design: QrDesign, image: UploadedImage | null, order: Order) {
  const made = makeUndrawn(design, image);
  const { file, drawing } = await makeFile({ made, design, image }, order);
  return { made, place: drawing.code ?? expect.fail('No code'), file };
}

const PLAIN = { ...DEFAULT_DESIGN, content: 'https://example.com/' };

function pictureIn({ file, place }: Pick<Awaited<ReturnType<typeof fileOf>>, 'file' | 'place'>, { format }: Order) {
  return pictureOfFile(file, format, place, { images: new Map() });
}

describe.each(ORDERS)('pictureOfFile, given $format', (order) => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('returns what was drawn: design %d', async (seed) => {
    const { design, image } = randomDesign(createRandom(seed));
    const shaped = { ...design, style: { ...design.style, moduleShape: MODULE_SHAPES[seed % MODULE_SHAPES.length] } };
    const written = await fileOf(shaped, image, order);
    const { picture, grid } = await pictureIn(written, order);
    const seen = readModules(picture, grid).luma;
    const { size } = written.made.code;
    const large = pixelGrid(size, 8 * (size + 8), 4);
    const drawn = readModules(flattenOn(rasterize(redraw(written.made, shaped, image, large)), 255), large).luma;
    const others = seen.filter((luma, k) => Math.abs(luma - drawn[k]) > SAME_LUMA);
    expect(others.length / seen.length).toBeLessThanOrEqual(MOST_OTHERS);
  });

  it('depends on the bytes of the file alone: another file with a code at the same place gives another picture', async () => {
    const contents = ['https://example.com/1', 'https://example.com/2'];
    const [one, other] = await Promise.all(contents.map((content) => fileOf({ ...PLAIN, content }, null, order)));
    const first = (await pictureIn(one, order)).picture.data;
    expect((await pictureIn(other, order)).picture.data).not.toEqual(first);
    expect((await pictureIn({ file: one.file, place: other.place }, order)).picture.data).toEqual(first);
  });

  it('refuses a file that is cut off anywhere, and a place that would reach beyond the page', async () => {
    const { file, place } = await fileOf(PLAIN, null, order);
    for (const share of [0, 0.1, 0.5, 0.9]) {
      const cut = { file: file.slice(0, Math.floor(share * file.length)), place };
      await expect(pictureIn(cut, order)).rejects.toThrow(UnreadableFileError);
    }
    const moved = { file, place: { ...place, x: place.x + 1 } };
    await expect(pictureIn(moved, order)).rejects.toThrow(UnreadableFileError);
  });

  it.each(['#FFFFFF00', '#FFFFFF80'])('shows a background of %s as white', async (backgroundColor) => {
    const design = { ...PLAIN, qrType: 'custom', style: { ...DEFAULT_STYLE, backgroundColor } } as const;
    const { page } = await pictureIn(await fileOf(design, null, order), order);
    expect([...page.data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });
});

it('inflateHere returns what was deflated, as `inflate` of #raster does, but no more bytes than requested', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 9000 }), async (bytes) => {
      const packed = Uint8Array.from(deflateSync(bytes));
      expect(inflateHere([packed.slice(0, 5), packed.slice(5)], bytes.length)).toEqual(bytes);
      expect(await inflate([packed], bytes.length)).toEqual(bytes);
    }),
    { numRuns: 50 },
  );
  expect(inflateHere([Uint8Array.from(deflateSync(new Uint8Array(1_000_000)))], 1000)).toHaveLength(1000);
});

it('given a damaged stream, inflateHere returns null, the right bytes, or as many bytes as requested', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 500 }), fc.nat(), fc.nat(254), (bytes, at, by) => {
      const packed = Uint8Array.from(deflateSync(bytes));
      // Only bytes after the two-byte header are damaged, because some bits of the header have no effect.
      packed[2 + (at % (packed.length - 2))] ^= 1 + by;
      const inflated = inflateHere([packed], bytes.length + 1);
      expect(inflated === null || inflated.length === bytes.length + 1 || Buffer.compare(inflated, bytes) === 0).toBe(
        true,
      );
    }),
  );
});
