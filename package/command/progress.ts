/** The line of standard error that is written over. A terminal shows it, and nothing else does. */
const LINE_START = '\r\u001B[2K';

/** Shows what is being done while it may take longer than a second. */
export async function withProgress<T>(words: string, work: () => Promise<T>): Promise<T> {
  showProgress(`${words} …`);
  try {
    return await work();
  } finally {
    showProgress('');
  }
}

/** Replaces the progress line on a terminal; an empty one removes it. */
export function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(LINE_START + line);
}
