import { notify } from './browser-storage.ts';
import { IMAGE_KEY } from './deletion.ts';

// Separate from the generated code, because the home page starts generating before the module for it has loaded.

let isInProgress = false;

/** Whether a code is being made. */
export function isGenerating(): boolean {
  return isInProgress;
}

/** Says whether a code is being made, and tells the subscribers of `generatedCode`. */
export function setGenerating(flag: boolean): void {
  isInProgress = flag;
  notify(IMAGE_KEY);
}
