import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode } from '#engine';
import { loadFileReader } from './decoders.ts';

const FILE = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const READINGS = 120;

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

it('a file reader that restarts its WebAssembly module leaks less than 2 kB per reading', async () => {
  const picture = rasterize(drawQrCode(encode('x'.repeat(200), { level: 'H' }), DEFAULT_DESIGN));
  async function growthOf(mostReadings: number): Promise<number> {
    const decoder = await loadFileReader({ bytes: new Uint8Array(FILE).buffer }, mostReadings);
    expect(await decoder.read(picture)).toMatchObject({ text: 'x'.repeat(200) });
    const before = await bytesInUse();
    for (let reading = 0; reading < READINGS; reading++) await decoder.read(picture);
    return ((await bytesInUse()) - before) / READINGS;
  }
  expect(await growthOf(10)).toBeLessThan(2000);
  // Without restarts it leaks more. If this fails, the library no longer leaks, and restarts are not needed.
  expect(await growthOf(1000)).toBeGreaterThan(6000);
});
