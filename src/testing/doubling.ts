/**
 * Twice the input may take at most this many times as long. Linear work takes twice as long, quadratic work four times.
 */
const MOST_RATIO = 3;

/** The minimum number of rounds. One round measures the half and the whole, one after the other. */
const LEAST_ROUNDS = 5;

/**
 * Noise only adds time, so the best of more rounds is closer to the truth. The search for a better round ends after
 * this many.
 */
const MOST_ROUNDS = 200;
const MOST_TIME = 6_000;

/** The shortest measurement in milliseconds; quicker work is repeated. */
const LEAST_MEASUREMENT = 4;

/** The shortest run in milliseconds. A quicker run has refused its input unread, and its ratio would say nothing. */
const LEAST_RUN = 0.002;

/**
 * Resolves if the time of `run` grows at most linearly up to inputs of `size`. Otherwise rejects with the figures: the
 * processor time for `makeInput(size)` must be less than three times that for `makeInput(size / 2)`, best of several
 * rounds. Also rejects if a run is too quick to be measured. The search for a better round ends after `mostTime`
 * milliseconds.
 */
export async function expectLinear<Input>(
  size: number,
  makeInput: (size: number) => Input,
  run: (input: Input) => unknown,
  mostTime = MOST_TIME,
): Promise<void> {
  const began = performance.now();
  const [half, whole] = [makeInput(Math.floor(size / 2)), makeInput(size)];
  const repetitions = await countRepetitions(half, run);
  let [best, bestOfHalf] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    bestOfHalf = Math.min(bestOfHalf, (await measure(half, run, repetitions)) / repetitions);
    best = Math.min(best, (await measure(whole, run, repetitions)) / repetitions);
    if (round >= LEAST_ROUNDS && best / bestOfHalf < MOST_RATIO) break;
    if (performance.now() - began > mostTime) break;
  }
  const figures = `${best.toPrecision(3)} ms for ${size}, ${bestOfHalf.toPrecision(3)} ms for half of it`;
  if (best < LEAST_RUN) throw new Error(`Too quick to compare: ${figures}. Is the input refused?`);
  if (best / bestOfHalf >= MOST_RATIO) throw new Error(`Not linear: ${figures}`);
}

/**
 * Returns how often `run` is repeated within one measurement. It runs until the time is long enough, which also warms
 * it up.
 */
async function countRepetitions<Input>(input: Input, run: (input: Input) => unknown): Promise<number> {
  let repetitions = 1;
  while ((await measure(input, run, repetitions)) < LEAST_MEASUREMENT) repetitions *= 2;
  return repetitions;
}

/**
 * Returns the processor time of some runs in milliseconds. It counts all threads of the process, so these tests run in
 * a process of their own (the project `timed` of vite.config.ts). The elapsed time is used if it is shorter.
 */
async function measure<Input>(input: Input, run: (input: Input) => unknown, repetitions: number): Promise<number> {
  const [began, usage] = [performance.now(), process.cpuUsage()];
  for (let k = 0; k < repetitions; k++) {
    const result = run(input);
    if (result instanceof Promise) await result;
  }
  const { user, system } = process.cpuUsage(usage);
  return Math.min(performance.now() - began, (user + system) / 1000);
}
