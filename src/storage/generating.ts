import { notify } from './browser-storage.ts';
import { IMAGE_KEY } from './deletion.ts';

// Apart from the generated code itself, because the home page begins generating before it has loaded what keeps codes.

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
