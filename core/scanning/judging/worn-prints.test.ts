import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode, isDark, type QrCode } from '#engine';
import { flattenOn, fromGray, type Pixels, toGray } from '#raster';
import { shoot } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';
import { createRandom, loadJudgeTools, WEARS, type Wear, wornPrint } from '#testing';
import { checkPicture, type PictureCheck } from './check-picture.ts';

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

const CODES = [
  encode('https://example.com/menu?table=12', { level: 'L' }),
  encode('https://example.com/a', { level: 'M' }),
  encode('https://example.com/menu/late-summer?table=12&lang=en', { level: 'Q' }),
];

const RIGHT: Readonly<Record<Wear, readonly string[]>> = {
  coffee: ['damage'],
  blot: ['damage'],
  sticker: ['damage'],
  scratch: ['damage'],
  fold: ['bent', 'damage'],
  bottle: ['bent'],
  bag: ['bent'],
};

/** Kinds that blame the colors or the light. */
const CONTRAST: readonly string[] = ['ink', 'paper', 'contrast', 'modules', 'glare', 'inverted'];

function reasonsOf({ codes, reason }: PictureCheck): string[] {
  return reason ? [reason.kind] : codes.flatMap((code) => code.findings.map(({ kind }) => kind));
}

/** Prints that scan everywhere need no reason. */
const PRINTS = 20;

it('says of stains, folds and bends on sharp prints what they are, and never blames the contrast', {
  tags: 'deep',
}, async () => {
  const seen: [Wear, string[]][] = [];
  for (let number = 0; seen.length < PRINTS; number++) {
    const wear = WEARS[number % WEARS.length];
    const print = wornPrint(CODES[number % CODES.length], wear, createRandom(100 + number));
    const reasons = reasonsOf(await checkPicture(print, tools));
    if (reasons.length > 0) seen.push([wear, reasons]);
  }
  expect(seen.filter(([, reasons]) => reasons.some((kind) => CONTRAST.includes(kind)))).toEqual([]);
  // One bag, of which nothing is read, is called damage.
  const isRight = ([wear, reasons]: [Wear, string[]]) => reasons.some((kind) => RIGHT[wear].includes(kind));
  expect(seen.filter(isRight).length).toBeGreaterThanOrEqual(0.9 * PRINTS);
});

function drawn(code: QrCode, style = DEFAULT_STYLE): Pixels {
  const grid = pixelGrid(code.size, 8 * (code.size + 8), 4);
  return flattenOn(rasterize(drawQrCode(code, { ...DEFAULT_DESIGN, qrType: 'custom', style }, null, grid)), 255);
}

/** Covers a corner of the data, the lower right one, with a sticker. */
function stickered(turns: number): Pixels {
  const { width, height, data } = drawn(CODES[0]);
  const covered = { width, height, data: data.slice() };
  for (let y = 200; y < 245; y++) covered.data.fill(230, 4 * (y * width + 195), 4 * (y * width + 250));
  for (let k = 3; k < data.length; k += 4) covered.data[k] = 255;
  const quarter = fromGray(shoot(toGray(covered, 255), { page: 255, margin: 0.1, rotation: 90 * turns }));
  return turns === 0 ? covered : quarter;
}

it.each([
  ['lower-right', 0],
  ['lower-left', 1],
  ['upper-left', 2],
  ['upper-right', 3],
] as const)('says where in the picture the damage is: %s', async (place, turns) => {
  const { codes } = await checkPicture(stickered(turns), tools);
  expect(codes).toMatchObject([{ findings: [{ kind: 'damage', place }] }]);
});

it('names damage that every reader copes with, if it uses more than a third of the corrections', async () => {
  const code = encode('https://example.com/menu?table=12', { level: 'H' });
  const { codes } = await checkPicture(wornPrint(code, 'sticker', createRandom(702)), tools);
  expect(codes).toMatchObject([
    {
      verdict: { picture: 'phones' },
      findings: [{ kind: 'damage', verdict: 'everywhere', place: 'lower', misread: 20, used: 3, correctable: 8 }],
    },
  ]);
});

it('says nothing of a stain that readers cope with and that uses less than a third of the corrections', async () => {
  const code = encode('https://example.com/a', { level: 'H' });
  const { codes } = await checkPicture(wornPrint(code, 'scratch', createRandom(3)), tools);
  expect(codes).toMatchObject([{ verdict: { picture: 'everywhere' }, findings: [] }]);
});

it('measures the contrast beside the damage', async () => {
  const pale = {
    ...DEFAULT_STYLE,
    foregroundColor: '#b0b0b0',
    cornerSquaresColor: '#b0b0b0',
    cornerDotsColor: '#b0b0b0',
  };
  const { codes } = await checkPicture(drawn(CODES[1], pale), tools);
  expect(codes).toMatchObject([{ findings: [{ kind: 'ink' }] }]);
});

const MODULE = 7;

/** Prints a code with modules of seven pixels, without the pixels that are blank. */
function printed(code: QrCode, isBlank: (x: number, y: number) => boolean): Pixels {
  const side = MODULE * (code.size + 8);
  const luma = Float32Array.from({ length: side * side }, (_, k) => {
    const [x, y] = [k % side, Math.floor(k / side)];
    const [column, row] = [Math.floor(x / MODULE) - 4, Math.floor(y / MODULE) - 4];
    const isWithin = Math.min(column, row) >= 0 && Math.max(column, row) < code.size;
    return isWithin && isDark(code, column, row) && !isBlank(x, y) ? 20 : 255;
  });
  return fromGray({ width: side, height: side, luma });
}

it.each<[string, (x: number, y: number) => boolean, string]>([
  ['gaps of one pixel (mchehab/zbar #123)', (x, y) => x % MODULE === 0 || y % MODULE === 0, 'gaps'],
  ['gaps of three pixels', (x, y) => x % MODULE < 3 || y % MODULE < 3, 'gaps'],
  ['blank rows (januslo/react-native-bluetooth-escpos-printer #102)', (_, y) => y % MODULE < 2, 'gaps'],
  ['dots (Short-io/qreator #17)', (x, y) => Math.hypot((x % MODULE) - 3, (y % MODULE) - 3) > 2.5, 'gaps'],
  ['dead columns', (x) => x % (3 * MODULE) < 2, 'readings'],
])('reads a code with %s, which decoders miss at first, and names the reason', async (_, isBlank, kind) => {
  const { codes } = await checkPicture(printed(CODES[2], isBlank), tools);
  expect(codes).toMatchObject([{ findings: [{ kind }] }]);
});
