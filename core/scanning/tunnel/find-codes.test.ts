import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encode, isDark } from '#engine';
import { clearPixels, cutPixels, type Pixels, resample, wordsOf } from '#raster';
import type { DecoderModule } from './decoders.ts';
import { findCodes, type LargePicture } from './find-codes.ts';

const MODULE: DecoderModule = {
  bytes: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer,
};

const [WIDTH, HEIGHT] = [3000, 1500];
const NEVER = () => false;

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

/** Returns a large picture of one color with codes of another. */
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

function largeOf(picture: Pixels): LargePicture {
  const read: LargePicture['read'] = (part, width, height) =>
    width === part.width ? cutPixels(picture, part) : resample(picture, part, width, height);
  return { ...picture, read };
}

function smallOf(picture: Pixels): Pixels {
  return resample(picture, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 1024, Math.round((1024 * HEIGHT) / WIDTH));
}

const SMALL_CODE = { text: 'https://example.com/table/17', x: 1900, y: 1250, scale: 3 };

it.each([
  ['dark on light', BLACK, WHITE],
  ['light on dark', WHITE, BLACK],
  ['dark on nothing', BLACK, CLEAR],
  ['light on nothing', WHITE, CLEAR],
])('a small code in a large picture is found, %s', async (_, ink, paper) => {
  const picture = pictureOf([SMALL_CODE], ink, paper);
  expect(await findCodes(smallOf(picture), null, MODULE, NEVER)).toEqual([]);
  const found = await findCodes(smallOf(picture), largeOf(picture), MODULE, NEVER);
  expect(found).toMatchObject([{ text: SMALL_CODE.text, level: 'M' }]);
});

it('small and large codes in one picture are found, each once, wherever the picture is divided', async () => {
  const codes = [
    { text: 'small, at the corner', x: WIDTH - 90, y: HEIGHT - 90, scale: 3 },
    { text: 'between two parts', x: 1980, y: 1240, scale: 5 },
    { text: 'large', x: 300, y: 100, scale: 44 },
  ];
  const picture = pictureOf(codes, BLACK, WHITE);
  const found = await findCodes(smallOf(picture), largeOf(picture), MODULE, NEVER);
  expect(found.map(({ text }) => text).sort()).toEqual(codes.map(({ text }) => text).sort());
});

it('a search that is over returns what it has found', async () => {
  const codes = [SMALL_CODE, { text: 'large', x: 300, y: 100, scale: 44 }];
  const picture = pictureOf(codes, BLACK, WHITE);
  expect(await findCodes(smallOf(picture), largeOf(picture), MODULE, () => true)).toMatchObject([{ text: 'large' }]);
});
