import { GRADIENT_DIRECTIONS, type GradientDirection } from '#design';
import { notify, readItem, subscribeToItems, writeItem } from './browser-storage.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The inline script in `index.html` reads this key too, to set the theme before the first paint. */
const THEME_KEY = 'theme';
const DIRECTION_KEY = 'gradientDirection';

/** Returns the chosen theme, or `system` if no known theme is stored. */
export function readTheme(): Theme {
  const stored = readItem('localStorage', THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the theme and notifies the subscribers. */
export function writeTheme(theme: Theme): void {
  writeItem('localStorage', THEME_KEY, theme);
  notify(THEME_KEY);
}

/** Calls `listener` when a theme is chosen, here or in another tab. Returns a function that unsubscribes. */
export function subscribeTheme(listener: () => void): () => void {
  return subscribeToItems([THEME_KEY], listener);
}

/** Returns the stored direction of the gradient, or null if no known direction is stored. */
export function readGradientDirection(): GradientDirection | null {
  const stored = readItem('localStorage', DIRECTION_KEY);
  return GRADIENT_DIRECTIONS.find((direction) => direction === stored) ?? null;
}

/** Stores the direction of the gradient. */
export function writeGradientDirection(direction: GradientDirection): void {
  writeItem('localStorage', DIRECTION_KEY, direction);
}
