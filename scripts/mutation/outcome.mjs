/** Share of the mutants that the tests must notice. */
const LEAST_KILLED = 0.85;

/** @typedef {readonly { status: string, statusReason?: string }[]} Mutants results of Stryker */

/**
 * Returns the share of the mutants that a test noticed. Mutants that ran out of time do not count, because the machine
 * may have been busy. The exception is a mutant with an endless loop: it is recognized by the number of its rounds, and
 * counts as noticed.
 * @param {Mutants} mutants
 * @returns {number | null} null if no mutant was killed and none survived
 */
export function shareKilled(mutants) {
  const { killed, survived } = countOutcomes(mutants);
  return killed + survived === 0 ? null : killed / (killed + survived);
}

/** @param {Mutants} mutants @returns {boolean} */
export function isEnough(mutants) {
  return (shareKilled(mutants) ?? 1) >= LEAST_KILLED;
}

/**
 * @param {Mutants} mutants
 * @returns {string} such as "90% killed: 9 of 10, 1 survived, 0 ran out of time, 2 left out"
 */
export function describeOutcome(mutants) {
  const { killed, survived, timedOut, leftOut } = countOutcomes(mutants);
  const share = Math.floor(100 * (shareKilled(mutants) ?? 1));
  const parts = [`${killed} of ${killed + survived}`, `${survived} survived`, `${timedOut} ran out of time`];
  return `${share}% killed: ${[...parts, `${leftOut} left out`].join(', ')}`;
}

/** @param {Mutants} mutants */
function countOutcomes(mutants) {
  const counts = { killed: 0, survived: 0, timedOut: 0, leftOut: 0 };
  for (const { status, statusReason } of mutants) {
    if (status === 'Killed') counts.killed++;
    else if (status === 'Survived' || status === 'NoCoverage') counts.survived++;
    else if (status !== 'Timeout') counts.leftOut++;
    else if (statusReason?.startsWith('Hit limit')) counts.killed++;
    else counts.timedOut++;
  }
  return counts;
}
