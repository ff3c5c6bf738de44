import { expect, it } from 'vitest';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

it('the storage remembers for each group of settings whether the visitor opened or closed it', async () => {
  const { readOpenGroup, writeOpenGroup } = await browser().visit();
  expect(readOpenGroup('colors')).toBeNull();
  writeOpenGroup('colors', false);
  writeOpenGroup('image', true);
  expect([readOpenGroup('colors'), readOpenGroup('image'), readOpenGroup('shapes')]).toEqual([false, true, null]);
});

it.each(['', 'no', '[true]', 'null', '{"colors":1}', `{"colors":true,"x":"${'x'.repeat(1000)}"}`])(
  'an invalid stored value is ignored: %.20s',
  async (stored) => {
    const { readOpenGroup, writeOpenGroup } = await browser().visit();
    browser().localStorage.setItem('openGroups', stored);
    expect(readOpenGroup('colors')).toBeNull();
    writeOpenGroup('colors', true);
    expect(readOpenGroup('colors')).toBe(true);
  },
);

it('a stored text of up to 1000 characters is read', async () => {
  const { readOpenGroup } = await browser().visit();
  for (const length of [1000, 1001]) {
    const text = '{"colors":true,"x":""}';
    browser().localStorage.setItem('openGroups', text.replace('""', `"${'x'.repeat(length - text.length)}"`));
    expect(readOpenGroup('colors')).toBe(length === 1000 ? true : null);
  }
});

it('the choice is kept for the visit if storage is forbidden', async () => {
  browser().isForbidden = true;
  const { readOpenGroup, writeOpenGroup } = await browser().visit();
  writeOpenGroup('colors', false);
  expect(readOpenGroup('colors')).toBe(false);
});
