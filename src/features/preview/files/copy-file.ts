/** `unknown`: the browser has no way to copy this. */
export type CopyOutcome = 'copied' | 'canceled' | 'unknown' | 'failed';

/**
 * Copies what is still being made. To be called in the visitor's own gesture: Safari takes nothing later, but waits for
 * what it was promised then.
 */
export async function copyFile(type: 'image/png' | 'text/plain', made: Promise<Blob>): Promise<CopyOutcome> {
  try {
    const typed = made.then((blob) => new Blob([blob], { type }));
    if (typeof ClipboardItem !== 'undefined') {
      await navigator.clipboard.write([new ClipboardItem({ [type]: typed })]);
    } else if (type === 'text/plain') {
      await navigator.clipboard.writeText(await (await typed).text());
    } else {
      // Nobody else waits for it.
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
