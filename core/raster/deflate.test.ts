import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflate, inflate } from './deflate.ts';

const BYTES = Uint8Array.from({ length: 50_000 }, (_, k) => (k * k) >> 5);
const PACKED = Uint8Array.from(deflateSync(BYTES));

describe('inflate', () => {
  it('returns the content of a stream that arrives in one piece or in several', async () => {
    expect(await inflate([PACKED], 60_000)).toEqual(BYTES);
    expect(await inflate([PACKED.slice(0, 7), PACKED.slice(7, 7), PACKED.slice(7)], 50_000)).toEqual(BYTES);
    expect(await inflate([await deflate([BYTES.slice(0, 99), BYTES.slice(99)])], 50_000)).toEqual(BYTES);
  });

  it('returns no more than the requested number of bytes', async () => {
    for (const most of [0, 1, 49_999]) expect(await inflate([PACKED], most)).toEqual(BYTES.slice(0, most));
  });

  it('returns null for a stream that is damaged or cut off', async () => {
    const damaged = PACKED.slice();
    damaged[0] ^= 0xff;
    for (const stream of [damaged, PACKED.slice(0, -9), PACKED.slice(2)]) {
      expect(await inflate([stream], 60_000)).toBeNull();
    }
  });
});

it('deflate rejects with the error that its input throws', async () => {
  function* parts(): Generator<Uint8Array<ArrayBuffer>> {
    yield BYTES;
    throw new Error('canceled');
  }
  await expect(deflate(parts())).rejects.toThrow('canceled');
});
