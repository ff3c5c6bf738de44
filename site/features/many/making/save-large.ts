/**
 * Files of at least this many bytes are streamed to a place that the visitor chooses, so that the browser needs no copy
 * of its own. The number is not based on a measurement.
 */
const LARGE = 200_000_000;

/** The part of the File System Access API that is used; Chrome and Edge have it. */
interface SavePicker {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
  }): Promise<{ createWritable(): Promise<WritableStream<Uint8Array>> }>;
}

/**
 * Streams a large archive to a file that the visitor chooses, if the browser can. Must be called directly from the
 * visitor's click. Resolves to `saved`, or to `canceled` if the visitor closes the picker. If the archive is small or
 * the browser cannot stream it, nothing is saved, and the result is the archive itself. Rejects if the archive cannot
 * be made or written.
 */
export async function saveLarge(
  name: string,
  size: number,
  make: () => Promise<Blob>,
): Promise<Blob | 'saved' | 'canceled'> {
  if (size < LARGE || !('showSaveFilePicker' in window)) return make();
  try {
    const { showSaveFilePicker } = window as unknown as SavePicker;
    const file = await showSaveFilePicker({ suggestedName: name });
    const archive = await make();
    await archive.stream().pipeTo(await file.createWritable());
    return 'saved';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    throw error;
  }
}
