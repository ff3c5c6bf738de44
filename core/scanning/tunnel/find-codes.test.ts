import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode, isDark, LEVELS } from '#engine';
import { clearPixels, cutPixels, fromGray, type Pixels, resample, toGray, wordsOf } from '#raster';
import { besideEachOther, byteBits, writtenSymbol } from '#testing';
import { shoot } from './camera.ts';
import { type Decoder, type DecoderModule, loadDecoders, WEAK_DECODER } from './decoders.ts';
import { findCodes, textsOf } from './find-codes.ts';

const MODULE: DecoderModule = {
  bytes: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer,
};

const [WIDTH, HEIGHT] = [3000, 1500];

let decoders: readonly Decoder[];

async function textsIn(picture: Pixels, effort: 'live' | 'still' = 'still', by = decoders) {
  return textsOf((await findCodes(picture, effort, { decoders: by })).codes);
}

beforeAll(async () => {
  decoders = await loadDecoders(MODULE);
});

const BLACK = 0xff141414;
const WHITE = 0xfff0f0f0;
const CLEAR = 0;

interface PlacedCode {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Pixels per module. */
  readonly scale: number;
}

function pictureOf(codes: readonly PlacedCode[], ink: number, paper: number): Pixels {
  const picture = clearPixels(WIDTH, HEIGHT);
  const words = wordsOf(picture).fill(paper);
  for (const { text, x, y, scale } of codes) {
    const code = encode(text, { level: 'M' });
    for (let row = 0; row < code.size * scale; row++) {
      for (let column = 0; column < code.size * scale; column++) {
        const isInked = isDark(code, Math.floor(column / scale), Math.floor(row / scale));
        if (isInked) words[(y + row) * WIDTH + x + column] = ink;
      }
    }
  }
  return picture;
}

function smallOf(picture: Pixels): Pixels {
  return resample(picture, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 1024, Math.round((1024 * HEIGHT) / WIDTH));
}

const SMALL_CODE = { text: 'https://example.com/table/17', x: 1900, y: 1250, scale: 2 };

it.each([
  ['dark on light', BLACK, WHITE],
  ['light on dark', WHITE, BLACK],
  ['dark on nothing', BLACK, CLEAR],
  ['light on nothing', WHITE, CLEAR],
])('a small code in a large picture is found, %s', { tags: 'deep' }, async (_, ink, paper) => {
  const picture = pictureOf([SMALL_CODE], ink, paper);
  expect(await textsIn(smallOf(picture), 'live')).toEqual([]);
  const found = await textsIn(picture, 'live');
  expect(found).toMatchObject([{ text: SMALL_CODE.text, level: 'M' }]);
});

it('small and large codes in one picture are found, each once, wherever the picture is divided', async () => {
  const codes = [
    { text: 'small, at the corner', x: WIDTH - 90, y: HEIGHT - 90, scale: 3 },
    { text: 'between two parts', x: 1980, y: 1240, scale: 5 },
    { text: 'large', x: 300, y: 100, scale: 44 },
  ];
  const picture = pictureOf(codes, BLACK, WHITE);
  const found = await textsIn(picture);
  expect(found.map(({ text }) => text).sort()).toEqual(codes.map(({ text }) => text).sort());
});

it('a search that is over returns what it has found', async () => {
  const codes = [SMALL_CODE, { text: 'large', x: 300, y: 100, scale: 44 }];
  const picture = pictureOf(codes, BLACK, WHITE);
  const { codes: found } = await findCodes(picture, 'still', { decoders, isOver: () => true });
  expect(textsOf(found)).toMatchObject([{ text: 'large' }]);
});

it('a faint code is found in a still picture, and not in the frame of a camera', async () => {
  const grid = pixelGrid(25, 330, 4);
  const picture = rasterize(drawQrCode(encode('faint', { level: 'Q', minVersion: 2 }), DEFAULT_DESIGN, null, grid));
  const shot = { page: 255, margin: 0.2, range: [128, 134], noise: 1 } as const;
  const faint = fromGray(shoot(toGray(picture, 255), shot));
  expect([await textsIn(faint, 'live'), await textsIn(faint)]).toMatchObject([[], [{ text: 'faint' }]]);
});

