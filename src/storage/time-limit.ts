/** In milliseconds. A database that answers at all answers much sooner. */
const LIMIT = 3000;

/**
 * The limit is waited for in so many steps: a page that stood still for seconds hears its answer before the last of
 * them ends.
 */
const STEPS = 6;

/** What a wait ends with that took too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Settles as `answer` does, or rejects with a `TimeLimitError` after 3 s without one. The work that was asked for goes
 * on.
 */
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
