import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { remake } from './remake.ts';

it('makes the code of a record again, with the text that its picture holds', () => {
  const design = { ...DEFAULT_DESIGN, content: 'example.com' };
  expect(remake({ design, text: 'https://example.com' }, null)).toMatchObject({ design, image: null });
  for (const text of ['https://example.com', 'http://example.com/', ' WIFI:T:WPA;S:x;P:y;; ']) {
    expect(remake({ design: { ...design, details: { password: 'z' } }, text }, null).made.text).toBe(text);
  }
});
