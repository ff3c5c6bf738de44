import { readItem, writeItem } from './browser-storage.ts';

const KEY = 'screenScale';

/** CSS pixels to a millimeter on any screen: from small phones to large projectors. */
const LIMITS = { min: 1, max: 20 };

/** Returns the CSS pixels per millimeter of this screen; null if it was never measured. */
export function readScreenScale(): number | null {
  const scale = Number(readItem('localStorage', KEY) ?? Number.NaN);
  return scale >= LIMITS.min && scale <= LIMITS.max ? scale : null;
}

/** Remembers it. */
export function writeScreenScale(scale: number): void {
  writeItem('localStorage', KEY, String(scale));
}
