/** What of a key event decides what it means. */
export type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * What the usual keys mean: Ctrl or ⌘ with Z, with Shift and Z, and Ctrl with Y; null for all others, and while a word
 * is being composed.
 */
export function historyKey(event: KeyFacts): 'undo' | 'redo' | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey === metaKey || altKey || isComposing || defaultPrevented) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
