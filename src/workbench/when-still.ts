/**
 * Calls `start` after so many milliseconds. Returns a function that cancels this: `start` is no longer called, or the
 * signal that it got is aborted. A hook that returns this function from an effect starts its work only once the values
 * on which the effect depends have stayed the same for a while.
 */
export function whenStill(milliseconds: number, start: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => start(controller.signal), milliseconds);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
