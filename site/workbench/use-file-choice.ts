import { useState } from 'react';
import { type FileChoice, readFileChoice, writeFileChoice } from '#storage';

/** Returns the visitor's choices for files, and a function that changes some of them. Changes are stored. */
export function useFileChoice(): [choice: FileChoice, change: (part: Partial<FileChoice>) => void] {
  const [choice, setChoice] = useState(readFileChoice);
  function change(part: Partial<FileChoice>): void {
    // The stored choice is the newest: two changes in one event see the same `choice`.
    const changed = { ...readFileChoice(), ...part };
    setChoice(changed);
    writeFileChoice(changed);
  }
  return [choice, change];
}
