import { readItem, writeItem } from './browser-storage.ts';

const KEY = 'screenScale';

/** CSS pixels per millimeter that a screen may have, from large projectors to small phones. Chosen, not measured. */
const LIMITS = { min: 1, max: 20 };

/** Returns the stored CSS pixels per millimeter of this screen, or null if none or an impossible number is stored. */
export function readScreenScale(): number | null {
  const scale = Number(readItem('localStorage', KEY) ?? Number.NaN);
  return scale >= LIMITS.min && scale <= LIMITS.max ? scale : null;
}

/** Stores the CSS pixels per millimeter of this screen. */
export function writeScreenScale(scale: number): void {
  writeItem('localStorage', KEY, String(scale));
}
