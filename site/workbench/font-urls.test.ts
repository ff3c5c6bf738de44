import { expect, it } from 'vitest';
import { FONT_URLS } from './font-urls.ts';
import { filesFor } from './hosted-fonts.ts';

it('FONT_URLS has the address of every font file that filesFor returns', () => {
  const wanted = new Set<string>();
  for (let character = 0x20; character < 0x20000; character++) {
    for (const weight of ['regular', 'bold'] as const)
      for (const name of filesFor([character], weight)) wanted.add(name);
  }
  expect(wanted.size).toBeGreaterThan(20);
  expect([...wanted].filter((name) => FONT_URLS[name] === undefined)).toEqual([]);
});
