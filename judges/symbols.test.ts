// Codes of rare kinds: `samples/symbols`, and others that zint draws, are checked, and what the check says of them is said.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import { decodePng, type Pixels } from '#raster';
import { linesOf, plainOf } from '../package/command/check-report.ts';
import { type Check, check, outcome } from '../package/doors/check.ts';

vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
});

async function sample(name: string): Promise<Pixels> {
  return (await decodePng(readFileSync(new URL(`samples/symbols/${name}.png`, import.meta.url))))!;
}

const [SCALE, MARGIN] = [6, 4];

async function zint(text: string, options: WriterOptions): Promise<Pixels> {
  const { symbol, error } = await writeBarcode(text, { addQuietZones: false, ...options });
  expect(error).toBe('');
  const [width, height] = [symbol.width, symbol.height].map((length) => SCALE * (length + 2 * MARGIN));
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let k = 0; k < width * height; k++) {
    const [x, y] = [k % width, Math.floor(k / width)].map((place) => Math.floor(place / SCALE) - MARGIN);
    const isInside = Math.min(x, y) >= 0 && x < symbol.width && y < symbol.height;
    if (isInside && symbol.data[y * symbol.width + x] === 0) data.fill(0, 4 * k, 4 * k + 3);
  }
  return { width, height, data };
}

function mirrored({ width, height, data }: Pixels): Pixels {
  const words = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  for (let y = 0; y < height; y++) words.subarray(y * width, (y + 1) * width).reverse();
  return { width, height, data: new Uint8ClampedArray(words.buffer) };
}

/** What `quietzone check` prints below the name of the file. */
function saidOf(checked: Check): string {
  return linesOf({ file: 'x', outcome: outcome(checked), check: checked, message: null }, false)
    .split('\n')
    .slice(1)
    .join('\n');
}

const EVERYWHERE = { verdict: 'everywhere', findings: [], symbology: 'qr', gs1: false, part: null, leftOut: [] };

test.each([
  ['latin1-link', 'https://example.com/café', null], // jsQR #129, Nayuki #154
  ['latin1-vcard', 'Zoë Müller', null],
  ['latin1-girocode', 'Straße 7', 'content'],
])('%s is a sound code in ISO-8859-1', async (name, text, announced) => {
  const checked = await check(await sample(name));
  expect(checked.codes).toMatchObject([{ ...EVERYWHERE, charset: { name: 'ISO-8859-1', announced } }]);
  expect(checked.codes[0].text).toContain(text);
  expect(outcome(checked)).toBe('fine');
  expect(saidOf(checked).includes('phones may guess another alphabet')).toBe(announced === null);
});

test.each([
  ['ISO-8859-2', 'Žluťoučký kůň'],
  ['ISO-8859-5', 'Привет'],
  ['ISO-8859-7', 'Καλημέρα'],
  ['ISO-8859-15', 'Œuvre 5 €'],
  ['windows-1251', 'Съешь'],
  ['Shift_JIS', 'こんにちは'],
  ['Big5', '中文'],
  ['GB18030', '中文'],
  ['EUC-KR', '안녕'],
  ['UTF-8', 'Привет, 世界'],
])('a code that announces %s by ECI is as good as any', async (name, text) => {
  const eci = name.replace('windows-1251', 'Cp1251').replace('EUC-KR', 'EUC_KR');
  const { codes } = await check(await zint(text, { format: 'QRCode', options: `eci=${eci}` }));
  expect(codes).toMatchObject([{ ...EVERYWHERE, text, charset: { name, announced: 'eci' } }]);
});

test.each([
  ['Micro QR M1', '12345', 'MicroQRCode', 'micro-qr'],
  ['Micro QR M2', 'ABC12', 'MicroQRCode', 'micro-qr'],
  ['Micro QR M3', 'MENU 42', 'MicroQRCode', 'micro-qr'],
  ['Micro QR M4', 'https://ex.am', 'MicroQRCode', 'micro-qr'], // SecUSo/privacy-friendly-qr-scanner #144
  ['rMQR of 27 × 11', '1', 'RMQRCode', 'rmqr'],
  ['rMQR of 59 × 15', 'https://example.com/a/long/one/for/rmqr/codes', 'RMQRCode', 'rmqr'], // etiket #27
] as const)('%s is called by name', async (_, text, format, symbology) => {
  const checked = await check(await zint(text, { format }));
  expect(checked.codes).toMatchObject([{ text, symbology, verdict: null, variant: null }]);
  expect(saidOf(checked)).toContain(`${symbology === 'rmqr' ? 'rMQR' : 'Micro QR'}: most phones can't read it.`);
  expect(outcome(checked)).toBe('below');
});

test.each(['microqr', 'rmqr'])('%s.png is called by name, not mirrored', async (name) => {
  expect(saidOf(await check(await sample(name)))).not.toMatch(/mirrored|distorted/);
});

test('a mirrored code is called mirrored', async () => {
  const checked = await check(mirrored(await zint('https://example.com', { format: 'QRCode' })));
  expect(checked.codes).toMatchObject([{ text: 'https://example.com', verdict: null, variant: 'mirrored' }]);
  expect(saidOf(checked)).toContain('This code is mirrored.');
});

test('a GS1 code has its separators and elements shown', async () => {
  const checked = await check(await zint('[01]09506000134352[10]ABC[21]XYZ', { format: 'QRCode', options: 'gs1' }));
  expect(checked.codes).toMatchObject([
    { text: '010950600013435210ABC\x1d21XYZ', gs1: true, verdict: 'phones', leftOut: ['jsqr'] },
  ]);
  expect(saidOf(checked)).toContain('10ABC⟨GS⟩21XYZ');
  expect(saidOf(checked)).toContain('(01)09506000134352(10)ABC(21)XYZ');
  expect(outcome(checked)).toBe('fine');
});

test('the parts of a text are told, and joined if all are there', async () => {
  const alone = await check(await sample('sa-01'));
  expect(alone).toMatchObject({ joined: [], codes: [{ verdict: 'phones', part: { index: 1, of: 3 } }] });
  expect(saidOf(alone)).toContain('part 1 of 3');
  const page = await check(await sample('sa-page')); // ZXing.Net #243
  const text = 'AA1234567890BB1234567890CC1234567890DD1234567890EE1234567890FF';
  expect(page.joined).toEqual([text]);
  expect(saidOf(page)).toContain(`"${text}"`);
  expect(page.codes.map(({ part }) => part?.index).sort()).toEqual([1, 2, 3]);
  expect([outcome(page, { expect: text }), outcome(alone, { expect: text })]).toEqual(['fine', 'other']);
});

test('a sheet of 21 codes has 21', async () => {
  const checked = await check(await sample('sheet-21-codes')); // BinaryEye #673
  expect(checked.codes).toHaveLength(21);
  expect(plainOf({ file: 'x', outcome: 'fine', check: checked, message: null }, false).more).toBe(false);
});

test('a limit that is reached is said and fails the check', async () => {
  const checked = { ...(await check(await sample('latin1-link'))), more: true };
  expect(outcome(checked)).toBe('below');
  expect(saidOf(checked)).toContain('more than 200 codes');
});
