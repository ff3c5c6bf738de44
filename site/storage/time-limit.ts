/** Time limit in milliseconds. A database that answers at all answers much sooner. */
const LIMIT = 3000;

/**
 * The limit is divided into this many timers, one after the other. If the browser freezes the page, only the timer that
 * is running expires during the freeze. The remaining timers leave time to handle an answer that came during the
 * freeze.
 */
const STEPS = 6;

/** Thrown if an answer takes too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles as `answer` does, or rejects with a `TimeLimitError` after 3 s. The work behind `answer` continues. */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let step = 0;
    const wait = (): void => {
      step++;
      if (step > STEPS) reject(new TimeLimitError(`No answer within ${LIMIT} ms`));
      else timer = setTimeout(wait, LIMIT / STEPS);
    };
    wait();
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
