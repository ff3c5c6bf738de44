import { useState } from 'react';
import { type FileChoice, readFileChoice, writeFileChoice } from '#storage';

/** How the visitor wants files, which is remembered, and how to change a part of that. */
export function useFileChoice(): [choice: FileChoice, change: (part: Partial<FileChoice>) => void] {
  const [choice, setChoice] = useState(readFileChoice);
  function change(part: Partial<FileChoice>): void {
    const changed = { ...choice, ...part };
    setChoice(changed);
    writeFileChoice(changed);
  }
  return [choice, change];
}
