import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seam } from './seams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function seamAfter(failures: number) {
  const tries = { count: 0 };
  const part = seam(async () => {
    if (++tries.count <= failures) throw new TypeError(`Failed to fetch ${tries.count}`);
    return { part: 'here' };
  });
  return { part, tries };
}

it('a part loads once, however often it is asked for, and its listeners are told', async () => {
  const { part, tries } = seamAfter(0);
  const told: unknown[] = [];
  part.subscribe(() => told.push(part.get()));
  expect(part.get()).toBeNull();
  const [one, other] = await Promise.all([part.load(), part.load()]);
  expect([one, other, await part.load(), part.get()]).toEqual(Array(4).fill({ part: 'here' }));
  expect([told, tries.count]).toEqual([[{ part: 'here' }], 1]);
});

it('a part that cannot be fetched is fetched again after a second, so that one lost request does no harm', async () => {
  const { part, tries } = seamAfter(1);
  const loading = part.load();
  await vi.advanceTimersByTimeAsync(900);
  expect(tries.count).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect([await loading, part.isMissing()]).toEqual([{ part: 'here' }, false]);
});

it('after two failures a part is missing, and the next call tries again', async () => {
  const { part } = seamAfter(2);
  const failed = expect(part.load()).rejects.toMatchObject({ name: 'LoadFailure', trouble: 'not-loaded' });
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect([part.get(), part.isMissing()]).toEqual([null, true]);
  expect([await part.load(), part.isMissing()]).toEqual([{ part: 'here' }, false]);
});
