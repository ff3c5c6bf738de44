import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { AnalyticsEntry } from './analytics.ts';
import { browserOfEachTest } from './testing/fresh-pages.ts';

const browser = browserOfEachTest();

function entry(id: string, content = 'https://example.com'): AnalyticsEntry {
  return { id, content, type: 'url', qrType: 'custom', customImage: true };
}

function stored(): { id: string; downloads: number }[] {
  return JSON.parse(browser().localStorage.getItem('qrAnalytics') ?? '[]');
}

it('appendAnalytics appends a complete record whose counters are all zero', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 3, 4, 5, 6, 7) });
  const { appendAnalytics } = await browser().visit();
  appendAnalytics(entry('1'));
  appendAnalytics({ ...entry('2'), type: 'wifi', qrType: 'standard', customImage: false });
  expect(stored()).toEqual([
    {
      ...entry('1'),
      generatedAt: '2026-02-03T04:05:06.007Z',
      ...{ scans: 0, downloads: 0, shares: 0, uniqueVisitors: 0, countries: {}, devices: {} },
      ...{ hourlyStats: Array(24).fill(0), weeklyStats: Array(7).fill(0) },
    },
    expect.objectContaining({ id: '2', type: 'wifi', qrType: 'standard', customImage: false }),
  ]);
});

it('countDownload counts a download only in the newest record', async () => {
  const { appendAnalytics, countDownload } = await browser().visit();
  countDownload();
  expect(stored()).toEqual([]);
  appendAnalytics(entry('1'));
  appendAnalytics(entry('2'));
  countDownload();
  countDownload();
  expect(stored().map(({ id, downloads }) => [id, downloads])).toEqual([
    ['1', 0],
    ['2', 2],
  ]);
});

it('appendAnalytics and countDownload keep what another tab has written in the meantime', async () => {
  const first = await browser().visit();
  first.appendAnalytics(entry('1'));
  const second = await browser().visit();
  second.appendAnalytics(entry('2'));
  first.appendAnalytics(entry('3'));
  second.countDownload();
  expect(stored().map(({ id, downloads }) => [id, downloads])).toEqual([
    ['1', 0],
    ['2', 0],
    ['3', 1],
  ]);
});

it('leaves elements that are not records unchanged and in place', async () => {
  const garbage =
    '[null,"x",{"id":7,"downloads":0},[1],{"id":"a","downloads":"many"},{"id":"b"},{"id":"c","downloads":0.5}]';
  browser().localStorage.setItem('qrAnalytics', garbage);
  const { appendAnalytics, countDownload } = await browser().visit();
  countDownload();
  expect(browser().localStorage.getItem('qrAnalytics')).toBe(garbage);
  appendAnalytics(entry('1'));
  countDownload();
  expect(stored().slice(0, 7)).toEqual(JSON.parse(garbage));
  expect(stored()[7]).toMatchObject({ id: '1', downloads: 1 });
});

it('moves the stored value to another key if it is not a list', async () => {
  const { appendAnalytics } = await browser().visit();
  for (const text of ['{broken', '{"id":"1"}']) {
    browser().localStorage.setItem('qrAnalytics', text);
    appendAnalytics(entry('2'));
    expect(stored()).toEqual([expect.objectContaining({ id: '2' })]);
  }
  expect(browser().localStorage.getItem('qrAnalytics.unreadable')).toBe('{broken\n{"id":"1"}');
});

it('does not change an unreadable list if there is no room to move it to another key', async () => {
  const text = `{${'x'.repeat(500)}`;
  browser().localStorage.setItem('qrAnalytics', text);
  browser().localStorage.quota = 600;
  const { appendAnalytics, countDownload } = await browser().visit();
  appendAnalytics(entry('1'));
  countDownload();
  expect(browser().localStorage.getItem('qrAnalytics')).toBe(text);
});

it('drops as few of the oldest records as possible if storage is full', async () => {
  const { appendAnalytics } = await browser().visit();
  for (let id = 10; id < 20; id++) appendAnalytics(entry(String(id)));
  browser().localStorage.quota = browser().localStorage.used + 10;
  appendAnalytics(entry('20'));
  expect(stored().map(({ id }) => Number(id))).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});

it('makes room for a picture by dropping the oldest 1, 3, 7 or all records, but no other elements', async () => {
  const { saveGenerated } = await browser().visit();
  const record = { ...entry('10'), downloads: 0 };
  const list = ['no record', ...Array.from({ length: 12 }, (_, k) => ({ ...record, id: String(k + 10) }))];
  const left: unknown[][] = [];
  for (const dropped of [1, 2, 4, 8, 12]) {
    browser().localStorage.quota = Number.POSITIVE_INFINITY;
    browser().localStorage.clear();
    browser().localStorage.setItem('qrAnalytics', JSON.stringify(list));
    browser().localStorage.quota = browser().localStorage.used;
    // Each dropped record frees its characters and a comma. The key of the picture, lastGeneratedQR, has 15 characters.
    const room = dropped * (JSON.stringify(record).length + 1) - 15;
    saveGenerated({ picture: `data:image/png;base64,${'A'.repeat(room - 22)}`, id: '9' });
    left.push(JSON.parse(browser().localStorage.getItem('qrAnalytics')!).map((one: { id?: string }) => one.id ?? one));
  }
  const ids = (first: number) => Array.from({ length: 22 - first }, (_, k) => String(first + k));
  expect(left).toEqual([11, 13, 17, 22, 22].map((first) => ['no record', ...ids(first)]));
});

