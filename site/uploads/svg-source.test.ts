import { expect, it } from 'vitest';
import { clearPixels, decodePng, deflate, encodePng, isSamePixels, readChunks, writeChunks } from '#raster';
import { putSource, readSource } from './svg-source.ts';

it('a PNG keeps its pixels with a source, and gives the source back', async () => {
  const pixels = clearPixels(3, 2);
  const png = await putSource(await encodePng(pixels), '<svg>ä</svg>');
  expect(isSamePixels((await decodePng(png))!, pixels)).toBe(true);
  expect(new TextDecoder().decode((await readSource(png))!)).toBe('<svg>ä</svg>');
});

it('a source that is too long, damaged or absent is none', async () => {
  const plain = await encodePng(clearPixels(1, 1));
  expect(await readSource(plain)).toBeNull();
  expect(await readSource(new Uint8Array(9))).toBeNull();
  expect(await readSource(await putSource(plain, 'a'.repeat(200_000)))).toHaveLength(200_000);
  expect(await readSource(await putSource(plain, 'a'.repeat(200_001)))).toBeNull();
  const chunks = readChunks(plain)!;
  const damaged = (await deflate([new Uint8Array(500)])).slice(0, 5);
  expect(await readSource(writeChunks([{ type: 'qzVG', data: damaged }, ...chunks]))).toBeNull();
});
