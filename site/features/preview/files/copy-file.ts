/** `unknown`: the browser cannot copy this type of file. */
export type CopyOutcome = 'copied' | 'canceled' | 'unknown' | 'failed';

/**
 * Copies a file that is still being made. Must be called directly from the visitor's click: Safari rejects a later
 * write, but accepts a promise and waits for it.
 */
export async function copyFile(type: 'image/png' | 'text/plain', made: Promise<Blob>): Promise<CopyOutcome> {
  try {
    const typed = made.then((blob) => new Blob([blob], { type }));
    if (typeof ClipboardItem !== 'undefined') {
      await navigator.clipboard.write([new ClipboardItem({ [type]: typed })]);
    } else if (type === 'text/plain') {
      await navigator.clipboard.writeText(await (await typed).text());
    } else {
      // Nothing else awaits this promise, so its rejection is handled here.
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
