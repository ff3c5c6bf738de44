/** Milliseconds before something that did not come is asked for again. */
export const AGAIN_AFTER = 1000;

/** Fetches something, and once more after a moment if that fails. Rejects with what the second try rejects with. */
export async function twice<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch {
    // The second try fails for the same reason, or the reason is over.
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    return fetch();
  }
}
