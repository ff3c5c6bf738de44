/** In milliseconds. A database that answers at all answers much sooner. */
const LIMIT = 3000;

/**
 * The limit is divided into this many steps: a page that was frozen for seconds hears its answer before the last step
 * ends.
 */
const STEPS = 6;

/** A wait that took too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles as `answer` does, or rejects with a `TimeLimitError` after 3 s. The underlying work continues. */
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
