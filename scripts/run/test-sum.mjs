/** Makes the summary at the end of `npm test`. */

/**
 * The part of Vitest's report that is used here.
 * @typedef {object} UnitReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

/**
 * @typedef {object} Outcome
 * @property {string[]} failedSteps
 * @property {UnitReport} [unit]
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} [browser] as Playwright reports;
 *   `flaky` counts the tests that passed only when they were repeated
 * @property {string[]} missed outside judges that tests needed but did not find
 * @property {boolean} isSkippingAllowed
 */

/**
 * @param {Outcome} outcome
 * @returns {{ isOk: boolean, lines: string[] }} the lines to print, of which the last has the totals
 */
export function sumUp({ failedSteps, unit, browser, missed, isSkippingAllowed }) {
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  const failures = [...failedSteps];
  if (skipped > 0 && !isSkippingAllowed) failures.push('no test may be skipped');

  const sum = skipped > 0 ? `Passed, except for ${skipped} tests that did not run` : 'Everything passed';
  const lines = [failures.length === 0 ? sum : `Failed: ${failures.join(', ')}`];
  lines.push(...failedUnitTests(failedSteps, unit).map((name) => `  ${name}`));
  if (browser?.flaky) lines.push(`Browser tests that failed once and passed when repeated: ${browser.flaky}`);
  if (missed.length > 0) lines.push(`Not run here: ${missed.join(', ')}; \`npm run test:all\` installs them`);
  // A failed step without tests, such as the formatter, counts as one failed test.
  const counts = [`${passed} passed`, `${Math.max(failed, failures.length)} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return { isOk: failures.length === 0, lines: [...lines, counts.join(', ')] };
}

/**
 * Returns what failed among the unit tests, whose own output is far above. Playwright, which runs last, lists its
 * failures by itself.
 * @param {readonly string[]} failedSteps
 * @param {UnitReport} [unit]
 * @returns {string[]}
 */
function failedUnitTests(failedSteps, unit) {
  if (!unit || !failedSteps.includes('unit tests')) return [];
  if (unit.numFailedTests === 0) return ['unit tests: an error outside of tests, or an unhandled rejection'];
  const results = unit.testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}
