import { beforeAll, expect, it } from 'vitest';
import { type DesignWithImage, randomDesign } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode, type QrCode } from '#engine';
import { clearPixels, cutPixels, flattenOn, fromGray, type Pixels, toGray } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { findCodes, type SeenCode, type Shot, seenIn, shoot } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';
import { createRandom, loadJudgeTools, spoilModules } from '#testing';
import { type CheckedCode, checkPicture } from './check-picture.ts';
import { judge, type ScanReport, saidVerdict } from './judge.ts';

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

const CODE = encode('https://example.com/menu?table=12', { level: 'Q' });

function drawn(code: QrCode, scale: number, margin = 4, style: Partial<QrStyle> = {}): Pixels {
  const grid = pixelGrid(code.size, scale * (code.size + 2 * margin), margin);
  return rasterize(
    drawQrCode(code, { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } }, null, grid),
  );
}

/** Places pictures on a page of one luma. */
function onPage(
  width: number,
  height: number,
  page: number,
  places: readonly (readonly [Pixels, number, number])[],
): Pixels {
  const large = clearPixels(width, height);
  large.data.fill(page);
  for (let index = 3; index < large.data.length; index += 4) large.data[index] = 255;
  for (const [picture, left, top] of places) {
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width);
      large.data.set(row, 4 * ((top + y) * width + left));
    }
  }
  return large;
}

function photographed(picture: Pixels, shot: Partial<Shot>): Pixels {
  return fromGray(shoot(toGray(picture, 255), { page: 255, margin: 0.2, ...shot }));
}

async function see(picture: Pixels) {
  return seenIn((await findCodes(picture, 'live', tools)).codes);
}

async function verdictOf({ design, image }: DesignWithImage, picture: Pixels) {
  const reports: ScanReport[] = [];
  await judge(
    { design, image, picture },
    async () => tools,
    (report) => reports.push(report),
  );
  return saidVerdict(reports[reports.length - 1]);
}

// calibrate.mjs compares a hundred.
it.each([
  ['phones', 9],
  ['unlikely', 3],
])('says of a design on this site what the site says of it: %s', { tags: 'deep' }, async (verdict, seed) => {
  const drawing = randomDesign(createRandom(seed));
  const { picture, text, code, grid } = specimenOf(drawing.design, drawing.image);
  expect(await verdictOf(drawing, picture)).toMatchObject({ picture: verdict });
  const { codes, reason } = await checkPicture(picture, tools);
  const { version, level, mask } = code;
  expect(codes).toMatchObject([
    { is: 'checked', text, version, level, mask, margin: grid.margin, verdict: { picture: verdict } },
  ]);
  expect((codes[0] as CheckedCode).findings.length).toBeGreaterThan(0);
  expect(reason).toBeNull();
});

it('finds every code, in any size, direction and polarity, and the same text at two places', async () => {
  const [one, other] = [encode('one', { level: 'L', mask: 3 }), encode('other', { level: 'H', minVersion: 7 })];
  const light = {
    foregroundColor: '#FFF',
    cornerSquaresColor: '#FFF',
    cornerDotsColor: '#FFF',
    backgroundColor: '#000',
  };
  const picture = onPage(1500, 1000, 230, [
    [drawn(one, 3, 2), 40, 30],
    [drawn(one, 4, 4, light), 1300, 20],
    [photographed(drawn(other, 8), { rotation: 30, page: 230 }), 500, 150],
  ]);
  const codes = await see(picture);
  expect(codes).toMatchObject([
    { text: 'other', version: 7, level: 'H', mask: other.mask, size: 45, rows: other.rows, margin: 4, misread: [] },
    { text: 'one', version: 1, level: 'L', mask: 3, margin: 4, misread: [], budget: [{ wrong: 0, correctable: 2 }] },
    { text: 'one', version: 1, level: 'L', mask: 3, margin: 4, misread: [] },
  ]);
  const [first, , third] = codes[2].corners;
  for (const [found, true_] of [
    [first, { x: 46, y: 36 }],
    [third, { x: 46 + 63, y: 36 + 63 }],
  ]) {
    expect(Math.hypot(found.x - true_.x, found.y - true_.y)).toBeLessThan(1.5);
  }
});

it('finds a small code in a picture that is searched in parts, with corners in the whole picture', async () => {
  const picture = onPage(3200, 1500, 240, [[drawn(CODE, 2), 2800, 1300]]);
  const [code] = await see(picture);
  expect(code.text).toBe('https://example.com/menu?table=12');
  expect(Math.hypot(code.corners[0].x - 2808, code.corners[0].y - 1308)).toBeLessThan(1);
});

