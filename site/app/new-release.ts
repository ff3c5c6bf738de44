/** The errors that have been passed to `meetLoss`. */
const metLosses = new WeakSet<object>();

/**
 * From now on, reloads the document if a chunk is missing because a newer release has replaced it. The document then
 * loads that release. Most chunks load when the visitor first uses the page, so the reload comes before much is typed.
 * A chunk that failed because of the network is left to its caller, who requests it again.
 */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The caller gets the error only after this event, and may mark it as handled.
    setTimeout(async () => {
      if (!metLosses.has(payload) && (await isReplaced())) location.reload();
    });
  });
}

/** Marks the error of a failed load as handled, so that the document is not reloaded because of it. */
export function meetLoss(error: unknown): void {
  if (error instanceof Error) metLosses.add(error);
}

/** Whether the page on the server no longer names the script that contains this module. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    // Without a network, no newer release can be loaded.
    return false;
  }
}
