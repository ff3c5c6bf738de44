import { expect, it, vi } from 'vitest';
import { currentPlace, scrollToPlace } from './list-place.ts';

/** A list of cards, each with its id and its upper and lower edge. */
function listOf(...cards: readonly (readonly [id: string, top: number, bottom: number])[]): HTMLElement {
  const elements = cards.map(([id, top, bottom]) => ({ id, getBoundingClientRect: () => ({ top, bottom }) }));
  return {
    querySelectorAll: () => elements,
    querySelector: (selector: string) => elements.find(({ id }) => selector === `#${id}`) ?? null,
  } as unknown as HTMLElement;
}

it('the place in a list is its first card that reaches into the window, and how far this card begins below the edge', () => {
  const list = listOf(['a', -300, -100], ['b', -100, 100], ['c', 100, 300]);
  expect(currentPlace(list)).toEqual({ card: 'b', top: -100 });
  expect(currentPlace(listOf(['a', -300, 0], ['b', 10, 90]))).toEqual({ card: 'b', top: 10 });
});

it('a list without cards, or above the window, has no place', () => {
  expect([currentPlace(null), currentPlace(listOf()), currentPlace(listOf(['a', -300, -100]))]).toEqual([
    ...[null, null, null],
  ]);
});

it('a restored card gets its earlier distance from the edge of the window at once; a card that is gone moves nothing', () => {
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const list = listOf(['a', 700, 900]);
  scrollToPlace(list, { card: 'gone', top: -100 });
  scrollToPlace(null, { card: 'a', top: -100 });
  expect(scrollBy).not.toHaveBeenCalled();
  scrollToPlace(list, { card: 'a', top: -100 });
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 800, behavior: 'instant' });
});
