import { expect, it, vi } from 'vitest';
import { wearTheme } from './wear-theme.ts';

const readTheme = vi.hoisted(() => vi.fn());

vi.mock('#storage', () => ({ readTheme }));

/** Returns what the document states about its colors after each of these choices. */
function wornAfter(...choices: readonly string[]) {
  const metas = ['light', 'dark'].map((theme) => ({ dataset: { theme }, media: '' }));
  const documentElement = { dataset: {} as Record<string, string> };
  vi.stubGlobal('document', { documentElement, querySelectorAll: () => metas });
  return choices.map((choice) => {
    readTheme.mockReturnValue(choice);
    wearTheme();
    return [documentElement.dataset.theme, ...metas.map(({ media }) => media)];
  });
}

it('a chosen theme is marked on the page, and only its color is given to the browser', () => {
  expect(wornAfter('light', 'dark')).toEqual([
    ['light', 'all', 'not all'],
    ['dark', 'not all', 'all'],
  ]);
});

it('the system theme sets no mark, and gives the browser one color for light and one for dark systems', () => {
  const system = [undefined, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
  expect(wornAfter('dark', 'system')).toEqual([['dark', 'not all', 'all'], system]);
});
