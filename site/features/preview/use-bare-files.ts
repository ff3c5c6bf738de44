import { useSyncExternalStore } from 'react';
import { readBareFiles, subscribeBareFiles } from '#storage';

/** Returns whether the visitor wants files without the design. */
export function useBareFiles(): boolean {
  return useSyncExternalStore(subscribeBareFiles, readBareFiles, () => false);
}
