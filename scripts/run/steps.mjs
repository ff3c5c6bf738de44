/** Runs the steps of `npm test`. A lane is a list of steps that run one after another. */
import { spawn } from 'node:child_process';

/**
 * A step: its name and a command whose parameters have no spaces. If a needed step fails, the later steps of its lane
 * are left out.
 * @typedef {readonly [name: string, command: readonly string[], needed?: 'needed']} Step
 */

/**
 * Runs several lanes at the same time. The first lane shows its output at once. In the others, each step shows its
 * output when it ends.
 * @param {readonly (readonly Step[])[]} lanes
 * @returns {Promise<string[]>} the names of the steps that failed
 */
export async function runSideBySide(lanes) {
  const failed = await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0)));
  return failed.flat();
}

/**
 * @param {readonly Step[]} lane
 * @param {boolean} isLive
 */
async function runLane(lane, isLive) {
  const failed = [];
  for (const step of lane) {
    if (await runStep(step, isLive)) continue;
    const [name, , needed] = step;
    failed.push(name);
    if (needed) break;
  }
  return failed;
}

/**
 * @param {Step} step
 * @param {boolean} isLive
 * @returns {Promise<boolean>} whether it succeeded
 */
async function runStep([name, [command, ...parameters]], isLive) {
  if (isLive) console.log(`\n── ${name}`);
  const began = Date.now();
  const child = spawn(command, parameters, {
    stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // On Windows, programs that npm installs can only be started through the shell.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const isOk = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });
  if (!isLive) console.log(`\n── ${name}\n${output.trimEnd()}`);
  console.log(`${name}: ${isOk ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return isOk;
}
