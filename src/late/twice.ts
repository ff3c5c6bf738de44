/** Milliseconds before the second try. */
const AGAIN_AFTER = 1000;

/** Fetches a value, and once more after a moment if that fails. Rejects with the error of the second try. */
export async function twice<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch {
    // Either the second try fails for the same reason, or the trouble is over.
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    return fetch();
  }
}
