import { expect, it } from 'vitest';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

it('the theme is stored as plain text and is "system" by default', async () => {
  const { readTheme, writeTheme } = await browser().visit();
  expect(readTheme()).toBe('system');
  for (const theme of ['dark', 'light', 'system'] as const) {
    writeTheme(theme);
    expect(browser().localStorage.getItem('theme')).toBe(theme);
    expect(readTheme()).toBe(theme);
  }
  browser().localStorage.setItem('theme', '"dark"; drop');
  expect(readTheme()).toBe('system');
});

it('subscribers are notified of a theme that is chosen here or in another tab', async () => {
  const { readTheme, subscribeTheme, writeTheme } = await browser().visit();
  const seen: string[] = [];
  const unsubscribe = subscribeTheme(() => seen.push(readTheme()));
  writeTheme('dark');
  browser().changeFromOtherTab('theme', 'light');
  browser().changeFromOtherTab(null);
  unsubscribe();
  writeTheme('dark');
  expect(seen).toEqual(['dark', 'light', 'system']);
});

it('a theme chosen in another tab replaces a theme that could not be stored here', async () => {
  const { readTheme, subscribeTheme, writeTheme } = await browser().visit();
  subscribeTheme(() => {});
  browser().localStorage.quota = 0;
  writeTheme('dark');
  expect(readTheme()).toBe('dark');
  browser().localStorage.quota = 100;
  browser().changeFromOtherTab('theme', 'light');
  expect(readTheme()).toBe('light');
});

it('the gradient direction is stored as one of the four known values, and any other value is ignored', async () => {
  const { readGradientDirection, writeGradientDirection } = await browser().visit();
  expect(readGradientDirection()).toBeNull();
  writeGradientDirection('to bottom left');
  expect(browser().localStorage.getItem('gradientDirection')).toBe('to bottom left');
  expect(readGradientDirection()).toBe('to bottom left');
  browser().localStorage.setItem('gradientDirection', 'to nowhere');
  expect(readGradientDirection()).toBeNull();
});

it('theme and gradient direction are kept for the visit if storage is forbidden', async () => {
  browser().isForbidden = true;
  const { readGradientDirection, readTheme, writeGradientDirection, writeTheme } = await browser().visit();
  writeTheme('dark');
  writeGradientDirection('to right');
  expect([readTheme(), readGradientDirection()]).toEqual(['dark', 'to right']);
});

it('the choices for files are stored, and invalid ones are ignored', async () => {
  const { DEFAULT_FILE_CHOICE, readFileChoice, writeFileChoice } = await browser().visit();
  expect(readFileChoice()).toEqual(DEFAULT_FILE_CHOICE);
  const chosen = {
    format: 'png',
    mm: 52.5,
    margin: 1,
    isBlackOnly: true,
    isByPixels: true,
    dpi: 600,
    pixels: 10_000,
  } as const;
  writeFileChoice(chosen);
  expect(readFileChoice()).toEqual(chosen);
  for (const text of ['', 'null', '7', '"svg"', '[]', '{', '{"format":"gif","margin":3,"isBlackOnly":1,"dpi":"300"}']) {
    browser().localStorage.setItem('fileChoice', text);
    expect(readFileChoice(), text).toEqual(DEFAULT_FILE_CHOICE);
  }
  for (const [field, number, expected] of [
    ['mm', 9.9, 30],
    ['mm', 10, 10],
    ['mm', 1000, 1000],
    ['mm', 1000.1, 30],
    ['mm', null, 30],
    ['dpi', 71, 300],
    ['dpi', 72, 72],
    ['dpi', 2400, 2400],
    ['dpi', 2401, 300],
    ['pixels', 99, 1200],
    ['pixels', 100, 100],
    ['pixels', 10_000, 10_000],
    ['pixels', 10_001, 1200],
  ] as const) {
    browser().localStorage.setItem('fileChoice', JSON.stringify({ ...chosen, [field]: number }));
    expect(readFileChoice()[field], `${field} ${number}`).toBe(expected);
  }
});
