/**
 * Two times the input may take at most this many times as long. Quadratic work takes four times as long, linear work
 * twice.
 */
const MOST_RATIO = 3;

/** Rounds that are always measured. One round measures the half and the whole, one after the other. */
const LEAST_ROUNDS = 5;

/**
 * Noise only adds time, so more rounds bring the best of them closer to the truth. These end the search for a better
 * one.
 */
const MOST_ROUNDS = 200;
const MOST_TIME = 6_000;

/** Milliseconds of one measurement at least: what is quicker is repeated. */
const LEAST_MEASUREMENT = 4;

/** Milliseconds of one run at least. What is quicker has refused its input unread, and its ratio would say nothing. */
const LEAST_RUN = 0.002;

/**
 * Resolves if the time of `run` grows at most linearly up to inputs of `size`, and rejects with the figures if it does
 * not: the processor time for `makeInput(size)` must be less than three times that for `makeInput(size / 2)`, best of
 * several rounds. Also rejects if a run is too quick for its time to mean anything. The search for a better round ends
 * after `mostTime` milliseconds.
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
 * How often `run` is repeated within one measurement. It is run until the time is long enough, which also warms it up.
 */
async function countRepetitions<Input>(input: Input, run: (input: Input) => unknown): Promise<number> {
  let repetitions = 1;
  while ((await measure(input, run, repetitions)) < LEAST_MEASUREMENT) repetitions *= 2;
  return repetitions;
}

/**
 * Returns the processor time of some runs in milliseconds. It counts all threads of the process, so these tests run in
 * a process of their own (the project `timed` of vite.config.ts). The elapsed time is taken where it is less.
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
