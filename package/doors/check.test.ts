import { expect, test } from 'vitest';
import { verdictOfText } from '#content';
import { decodePng, type Pixels } from '#raster';
import { type Check, check, outcome } from './check.ts';
import type { PngOptions } from './png.ts';
import { png } from './png.ts';

async function picture(text: string, options: PngOptions = {}): Promise<Pixels> {
  return (await decodePng(await png(text, { px: 300, ...options })))!;
}

test('a code is identified and judged, with its print', async () => {
  const { codes, reason } = await check(await picture('https://example.com', { level: 'Q', mask: 2 }), { mm: 7 });
  expect(reason).toBeNull();
  expect(codes).toMatchObject([
    {
      ...{ text: 'https://example.com', version: 2, level: 'Q', mask: 2, size: 25, margin: 4, findings: [] },
      ...{ verdict: 'unlikely', budget: [{ wrong: 0, correctable: 11 }], misread: [], readers: ['zxing', 'jsqr'] },
      print: { mm: 7, moduleMm: 0.28, verdict: 'unlikely' },
    },
  ]);
});

test('findings have their figures, and nothing of a design', async () => {
  const { codes } = await check(await picture('https://example.com', { color: '#9BF' }));
  expect(codes).toMatchObject([{ verdict: 'unlikely', findings: [{ kind: 'ink', needed: expect.any(Number) }] }]);
  expect(Object.keys(codes[0].findings[0]).sort()).toEqual(['contrast', 'kind', 'needed', 'verdict']);
});

test('further readers are named beside the texts that they read, and add what only they read', async () => {
  const readers = [{ name: 'other', read: async () => ['https://example.com', 'only here'] }];
  const { codes } = await check(await picture('https://example.com'), { readers });
  expect(codes).toMatchObject([
    { text: 'https://example.com', verdict: 'everywhere', readers: ['zxing', 'jsqr', 'other'] },
    { text: 'only here', verdict: null, version: null, corners: null, readers: ['other'] },
  ]);
  const broken = [{ name: 'broken', read: () => Promise.reject(new Error('no memory')) }];
  await expect(check(await picture('x'), { readers: broken })).rejects.toThrow('no memory');
});

test('a picture without a code gets the likely reason, and one of another size is refused', async () => {
  const data = new Uint8ClampedArray(4 * 300 * 300).fill(255);
  const blank = { width: 300, height: 300, data };
  expect(await check(blank)).toEqual({ codes: [], more: false, joined: [], reason: { kind: 'contrast', levels: 0 } });
  await expect(check({ ...blank, width: 299 })).rejects.toMatchObject({ code: 'out-of-range' });
});

test.each([
  [[], {}, 'nothing'],
  [[['a', 'everywhere']], {}, 'fine'],
  [[['a', 'phones']], { min: 'everywhere' }, 'below'],
  [[['a', 'phones']], {}, 'fine'],
  [[['a', null]], {}, 'below'],
  [
    [
      ['a', 'everywhere'],
      ['b', 'unlikely'],
    ],
    {},
    'below',
  ],
  [
    [
      ['a', 'everywhere'],
      ['b', 'unlikely'],
    ],
    { expect: 'a' },
    'fine',
  ],
  [[['a', 'everywhere']], { expect: 'A' }, 'other'],
  [[['hhttps://example.com', 'everywhere']], {}, 'below'],
] as const)('of the codes %j, with %j, the outcome is: %s', (codes, demand, expected) => {
  const known = codes.map(([text, verdict]) => ({ text, verdict, content: verdictOfText(text) }));
  const checked = { codes: known, reason: null } as unknown as Check;
  expect(outcome(checked, demand)).toBe(expected);
});
