import { expect, it } from 'vitest';
import { menuPlace } from './menu-place.ts';

const WINDOW = { width: 400, height: 600 };
const MENU = { width: 150, height: 200 };
const buttonAt = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

it('a menu is four pixels under its button, and ends where the button ends', () => {
  expect(menuPlace(buttonAt(300, 100), MENU, WINDOW, 'ltr')).toEqual({ inline: 190, top: 144 });
  expect(menuPlace(buttonAt(300, 356), MENU, WINDOW, 'ltr').top).toBe(400);
});

it('a menu without room under its button is four pixels above it, but never above the window', () => {
  expect(menuPlace(buttonAt(300, 357), MENU, WINDOW, 'ltr').top).toBe(357 - 4 - 200);
  expect(menuPlace(buttonAt(300, 150), MENU, { ...WINDOW, height: 300 }, 'ltr').top).toBe(4);
});

it('a menu keeps four pixels from both sides of the window', () => {
  expect(menuPlace(buttonAt(10, 100), MENU, WINDOW, 'ltr').inline).toBe(4);
  expect(menuPlace(buttonAt(390, 100), MENU, WINDOW, 'ltr').inline).toBe(400 - 150 - 4);
});

it('where lines run from right to left, a menu ends at the left edge of its button', () => {
  // `inline` is the distance from the right edge of the window here.
  expect(menuPlace(buttonAt(100, 100), MENU, WINDOW, 'rtl').inline).toBe(400 - 100 - 150);
});
