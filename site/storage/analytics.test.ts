import { expect, it, vi } from 'vitest';
import type { AnalyticsEntry } from './analytics.ts';
import { browser } from './testing/fake-browser.ts';

function entry(id: string, content = 'https://example.com'): AnalyticsEntry {
  return { id, content, type: 'url', qrType: 'custom', customImage: true };
}

function stored(): { id: string; downloads: number }[] {
  return JSON.parse(browser.localStorage.getItem('qrAnalytics') ?? '[]');
}

it('a record is appended with all counters at zero', async () => {
  const { appendAnalytics } = await browser.openTab();
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 3, 4, 5, 6, 7) });
  appendAnalytics(entry('1'));
  vi.useRealTimers();
  expect(stored()).toEqual([
    {
      ...entry('1'),
      generatedAt: '2026-02-03T04:05:06.007Z',
      ...{ scans: 0, downloads: 0, shares: 0, uniqueVisitors: 0, countries: {}, devices: {} },
      ...{ hourlyStats: Array(24).fill(0), weeklyStats: Array(7).fill(0) },
    },
  ]);
});

it('a download adds one to the newest record, and nothing if there is none', async () => {
  const { appendAnalytics, countDownload } = await browser.openTab();
  countDownload();
  expect(stored()).toEqual([]);
  for (const id of ['1', '2']) appendAnalytics(entry(id));
  countDownload();
  countDownload();
  expect(stored().map(({ downloads }) => downloads)).toEqual([0, 2]);
});

it('elements that are no records stay unchanged and in place', async () => {
  const garbage = '[null,"x",{"id":7,"downloads":0},[1],{"id":"a","downloads":"many"},{"id":"c","downloads":0.5}]';
  browser.localStorage.setItem('qrAnalytics', garbage);
  const { appendAnalytics, countDownload } = await browser.openTab();
  countDownload();
  expect(browser.localStorage.getItem('qrAnalytics')).toBe(garbage);
  appendAnalytics(entry('1'));
  countDownload();
  expect(stored().slice(0, 6)).toEqual(JSON.parse(garbage));
  expect(stored()[6]).toMatchObject({ id: '1', downloads: 1 });
});

it.each(['{broken', '{"id":"1"}', ''])(
  'a stored text that is no list, %j, stays as the first element',
  async (text) => {
    browser.localStorage.setItem('qrAnalytics', text);
    const { appendAnalytics } = await browser.openTab();
    appendAnalytics(entry('2'));
    expect(stored()).toEqual([text, expect.objectContaining({ id: '2' })]);
  },
);

it('if storage is full, as few of the oldest records as possible go', async () => {
  const { appendAnalytics, countDownload } = await browser.openTab();
  for (let id = 10; id < 20; id++) appendAnalytics(entry(String(id)));
  browser.localStorage.quota = browser.localStorage.used + 10;
  appendAnalytics(entry('20'));
  expect(stored().map(({ id }) => Number(id))).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  appendAnalytics(entry('21', 'x'.repeat(10_000)));
  countDownload();
  expect(stored().at(-1)).toMatchObject({ id: '20', downloads: 1 });
});
