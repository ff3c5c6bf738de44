import { expect, test } from 'vitest';
import { sumUp } from './test-sum.mjs';

const FINE = {
  failedSteps: [],
  unit: { numPassedTests: 900, numFailedTests: 0, numPendingTests: 0, testResults: [] },
  browser: { expected: 200, unexpected: 0, flaky: 0, skipped: 0 },
  missed: [],
  isSkippingAllowed: false,
};

test('the last line has the totals of the unit tests and browser tests', () => {
  expect(sumUp(FINE)).toEqual({ isOk: true, lines: ['Everything passed', '1100 passed, 0 failed'] });
});

test('a failed step counts as one failed test, unless it reports failed tests of its own', () => {
  expect(sumUp({ ...FINE, failedSteps: ['types', 'budgets'] })).toEqual({
    isOk: false,
    lines: ['Failed: types, budgets', '1100 passed, 2 failed'],
  });
  const browser = { expected: 197, unexpected: 3, flaky: 0, skipped: 0 };
  expect(sumUp({ ...FINE, browser, failedSteps: ['browser tests'] }).lines.at(-1)).toBe('1097 passed, 3 failed');
});

test('failed unit tests are listed by name, and a line reports an error that belongs to no test', () => {
  const assertionResults = [
    { fullName: 'a code scans', status: 'failed' },
    { fullName: 'a card has an edge', status: 'passed' },
  ];
  const unit = { ...FINE.unit, numPassedTests: 899, numFailedTests: 1, testResults: [{ assertionResults }] };
  expect(sumUp({ ...FINE, unit, failedSteps: ['unit tests'] }).lines).toEqual([
    'Failed: unit tests',
    '  a code scans',
    '1099 passed, 1 failed',
  ]);
  expect(sumUp({ ...FINE, failedSteps: ['unit tests'] }).lines).toEqual([
    'Failed: unit tests',
    '  unit tests: an error outside of tests, or an unhandled rejection',
    '1100 passed, 1 failed',
  ]);
});

test('a run without reports has no passed tests, and one failure for each failed step', () => {
  expect(sumUp({ ...FINE, unit: undefined, browser: undefined, failedSteps: ['build'] })).toEqual({
    isOk: false,
    lines: ['Failed: build', '0 passed, 1 failed'],
  });
});

test('a browser test that fails once and then passes counts as passed, and a line counts such tests', () => {
  const browser = { expected: 199, unexpected: 0, flaky: 1, skipped: 0 };
  expect(sumUp({ ...FINE, browser })).toEqual({
    isOk: true,
    lines: ['Everything passed', 'Browser tests that failed once and passed when repeated: 1', '1100 passed, 0 failed'],
  });
});

test('skipped tests are counted, and fail the run if skipping is not allowed', () => {
  const missing = {
    ...FINE,
    browser: { expected: 192, unexpected: 0, flaky: 0, skipped: 8 },
    missed: ['caddy', 'nginx'],
  };
  const notRun = 'Not run here: caddy, nginx; `npm run test:all` installs them';
  expect(sumUp({ ...missing, isSkippingAllowed: true })).toEqual({
    isOk: true,
    lines: ['Passed, except for 8 tests that did not run', notRun, '1092 passed, 0 failed, 8 skipped'],
  });
  expect(sumUp(missing)).toEqual({
    isOk: false,
    lines: ['Failed: no test may be skipped', notRun, '1092 passed, 1 failed, 8 skipped'],
  });
});
