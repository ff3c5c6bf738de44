import { useEffect, useEffectEvent } from 'react';

/** Characters of a table passed to `/many` as the navigation state `{ table }`, which stays in the history. */
export const GIVEN_TABLE_MAX = 100_000;

/** `take` gets each paste, and whether a text field is focused. If it returns true, the browser pastes nothing. */
export function usePagePaste(take: (data: DataTransfer, isInField: boolean) => boolean): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    if (!clipboardData || event.defaultPrevented) return;
    if (take(clipboardData, isTextField(target))) event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  // Only text inputs have a selection.
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null)
  );
}

/**
 * Returns the text on the clipboard. Returns an empty text if there is a file that the text only names: browsers and
 * file managers add an address or a path to what they copy. A spreadsheet adds a picture of the cells.
 */
export function clipboardText(data: DataTransfer): string {
  return data.files.length === 0 || isOfCells(data) ? data.getData('text/plain') : '';
}

export function isOfCells(data: DataTransfer): boolean {
  return /<table\b/i.test(data.getData('text/html'));
}
