import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode, messageFor, prepareMessage, readySegments, renderMask } from '#engine';
import { besideEachOther } from '#testing';
import { type DecoderModule, loadDecoders, loadFileReader, readExtra, WEAK_DECODER } from './decoders.ts';

const MODULE: DecoderModule = {
  bytes: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer,
};

it('the strong decoder also reads codes that are light on dark, unlike the weak one', async () => {
  const light = { foregroundColor: '#FFF', cornerSquaresColor: '#FFF', cornerDotsColor: '#FFF' };
  const style = { ...DEFAULT_STYLE, ...light, backgroundColor: '#000' };
  const picture = rasterize(
    drawQrCode(encode('light', { level: 'M' }), { ...DEFAULT_DESIGN, qrType: 'custom', style }),
  );
  const results = await Promise.all((await loadDecoders(MODULE)).map(({ read }) => read(picture)));
  expect(results.map((result) => result?.text)).toEqual(['light', undefined]);
});

it('a file reader reads a code that fills the picture or only a part of it', async () => {
  const { read } = await loadFileReader(MODULE);
  const code = rasterize(drawQrCode(encode('a file', { level: 'M' }), DEFAULT_DESIGN));
  const blank = { ...code, data: new Uint8ClampedArray(code.data.length).fill(255) };
  expect(await read(code)).toMatchObject({ text: 'a file' });
  expect(await read(besideEachOther([blank, code, blank]))).toMatchObject({ text: 'a file' });
  expect(await read(blank)).toBeNull();
});

it.each([
  ['{"Version":7,"ECLevel":"Q","DataMask":3}', { version: 7, format: { level: 'Q', mask: 3 } }],
  ['{"Version":7,"ECLevel":"Q"}', { version: 7, format: null }],
  ['{"ECLevel":"Q","DataMask":0}', { version: null, format: { level: 'Q', mask: 0 } }],
  ['not JSON', { version: null, format: null }],
])('readExtra takes null for what the extra field %s does not have', (extra, facts) => {
  expect(readExtra(extra)).toEqual(facts);
});

it('the weak decoder reports the bytes of a text that is not encoded as UTF-8', async () => {
  // jsQR reports no text for these bytes, because they are neither announced as UTF-8 nor valid UTF-8.
  const bytes = Uint8Array.from([0x43, 0x61, 0x66, 0xe9]);
  const latin = renderMask(prepareMessage(messageFor(readySegments([{ mode: 'byte', bytes }]), { level: 'M' })), 0);
  const result = await WEAK_DECODER.read(rasterize(drawQrCode(latin, DEFAULT_DESIGN)));
  expect(Array.from(result?.bytes ?? [])).toEqual([...bytes]);
});

const READINGS = 60;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of all array buffers that are still in use. */
async function bytesInUse(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    // Buffers that were collected are released between tasks.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return process.memoryUsage().arrayBuffers;
}

it('a file reader that restarts its WebAssembly module leaks less than 2 kB per reading', {
  tags: 'deep',
}, async () => {
  const picture = rasterize(drawQrCode(encode('x'.repeat(200), { level: 'H' }), DEFAULT_DESIGN));
  async function growthOf(mostReadings: number): Promise<number> {
    const decoder = await loadFileReader(MODULE, mostReadings);
    expect(await decoder.read(picture)).toMatchObject({ text: 'x'.repeat(200) });
    const before = await bytesInUse();
    for (let reading = 0; reading < READINGS; reading++) await decoder.read(picture);
    return ((await bytesInUse()) - before) / READINGS;
  }
  expect(await growthOf(10)).toBeLessThan(2000);
  // Without restarts it leaks more. If this fails, the library no longer leaks, and restarts are not needed.
  expect(await growthOf(1000)).toBeGreaterThan(6000);
});
