import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { FakeBrowser } from './testing/fake-browser.ts';

const IMAGE = 'data:image/png;base64,iVBORw0KGgoAAAAN';
const OTHER = 'data:image/png;base64,iVBORw0KGgoBBBBC';

let browser: FakeBrowser;
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  browser = new FakeBrowser();
  errors = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the generated code', () => {
  it('is written under the three keys that the specification prescribes, and read back', async () => {
    const { generatedCode, saveGenerated } = await browser.visit();
    expect(generatedCode.get()).toBeNull();
    saveGenerated({ picture: IMAGE, id: '17' });
    expect(browser.sessionStorage.getItem('generatedQRImage')).toBe(IMAGE);
    expect(browser.sessionStorage.getItem('generatedQRId')).toBe('17');
    expect(browser.localStorage.getItem('lastGeneratedQR')).toBe(IMAGE);
    expect(generatedCode.get()).toEqual({ picture: IMAGE, id: '17' });
  });

  it('is the same object until it changes', async () => {
    const { generatedCode, saveGenerated } = await browser.visit();
    saveGenerated({ picture: IMAGE, id: '1' });
    const first = generatedCode.get();
    expect(generatedCode.get()).toBe(first);
    saveGenerated({ picture: IMAGE, id: '2' });
    expect(generatedCode.get()).toEqual({ picture: IMAGE, id: '2' });
  });

  it('is the code of this session or, if there is none, the picture of an earlier visit', async () => {
    browser.localStorage.setItem('lastGeneratedQR', OTHER);
    const { generatedCode } = await browser.visit();
    expect(generatedCode.get()).toEqual({ picture: OTHER, id: '' });
    browser.sessionStorage.setItem('generatedQRImage', IMAGE);
    expect(generatedCode.get()).toEqual({ picture: IMAGE, id: '' });
    browser.sessionStorage.setItem('generatedQRId', '5');
    expect(generatedCode.get()).toEqual({ picture: IMAGE, id: '5' });
  });

  it.each([
    '',
    'null',
    'https://example.com/a.png',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'data:image/svg+xml,<svg/>',
    'x'.repeat(1e6),
  ])('ignores garbage such as %j and logs it once', async (garbage) => {
    browser.localStorage.setItem('lastGeneratedQR', garbage);
    const { generatedCode } = await browser.visit();
    expect(generatedCode.get()).toBeNull();
    expect(generatedCode.get()).toBeNull();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(String(errors.mock.calls[0]).length).toBeLessThan(100);
  });

  it('comes from the earlier visit if the session has garbage', async () => {
    const { generatedCode } = await browser.visit();
    browser.sessionStorage.setItem('generatedQRImage', '{}');
    browser.sessionStorage.setItem('generatedQRId', '5');
    browser.localStorage.setItem('lastGeneratedQR', OTHER);
    expect(generatedCode.get()).toEqual({ picture: OTHER, id: '' });
  });

  it('is marked as woven until the page is reloaded or another picture is stored', async () => {
    const { generatedCode, saveGenerated } = await browser.visit();
    saveGenerated({ picture: IMAGE, id: '1', isWoven: true });
    const made = generatedCode.get();
    expect(made).toEqual({ picture: IMAGE, id: '1', isWoven: true });
    expect(generatedCode.get()).toBe(made);
    browser.sessionStorage.setItem('generatedQRImage', OTHER);
    expect(generatedCode.get()).toEqual({ picture: OTHER, id: '1' });
    const next = await browser.visit({ isReload: true });
    expect(next.generatedCode.get()).not.toHaveProperty('isWoven');
  });

  it('falls back to the picture of an earlier visit if the picture of this session cannot be shown', async () => {
    const { generatedCode, saveGenerated } = await browser.visit();
    browser.sessionStorage.setItem('generatedQRImage', IMAGE);
    browser.localStorage.setItem('lastGeneratedQR', OTHER);
    const listener = vi.fn();
    generatedCode.subscribe(listener);
    generatedCode.passOver(IMAGE);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(generatedCode.get()).toEqual({ picture: OTHER, id: '' });
    generatedCode.passOver(OTHER);
    expect(generatedCode.get()).toBeNull();
    expect(errors).toHaveBeenCalledTimes(2);
    saveGenerated({ picture: `${IMAGE}A`, id: '1' });
    expect(generatedCode.get()?.id).toBe('1');
  });

  it('causes one error message for each invalid stored value', async () => {
    const { generatedCode } = await browser.visit();
    browser.sessionStorage.setItem('generatedQRImage', '{}');
    browser.localStorage.setItem('lastGeneratedQR', '[]');
    for (let time = 0; time < 3; time++) expect(generatedCode.get()).toBeNull();
    expect(errors).toHaveBeenCalledTimes(2);
  });

  it('notifies subscribers once when it is begun, saved, finished or changed in another tab, until they unsubscribe', async () => {
    const { generatedCode, saveGenerated, setGenerating } = await browser.visit();
    const listener = vi.fn();
    const unsubscribe = generatedCode.subscribe(listener);
    expect(generatedCode.isGenerating()).toBe(false);
    setGenerating(true);
    expect(generatedCode.isGenerating()).toBe(true);
    saveGenerated({ picture: IMAGE, id: '1' });
    setGenerating(false);
    expect(listener).toHaveBeenCalledTimes(3);
    browser.changeFromOtherTab('lastGeneratedQR', OTHER);
    browser.changeFromOtherTab('theme', 'dark');
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    saveGenerated({ picture: OTHER, id: '2' });
    expect(listener).toHaveBeenCalledTimes(4);
    expect(browser.hasReceivers).toBe(false);
  });
});

