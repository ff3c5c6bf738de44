import { type GradientDirection, parseGradientDirection } from '#design';
import { notify, readItem, subscribeToItems, writeItem } from './browser-storage.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The inline script that sets the theme before the first paint reads the same key. */
const THEME_KEY = 'theme';
const DIRECTION_KEY = 'gradientDirection';

/** Returns the chosen theme; `system` if none, or an unknown one, is stored. */
export function readTheme(): Theme {
  const stored = readItem('localStorage', THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Remembers the theme and tells the subscribers. */
export function writeTheme(theme: Theme): void {
  writeItem('localStorage', THEME_KEY, theme);
  notify(THEME_KEY);
}

/** Calls `listener` when the theme was chosen, here or in another tab. Returns the unsubscriber. */
export function subscribeTheme(listener: () => void): () => void {
  return subscribeToItems([THEME_KEY], listener);
}

/** The remembered direction of the gradient; null when none, or no known one, is stored. */
export function readGradientDirection(): GradientDirection | null {
  return parseGradientDirection(readItem('localStorage', DIRECTION_KEY));
}

/** Remembers the direction as its button says it. */
export function writeGradientDirection(direction: GradientDirection): void {
  writeItem('localStorage', DIRECTION_KEY, direction);
}
