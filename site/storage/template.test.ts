import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, parseDesign } from '#design';
import { FakeBrowser } from './testing/fake-browser.ts';

let browser: FakeBrowser;
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  browser = new FakeBrowser();
  errors = vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('takeTemplate returns the saved template only once', async () => {
  browser.localStorage.setItem('selectedQRTemplate', JSON.stringify({ content: 'hello', type: 'text', extra: 1 }));
  const { takeTemplate } = await browser.visit();
  expect(takeTemplate(DEFAULT_DESIGN)).toEqual({ ...DEFAULT_DESIGN, content: 'hello', type: 'text' });
  expect(takeTemplate(DEFAULT_DESIGN)).toBeNull();
  expect(browser.localStorage.getItem('selectedQRTemplate')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

it('takeTemplate fills missing fields from the given design', async () => {
  const base = { ...DEFAULT_DESIGN, imageSize: 20 };
  browser.localStorage.setItem('selectedQRTemplate', '{"content":"hello"}');
  const { takeTemplate } = await browser.visit();
  expect(takeTemplate(base)).toEqual({ ...base, content: 'hello' });
});

it('saveTemplate stores a template and notifies the subscribers in the same tab', async () => {
  const { isTemplateSaved, saveTemplate, subscribeTemplate, takeTemplate } = await browser.visit();
  const listener = vi.fn();
  const unsubscribe = subscribeTemplate(listener);
  expect(isTemplateSaved()).toBe(false);
  const design = { ...DEFAULT_DESIGN, content: 'hello', imageSize: 20 };
  saveTemplate(design);
  expect([isTemplateSaved(), listener.mock.calls.length]).toEqual([true, 1]);
  expect(takeTemplate(DEFAULT_DESIGN)).toEqual(design);
  expect(isTemplateSaved()).toBe(false);
  browser.changeFromOtherTab('selectedQRTemplate', '{"content":"theirs"}');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  saveTemplate(design);
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each(['', '{', 'null', '[]', '"x"', '{"type":"fax"}', '{"content":{}}'])(
  'takeTemplate logs and removes the invalid template %j',
  async (text) => {
    browser.localStorage.setItem('selectedQRTemplate', text);
    const { takeTemplate } = await browser.visit();
    expect(takeTemplate(DEFAULT_DESIGN)).toBeNull();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(browser.localStorage.length).toBe(0);
  },
);

it('takeTemplate returns a template only once per visit, even if it cannot be removed', async () => {
  browser.localStorage.setItem('selectedQRTemplate', '{"content":"hello"}');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(browser.localStorage, 'removeItem').mockImplementation(() => {
    throw new DOMException('No modification allowed', 'NoModificationAllowedError');
  });
  const { takeTemplate } = await browser.visit();
  expect(takeTemplate(DEFAULT_DESIGN)?.content).toBe('hello');
  expect(takeTemplate(DEFAULT_DESIGN)).toBeNull();
});

it('takeTemplate returns a design or null for any stored text', async () => {
  const { takeTemplate } = await browser.visit();
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constant('['.repeat(100_000)),
    fc.constant(`{"content":"${'x'.repeat(1e6)}"}`),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      browser.localStorage.setItem('selectedQRTemplate', text);
      const design = takeTemplate(DEFAULT_DESIGN);
      expect(design === null || parseDesign(design)).toEqual(design ?? true);
      expect(browser.localStorage.length).toBe(0);
    }),
  );
});
