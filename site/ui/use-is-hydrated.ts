import { useSyncExternalStore } from 'react';

function subscribeToNothing(): () => void {
  return () => undefined;
}

function yes(): boolean {
  return true;
}

function no(): boolean {
  return false;
}

/** False while a page is prerendered or hydrated. For content that depends on the visit. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}
