import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeBrowser } from './fake-browser.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = new FakeBrowser();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('remembers the theme as plain text and follows the system by default', async () => {
  const { readTheme, writeTheme } = await browser.visit();
  expect(readTheme()).toBe('system');
  for (const theme of ['dark', 'light', 'system'] as const) {
    writeTheme(theme);
    expect(browser.localStorage.getItem('theme')).toBe(theme);
    expect(readTheme()).toBe(theme);
  }
  browser.localStorage.setItem('theme', '"dark"; drop');
  expect(readTheme()).toBe('system');
});

it('tells of a theme chosen here or in another tab', async () => {
  const { readTheme, subscribeTheme, writeTheme } = await browser.visit();
  const seen: string[] = [];
  const unsubscribe = subscribeTheme(() => seen.push(readTheme()));
  writeTheme('dark');
  browser.changeFromOtherTab('theme', 'light');
  browser.changeFromOtherTab(null);
  unsubscribe();
  writeTheme('dark');
  expect(seen).toEqual(['dark', 'light', 'system']);
});

it('lets another tab override a theme that could not be stored here', async () => {
  const { readTheme, subscribeTheme, writeTheme } = await browser.visit();
  subscribeTheme(() => {});
  browser.localStorage.quota = 0;
  writeTheme('dark');
  expect(readTheme()).toBe('dark');
  browser.localStorage.quota = 100;
  browser.changeFromOtherTab('theme', 'light');
  expect(readTheme()).toBe('light');
});

it('remembers the direction as its button says it, and knows no other', async () => {
  const { readGradientDirection, writeGradientDirection } = await browser.visit();
  expect(readGradientDirection()).toBeNull();
  writeGradientDirection('to bottom left');
  expect(browser.localStorage.getItem('gradientDirection')).toBe('to bottom left');
  expect(readGradientDirection()).toBe('to bottom left');
  browser.localStorage.setItem('gradientDirection', 'to nowhere');
  expect(readGradientDirection()).toBeNull();
});

it('holds both choices for the visit where storage is forbidden', async () => {
  browser.isForbidden = true;
  const { readGradientDirection, readTheme, writeGradientDirection, writeTheme } = await browser.visit();
  writeTheme('dark');
  writeGradientDirection('to right');
  expect([readTheme(), readGradientDirection()]).toEqual(['dark', 'to right']);
});
