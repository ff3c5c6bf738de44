import { expect, test } from 'vitest';
import { qr } from './index.ts';
import { sheet } from './sheets.ts';

const DATE = new Date(Date.UTC(2026, 10, 5));

const pagesOf = (file: Uint8Array): number => Number(/\/Count (\d+)/.exec(new TextDecoder('latin1').decode(file))?.[1]);

test('copies fill sheets from the label to start with', async () => {
  const label = { code: 'https://example.com/1', caption: 'Chair 1', lines: ['Room 7'], copies: 19 };
  expect(pagesOf(await sheet([label], 'L7160', { start: 3, date: DATE }))).toBe(1);
  expect(pagesOf(await sheet([label], 'j8160', { start: 4, date: DATE }))).toBe(2);
});

test('the same codes and date give the same bytes, and a code may be made before', async () => {
  const text = 'https://example.com/2';
  const one = await sheet([text], '5160', { date: DATE, shape: 'dots' });
  expect(await sheet([{ code: qr(text) }], '5160', { date: DATE, shape: 'dots' })).toEqual(one);
});

test('a sheet of measures has its own limits', async () => {
  const own = { paper: 'A4', columns: 3, rows: 4, width: 60, height: 60, left: 10, top: 10 } as const;
  expect(pagesOf(await sheet(Array(13).fill('x'), own))).toBe(2);
  await expect(sheet(['x'], { ...own, columns: 4 })).rejects.toMatchObject({
    option: 'product.columns',
    limit: [1, 3],
  });
  await expect(sheet(['x'], { ...own, width: 4 })).rejects.toMatchObject({ option: 'product.width' });
});

test('an unknown product names those that are known, and a code that no printer can print is refused', async () => {
  await expect(sheet(['x'], 'L1')).rejects.toThrow('L7160');
  await expect(sheet(['x'.repeat(500)], 'L4731')).rejects.toMatchObject({ code: 'too-long' });
});
