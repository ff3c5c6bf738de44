import { useSyncExternalStore } from 'react';
import { seam } from '#workbench';

/** Makes, judges and keeps codes, and has all of the home page that is not needed until a visitor touches it. */
export const touch = seam(() => import('./touched.ts'));

export type Touched = typeof import('./touched.ts');

/** Null until it has loaded. */
export function useTouched(): Touched | null {
  return useSyncExternalStore(touch.subscribe, touch.get, nothingOnServer);
}

function nothingOnServer(): null {
  return null;
}
