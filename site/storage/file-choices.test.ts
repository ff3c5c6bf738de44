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

it('subscribers are notified when this tab or another one changes whether files contain the design', async () => {
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

it.each([
  ['mm', 10, 1000],
  ['dpi', 72, 2400],
  ['pixels', 100, 10_000],
] as const)('a stored value of %s is valid from %d to %d; all others become the default', async (name, min, max) => {
  const { DEFAULT_FILE_CHOICE, readFileChoice, writeFileChoice } = await browser().visit();
  const readAfter = (value: unknown): number => {
    writeFileChoice({ ...DEFAULT_FILE_CHOICE, [name]: value });
    return readFileChoice()[name];
  };
  const usual = DEFAULT_FILE_CHOICE[name];
  expect([min, max, min - 0.1, max + 0.1, String(min), null].map(readAfter)).toEqual([
    min,
    max,
    ...Array(4).fill(usual),
  ]);
});
