import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import bwip from 'bwip-js/node';
import fc from 'fast-check';
import jsQR from 'jsqr';
import decodeQR from 'qr/decode.js';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import {
  type EncodeOptions,
  encode,
  isDark,
  LEVELS,
  MASKS,
  messageFor,
  prepareMessage,
  type QrCode,
  readMessage,
  readySegments,
  renderMask,
} from './index.ts';

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) } });
});

/** Returns the symbol in black on white with its quiet zone; `scale` is pixels per module. */
function paint(code: QrCode, scale: number): ImageData {
  const side = (code.size + 8) * scale;
  const pixels = new Uint32Array(side * side).fill(0xffffffff);
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!isDark(code, x, y)) continue;
      for (let row = (y + 4) * scale; row < (y + 5) * scale; row++) {
        pixels.fill(0xff000000, row * side + (x + 4) * scale, row * side + (x + 5) * scale);
      }
    }
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width: side, height: side, colorSpace: 'srgb' } as ImageData;
}

async function readByZxing(image: ImageData): Promise<string | undefined> {
  const [result] = await readBarcodes(image, { formats: ['QRCode'], textMode: 'Plain' });
  return result?.text;
}

function readByJsqr(image: ImageData): string | undefined {
  return jsQR(image.data, image.width, image.height, { inversionAttempts: 'dontInvert' })?.data;
}

async function expectBothToRead(text: string, options: EncodeOptions, expected = text): Promise<void> {
  const image = paint(encode(text, options), 3);
  expect(await readByZxing(image)).toBe(expected);
  expect(readByJsqr(image)).toBe(expected);
}

test('two independent decoders read all versions, with every level and mask among them', async () => {
  for (let version = 1; version <= 40; version++) {
    const level = LEVELS[version % 4];
    const mask = MASKS[(version + (version >> 3)) % 8];
    const text = `v${version}${level}`;
    const image = paint(encode(text, { level, minVersion: version, maxVersion: version, mask }), 2);
    expect(await readByZxing(image)).toBe(text);
    expect(decodeQR(image)).toBe(text);
  }
});

test('texts in many scripts and with unusual characters are read back', async () => {
  for (const text of [
    'شركة «البرمجيات» في ١٢٣ شارع',
    'שלום עולם 123',
    'nul \u0000 in the middle, tab \t and line\r\nends',
    'astral 𝒳𝓎𝓏 🙂🏳️‍🌈',
    'Füße, naïve café, Ærø, Ελλάδα, Україна',
    'mixed 漢字かな交じり文 with ASCII 12345678 AND MORE',
    '\u200bzero width\u200d and \ufeff marks',
  ]) {
    for (const charset of [{}, { eci: true }, { kanji: true }]) {
      const image = paint(encode(text, { level: 'M', ...charset }), 3);
      expect([await readByZxing(image), readByJsqr(image)]).toEqual([text, text]);
    }
  }
});

test('the texts of segments chosen by the caller are read in the order of the segments', async () => {
  const segments = readySegments([
    { mode: 'numeric', text: '0012345' },
    { mode: 'alphanumeric', text: 'MIXED: $1.50' },
    { mode: 'byte', bytes: new TextEncoder().encode('é€') },
    { mode: 'kanji', text: '点茗' },
    { mode: 'byte', text: 'text' },
  ]);
  const image = paint(encode(segments, { level: 'M' }), 3);
  const text = '0012345MIXED: $1.50é€点茗text';
  expect([await readByZxing(image), readByJsqr(image)]).toEqual([text, text]);
});

test('a lone surrogate is read as U+FFFD', async () => {
  await expectBothToRead('a\ud83d b', { level: 'M' }, 'a\ufffd b');
  await expectBothToRead('\ude42\ud83d', { level: 'M' }, '\ufffd\ufffd');
});

test('decoders read every character of kanji mode, alone and together with byte mode', async () => {
  const decoder = new TextDecoder('shift_jis');
  let characters = '';
  for (let lead = 0x88; lead <= 0xea; lead++) {
    if (lead >= 0xa0 && lead < 0xe0) continue;
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && character !== '\ufffd' && trail !== 0x7f) characters += character;
    }
  }
  expect(characters.length).toBeGreaterThan(6300);
  await expectBothToRead(`${characters.slice(0, 90)} é€🙂`, { level: 'L', kanji: true });
  for (let i = 0; i < characters.length; i += 900) {
    const text = characters.slice(i, i + 900);
    const code = encode(text, { level: 'L', kanji: true });
    // In byte mode, the text needs a larger version. This shows that `code` uses kanji mode.
    expect(encode(text, { level: 'L' }).version).toBeGreaterThan(code.version);
    await expectBothToRead(text, { level: 'L', kanji: true });
  }
});

test('decoders stop at the terminator, whatever the free codewords after it contain', async () => {
  for (const [text, options] of [
    ['https://example.com/a1b2c', { level: 'L', minVersion: 6 }],
    ['0123456789', { level: 'M', minVersion: 3 }],
    ['Größe 日本', { level: 'L', minVersion: 10, eci: true }],
  ] as const) {
    const message = messageFor(text, options);
    for (const free of [0x00, 0xff, 0x40, 0x47, 0x5a]) {
      const data = message.data.slice().fill(free, message.used);
      const image = paint(renderMask(prepareMessage({ ...message, data }), 3), 3);
      expect([await readByZxing(image), readByJsqr(image)]).toEqual([text, text]);
    }
  }
});

test('any text is read back unchanged', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...LEVELS), async (value, level) => {
      expect(await readByZxing(paint(encode(value, { level }), 2))).toBe(value);
    }),
    { numRuns: 80 },
  );
});

/** Some are of the GS1 General Specifications; the elements end with U+001D where their length may differ. */
test.each([
  ['(01)09506000134352(17)261231(10)ABC123(21)XYZ', '010950600013435217261231' + '10ABC123\x1d21XYZ'],
  ['(00)106141412345678908', '00106141412345678908'],
  ['(01)09521234543213(3103)000123(10)lower-case', '010952123454321331030001' + '2310lower-case'],
  ['(10)50%(21)A%B%(91)Z', '1050%\x1d21A%B%\x1d91Z'],
  ['(8005)000365(10)123456(99)1234567890', '8005000365' + '\x1d10123456\x1d991234567890'],
])('another decoder reads %s as a GS1 code, which is as large as that of bwip-js', async (bracketed, text) => {
  const code = encode(text, { level: 'M', gs1: true });
  const [result] = await readBarcodes(paint(code, 3), { formats: ['QRCode'], textMode: 'HRI' });
  expect(result).toMatchObject({ symbologyIdentifier: ']Q3', contentType: 'GS1', text: bracketed });
  expect(Buffer.from(result.bytes).toString()).toBe(text);
  const options = { bcid: 'gs1qrcode', text: bracketed, eclevel: 'M', dontlint: true };
  const [symbol] = bwip.raw(options as Parameters<typeof bwip.raw>[0]);
  // Percent signs stay in byte mode here.
  if ('pixx' in symbol && !text.includes('%')) expect(code.size).toBe(symbol.pixx);
  expect(readMessage(code).segments[0]).toEqual({ mode: 'gs1' });
});
