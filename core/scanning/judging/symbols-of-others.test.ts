import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import type { QrCode } from '#engine';
import type { Pixels } from '#raster';
import type { JudgeTools } from '#scanning/verdict';
import {
  alphanumericBits,
  applicationBits,
  type Bits,
  besideEachOther,
  byteBits,
  eciBits,
  GS1_BITS,
  hanziBits,
  kanjiBits,
  loadJudgeTools,
  partBits,
  writtenSymbol,
} from '#testing';
import { type CheckedCode, checkPicture } from './check-picture.ts';

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

function drawn(code: QrCode): Pixels {
  return rasterize(drawQrCode(code, DEFAULT_DESIGN, null, pixelGrid(code.size, 6 * (code.size + 8), 4)));
}

async function checked(code: QrCode): Promise<CheckedCode> {
  const { codes } = await checkPicture(drawn(code), tools);
  expect(codes).toHaveLength(1);
  return codes[0] as CheckedCode;
}

const LATIN = byteBits('https://example.com/caf\xe9');

/** Sound codes in black on white. The strong decoder of this project reads the same bytes as the modules contain. */
it.each<[what: string, segments: readonly (readonly Bits[])[], text: string]>([
  ['Latin-1 (jsQR #129, zxing #1500, Nayuki #154)', [LATIN], 'https://example.com/café'],
  ['Latin-1 with its ECI', [eciBits(3), LATIN], 'https://example.com/café'],
  ['UTF-8 with its ECI', [eciBits(26), byteBits('caf\xc3\xa9')], 'café'],
  ['Windows-1251 with its ECI', [eciBits(22), byteBits('\xcf\xf0\xe8\xe2\xe5\xf2')], 'Привет'],
  ['Shift JIS', [byteBits('\x93\xfa\x96\x7b\x8c\xea')], '日本語'],
  ['kanji mode', [kanjiBits([0x93fa, 0x967b, 0x8cea])], '日本語'],
  ['Big5 with its ECI', [eciBits(28), byteBits('\xa4\xa4\xa4\xe5')], '中文'],
  ['pure bytes', [byteBits('\x00\xff\xfe\x80\x01\xc3')], '\0ÿþ€\x01Ã'],
])('a character set is no fault of the picture: %s', async (_, segments, text) => {
  const code = await checked(writtenSymbol(segments));
  expect(code).toMatchObject({ text, verdict: { picture: 'everywhere' }, findings: [], report: { leftOut: [] } });
});

it.each<[what: string, segments: readonly (readonly Bits[])[], text: string]>([
  ['GS1', [GS1_BITS, alphanumericBits('0104012345123456'), byteBits('10A\x1d21b')], '010401234512345610A\x1d21b'],
  ['a separator in alphanumeric mode', [GS1_BITS, alphanumericBits('10A%21B')], '10A\x1d21B'],
  ['FNC1 in the second position', [applicationBits(37), alphanumericBits('AA1')], '37AA1'],
  ['bytes with nulls in structured append (jsQR #128)', [partBits(2, 2, 7), byteBits('\0\0\xff\0')], '\0\0ÿ\0'],
  ['structured append (ZXing.Net #243)', [partBits(1, 3, 1), alphanumericBits('AA1234567890')], 'AA1234567890'],
  ['Hanzi mode', [hanziBits([0xd6d0, 0xcec4])], '中文'],
])('a decoder that does not know a mode is left out: %s', async (_, segments, text) => {
  const code = await checked(writtenSymbol(segments));
  expect(code).toMatchObject({ text, verdict: { picture: 'phones' }, findings: [], report: { leftOut: ['jsqr'] } });
  expect(code.report.readings.every(({ isRight }) => isRight)).toBe(true);
});

it('joins the parts of a message that are all in a picture', async () => {
  const texts = ['AA1234567890BB1234567890', 'CC1234567890DD1234567890', 'EE1234567890FF'];
  const parts = texts.map((text, k) => drawn(writtenSymbol([partBits(k + 1, 3, 1), alphanumericBits(text)])));
  const page = await checkPicture(besideEachOther([parts[2], parts[0], parts[1]]), tools);
  expect(page).toMatchObject({ joined: [texts.join('')], more: false });
  expect(page.codes.map(({ facts }) => facts.part?.index).sort()).toEqual([1, 2, 3]);
  expect((await checkPicture(besideEachOther(parts.slice(1)), tools)).joined).toEqual([]);
});

/** 27 codes of the same few letters, as in zxing-cpp #831, of which ZXing alone finds 17. */
it('judges each code of a crowd as it would be judged alone', { tags: 'deep' }, async () => {
  const one = drawn(writtenSymbol([alphanumericBits('AAAAAAAA')], { version: 1 }));
  const faint = { ...one, data: one.data.map((value) => Math.max(value, 200)) };
  const row = besideEachOther(Array.from({ length: 9 }, () => one));
  const last = besideEachOther(Array.from({ length: 9 }, (_, k) => (k === 4 ? faint : one)));
  const data = new Uint8ClampedArray(3 * row.data.length);
  for (const [k, part] of [row, row, last].entries()) data.set(part.data, k * row.data.length);
  const { codes, more } = await checkPicture({ width: row.width, height: 3 * row.height, data }, tools);
  const verdicts = (codes as CheckedCode[]).map(({ verdict }) => verdict.picture).sort();
  const [alone] = (await checkPicture(faint, tools)).codes as CheckedCode[];
  expect(verdicts).toEqual([...Array.from({ length: 26 }, () => 'everywhere'), alone.verdict.picture]);
  expect([alone.verdict.picture, more]).toEqual(['unlikely', false]);
});
