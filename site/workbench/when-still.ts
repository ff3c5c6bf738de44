/**
 * Calls `start` after the given number of milliseconds. Returns a function that cancels the call or, if `start` was
 * already called, aborts the signal that `start` got. If a hook returns this function from an effect, the hook starts
 * its work only after the values on which the effect depends have stayed the same for that time.
 */
export function whenStill(milliseconds: number, start: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => start(controller.signal), milliseconds);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
