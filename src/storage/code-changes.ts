const NAME = 'quietzone-codes';

const listeners = new Set<() => void>();

/** Calls `listener` when codes were kept, changed or deleted, here or in another tab. Returns the function that ends this. */
export function subscribeToCodes(listener: () => void): () => void {
  listeners.add(listener);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  channel?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel?.close();
  };
}

/** Tells all who listen, in every tab. */
export function tellCodesChanged(): void {
  for (const listener of [...listeners]) listener();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}
