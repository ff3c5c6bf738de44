/** Losses that whoever asked for the chunk has dealt with. */
const metLosses = new WeakSet<object>();

/**
 * Brings the page up to date once it misses a chunk because a newer release has taken its place: the document is loaded
 * again, and brings that release. Chunks come with the visitor's first touch, when little is typed. A chunk that the
 * network alone has lost is asked for again by whoever wants it.
 */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever asked hears of it after this event.
    setTimeout(async () => {
      if (!metLosses.has(payload) && (await isReplaced())) location.reload();
    });
  });
}

/** Says that the loss of a chunk has been dealt with, or does not matter. */
export function meetLoss(error: unknown): void {
  if (error instanceof Error) metLosses.add(error);
}

/** Whether the site's pages no longer name the script that this is part of. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    // Without a network there is nothing newer to be had.
    return false;
  }
}
