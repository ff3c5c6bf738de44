import { expect, it } from 'vitest';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

it('remembers each group as it was left, and nothing of those that were not touched', async () => {
  const { readOpenGroup, writeOpenGroup } = await browser().visit();
  expect(readOpenGroup('colors')).toBeNull();
  writeOpenGroup('colors', false);
  writeOpenGroup('image', true);
  expect([readOpenGroup('colors'), readOpenGroup('image'), readOpenGroup('shapes')]).toEqual([false, true, null]);
});

it.each(['', 'no', '[true]', 'null', '{"colors":1}', `{"colors":true,"x":"${'x'.repeat(1000)}"}`])(
  'takes nothing from %.20s',
  async (stored) => {
    const { readOpenGroup, writeOpenGroup } = await browser().visit();
    browser().localStorage.setItem('openGroups', stored);
    expect(readOpenGroup('colors')).toBeNull();
    writeOpenGroup('colors', true);
    expect(readOpenGroup('colors')).toBe(true);
  },
);

it('holds the choice for the visit where storage is forbidden', async () => {
  browser().isForbidden = true;
  const { readOpenGroup, writeOpenGroup } = await browser().visit();
  writeOpenGroup('colors', false);
  expect(readOpenGroup('colors')).toBe(false);
});
