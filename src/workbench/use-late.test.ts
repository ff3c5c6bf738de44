import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { late } from '#late';
import { needsReload, useLate } from './use-late.ts';

const VALUE = late(async () => ({ name: 'loaded' }));

function Part() {
  const { loaded, isMissing } = useLate(VALUE);
  return `${loaded?.name} ${isMissing}`;
}

it('the page is reloaded only after two failures, and never without a network', () => {
  expect([0, 1, 2, 3].map((failures) => needsReload(failures, true))).toEqual([false, false, true, true]);
  expect(needsReload(3, false)).toBe(false);
});

it('a prerendered page never contains a part that loads on demand, even if the part is already loaded', async () => {
  await VALUE.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('undefined false');
});
