/**
 * Starts the development server, and stops it once it is ready. Then starts every program that the Markdown pages name,
 * except those that other steps of `npm test` run. Each gets the option `--try`, which makes it do as little as
 * possible. This is a step of `npm test`. The programs run one after another, because the browser tests run in parallel
 * with this step.
 */
import { spawn } from 'node:child_process';
import { filesToTry } from './documented-commands.mjs';

/** Milliseconds after which a program counts as hanging. */
const LIMIT = 180_000;

/**
 * @typedef {{ parameters: string[], readyAt?: RegExp }} Attempt `readyAt` is for a program that does not end by itself:
 * the program is ended when its output matches
 */

/** @type {Attempt[]} */
const attempts = [
  { parameters: ['node_modules/vite/bin/vite.js', '--port', '0'], readyAt: /ready in/ },
  ...filesToTry().map((file) => ({ parameters: [file, '--try'] })),
];
for (const attempt of attempts) {
  const began = Date.now();
  const { status, output } = await start(attempt);
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} node ${attempt.parameters.join(' ')}, ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  if (status === 0) continue;
  console.error(output);
  process.exitCode = 1;
}

/**
 * @param {Attempt} attempt
 * @returns {Promise<{ status: number | null, output: string }>} status is null if it was killed at the time limit
 */
function start({ parameters, readyAt }) {
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT });
  let output = '';
  let isReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
      isReady ||= readyAt?.test(output) ?? false;
      if (isReady) child.kill();
    });
  }
  return new Promise((resolve) => child.on('close', (status) => resolve({ status: isReady ? 0 : status, output })));
}
