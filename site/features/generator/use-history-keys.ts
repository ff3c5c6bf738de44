import { type RefObject, useEffect } from 'react';
import { designStore } from '#workbench';
import { historyKey } from './history-keys.ts';

/**
 * Handles the keys for Undo and Redo anywhere on the page, also in the generator's own fields, whose text is in the
 * design's history. Other fields, and dialogs, keep the browser's undo.
 */
export function useHistoryKeys(generator: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const meaning = historyKey(event);
      const { target } = event;
      if (!meaning || !(target instanceof Element) || target.closest('dialog, [role="dialog"]')) return;
      if (isTyping(target) && !generator.current?.contains(target)) return;
      event.preventDefault();
      designStore[meaning]();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [generator]);
}

function isTyping(target: Element): boolean {
  return target.matches('input, textarea, select') || (target instanceof HTMLElement && target.isContentEditable);
}
