/**
 * Resolves to whether the browser has promised to keep this site's data, or null if it makes no such promises. Never
 * rejects.
 */
export async function isLasting(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    // Some browsers forbid the question in private windows.
    return null;
  }
}

/**
 * Asks the browser to promise that it keeps this site's data. Some browsers then ask the visitor. Resolves to whether
 * the promise was given. Never rejects.
 */
export async function askForLasting(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    // Some browsers forbid the request in private windows.
    return false;
  }
}
