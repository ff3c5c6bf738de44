/** Makes the summary at the end of `npm test`. */

/**
 * @typedef {object} Outcome
 * @property {string[]} failedSteps
 * @property {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} [unit] as Vitest reports
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
  if (browser?.flaky) lines.push(`Browser tests that failed once and passed when repeated: ${browser.flaky}`);
  if (missed.length > 0) lines.push(`Not run here: ${missed.join(', ')}; \`npm run test:all\` installs them`);
  // A failed step without tests, such as the formatter, counts as one failed test.
  const counts = [`${passed} passed`, `${Math.max(failed, failures.length)} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return { isOk: failures.length === 0, lines: [...lines, counts.join(', ')] };
}
