import { expect, test } from 'vitest';
import { sumUp } from './test-sum.mjs';

const FINE = {
  failedSteps: [],
  unit: { numPassedTests: 900, numFailedTests: 0, numPendingTests: 0 },
  browser: { expected: 200, unexpected: 0, flaky: 0, skipped: 0 },
  missed: [],
  isSkippingAllowed: false,
};

test('the last line has the totals of the unit tests and browser tests', () => {
  expect(sumUp(FINE)).toEqual({ isOk: true, lines: ['Everything passed', '1100 passed, 0 failed'] });
});

test('a failed step without a failed test counts as a failed test', () => {
  expect(sumUp({ ...FINE, failedSteps: ['types', 'budgets'] })).toEqual({
    isOk: false,
    lines: ['Failed: types, budgets', '1100 passed, 2 failed'],
  });
  const browser = { expected: 197, unexpected: 3, flaky: 0, skipped: 0 };
  expect(sumUp({ ...FINE, browser, failedSteps: ['browser tests'] }).lines.at(-1)).toBe('1097 passed, 3 failed');
});

test('a run without reports has no passed tests, and one failure for each failed step', () => {
  expect(sumUp({ ...FINE, unit: undefined, browser: undefined, failedSteps: ['build'] })).toEqual({
    isOk: false,
    lines: ['Failed: build', '0 passed, 1 failed'],
  });
});

test('a browser test that passes when repeated counts as passed, and a line states how many did so', () => {
  const browser = { expected: 199, unexpected: 0, flaky: 1, skipped: 0 };
  expect(sumUp({ ...FINE, browser })).toEqual({
    isOk: true,
    lines: ['Everything passed', 'Browser tests that failed once and passed when repeated: 1', '1100 passed, 0 failed'],
  });
});

test('a skipped test is a failure if skipping is not allowed, and otherwise is counted', () => {
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
