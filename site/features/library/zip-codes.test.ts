import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type KeptCode, readDesignIn } from '#carrying';
import { DEFAULT_DESIGN } from '#design';
import { encodePng, writeDataUrl } from '#raster';
import { zipCodes } from './zip-codes.ts';

const DATE = new Date(2026, 10, 22);
const PNG = await encodePng({ width: 1, height: 1, data: new Uint8ClampedArray([0, 0, 0, 255]) });

function codeOf(text: string, name?: string): KeptCode {
  const design = { ...DEFAULT_DESIGN, content: text };
  return { id: '1', design, text, picture: writeDataUrl('image/png', PNG), ...(name && { name }) };
}

async function* each(...codes: (KeptCode | null)[]) {
  yield* codes;
}

it('the archive contains each picture under a unique name made from its code, and leaves out missing codes', async () => {
  const codes = [codeOf('https://example.com/menu'), codeOf('https://a.example', 'Door 1/2'), null];
  const { archive, count } = await zipCodes(each(...codes, codeOf('https://b.example', 'door 1/2')), false, DATE);
  expect(count).toBe(3);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['example.com-menu.png', 'Door 1_2.png', 'door 1_2-2.png']);
  expect(Buffer.compare(files['Door 1_2.png'], PNG)).toBe(0);
});

it('zipCodes embeds the designs in the pictures on request', async () => {
  const { archive } = await zipCodes(each(codeOf('https://example.com')), true, DATE);
  const [file] = Object.values(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  expect(await readDesignIn(file)).toMatchObject({ is: 'design', design: { content: 'https://example.com' } });
});

it('the files in the archive have the given date', async () => {
  const { archive } = await zipCodes(each(codeOf('https://example.com')), false, DATE);
  // DOS format: years since 1980, month and day.
  const date = new DataView(await archive.arrayBuffer()).getUint16(12, true);
  expect(date).toBe(((2026 - 1980) << 9) | (11 << 5) | 22);
});
