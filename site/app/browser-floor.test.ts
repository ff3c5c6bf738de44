import { afterEach, expect, it, vi } from 'vitest';
import { isBrowserNewEnough } from './browser-floor.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  'if support for light-dark() is %s and for :popover-open is %s, isBrowserNewEnough returns %s',
  (hasColors, hasPopovers, isNewEnough) => {
    const supports = (condition: string, value = '') =>
      condition === 'color'
        ? hasColors && value.includes('light-dark(')
        : hasPopovers && /:popover-open/.test(condition);
    vi.stubGlobal('CSS', { supports });
    expect(isBrowserNewEnough()).toBe(isNewEnough);
  },
);
