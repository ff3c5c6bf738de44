import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { readBase64, readBase64url, writeBase64, writeBase64url } from './base64.ts';

it('writes and reads the same text as Node, even if the length is close to one or two pieces of 6,144 bytes', () => {
  const lengths = fc.oneof(
    fc.nat(100),
    fc.integer({ min: 6_140, max: 6_150 }),
    fc.integer({ min: 12_285, max: 12_292 }),
  );
  fc.assert(
    fc.property(lengths, fc.nat(255), (length, seed) => {
      const bytes = Uint8Array.from({ length }, (_, k) => (k * 31 + seed) % 256);
      const [padded, plain] = [Buffer.from(bytes).toString('base64'), Buffer.from(bytes).toString('base64url')];
      expect(writeBase64(bytes)).toBe(padded);
      expect(writeBase64url(bytes)).toBe(plain);
      for (const read of [readBase64(padded), readBase64url(plain)]) {
        expect(read && Buffer.compare(read, bytes)).toBe(0);
      }
    }),
  );
});

it('readBase64 ignores spaces and line breaks', () => {
  expect(readBase64(' AA\nEC\r\n')).toEqual(Uint8Array.of(0, 1, 2));
});

it.each(['A', 'AA*A', 'AAAAA', 'é'])('refuses %j', (text) => {
  expect(readBase64(text)).toBeNull();
  expect(readBase64url(text)).toBeNull();
});

it.each(['AA==', 'AA+A', 'AA/A', 'AA A'])('refuses %j as base64url', (text) => {
  expect(readBase64url(text)).toBeNull();
});

it('takes time in proportion to the bytes', async () => {
  await expectLinear(4_000_000, (size) => new Uint8Array(size).fill(77), writeBase64url);
  await expectLinear(4_000_000, (size) => 'TU'.repeat(size / 2), readBase64url);
}, 60_000);
