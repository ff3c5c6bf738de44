import { expect, it } from 'vitest';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

it('the scale of the screen is null until it is stored', async () => {
  const { readScreenScale, writeScreenScale } = await browser().visit();
  expect(readScreenScale()).toBeNull();
  writeScreenScale(3.78);
  expect(readScreenScale()).toBe(3.78);
});

it.each([
  ['0.99', null],
  ['1', 1],
  ['20', 20],
  ['20.1', null],
  ['', null],
  ['wide', null],
])('a stored scale of %j is read as %s', async (stored, scale) => {
  browser().localStorage.setItem('screenScale', stored);
  expect((await browser().visit()).readScreenScale()).toBe(scale);
});