it('leaves the stored list unchanged if the new record would not fit even into an empty list', async () => {
  const { appendAnalytics, countDownload } = await browser().visit();
  appendAnalytics(entry('1'));
  browser().localStorage.quota = browser().localStorage.used;
  appendAnalytics(entry('2', 'x'.repeat(1000)));
  expect(stored().map(({ id }) => id)).toEqual(['1']);
  countDownload();
  browser().localStorage.quota = 10_000;
  appendAnalytics(entry('3'));
  expect(stored().map(({ id, downloads }) => [id, downloads])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 0],
  ]);
});

it('writes the records of a visit as soon as the storage works again', async () => {
  browser().isForbidden = true;
  const { appendAnalytics, countDownload } = await browser().visit();
  appendAnalytics(entry('1'));
  countDownload();
  appendAnalytics(entry('2'));
  browser().isForbidden = false;
  countDownload();
  expect(stored().map(({ id, downloads }) => [id, downloads])).toEqual([
    ['1', 1],
    ['2', 1],
  ]);
});

it('accepts any stored value, and never loses a readable list', async () => {
  const storage = await browser().visit();
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify([value, { id: '1', downloads: 3 }])),
    fc.constantFrom('[{"__proto__":{"downloads":1},"id":"1"}]', '[{"id":"__proto__","downloads":0}]', '[', 'null', ''),
    fc.string({ minLength: 100_000, maxLength: 100_001 }),
  );
  fc.assert(
    fc.property(text, fc.option(fc.nat(3000)), (held, room) => {
      browser().localStorage.clear();
      browser().localStorage.quota = Number.POSITIVE_INFINITY;
      browser().localStorage.setItem('qrAnalytics', held);
      if (room !== null) browser().localStorage.quota = browser().localStorage.used + room;
      const before = fcParse(held);
      storage.appendAnalytics(entry('9'));
      storage.countDownload();
      expect(({} as Record<string, unknown>).downloads).toBeUndefined();
      if (!Array.isArray(before)) {
        const keys = ['qrAnalytics', 'qrAnalytics.unreadable'];
        expect(keys.some((key) => browser().localStorage.getItem(key) === held)).toBe(true);
      } else if (room === null) {
        expect(stored().slice(0, before.length)).toEqual(before);
        expect(stored().at(-1)).toMatchObject({ id: '9', downloads: 1 });
      }
    }),
  );
});

function fcParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

it('does not change a list that is nested too deeply to be rewritten, and keeps new records in memory', async () => {
  const depth = 50_000;
  const text = `[${'['.repeat(depth)}${']'.repeat(depth)},{"id":"1","downloads":0}]`;
  browser().localStorage.setItem('qrAnalytics', text);
  const { appendAnalytics, countDownload, saveGenerated } = await browser().visit();
  appendAnalytics(entry('2', 'typed'));
  countDownload();
  browser().localStorage.quota = browser().localStorage.used;
  saveGenerated({ picture: `data:image/png;base64,${'A'.repeat(100)}`, id: '3' });
  expect(browser().localStorage.getItem('qrAnalytics')).toBe(text);
  browser().localStorage.quota = Number.POSITIVE_INFINITY;
  browser().localStorage.setItem('qrAnalytics', '[]');
  appendAnalytics(entry('4'));
  expect(stored().map(({ id, downloads }) => [id, downloads])).toEqual([
    ['2', 1],
    ['4', 0],
  ]);
});

it('restores a record, including its downloads, if another tab has just overwritten it', async () => {
  vi.useFakeTimers();
  const { appendAnalytics, countDownload } = await browser().visit();
  appendAnalytics(entry('1'));
  countDownload();
  const theirs = { ...stored()[0], id: '2', downloads: 0 };
  browser().changeFromOtherTab('qrAnalytics', JSON.stringify([theirs]));
  expect(stored()).toEqual([theirs, { ...theirs, id: '1', downloads: 1 }]);
  // A list that contains the record stays unchanged.
  browser().changeFromOtherTab('qrAnalytics', JSON.stringify([...stored(), { ...theirs, id: '3' }]));
  expect(stored().map(({ id }) => id)).toEqual(['2', '1', '3']);
});

it('does not restore a record that was removed on purpose, is 10 s old, or was restored three times', async () => {
  vi.useFakeTimers();
  const { appendAnalytics } = await browser().visit();
  appendAnalytics(entry('1'));
  browser().changeFromOtherTab('qrAnalytics');
  expect(stored()).toEqual([]);
  let returns = 0;
  for (let time = 0; time < 10; time++) {
    browser().changeFromOtherTab('qrAnalytics', '[]');
    returns += stored().length;
  }
  expect(returns).toBe(3);
  appendAnalytics(entry('2'));
  vi.advanceTimersByTime(9999);
  browser().changeFromOtherTab('qrAnalytics', '[]');
  expect(stored().map(({ id }) => id)).toEqual(['2']);
  vi.advanceTimersByTime(1);
  browser().changeFromOtherTab('qrAnalytics', '[]');
  expect(stored()).toEqual([]);
});

it('stores a record only once if it could not be stored at first and another tab then wrote the list', async () => {
  browser().localStorage.setItem('qrAnalytics', '[]');
  const { appendAnalytics } = await browser().visit();
  browser().localStorage.quota = browser().localStorage.used;
  appendAnalytics(entry('1'));
  browser().changeFromOtherTab('qrAnalytics', '[]');
  browser().localStorage.quota = Number.POSITIVE_INFINITY;
  appendAnalytics(entry('2'));
  expect(stored().map(({ id }) => id)).toEqual(['1', '2']);
});
