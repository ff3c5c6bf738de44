import { useSyncExternalStore } from 'react';
import { DEFAULT_DESIGN } from '#design';
import { designStore } from './design-store.ts';
import { type History, startHistory } from './history.ts';

/** What the server renders, and what the first rendering in the browser must therefore be. */
const BEGINNING: History = startHistory(DEFAULT_DESIGN);

/** The design that is being made, and its history. */
export function useDesign(): History {
  return useSyncExternalStore(designStore.subscribe, designStore.get, () => BEGINNING);
}
