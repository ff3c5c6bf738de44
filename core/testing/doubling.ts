/** Linear work takes twice as long for twice the input, quadratic work four times. */
const MOST_RATIO = 3;

/** Minimum number of rounds. A round measures a quarter of the input, half of it, and the whole. */
const LEAST_ROUNDS = 5;

/** Below this ratio, fewer rounds are enough. */
const CLEAR_RATIO = 2.5;
const CLEAR_ROUNDS = 2;

/**
 * Minimum ratio of the time for half of the input to the time for a quarter of it, if the growth is quadratic. A jump
 * of the time between half and whole raises only the ratio of whole to half: for example, an array can become so long
 * that V8 must ask the system for memory. If a quadratic part makes the ratio of whole to half 3, the ratio of half to
 * quarter is 2.67.
 */
const LEAST_QUADRATIC = 2.5;

/** In rounds and milliseconds. Noise only adds time, so the shortest time of more rounds is closer to the truth. */
const MOST_ROUNDS = 200;
const MOST_TIME = 6_000;

/** Minimum time of a measurement in milliseconds. Quicker work is repeated. */
const LEAST_MEASUREMENT = 4;

/** In milliseconds. A quicker run has probably refused its input without reading it. */
const LEAST_RUN = 0.002;

/**
 * Resolves if the time of `run` grows at most linearly up to inputs of `size`, and rejects with the times if not. The
 * processor time for `makeInput(size)` must be less than three times that for half the size, or the time for half the
 * size less than 2.5 times that for a quarter. Each time is the shortest of several rounds. Also rejects if a run is
 * too quick to be measured. The search for shorter times ends after `mostTime` milliseconds.
 */
export async function expectLinear<Input>(
  size: number,
  makeInput: (size: number) => Input,
  run: (input: Input) => unknown,
  mostTime = MOST_TIME,
): Promise<void> {
  const began = performance.now();
  const inputs = [4, 2, 1].map((part) => makeInput(Math.floor(size / part))) as [Input, Input, Input];
  const repetitions = await countRepetitions(inputs[1], run);
  let times: Times = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let round = 0;
  do {
    const [quarter, half, whole] = inputs;
    times = [
      Math.min(times[0], (await measure(quarter, run, repetitions)) / repetitions),
      Math.min(times[1], (await measure(half, run, repetitions)) / repetitions),
      Math.min(times[2], (await measure(whole, run, repetitions)) / repetitions),
    ];
    round++;
  } while (round < roundsNeeded(times) && performance.now() - began <= mostTime);
  const [quarter, half, whole] = times.map((time) => `${time.toPrecision(3)} ms`);
  const figures = `${whole} for ${size}, ${half} for half of it, ${quarter} for a quarter`;
  if (times[2] < LEAST_RUN) throw new Error(`Too quick to compare: ${figures}. Is the input refused?`);
  if (isQuadratic(times)) throw new Error(`Not linear: ${figures}`);
}

/** Times for a quarter of the input, for half of it, and for the whole, in milliseconds. */
type Times = readonly [quarter: number, half: number, whole: number];

function isQuadratic([quarter, half, whole]: Times): boolean {
  return whole / half >= MOST_RATIO && half / quarter >= LEAST_QUADRATIC;
}

/** Returns the number of rounds after which the search for shorter times can end, given the shortest times so far. */
function roundsNeeded(times: Times): number {
  const [, half, whole] = times;
  if (whole / half < CLEAR_RATIO) return CLEAR_ROUNDS;
  return isQuadratic(times) ? MOST_ROUNDS : LEAST_ROUNDS;
}

/** Returns how often `run` must be repeated to make one measurement long enough. This also warms `run` up. */
async function countRepetitions<Input>(input: Input, run: (input: Input) => unknown): Promise<number> {
  let repetitions = 1;
  while ((await measure(input, run, repetitions)) < LEAST_MEASUREMENT) repetitions *= 2;
  return repetitions;
}

/**
 * Returns the processor time of all `repetitions` runs together, in milliseconds. It includes all threads of the
 * process, so these tests have the tag `timed` and run in a process of their own. If the elapsed time is shorter,
 * returns the elapsed time.
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
