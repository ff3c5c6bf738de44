/** Resolves to whether the browser has promised to keep this site's data; null if it makes no such promises. */
export async function isLasting(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    // Some browsers forbid the question in private windows.
    return null;
  }
}

/** Asks the browser for that promise; some browsers then ask the visitor. Resolves to whether it is given. */
export async function askForLasting(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    // No promise.
    return false;
  }
}
