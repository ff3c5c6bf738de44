import { useRef, useState } from 'react';
import type { FileChoice } from '#design';
import { settings } from '#storage';

/**
 * Returns the choices for files, and a function that changes some of them. They begin as `own`, or as the visitor left
 * them. Changes are stored for the next code, and passed to `tell`.
 */
export function useFileChoice(
  own?: FileChoice,
  tell?: (choice: FileChoice) => void,
): [choice: FileChoice, change: (part: Partial<FileChoice>) => void] {
  const [choice, setChoice] = useState(() => own ?? settings.fileChoice.read());
  // Two changes in one event see the same `choice`.
  const newest = useRef(choice);
  function change(part: Partial<FileChoice>): void {
    newest.current = { ...newest.current, ...part };
    setChoice(newest.current);
    settings.fileChoice.write(newest.current);
    tell?.(newest.current);
  }
  return [choice, change];
}
