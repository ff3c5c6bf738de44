/** Failed loads that their callers have handled. */
const metLosses = new WeakSet<object>();

/**
 * Reloads the document if a chunk is missing because a newer release has replaced it; the document then loads that
 * release. Chunks load with the visitor's first touch, when little is typed. A chunk that failed only because of the
 * network is requested again by its caller.
 */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The caller learns of it after this event.
    setTimeout(async () => {
      if (!metLosses.has(payload) && (await isReplaced())) location.reload();
    });
  });
}

/** Marks a failed load as handled or irrelevant. */
export function meetLoss(error: unknown): void {
  if (error instanceof Error) metLosses.add(error);
}

/** Whether the site's pages no longer name the script that contains this module. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    // Without a network there is no newer release.
    return false;
  }
}
