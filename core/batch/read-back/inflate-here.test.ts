import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inflate } from '#raster';
import { inflateHere } from './inflate-here.ts';

it('inflateHere returns what was deflated, as `inflate` of #raster does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 9000 }), async (bytes) => {
      const packed = Uint8Array.from(deflateSync(bytes));
      expect(inflateHere([packed], bytes.length)).toEqual(await inflate([packed], bytes.length));
      expect(inflateHere([packed], bytes.length)).toEqual(bytes);
    }),
    { numRuns: 100 },
  );
});

it('given a damaged stream, inflateHere returns null, the right bytes, or as many bytes as requested', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 500 }), fc.nat(), fc.nat(254), (bytes, at, by) => {
      const packed = Uint8Array.from(deflateSync(bytes));
      // Only bytes after the two-byte header are damaged, because some bits of the header have no effect.
      packed[2 + (at % (packed.length - 2))] ^= 1 + by;
      const inflated = inflateHere([packed], bytes.length + 1);
      expect(inflated === null || inflated.length === bytes.length + 1 || Buffer.compare(inflated, bytes) === 0).toBe(
        true,
      );
    }),
    { numRuns: 300 },
  );
});

it('inflateHere returns no more bytes than requested, and accepts a stream in parts', async () => {
  const packed = Uint8Array.from(deflateSync(new Uint8Array(1_000_000)));
  expect(inflateHere([packed], 1000)).toHaveLength(1000);
  expect(inflateHere([packed.slice(0, 5), packed.slice(5)], 2_000_000)).toHaveLength(1_000_000);
});
