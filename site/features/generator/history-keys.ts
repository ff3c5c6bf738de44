/** The parts of a key event that decide its meaning. */
export type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * Returns `undo` for Ctrl+Z and ⌘+Z, and `redo` for Ctrl+Shift+Z, ⌘+Shift+Z and Ctrl+Y. Returns null for all other
 * keys, for a key that was handled already, and while an input method composes text.
 */
export function historyKey(event: KeyFacts): 'undo' | 'redo' | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey === metaKey || altKey || isComposing || defaultPrevented) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
