import { expect, it } from 'vitest';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

it('files contain the design unless the visitor chose files without it', async () => {
  const { readBareFiles, writeBareFiles } = await browser().visit();
  expect(readBareFiles()).toBe(false);
  for (const isBare of [true, false]) {
    writeBareFiles(isBare);
    expect(readBareFiles()).toBe(isBare);
  }
  browser().localStorage.setItem('bareFiles', 'yes');
  expect(readBareFiles()).toBe(false);
});
