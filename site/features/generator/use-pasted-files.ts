import { useEffect, useEffectEvent } from 'react';

const TAKEN = /^image\/|\/(?:json|pdf)$/;

/** Calls `take` with the first picture, PDF or JSON file of each paste, anywhere on the page. */
export function usePastedFiles(take: (file: Blob) => void): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const file = pastedFile(clipboardData?.files ?? []);
    if (!file || event.defaultPrevented) return;
    // A spreadsheet copies text together with a picture of it. In a text field, such text is pasted as text.
    if (isTextField(target) && clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    take(file);
  });

  useEffect(() => {
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, []);
}

/** Returns the first picture, PDF or JSON file; undefined if there is none. */
export function pastedFile(files: Iterable<File>): File | undefined {
  return [...files].find(({ type }) => TAKEN.test(type));
}

function isTextField(target: EventTarget | null): boolean {
  // Only text inputs have a selection.
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null)
  );
}
