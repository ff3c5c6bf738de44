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

it('subscribers are notified of a choice of files without the design, here or in another tab', async () => {
  const { readBareFiles, subscribeBareFiles, writeBareFiles } = await browser().visit();
  const seen: boolean[] = [];
  const unsubscribe = subscribeBareFiles(() => seen.push(readBareFiles()));
  writeBareFiles(true);
  browser().changeFromOtherTab('bareFiles', 'false');
  unsubscribe();
  writeBareFiles(true);
  expect(seen).toEqual([true, false]);
});

it('by default a file is an SVG, 30 mm wide, with the margin of the standard', async () => {
  const { FILE_FORMATS, FILE_MARGINS, readFileChoice, writeFileChoice } = await browser().visit();
  const choice = readFileChoice();
  expect(choice).toEqual({
    ...{ format: 'svg', mm: 30, margin: 4, isBlackOnly: false },
    ...{ isByPixels: false, dpi: 300, pixels: 1200 },
  });
  expect([FILE_FORMATS, FILE_MARGINS]).toEqual([
    ['svg', 'pdf', 'png'],
    [4, 2, 1],
  ]);
  for (const change of [{ format: 'pdf' }, { format: 'png' }, { margin: 2 }, { margin: 1 }] as const) {
    writeFileChoice({ ...choice, ...change });
    expect(readFileChoice()).toEqual({ ...choice, ...change });
  }
});
