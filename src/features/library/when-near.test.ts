import { beforeEach, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.ts';

interface Watch {
  readonly margin: string;
  readonly watched: unknown[];
  readonly report: (isNear: boolean) => void;
  isEnded: boolean;
}

let watch: Watch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, { rootMargin }: { readonly rootMargin: string }) {
        const report = (isIntersecting: boolean) => tell([{ isIntersecting }]);
        watch = { margin: rootMargin, watched: [], report, isEnded: false };
      }
      observe(place: unknown) {
        watch.watched.push(place);
      }
      disconnect() {
        watch.isEnded = true;
      }
    },
  );
  return () => vi.useRealTimers();
});

const PLACE = {} as Element;

it('whenNear calls read when the element comes within 400 pixels of the window', () => {
  const read = vi.fn();
  whenNear(PLACE, read);
  expect(watch).toMatchObject({ margin: '400px', watched: [PLACE] });
  watch.report(false);
  expect(read).not.toHaveBeenCalled();
  watch.report(true);
  vi.advanceTimersByTime(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(watch.isEnded).toBe(true);
});

it('whenNear calls read after three seconds, even if there is no element', () => {
  const read = vi.fn();
  whenNear(null, read);
  vi.advanceTimersByTime(2999);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([read.mock.calls.length, watch.isEnded]).toEqual([1, true]);
});

it('whenNear never calls read after it was canceled', () => {
  const read = vi.fn();
  whenNear(PLACE, read)();
  vi.advanceTimersByTime(10_000);
  expect([read.mock.calls.length, watch.isEnded]).toEqual([0, true]);
});
