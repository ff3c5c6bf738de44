let isWaiting = false;
let waiting: ((problem: string | null) => void)[] = [];

/** The look that was pressed and is still being tested, for a code that is made in the meantime. */
export const pressedLook = {
  wait(): void {
    isWaiting = true;
  },
  /** `problem` says why the look was not put on; null if it was, or if the visitor no longer wants it. */
  settle(problem: string | null): void {
    for (const resolve of waiting) resolve(problem);
    isWaiting = false;
    waiting = [];
  },
  /** Resolves to the problem once no look is tested any more. */
  settled: (): Promise<string | null> =>
    new Promise((resolve) => {
      if (isWaiting) waiting.push(resolve);
      else resolve(null);
    }),
};