describe('the codes in a picture', () => {
  it('are found with their text, version, level and mask', async () => {
    const codes = LEVELS.map((level) => encode(`a code of level ${level}`, { level, eci: true }));
    const picture = besideEachOther(codes.map((code) => rasterize(drawQrCode(code, DEFAULT_DESIGN))));
    const found = await textsIn(picture);
    for (const { version, level, mask } of codes) {
      expect(found).toContainEqual(expect.objectContaining({ text: `a code of level ${level}`, version, level, mask }));
    }
    expect(found).toHaveLength(codes.length);
  });

  it('are returned once for each text; for a picture without codes, the list is empty', async () => {
    const one = rasterize(drawQrCode(encode('twice', { level: 'M', eci: true }), DEFAULT_DESIGN));
    expect(await textsIn(besideEachOther([one, one]))).toMatchObject([{ text: 'twice' }]);
    const other = rasterize(drawQrCode(encode('other', { level: 'M', eci: true }), DEFAULT_DESIGN));
    const found = await textsIn(besideEachOther([one, other, one]));
    expect(found.map(({ text }) => text).sort()).toEqual(['other', 'twice']);
    const empty = { ...one, data: new Uint8ClampedArray(one.data.length).fill(255) };
    expect(await textsIn(empty)).toEqual([]);
  });

  it('are no codes if a decoder sees one without content where no modules are, as jsQR does', async () => {
    const picture = { width: 60, height: 60, data: new Uint8ClampedArray(4 * 60 * 60).fill(255) };
    const read: Decoder['read'] = async () => ({ ...(await WEAK_DECODER.read(drawn))!, text: '', bytes: [] });
    const drawn = rasterize(drawQrCode(encode('x', { level: 'M' }), DEFAULT_DESIGN));
    expect((await findCodes(picture, 'still', { decoders: [{ id: 'jsqr', read }] })).codes).toEqual([]);
  });

  it('get their version, level and mask from the weak decoder too', async () => {
    const code = encode('seen by the weak one', { level: 'Q', minVersion: 5 });
    const found = await textsIn(rasterize(drawQrCode(code, DEFAULT_DESIGN)), 'still', [WEAK_DECODER]);
    expect(found).toMatchObject([{ text: 'seen by the weak one', version: 5, level: 'Q', mask: code.mask }]);
  });

  it('have the text of their modules, in a set that the weak decoder does not know either', async () => {
    const latin = writtenSymbol([byteBits('caf\xe9')]);
    const picture = rasterize(drawQrCode(latin, DEFAULT_DESIGN));
    expect(await textsIn(picture, 'still', [WEAK_DECODER])).toMatchObject([{ text: 'café' }]);
  });

  it('are left out if they have no text', async () => {
    const empty = rasterize(drawQrCode(writtenSymbol([byteBits('')]), DEFAULT_DESIGN));
    expect(await textsIn(empty, 'still', [WEAK_DECODER])).toEqual([]);
  });

  it('of equal texts count too, up to 200; that there are more is said', { tags: 'deep' }, async () => {
    const one = rasterize(drawQrCode(encode('7', { level: 'H' }), DEFAULT_DESIGN, null, pixelGrid(21, 75, 2)));
    const row = besideEachOther(Array.from({ length: 14 }, () => one));
    const data = new Uint8ClampedArray(15 * row.data.length);
    for (let k = 0; k < 15; k++) data.set(row.data, k * row.data.length);
    const sheet = { width: 14 * 75, height: 15 * 75, data };
    const found = await findCodes(sheet, 'still', { decoders });
    expect([found.codes.length, found.more]).toEqual([200, true]);
    const fewer = await findCodes(cutPixels(sheet, { x: 0, y: 0, width: 14 * 75, height: 9 * 75 }), 'still', {
      decoders,
    });
    expect([fewer.codes.length, fewer.more]).toEqual([126, false]);
  });
});
