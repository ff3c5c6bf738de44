/**
 * Maximum ratio of the times for an input and for half of it. Linear work takes twice as long, quadratic work four
 * times.
 */
const MOST_RATIO = 3;

/** Minimum number of rounds. A round measures the half and the whole input, one after the other. */
const LEAST_ROUNDS = 5;

/** Below this ratio, fewer rounds are enough. */
const CLEAR_RATIO = 2.5;
const CLEAR_ROUNDS = 2;

/**
 * Limits of the search for shorter times, in rounds and in milliseconds. Noise only adds time, so the shortest time of
 * more rounds is closer to the truth.
 */
const MOST_ROUNDS = 200;
const MOST_TIME = 6_000;

/** Minimum time of a measurement in milliseconds. Quicker work is repeated. */
const LEAST_MEASUREMENT = 4;

/**
 * Minimum time of a run in milliseconds. A quicker run has probably refused its input without reading it, so its ratio
 * would mean nothing.
 */
const LEAST_RUN = 0.002;

/**
 * Resolves if the time of `run` grows at most linearly up to inputs of `size`: the processor time for `makeInput(size)`
 * must be less than three times that for `makeInput(size / 2)`. Both times are the shortest of several rounds.
 * Otherwise rejects with both times. Also rejects if a run is too quick to be measured. The search for shorter times
 * ends after `mostTime` milliseconds.
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
    const ratio = best / bestOfHalf;
    if (ratio < MOST_RATIO && round >= (ratio < CLEAR_RATIO ? CLEAR_ROUNDS : LEAST_ROUNDS)) break;
    if (performance.now() - began > mostTime) break;
  }
  const figures = `${best.toPrecision(3)} ms for ${size}, ${bestOfHalf.toPrecision(3)} ms for half of it`;
  if (best < LEAST_RUN) throw new Error(`Too quick to compare: ${figures}. Is the input refused?`);
  if (best / bestOfHalf >= MOST_RATIO) throw new Error(`Not linear: ${figures}`);
}

/** Returns how often `run` must be repeated to make one measurement long enough. This also warms `run` up. */
async function countRepetitions<Input>(input: Input, run: (input: Input) => unknown): Promise<number> {
  let repetitions = 1;
  while ((await measure(input, run, repetitions)) < LEAST_MEASUREMENT) repetitions *= 2;
  return repetitions;
}

/**
 * Returns the processor time of this many runs in milliseconds. It includes all threads of the process, so these tests
 * run in a process of their own (the project `timed` of vite.config.ts). If the elapsed time is shorter, returns that.
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
