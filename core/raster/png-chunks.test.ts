import { crc32 as crcOfZlib } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32, type PngChunk, readChunks, writeChunks } from './png-chunks.ts';

const chunk = (type: string, ...data: number[]): PngChunk => ({ type, data: Uint8Array.from(data) });

it('crc32 returns the value in the catalog of CRC algorithms for 123456789, and the same values as zlib', () => {
  // https://reveng.sourceforge.io/crc-catalogue/17plus.htm#crc.cat.crc-32-iso-hdlc
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(crc32(bytes)).toBe(crcOfZlib(bytes));
    }),
  );
});

describe('readChunks', () => {
  const CHUNKS = [chunk('IHDR', 1, 2, 3), chunk('tEXt'), chunk('IEND')];

  it('returns the chunks up to IEND, which share the memory of the file', () => {
    const file = writeChunks([...CHUNKS, chunk('more', 9)]);
    const read = readChunks(file);
    expect(read).toEqual(CHUNKS);
    expect(read?.[0].data.buffer).toBe(file.buffer);
  });

  it('accepts a chunk with a wrong checksum', () => {
    const file = writeChunks(CHUNKS);
    file[8 + 8 + 3] ^= 1;
    expect(readChunks(file)).toEqual(CHUNKS);
  });

  it('returns null for a file that has another signature, or that ends before IEND does', () => {
    const file = writeChunks(CHUNKS);
    for (const cut of [file.slice(1), file.slice(0, -1), file.slice(0, -12), file.slice(0, 8), file.slice(0, 20)]) {
      expect(readChunks(cut)).toBeNull();
    }
    for (let k = 0; k < 8; k++) expect(readChunks(file.with(k, 0)), `byte ${k}`).toBeNull();
  });

  it('returns null for more than 16,384 chunks', () => {
    const fileOf = (count: number) => writeChunks([...Array(count - 1).fill(chunk('tEXt')), chunk('IEND')]);
    expect(readChunks(fileOf(16_384))).toHaveLength(16_384);
    expect(readChunks(fileOf(16_385))).toBeNull();
  });
});
