import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LABEL_SHEETS, PAPERS } from '#sheets';
import { CARDS } from '#sheets/cards';
import { OWN_SHEET, ROLL } from './label-product.ts';
import { CardOptions, LabelOptions } from './product-options.tsx';

/** Returns the values of the options in each group, by the group's name. */
function groupsIn(markup: string): Record<string, string[]> {
  return Object.fromEntries(
    [...markup.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/g)].map(([, label, options]) => [
      label,
      [...options.matchAll(/value="([^"]+)"/g)].map(([, value]) => value),
    ]),
  );
}

it('the options for cards are in three groups: "Cards", "Posters" and "Stickers and coasters"', () => {
  const groups = groupsIn(renderToStaticMarkup(createElement(CardOptions, { cards: CARDS })));
  expect(Object.keys(groups)).toEqual(['Cards', 'Posters', 'Stickers and coasters']);
  expect(groups.Posters).toEqual(['poster-a5', 'poster-a4', 'poster-a3']);
  expect(groups['Stickers and coasters'].every((id) => /sticker|coaster/.test(id))).toBe(true);
  expect(groups.Cards).toContain('table-card-a6');
  expect(groups.Cards).toContain('business-card-85');
  expect(Object.values(groups).flat()).toHaveLength(CARDS.length);
});

it.each([
  ['en-US', ['Label sheets on Letter', 'Label sheets on A4', 'Other labels']],
  ['de', ['Label sheets on A4', 'Label sheets on Letter', 'Other labels']],
])('label sheets of the paper that is usual for %s come first, and "Other labels" last', (language, names) => {
  vi.stubGlobal('navigator', { languages: [language] });
  const groups = groupsIn(renderToStaticMarkup(createElement(LabelOptions)));
  expect(Object.keys(groups)).toEqual(names);
  expect(groups['Other labels']).toEqual([OWN_SHEET, ROLL]);
  const sheetsOn = (paper: object) =>
    LABEL_SHEETS.filter((sheet) => sheet.paper === paper).map(({ id }) => `label-${id}`);
  expect(groups['Label sheets on A4']).toEqual(sheetsOn(PAPERS.A4));
  expect(groups['Label sheets on Letter']).toEqual(sheetsOn(PAPERS.Letter));
});
