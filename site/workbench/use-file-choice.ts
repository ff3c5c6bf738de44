import { useState } from 'react';
import { type FileChoice, readFileChoice, writeFileChoice } from '#storage';

/** Returns the visitor's choices for files, and a function that changes some of them. Changes are stored. */
export function useFileChoice(): [choice: FileChoice, change: (part: Partial<FileChoice>) => void] {
  const [choice, setChoice] = useState(readFileChoice);
  function change(part: Partial<FileChoice>): void {
    const changed = { ...choice, ...part };
    setChoice(changed);
    writeFileChoice(changed);
  }
  return [choice, change];
}
