export type OpenOutcome = 'opened' | 'blocked' | 'failed';

let lastUrl: string | null = null;

/**
 * Shows a PDF that is still being made in a window of its own, for its viewer to print. To be called in the visitor's
 * own gesture.
 */
export async function openPdf(made: Promise<Blob>): Promise<OpenOutcome> {
  // Later, no browser would open one.
  const opened = window.open('', '_blank');
  try {
    const pdf = await made;
    if (!opened) return 'blocked';
    opened.opener = null;
    // A viewer may read the file again while its window is open, so one file at a time is kept.
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
