import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode, messageFor, prepareMessage, renderMask } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { type Decoder, type ReadText, WEAK_DECODER } from './decoders.ts';
import { type Cell, isTextIn, readAsItIs, readPicture } from './readings.ts';

const BLANK: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** Returns a decoder that always has this result. */
function decoderOf(result: ReadText | null): Decoder {
  return { id: 'zxing', read: async () => result };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('isTextIn', () => {
  it('accepts the text, or the bytes of the text if the decoder guessed another character set', async () => {
    const isRead = (text: string, bytes: Uint8Array): Promise<boolean> =>
      isTextIn(BLANK, 'Café', decoderOf({ text, bytes }));
    expect(await isRead('Café', bytesOf('Café'))).toBe(true);
    expect(await isRead('Café', new Uint8Array())).toBe(true);
    expect(await isRead('CafÃ©', bytesOf('Café'))).toBe(true);
    expect(await isRead('CafÃ©', bytesOf('CafÃ©'))).toBe(false);
    expect(await isRead('Caf', bytesOf('Caf'))).toBe(false);
    expect(await isRead('Cafe', bytesOf('Cafe!'))).toBe(false);
    expect(await isRead('CafÃ©s', bytesOf('Cafés'))).toBe(false);
    expect(await isTextIn(BLANK, 'Café', decoderOf(null))).toBe(false);
  });

  it('expects a byte order mark if the text has one, and U+FFFD in place of half a surrogate pair', async () => {
    const isRead = (text: string, found: string): Promise<boolean> =>
      isTextIn(BLANK, text, decoderOf({ text: found, bytes: [] }));
    expect(await isRead('\uFEFFCafé', '\uFEFFCafé')).toBe(true);
    expect(await isRead('\uFEFFCafé', 'Café')).toBe(false);
    expect(await isRead('a\uD800b', 'a\uFFFDb')).toBe(true);
  });
});

describe('readPicture', () => {
  const right = decoderOf({ text: 'x', bytes: [120] });
  const wrong: Decoder = { ...decoderOf({ text: 'y', bytes: [121] }), id: 'jsqr' };
  const cells: Cell[] = [
    { condition: 'small', decoder: right },
    { condition: 'small', decoder: wrong },
    { condition: 'noisy', decoder: wrong },
    { condition: 'small', decoder: right },
  ];

  it('yields a reading for each condition and decoder in order, and calls `see` only when the condition changes', async () => {
    const steps: string[] = [];
    const see = (condition: string): Pixels => {
      steps.push(condition);
      return BLANK;
    };
    const pause = async (): Promise<void> => {
      steps.push('pause');
    };
    const readings = [];
    for await (const reading of readPicture(see, 'x', cells, pause)) readings.push(reading);
    expect(readings).toEqual([
      { condition: 'small', decoder: 'zxing', isRight: true },
      { condition: 'small', decoder: 'jsqr', isRight: false },
      { condition: 'noisy', decoder: 'jsqr', isRight: false },
      { condition: 'small', decoder: 'zxing', isRight: true },
    ]);
    const once = ['pause', 'pause'];
    expect(steps).toEqual(['small', ...once, 'pause', 'noisy', ...once, 'small', ...once]);
  });

  it('ends when pause rejects', async () => {
    const stop = new Error('stop');
    const run = readPicture(
      () => BLANK,
      'x',
      cells,
      () => Promise.reject(stop),
    );
    await expect(run.next()).rejects.toBe(stop);
    expect(await run.next()).toEqual({ done: true, value: undefined });
  });
});

it('readAsItIs yields what each decoder finds in the picture on white, and skips decoders that find nothing', async () => {
  const found = { text: 'x', bytes: [120] };
  const colors: number[][] = [];
  const seeing: Decoder = {
    id: 'jsqr',
    async read({ data }) {
      colors.push([...data]);
      return found;
    },
  };
  const results = [];
  for await (const result of readAsItIs(BLANK, [decoderOf(null), seeing])) results.push(result);
  expect(results).toEqual([found]);
  expect(colors).toEqual([[255, 255, 255, 255]]);
});

describe('the weak decoder', () => {
  const code = encode('https://example.com', CODE_OPTIONS);

  it('reads only codes that are dark on light', async () => {
    const light = { foregroundColor: '#FFF', cornerSquaresColor: '#FFF', cornerDotsColor: '#FFF' };
    const inverted = { ...DEFAULT_DESIGN, style: { ...DEFAULT_STYLE, ...light, backgroundColor: '#000' } };
    const custom = { ...inverted, qrType: 'custom' as const };
    expect(await WEAK_DECODER.read(rasterize(drawQrCode(code, DEFAULT_DESIGN)))).toMatchObject({
      text: 'https://example.com',
    });
    expect(await WEAK_DECODER.read(rasterize(drawQrCode(code, custom)))).toBeNull();
  });

  it('reports the bytes of a text that is not encoded as UTF-8', async () => {
    // jsQR reports no text for these bytes, because they are neither announced as UTF-8 nor valid UTF-8.
    const bytes = Uint8Array.from([0x43, 0x61, 0x66, 0xe9]);
    const latin = renderMask(prepareMessage(messageFor([{ mode: 'byte', bytes }], { level: 'M' })), 0);
    const result = await WEAK_DECODER.read(rasterize(drawQrCode(latin, DEFAULT_DESIGN)));
    expect(Array.from(result?.bytes ?? [])).toEqual([...bytes]);
  });
});
