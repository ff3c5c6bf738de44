import { expect, it, vi } from 'vitest';
import { browser } from './testing/fake-browser.ts';

const picture = (text: string): Blob => new Blob([text], { type: 'image/png' });

it('a picture comes back after a reload of its tab, until another or none is checked', async () => {
  const page = await browser.openTab();
  await page.keepCheckedFile(picture('first'));
  await page.keepCheckedFile(picture('second'));
  const reloaded = await browser.reload();
  expect(reloaded.hasCheckedFile()).toBe(true);
  expect(await (await reloaded.readCheckedFile())?.text()).toBe('second');
  await reloaded.forgetCheckedFile();
  const again = await browser.reload();
  expect(again.hasCheckedFile()).toBe(false);
  expect(await again.readCheckedFile()).toBeNull();
});

it('other tabs have their own pictures, of which the last four are kept', async () => {
  const first = await browser.openTab();
  await first.keepCheckedFile(picture('own'));
  const tab = browser.sessionStorage;
  for (const [at, text] of ['2', '3', '4', '5'].entries()) {
    const page = await browser.openTab();
    expect(await page.readCheckedFile()).toBeNull();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + at + 1);
    await page.keepCheckedFile(picture(text));
  }
  expect(await (await browser.reload()).readCheckedFile()).not.toBeNull();
  browser.sessionStorage = tab;
  expect(await (await browser.reload()).readCheckedFile()).toBeNull();
});

it('a picture that is too large, or that was deleted with everything, is not kept', async () => {
  const page = await browser.openTab();
  await page.keepCheckedFile(picture('small'));
  await page.keepCheckedFile(new Blob([new Uint8Array(20_000_001)]));
  expect(page.hasCheckedFile()).toBe(false);
  await page.keepCheckedFile(picture('small'));
  await page.deleteEverything();
  expect(await page.readCheckedFile()).toBeNull();
});
