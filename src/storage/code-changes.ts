const NAME = 'quietzone-codes';

const listeners = new Set<() => void>();

/**
 * The page has only one channel: a message reaches all other channels of its name, including those of the same page.
 */
let channel: BroadcastChannel | null = null;

/**
 * Calls `listener` once after each change of the kept codes, here or in another tab. Returns a function that
 * unsubscribes.
 */
export function subscribeToCodes(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', tellHere);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Tells all subscribers, in every tab. */
export function tellCodesChanged(): void {
  tellHere();
  if (typeof BroadcastChannel === 'undefined') return;
  const sender = channel ?? new BroadcastChannel(NAME);
  sender.postMessage(null);
  if (sender !== channel) sender.close();
}

function tellHere(): void {
  for (const listener of [...listeners]) listener();
}
