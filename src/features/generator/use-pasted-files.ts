import { useEffect, useEffectEvent } from 'react';

const TAKEN = /^image\/|\/(?:json|pdf)$/;

/** Calls `take` with each picture, PDF or backup that is pasted anywhere on the page. */
export function usePastedFiles(take: (file: Blob) => void): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const file = [...(clipboardData?.files ?? [])].find(({ type }) => TAKEN.test(type));
    if (!file || event.defaultPrevented) return;
    // Text that is copied together with a picture of it, as from a spreadsheet, is pasted as text into a text field.
    if (isTextField(target) && clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    take(file);
  });

  useEffect(() => {
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  // Only inputs of text have a selection.
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null)
  );
}
