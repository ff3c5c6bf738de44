import { useState } from 'react';
import { type FileChoice, settings } from '#storage';

/** Returns the visitor's choices for files, and a function that changes some of them. Changes are stored. */
export function useFileChoice(): [choice: FileChoice, change: (part: Partial<FileChoice>) => void] {
  const [choice, setChoice] = useState(settings.fileChoice.read);
  function change(part: Partial<FileChoice>): void {
    // The stored choice is the newest: two changes in one event see the same `choice`.
    const changed = { ...settings.fileChoice.read(), ...part };
    setChoice(changed);
    settings.fileChoice.write(changed);
  }
  return [choice, change];
}
