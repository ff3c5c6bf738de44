import { useSyncExternalStore } from 'react';

let running = 0;

const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  running += change;
  for (const listener of [...listeners]) listener();
}

/** Whether a code is being made for /preview, on whatever page it was asked for. */
export const generation = {
  isRunning: (): boolean => running > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Runs `work`, and counts as running until it ends. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    count(1);
    try {
      return await work();
    } finally {
      count(-1);
    }
  },
};

export function useIsGenerating(): boolean {
  return useSyncExternalStore(generation.subscribe, generation.isRunning, () => false);
}
