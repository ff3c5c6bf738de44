/** Whether the browser has promised to keep what this site keeps; null where it gives no such promises. */
export async function isLasting(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    // Some browsers forbid even the question in private windows.
    return null;
  }
}

/** Asks the browser for that promise; some ask the visitor then. Resolves to whether it is given. */
export async function askForLasting(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    // As above: no promise.
    return false;
  }
}
