import { useState } from 'react';
import { type FileChoice, readFileChoice, writeFileChoice } from '#storage';

/** Returns how the visitor wants files, which is remembered, and a function that changes a part of it. */
export function useFileChoice(): [choice: FileChoice, change: (part: Partial<FileChoice>) => void] {
  const [choice, setChoice] = useState(readFileChoice);
  function change(part: Partial<FileChoice>): void {
    const changed = { ...choice, ...part };
    setChoice(changed);
    writeFileChoice(changed);
  }
  return [choice, change];
}
