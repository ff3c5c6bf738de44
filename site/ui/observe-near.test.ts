import { expect, it, vi } from 'vitest';
import { observeNear } from './observe-near.ts';

it('observeNear starts one observer per reach, and reports each element that comes near the window', () => {
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
  const [one, two, three] = [{}, {}, {}] as [Element, Element, Element];
  const arrived: string[] = [];
  const stop = observeNear(one, '800px', () => arrived.push('one'));
  observeNear(two, '800px', () => arrived.push('two'));
  observeNear(three, '400px', () => arrived.push('three'));
  expect([started.map(({ margin }) => margin), watched.size]).toEqual([['800px', '400px'], 3]);
  started[0].tell([
    { isIntersecting: false, target: one },
    { isIntersecting: true, target: two },
  ]);
  started[1].tell([{ isIntersecting: true, target: three }]);
  expect(arrived).toEqual(['two', 'three']);
  stop();
  started[0].tell([{ isIntersecting: true, target: one }]);
  expect([arrived, watched.has(one)]).toEqual([['two', 'three'], false]);
});