it('counts the quiet zone up to the first mark', async () => {
  const picture = drawn(CODE, 6);
  for (const margin of [3, 2, 1, 0]) {
    const marked = { ...picture, data: picture.data.slice() };
    const top = 6 * (3 - margin);
    for (let y = top; y < top + 6; y++)
      marked.data.fill(0, 4 * (y * picture.width + 60), 4 * (y * picture.width + 110));
    for (let index = 3; index < marked.data.length; index += 4) marked.data[index] = 255;
    expect(await see(marked)).toMatchObject([{ margin }]);
  }
  const side = 6 * CODE.size;
  const bare = cutPixels(picture, { x: 24, y: 24, width: side, height: side });
  expect((await checkPicture(bare, tools)).codes).toMatchObject([{ margin: 0 }]);
});

it('shows the spoiled modules of a photographed print, and no others', async () => {
  for (let seed = 0; seed < 6; seed++) {
    const random = createRandom(seed);
    const { picture, misread } = spoilModules(CODE, 12, random);
    const turned = { rotation: 60 * random() - 30, tilt: 40 * random() - 20 };
    const light = {
      blur: 0.7 + 0.5 * random(),
      shade: 0.5 + 0.5 * random(),
      range: [25, 225],
      noise: 2 + 6 * random(),
    } as const;
    const shot = photographed(picture, { margin: 0.05, page: 200, width: 200 + 300 * random(), ...turned, ...light });
    const frame = onPage(1280, 720, 130, [[shot, 300, 20]]);
    const [code] = (await see(frame)) as SeenCode[];
    expect(code.misread).toEqual(misread);
    const wrong = code.budget.reduce((sum, block) => sum + block.wrong, 0);
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThanOrEqual(12);
  }
});

it('returns a code that is read but mirrored as unidentified, with its place', async () => {
  const { width, height, data } = drawn(CODE, 8);
  const words = new Uint32Array(data.slice().buffer);
  for (let y = 0; y < height; y++) words.subarray(width * y, width * (y + 1)).reverse();
  const { codes, reason } = await checkPicture({ width, height, data: new Uint8ClampedArray(words.buffer) }, tools);
  expect(codes).toMatchObject([{ is: 'unidentified', text: 'https://example.com/menu?table=12' }]);
  expect(reason).toBeNull();
  expect(codes[0].corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true);
});

it('reports the codes as soon as they are seen, and again after each verdict', async () => {
  const picture = onPage(700, 400, 255, [
    [drawn(CODE, 5), 20, 20],
    [drawn(encode('second', { level: 'M' }), 5), 450, 40],
  ]);
  const progress: string[] = [];
  const { codes } = await checkPicture(picture, tools, (now) => progress.push(now.map(({ is }) => is).join(' ')));
  expect(progress).toEqual(['seen seen', 'checked seen', 'checked checked']);
  expect(codes.map(({ text }) => text)).toEqual(['https://example.com/menu?table=12', 'second']);
});

it('reads a code that decoders miss at first, and calls it unlikely to scan', async () => {
  const faint = photographed(drawn(CODE, 10), { range: [128, 134], noise: 1 });
  const { codes } = await checkPicture(faint, tools);
  expect(codes).toMatchObject([
    { text: 'https://example.com/menu?table=12', verdict: { picture: 'unlikely', content: 'works' } },
  ]);
});

const PICTURE = flattenOn(drawn(CODE, 10), 255);

/** Burns out the middle of a photograph, with a soft edge. */
function glaring(picture: Pixels): Pixels {
  const data = picture.data.slice();
  for (let index = 0; index < data.length; index += 4) {
    const [x, y] = [(index / 4) % picture.width, Math.floor(index / 4 / picture.width)];
    const light = 400 - (900 * Math.hypot(x - picture.width / 2, y - picture.height / 2)) / picture.width;
    for (let channel = 0; channel < 3; channel++) data[index + channel] += Math.max(0, light);
  }
  return { ...picture, data };
}

it.each<[string, Pixels, object]>([
  ['blur', photographed(PICTURE, { blur: 9 }), { kind: 'blur' }],
  ['too few pixels', photographed(PICTURE, { width: 28 }), { kind: 'small' }],
  ['too little contrast', photographed(PICTURE, { range: [120, 121], noise: 3 }), { kind: 'contrast' }],
  ['glare', glaring(photographed(PICTURE, { range: [40, 190], noise: 4, rotation: 9 })), { kind: 'glare' }],
  ['a blank page', onPage(300, 300, 255, []), { kind: 'contrast', levels: 0 }],
])('names the likely reason why nothing is read: %s', async (_, picture, reason) => {
  expect(await checkPicture(picture, tools)).toEqual({
    codes: [],
    more: false,
    joined: [],
    reason: expect.objectContaining(reason),
  });
});
