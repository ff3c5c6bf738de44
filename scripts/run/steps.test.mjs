import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSideBySide } from './steps.mjs';

/** @type {string[]} */
let lines;

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

/**
 * @param {string} name
 * @param {string} script without spaces
 * @returns {import('./steps.mjs').Step}
 */
const step = (name, script) => [name, [process.execPath, '-e', script]];

test('a failed step marked as needed ends its lane; a lane goes on after any other failed step', async () => {
  const [name, command] = step('build', 'process.exit(1)');
  const failed = await runSideBySide([
    [step('lint', 'process.exit(1)'), step('types', 'process.exit(0)')],
    [[name, command, 'needed'], step('budgets', 'process.exit(0)')],
  ]);
  expect(failed).toEqual(['lint', 'build']);
  const ends = lines.filter((line) => / in /.test(line)).map((line) => line.replace(/ in .*/, ''));
  expect(ends.sort()).toEqual(['build: FAILED', 'lint: FAILED', 'types: ok']);
});

test('a step outside the first lane shows its output and its errors together when the step ends', async () => {
  await runSideBySide([[step('two', '0')], [step('one', 'console.log("good");console.error("bad")')]]);
  expect(lines.find((line) => line.includes('── one'))).toMatch(/good\s+bad|bad\s+good/);
});

test('a step whose program does not exist fails', async () => {
  expect(await runSideBySide([[['one', ['no-such-program']]], []])).toEqual(['one']);
});
