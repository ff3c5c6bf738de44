/** `unknown`: the browser has no way to copy this. */
export type CopyOutcome = 'copied' | 'canceled' | 'unknown' | 'failed';

/**
 * Copies a file that is still being made. Must be called in the visitor's own gesture: Safari accepts nothing later,
 * but waits for a promise made then.
 */
export async function copyFile(type: 'image/png' | 'text/plain', made: Promise<Blob>): Promise<CopyOutcome> {
  try {
    const typed = made.then((blob) => new Blob([blob], { type }));
    if (typeof ClipboardItem !== 'undefined') {
      await navigator.clipboard.write([new ClipboardItem({ [type]: typed })]);
    } else if (type === 'text/plain') {
      await navigator.clipboard.writeText(await (await typed).text());
    } else {
      // Only this call awaits it.
      typed.catch(console.error);
      return 'unknown';
    }
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    console.error(error);
    return 'failed';
  }
}
