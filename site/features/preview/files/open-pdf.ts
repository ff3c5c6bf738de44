export type OpenOutcome = 'opened' | 'blocked' | 'failed';

let lastUrl: string | null = null;

/**
 * Opens a new window, and shows a PDF in it once the PDF is made, so that the visitor can print it. Must be called
 * directly from the visitor's click. Resolves to `blocked` if the browser opened no window, and to `failed` if the PDF
 * cannot be made.
 */
export async function openPdf(made: Promise<Blob>): Promise<OpenOutcome> {
  // The window is opened before the PDF is awaited, because browsers block windows that are opened later.
  const opened = window.open('', '_blank');
  try {
    const pdf = await made;
    if (!opened) return 'blocked';
    opened.opener = null;
    // A viewer may read the file again while its window is open, so the URL stays valid until the next file.
    if (lastUrl) URL.revokeObjectURL(lastUrl);
    lastUrl = URL.createObjectURL(pdf);
    opened.location.replace(lastUrl);
    return 'opened';
  } catch (error) {
    console.error(error);
    opened?.close();
    return 'failed';
  }
}
