import { notify } from './browser-storage.ts';
import { IMAGE_KEY } from './deletion.ts';

// This is separate from `generated-code.ts`, because the home page starts generating before that module has loaded.

let isInProgress = false;

/** Whether a code is being made. */
export function isGenerating(): boolean {
  return isInProgress;
}

/** Sets whether a code is being made, and notifies the subscribers of `generatedCode`. */
export function setGenerating(flag: boolean): void {
  isInProgress = flag;
  notify(IMAGE_KEY);
}
