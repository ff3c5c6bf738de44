import { expect, it, vi } from 'vitest';
import { arrive } from './use-arrival.ts';

it('a new page starts at the top, and going back keeps the scroll position; the main content always gets the focus', () => {
  const [focus, scrollTo] = [vi.fn(), vi.fn()];
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === 'main' ? { focus } : null) });
  vi.stubGlobal('window', { scrollTo });
  arrive(true);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(scrollTo).not.toHaveBeenCalled();
  arrive(false);
  expect(focus).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
