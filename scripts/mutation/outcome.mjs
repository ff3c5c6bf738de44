/** How Vitest words a test or a hook that ran out of time. */
const TIMED_OUT = /^(Test|Hook) timed out in \d/;

/**
 * What a run of the tests says of a broken rule. A test that runs out of time says nothing: the machine may be busy.
 * @param {readonly string[]} messages of all errors that tests, test files and the run itself ended with
 * @param {boolean} isWholePassed whether every test file ran to its end and passed
 * @returns {'killed' | 'survived' | 'timed out'}
 */
export function outcomeOf(messages, isWholePassed) {
  if (messages.some((message) => !TIMED_OUT.test(message))) return 'killed';
  return messages.length === 0 && isWholePassed ? 'survived' : 'timed out';
}
