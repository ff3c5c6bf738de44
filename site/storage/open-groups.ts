import { readItem, writeItem } from './browser-storage.ts';

const KEY = 'openGroups';

/** Maximum number of characters of the stored text. This site never writes as many. */
const LONGEST = 1000;

/**
 * Returns whether the visitor left a group of settings of the custom style open. Returns null if the visitor never
 * opened or closed it, or nothing readable is stored.
 */
export function readOpenGroup(name: string): boolean | null {
  const isOpen = readGroups()[name];
  return typeof isOpen === 'boolean' ? isOpen : null;
}

/** Stores whether the visitor leaves a group open. */
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
    // Text that is not JSON was not written by this site.
    return {};
  }
}
