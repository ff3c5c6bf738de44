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

it('currentPlace returns the id and the top of the first card that is not completely above the window', () => {
  const list = listOf(['a', -300, -100], ['b', -100, 100], ['c', 100, 300]);
  expect(currentPlace(list)).toEqual({ card: 'b', top: -100 });
  expect(currentPlace(listOf(['a', -300, 0], ['b', 10, 90]))).toEqual({ card: 'b', top: 10 });
});

it('currentPlace returns null if there is no list, no card, or only cards above the window', () => {
  expect([currentPlace(null), currentPlace(listOf()), currentPlace(listOf(['a', -300, -100]))]).toEqual([
    ...[null, null, null],
  ]);
});

it('scrollToPlace instantly restores the distance of a card from the upper edge, unless the card is gone', () => {
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
