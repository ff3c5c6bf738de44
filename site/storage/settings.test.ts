import { expect, it } from 'vitest';
import { browser } from './testing/fake-browser.ts';

it.each([null, '{', '"text"', '{"mm":"wide"}'])(
  'settings are read with their defaults if %j is stored under their keys',
  async (text) => {
    for (const key of [
      'theme',
      'gradientDirection',
      'bareFiles',
      'fileChoice',
      'openGroups',
      'manyChoice',
      'labelSheets',
      'languageOffered',
      'product',
    ])
      if (text !== null) browser.localStorage.setItem(key, text);
    const { settings } = await browser.openTab();
    const read = Object.fromEntries(Object.entries(settings).map(([name, { read }]) => [name, read()]));
    expect(read).toEqual({
      theme: 'system',
      gradientDirection: 'to bottom right',
      bareFiles: false,
      fileChoice: {
        format: 'svg',
        mm: 30,
        margin: 4,
        isClear: false,
        isBlackOnly: false,
        isByPixels: false,
        dpi: 300,
        pixels: 1200,
      },
      openGroups: {},
      manyChoice: {
        ...{ output: 'svg', tellsSecrets: false, sheet: '', card: '' },
        ...{ hasCutLines: false, hasMarks: false, hasAddress: true, hasPassword: false },
        ...{ networkLabel: null, passwordLabel: null },
      },
      labelSheets: { corrections: {}, own: {}, roll: {}, firsts: {}, nexts: {}, places: {} },
      language: '',
      languageOffered: false,
      product: '',
    });
  },
);

it('the theme and the direction of the gradient are stored as plain texts', async () => {
  const { settings } = await browser.openTab();
  settings.theme.write('dark');
  settings.gradientDirection.write('to left' as never);
  settings.gradientDirection.write('to bottom left');
  expect(browser.localStorage.getItem('theme')).toBe('dark');
  expect(browser.localStorage.getItem('gradientDirection')).toBe('to bottom left');
  const later = (await browser.openTab()).settings;
  expect([later.theme.read(), later.gradientDirection.read()]).toEqual(['dark', 'to bottom left']);
});

it('an invalid part of a choice gets its default, and the others stay', async () => {
  const { settings } = await browser.openTab();
  const choice = { ...settings.fileChoice.read(), format: 'png', mm: 12.5, dpi: 72, isByPixels: true } as const;
  settings.fileChoice.write({ ...choice, pixels: 99, margin: 3 as never });
  expect(settings.fileChoice.read()).toEqual({ ...choice, pixels: 1200, margin: 4 });
  const labels = {
    corrections: { a4: { x: 11, y: -10, percent: 105 } },
    own: { width: 50 },
    roll: {},
    nexts: {},
    places: {},
  };
  settings.labelSheets.write({ ...labels, firsts: { a4: { start: 0, used: [] } } });
  expect(settings.labelSheets.read()).toEqual({
    ...{ ...labels, firsts: {} },
    corrections: { a4: { x: 0, y: -10, percent: 105 } },
  });
});

it('the permission to print passwords is never remembered', async () => {
  const { settings } = await browser.openTab();
  settings.manyChoice.write({ ...settings.manyChoice.read(), output: 'cards', hasPassword: true });
  expect(settings.manyChoice.read()).toMatchObject({ output: 'cards', hasPassword: false });
});

it('a choice in another tab is told', async () => {
  const { settings } = await browser.openTab();
  const told: string[] = [];
  settings.theme.subscribe(() => told.push(settings.theme.read()));
  browser.changeFromOtherTab('theme', 'light');
  settings.theme.write('dark');
  expect(told).toEqual(['light', 'dark']);
});
