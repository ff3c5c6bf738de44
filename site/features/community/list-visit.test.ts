import { afterEach, expect, test, vi } from 'vitest';
import { startListVisit } from './list-visit.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the dates of posts count back from the time of the visit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T12:00:00Z') });
  const first = await startListVisit();
  vi.setSystemTime(new Date('2026-03-04T13:00:00Z'));
  const second = await startListVisit();
  expect([first.now, second.now]).toEqual([new Date('2026-03-04T12:00:00Z'), new Date('2026-03-04T13:00:00Z')]);
  const [before, after] = [first, second].map(({ posts }) => Date.parse(posts[0].createdAt));
  expect(after - before).toBe(3_600_000);
});
