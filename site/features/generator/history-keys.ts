import { type RefObject, useEffect } from 'react';
import { designStore } from '#workbench';

export type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/** Returns null for other keys, for a key that was handled already, and while an input method composes text. */
export function historyKey(event: KeyFacts): 'undo' | 'redo' | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey === metaKey || altKey || isComposing || defaultPrevented) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/** Also in the generator's own fields; other fields and dialogs keep the browser's undo. */
export function useHistoryKeys(generator: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const meaning = historyKey(event);
      const { target } = event;
      if (!meaning || !(target instanceof Element) || target.closest('dialog, [role="dialog"]')) return;
      if (isTyping(target) && !generator.current?.contains(target)) return;
      event.preventDefault();
      designStore[meaning]();
      // The first step may have opened the panel that had the focus.
      requestAnimationFrame(() => {
        const tab = generator.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
        if (!target.isConnected) tab?.focus();
      });
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [generator]);
}

function isTyping(target: Element): boolean {
  return target.matches('input, textarea, select') || (target instanceof HTMLElement && target.isContentEditable);
}
