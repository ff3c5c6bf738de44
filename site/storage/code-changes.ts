const NAME = 'quietzone-codes';

const listeners = new Set<() => void>();

/** The only channel of this page. A second one would also receive the messages of the first. */
let channel: BroadcastChannel | null = null;

/**
 * Calls `listener` once after each change of the stored codes, here or in another tab. Returns a function that
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

/** Notifies all subscribers, in every tab. */
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
