import { readItem, writeItem } from './browser-storage.ts';

const KEY = 'openGroups';

/** Longer than any list of groups that this site writes. */
const LONGEST = 1000;

/**
 * Returns whether the visitor left a group of the custom style open; null if it was never touched, or nothing readable
 * is stored.
 */
export function readOpenGroup(name: string): boolean | null {
  const isOpen = readGroups()[name];
  return typeof isOpen === 'boolean' ? isOpen : null;
}

/** Remembers how the visitor leaves a group. */
export function writeOpenGroup(name: string, isOpen: boolean): void {
  writeItem('localStorage', KEY, JSON.stringify({ ...readGroups(), [name]: isOpen }));
}

function readGroups(): Readonly<Record<string, unknown>> {
  const stored = readItem('localStorage', KEY);
  if (!stored || stored.length > LONGEST) return {};
  try {
    const groups: unknown = JSON.parse(stored);
    return typeof groups === 'object' && groups !== null && !Array.isArray(groups) ? { ...groups } : {};
  } catch {
    // Not written by this site: treated as empty.
    return {};
  }
}
