import { observeNear } from '#ui';

/** Pictures are read when they come this close to the window. */
const AHEAD = '400px';

/** Milliseconds after which all other pictures are read as well, so that the page prints completely. */
const LATER = 3000;

/**
 * Calls `read` once: when an element comes near the window, or after a while. Returns a function that cancels this.
 */
export function whenNear(place: Element | null, read: () => void): () => void {
  const stop = (): void => {
    unobserve?.();
    clearTimeout(timer);
  };
  const arrive = (): void => {
    stop();
    read();
  };
  const unobserve = place && observeNear(place, AHEAD, arrive);
  const timer = setTimeout(arrive, LATER);
  return stop;
}
