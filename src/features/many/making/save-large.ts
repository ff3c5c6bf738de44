/**
 * Bytes. A larger file is streamed to the visitor's choice of place, so that the browser does not copy it once more.
 */
const LARGE = 200_000_000;

/** The part of the File System Access API that is used; Chrome and Edge have it. */
interface SavePicker {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
  }): Promise<{ createWritable(): Promise<WritableStream<Uint8Array>> }>;
}

/**
 * Streams a large archive to a file that the visitor chooses, if the browser can; must be called in the visitor's own
 * gesture. Returns the archive itself if it is small or the browser cannot.
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
