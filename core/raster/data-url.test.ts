import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { readDataUrl } from './data-url.ts';

it.each([
  ['data:image/png;base64,AAEC', 'image/png', [0, 1, 2]],
  ['DATA:Image/PNG;charset=x;BASE64,AA%3D%3D', 'image/png', [0]],
  ['data:image/svg+xml,%3Csvg/%3E', 'image/svg+xml', [...'<svg/>'].map((c) => c.charCodeAt(0))],
  ['data:image/svg+xml;utf8,ä,b', 'image/svg+xml', [0xc3, 0xa4, 44, 98]],
  ['data: image/png ; base64 ,AAEC', 'image/png', [0, 1, 2]],
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

it('readDataUrl returns the bytes of any base64 data URL', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const url = `data:image/gif;base64,${Buffer.from(bytes).toString('base64')}`;
      expect(readDataUrl(url)?.bytes).toEqual(new Uint8Array(bytes));
    }),
  );
});

it.each<[string, (size: number) => string]>([
  ['base64', (size) => `data:image/png;base64,${'AAAA'.repeat(size / 4)}`],
  ['escaped base64', (size) => `data:image/png;base64,${'%41A'.repeat(size / 4)}`],
  ['escapes', (size) => `data:image/png,${'%41'.repeat(size / 3)}`],
  ['parameters', (size) => `data:${';'.repeat(size)},`],
])('takes time in proportion to the text: %s', (_name, makeUrl) => expectLinear(800_000, makeUrl, readDataUrl), 60_000);
