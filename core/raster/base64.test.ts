import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { readBase64, readBase64url, readDataUrl, writeBase64, writeBase64url } from './base64.ts';

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

it('takes time in proportion to the bytes', { tags: 'timed' }, async () => {
  await expectLinear(4_000_000, (size) => new Uint8Array(size).fill(77), writeBase64url);
  await expectLinear(4_000_000, (size) => 'TU'.repeat(size / 2), readBase64url);
});

it.each([
  ['data:image/png;base64,AAEC', 'image/png', [0, 1, 2]],
  ['DATA:Image/PNG;charset=x;BASE64,AA%3D%3D', 'image/png', [0]],
  ['data:image/svg+xml,%3Csvg/%3E', 'image/svg+xml', [...'<svg/>'].map((c) => c.charCodeAt(0))],
  ['data:image/svg+xml;utf8,ä,b', 'image/svg+xml', [0xc3, 0xa4, 44, 98]],
  // `base64` counts only as the last parameter, so these data are plain text.
  ['data:text/plain;base64;x,AAEC', 'text/plain', [...'AAEC'].map((c) => c.charCodeAt(0))],
  ['data:,', '', []],
])('reads %s', (url, type, bytes) => {
  expect(readDataUrl(url)).toEqual({ type, bytes: new Uint8Array(bytes) });
});

it.each([
  '',
  'data:',
  'data:image/png',
  'https://example.com/,',
  'data:image/png;base64,!',
  'data:x,%zz',
  'data:x;base64,%',
])('refuses %j', (url) => {
  expect(readDataUrl(url)).toBeNull();
});

it.each<[string, (size: number) => string]>([
  ['base64', (size) => `data:image/png;base64,${'AAAA'.repeat(size / 4)}`],
  ['escaped base64', (size) => `data:image/png;base64,${'%41A'.repeat(size / 4)}`],
  ['escapes', (size) => `data:image/png,${'%41'.repeat(size / 3)}`],
  ['parameters', (size) => `data:${';'.repeat(size)},`],
])('takes time in proportion to the text: %s', { tags: 'timed' }, (_name, makeUrl) =>
  expectLinear(800_000, makeUrl, readDataUrl),
);
