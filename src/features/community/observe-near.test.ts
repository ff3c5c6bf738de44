import { expect, it, vi } from 'vitest';
import { observeNear } from './observe-near.ts';

it('observeNear watches all elements with one observer, and reports each that comes within 800 pixels of the window', () => {
  const started: { readonly margin: string; readonly tell: (entries: object[]) => void }[] = [];
  const watched = new Set<unknown>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, { rootMargin }: { readonly rootMargin: string }) {
        started.push({ margin: rootMargin, tell });
      }
      observe(element: unknown) {
        watched.add(element);
      }
      unobserve(element: unknown) {
        watched.delete(element);
      }
    },
  );
  const [one, two] = [{} as Element, {} as Element];
  const arrived: string[] = [];
  const stop = observeNear(one, () => arrived.push('one'));
  observeNear(two, () => arrived.push('two'));
  expect([started.length, started[0].margin, watched.size]).toEqual([1, '800px', 2]);
  started[0].tell([
    { isIntersecting: false, target: one },
    { isIntersecting: true, target: two },
  ]);
  expect(arrived).toEqual(['two']);
  stop();
  started[0].tell([{ isIntersecting: true, target: one }]);
  expect([arrived, watched.has(one)]).toEqual([['two'], false]);
});
