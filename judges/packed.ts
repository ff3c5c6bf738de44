import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';
import { makeFolder } from './print-programs.ts';

const { version } = JSON.parse(readFileSync('package/npm/package.json', 'utf8'));

export const TARBALL = resolve(`build/quietzone-${version}.tgz`);

/** Installs the packed package into an empty folder, links other packages beside it, and returns the folder. */
export function installPackage(name: string, beside: readonly string[] = []): string {
  const folder = makeFolder(name);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', TARBALL], { cwd: folder, stdio: 'pipe' });
  for (const other of beside) {
    mkdirSync(dirname(join(folder, 'node_modules', other)), { recursive: true });
    symlinkSync(resolve('node_modules', other), join(folder, 'node_modules', other));
  }
  return folder;
}

export interface Outcome {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs the installed command in a folder, without a terminal. */
export function runCommand(
  folder: string,
  args: readonly string[],
  input: string | Uint8Array = '',
  env: NodeJS.ProcessEnv = process.env,
): Outcome {
  const command = join(folder, 'node_modules/.bin/quietzone');
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, input, env });
  return { status, stdout, stderr: stderr.toString() };
}

/** Returns what a command that did its work wrote, without a word on standard error. */
export function outputOf({ status, stdout, stderr }: Outcome): Buffer {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}
