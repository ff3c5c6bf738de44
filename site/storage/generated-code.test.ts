import { expect, it } from 'vitest';
import { browser } from './testing/fake-browser.ts';

const IMAGE = 'data:image/png;base64,AAAA';
const OTHER = 'data:image/png;base64,BBBB';
const ENTRY = { content: 'x', type: 'text', qrType: 'standard', customImage: false } as const;

it('a code survives a reload with its id, and a new tab shows the last picture', async () => {
  expect((await browser.openTab()).generatedCode.get()).toBeNull();
  const { generatedCode, saveGenerated } = await browser.openTab();
  saveGenerated({ picture: IMAGE, id: '7', isWoven: true });
  expect(generatedCode.get()).toEqual({ picture: IMAGE, id: '7', isWoven: true });
  expect(generatedCode.get()).toBe(generatedCode.get());
  expect(browser.sessionStorage.getItem('generatedQRImage')).toBe(IMAGE);
  expect(browser.sessionStorage.getItem('generatedQRId')).toBe('7');
  expect(browser.localStorage.getItem('lastGeneratedQR')).toBe(IMAGE);
  expect((await browser.reload()).generatedCode.get()).toEqual({ picture: IMAGE, id: '7' });
  expect((await browser.openTab()).generatedCode.get()).toEqual({ picture: IMAGE, id: '' });
});

it.each(['no picture', 'data:text/html,<b>', ''])('a stored text that is no picture, %j, is ignored', async (text) => {
  browser.localStorage.setItem('lastGeneratedQR', OTHER);
  await browser.openTab();
  browser.sessionStorage.setItem('generatedQRImage', text);
  expect((await browser.reload()).generatedCode.get()?.picture).toBe(OTHER);
});

it('a picture that the browser cannot show is passed over', async () => {
  const { generatedCode, saveGenerated } = await browser.openTab();
  saveGenerated({ picture: IMAGE, id: '1' });
  generatedCode.passOver(IMAGE);
  expect(generatedCode.get()).toBeNull();
});

it.each(['full', 'broken'])('a code is kept in memory for this visit if storage is %s', async (state) => {
  const { generatedCode, saveGenerated } = await browser.openTab();
  saveGenerated({ picture: OTHER, id: '1' });
  for (const storage of [browser.localStorage, browser.sessionStorage]) {
    if (state === 'full') storage.quota = storage.used;
    storage.isBroken = state === 'broken';
  }
  const longer = `${IMAGE}${'A'.repeat(200)}`;
  saveGenerated({ picture: longer, id: '2' });
  expect(generatedCode.get()).toEqual({ picture: longer, id: '2' });
  // A later visit must not show the older code as the last one.
  if (state === 'full') expect((await browser.reload()).generatedCode.get()).toBeNull();
});

it('a code is stored even if storage is full, by dropping the oldest records of the analytics', async () => {
  const { appendAnalytics, saveGenerated } = await browser.openTab();
  for (let id = 1; id <= 8; id++) appendAnalytics({ ...ENTRY, id: String(id) });
  browser.localStorage.quota = browser.localStorage.used + 10;
  saveGenerated({ picture: `${IMAGE}${'A'.repeat(300)}`, id: '9' });
  expect(browser.localStorage.getItem('lastGeneratedQR')).toContain(IMAGE);
  const ids = JSON.parse(browser.localStorage.getItem('qrAnalytics')!).map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['4', '5', '6', '7', '8']);
});

it('no records are dropped if that would not make enough room', async () => {
  const { appendAnalytics, generatedCode, saveGenerated } = await browser.openTab();
  appendAnalytics({ ...ENTRY, id: '1' });
  const list = browser.localStorage.getItem('qrAnalytics');
  browser.localStorage.quota = browser.localStorage.used;
  const picture = `${IMAGE}${'A'.repeat(5000)}`;
  saveGenerated({ picture, id: '2' });
  expect(browser.localStorage.getItem('qrAnalytics')).toBe(list);
  expect(generatedCode.get()?.picture).toBe(picture);
});