describe('a code that the browser does not store', () => {
  it.each(['full', 'broken', 'forbidden'])('is kept in memory for this visit if storage is %s', async (state) => {
    browser.localStorage.setItem('lastGeneratedQR', OTHER);
    const { generatedCode, saveGenerated } = await browser.visit();
    for (const storage of [browser.localStorage, browser.sessionStorage]) {
      storage.quota = state === 'full' ? storage.used : Number.POSITIVE_INFINITY;
      storage.isBroken = state === 'broken';
    }
    browser.isForbidden = state === 'forbidden';
    const longer = `${IMAGE}${'A'.repeat(100)}`;
    saveGenerated({ picture: longer, id: '1' });
    expect(generatedCode.get()).toEqual({ picture: longer, id: '1' });
  });

  it('removes the older stored code, which would otherwise be shown after a reload', async () => {
    const { saveGenerated } = await browser.visit();
    saveGenerated({ picture: OTHER, id: '1' });
    browser.localStorage.quota = browser.localStorage.used;
    browser.sessionStorage.quota = browser.sessionStorage.used;
    saveGenerated({ picture: `${IMAGE}${'A'.repeat(200)}`, id: '2' });
    const { generatedCode } = await browser.visit({ isReload: true });
    expect(generatedCode.get()).toBeNull();
  });

  it('is stored after all if deleting the oldest analytics makes enough room', async () => {
    const { appendAnalytics, saveGenerated } = await browser.visit();
    for (let id = 1; id <= 8; id++)
      appendAnalytics({ id: String(id), content: 'x', type: 'text', qrType: 'standard', customImage: false });
    browser.localStorage.quota = browser.localStorage.used + 10;
    saveGenerated({ picture: `${IMAGE}${'A'.repeat(300)}`, id: '9' });
    expect(browser.localStorage.getItem('lastGeneratedQR')).toContain(IMAGE);
    const ids = JSON.parse(browser.localStorage.getItem('qrAnalytics')!).map((record: { id: string }) => record.id);
    expect(ids).toEqual(['4', '5', '6', '7', '8']);
  });

  it('does not delete analytics if that would not make enough room', async () => {
    const { appendAnalytics, generatedCode, saveGenerated } = await browser.visit();
    appendAnalytics({ id: '1', content: 'x', type: 'text', qrType: 'standard', customImage: false });
    const list = browser.localStorage.getItem('qrAnalytics');
    browser.localStorage.quota = browser.localStorage.used;
    const picture = `${IMAGE}${'A'.repeat(5000)}`;
    saveGenerated({ picture, id: '2' });
    expect(browser.localStorage.getItem('qrAnalytics')).toBe(list);
    expect(generatedCode.get()?.picture).toBe(picture);
  });
});

describe('newCodeId', () => {
  it('returns the time, but never the same id twice', async () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const { newCodeId } = await browser.visit();
    expect([newCodeId(), newCodeId(), newCodeId()]).toEqual(['1700000000000', '1700000000001', '1700000000002']);
    vi.setSystemTime(1_600_000_000_000);
    expect(newCodeId()).toBe('1700000000003');
  });

  it('returns an id that no other visit or tab has used', async () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const first = await browser.visit();
    const id = first.newCodeId();
    first.appendAnalytics({ id, content: 'x', type: 'text', qrType: 'standard', customImage: false });
    expect((await browser.visit()).newCodeId()).toBe('1700000000001');
  });
});

it('without a browser, there is no generated code or template, the theme is the default, and subscribing works', async () => {
  vi.resetModules();
  const { generatedCode, readTheme, takeTemplate } = await import('./index.ts');
  expect([generatedCode.get(), takeTemplate(DEFAULT_DESIGN), readTheme()]).toEqual([null, null, 'system']);
  expect(generatedCode.subscribe(() => {})).toBeTypeOf('function');
});
