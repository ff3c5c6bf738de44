import { expect, it } from 'vitest';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

it('the id of the edited code survives a reload, is removed by writing null, and is unknown to other tabs', async () => {
  const tab = await browser().visit();
  expect(tab.readEditedCode()).toBeNull();
  tab.writeEditedCode('17');
  const reloaded = await browser().visit({ isReload: true });
  expect(reloaded.readEditedCode()).toBe('17');
  reloaded.writeEditedCode(null);
  expect(reloaded.readEditedCode()).toBeNull();
  expect(browser().sessionStorage.length).toBe(0);
  reloaded.writeEditedCode('18');
  expect((await browser().visit()).readEditedCode()).toBeNull();
});

it('the id of the edited code is forgotten when everything is deleted', async () => {
  const tab = await browser().visit();
  tab.writeEditedCode('17');
  await tab.deleteEverything();
  expect(tab.readEditedCode()).toBeNull();
});
