import { readItem, writeItem } from './browser-storage.ts';

const KEY = 'screenScale';

/** CSS pixels per millimeter on any screen, from small phones to large projectors. Not measured. */
const LIMITS = { min: 1, max: 20 };

/** Returns the CSS pixels per millimeter of this screen, or null if it was never measured. */
export function readScreenScale(): number | null {
  const scale = Number(readItem('localStorage', KEY) ?? Number.NaN);
  return scale >= LIMITS.min && scale <= LIMITS.max ? scale : null;
}

/** Stores the CSS pixels per millimeter of this screen. */
export function writeScreenScale(scale: number): void {
  writeItem('localStorage', KEY, String(scale));
}
