/**
 * Starts every program of the project that a document names, each once and at its smallest size: they all take `--try`. A step of `npm test`.
 */
import { spawn } from 'node:child_process';
import { filesToTry } from './documented-commands.mjs';

/** Milliseconds after which a program counts as hanging. */
const LIMIT = 180_000;

/** How many run at a time. */
const AT_A_TIME = 2;

const waiting = filesToTry();
await Promise.all(Array.from({ length: AT_A_TIME }, tryWaiting));

async function tryWaiting() {
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const began = Date.now();
    const { status, output } = await tryFile(file);
    console.log(
      `${status === 0 ? 'ok    ' : 'FAILED'} node ${file} --try, ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    if (status === 0) continue;
    console.error(output);
    process.exitCode = 1;
  }
}

/**
 * @param {string} file
 * @returns {Promise<{ status: number | null, output: string }>} status is null if it had to be ended
 */
function tryFile(file) {
  const child = spawn(process.execPath, [file, '--try'], { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}
