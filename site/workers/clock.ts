/** The timer of a pool. Tests replace it. */
export interface Clock {
  /** Runs a function once after `ms` milliseconds. Returns a function that cancels this. */
  after(ms: number, run: () => void): () => void;
}

export const REAL_CLOCK: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds between two checks of a watchdog. */
export const TICK = 1000;

/**
 * Calls `bark` after `ms` milliseconds without a call of `reset`, or up to a tick earlier. `ms` must be a multiple of
 * `TICK`. Time is counted in ticks of the page's own timer, so it does not advance while the page, and with it the
 * worker, is frozen.
 */
export function startWatchdog(clock: Clock, ms: number, bark: () => void): { reset: () => void; stop: () => void } {
  let silent = 0;
  let stop = clock.after(TICK, tick);
  function tick(): void {
    silent += TICK;
    if (silent >= ms) bark();
    else stop = clock.after(TICK, tick);
  }
  return {
    reset: () => {
      silent = 0;
    },
    stop: () => stop(),
  };
}
