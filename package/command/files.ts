// Reads inputs, writes outputs, and shows progress. `-` is standard input and standard output.

import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { CommandError, STATUS, usageError } from './errors.ts';

/** Returns the bytes of a file or of standard input. Rejects with a `CommandError` above `most` bytes. */
export async function readInput(path: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (path === '-') {
    if (process.stdin.isTTY) throw usageError('Standard input is a terminal. Pipe something in, or give a file.');
    return collect(process.stdin, 'Standard input', most);
  }
  const file = await open(path).catch((error) => {
    throw new CommandError(STATUS.noInput, `${path} cannot be opened: ${reasonOf(error)}.`);
  });
  try {
    if ((await file.stat()).isDirectory()) throw new CommandError(STATUS.noInput, `${path} is a folder.`);
    return await collect(file.createReadStream({ autoClose: false }), path, most);
  } finally {
    await file.close();
  }
}

/** Returns the text of a file or of standard input, without the line break at its end. */
export async function readText(path: string): Promise<string> {
  const bytes = await readInput(path, MOST_TEXT_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
  } catch {
    const name = path === '-' ? 'Standard input' : path;
    throw new CommandError(STATUS.notEncoded, `${name} is not UTF-8 text.`);
  }
}

/** More than any code can contain, so that the error about a longer text can tell its length. */
const MOST_TEXT_BYTES = 1 << 20;

async function collect(stream: AsyncIterable<Buffer>, name: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > most)
      throw new CommandError(STATUS.noInput, `${name} has more than ${most} bytes, which is too much.`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Writes to standard output, and waits until it is taken. */
export async function writeOutput(data: Uint8Array | string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(data, (error) => (error ? reject(error) : resolve()));
  }).catch((error) => {
    // The reader of a pipe, such as `head`, has seen enough.
    if (error.code !== 'EPIPE') throw new CommandError(STATUS.notWritten, `Standard output: ${reasonOf(error)}.`);
  });
}

/** Writes a file as a `WholeFile`. */
export function writeFile(path: string, data: Uint8Array | string, isForced: boolean, unfinished?: string): void {
  const file = new WholeFile(path, isForced, unfinished);
  try {
    file.write(data);
    file.finish();
  } finally {
    file.abandon();
  }
}

/**
 * A file that is written piece by piece, and gets its name when it is finished: whole or not at all. Never follows a link
 * in place of the file, and replaces a file only if forced. All methods throw a `CommandError`. They are synchronous,
 * which is several times as fast for many small files.
 */
export class WholeFile {
  readonly #path: string;
  readonly #unfinished: string;
  readonly #isForced: boolean;
  #file: number | null;

  /** `unfinished` is the path until the file is finished. An older file there is replaced. */
  constructor(path: string, isForced: boolean, unfinished = unfinishedBeside(path)) {
    [this.#path, this.#unfinished, this.#isForced] = [path, unfinished, isForced];
    const present = told(path, () => lstatSync(path, { throwIfNoEntry: false }));
    if (present?.isDirectory()) throw new CommandError(STATUS.notWritten, `${path} is a folder.`);
    if (present && !isForced) throw alreadyThere(path);
    this.#file = told(path, () => {
      rmSync(unfinished, { force: true });
      return openSync(unfinished, 'wx');
    });
  }

  write(data: Uint8Array | string): void {
    told(this.#path, () => writeFileSync(this.#open(), data));
  }

  finish(): void {
    told(this.#path, () => {
      closeSync(this.#open());
      this.#file = null;
      // Renaming replaces a link and does not follow it.
      if (this.#isForced) renameSync(this.#unfinished, this.#path);
      else linkOrCopy(this.#unfinished, this.#path);
      rmSync(this.#unfinished, { force: true });
    });
  }

  /** Removes what is not finished, or keeps it under its unfinished name. Does nothing to a finished file. */
  abandon(what: 'remove' | 'keep' = 'remove'): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
    if (what === 'remove') rmSync(this.#unfinished, { force: true });
  }

  #open(): number {
    if (this.#file === null) throw new TypeError(`${this.#path} is closed`);
    return this.#file;
  }
}

export function unfinishedBeside(path: string): string {
  return join(dirname(path), `.${basename(path).slice(0, 80)}.${process.pid}.unfinished`);
}

/** Does something with a file, and throws a failure as a `CommandError` that names the file. */
export function told<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? alreadyThere(path) : notWritten(path, error);
  }
}

/** Gives a file a second name unless that is taken. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Some disks, such as memory cards, have no links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

function alreadyThere(path: string): CommandError {
  return new CommandError(STATUS.notWritten, `${path} exists already. Add --force to replace it.`);
}

function notWritten(path: string, error: unknown): CommandError {
  return new CommandError(STATUS.notWritten, `${path} cannot be written: ${reasonOf(error)}.`);
}

/** Returns a path with all links of its folder resolved. Rejects if it is outside, or its folder is missing. */
export async function placeBelow(folder: string, name: string): Promise<string> {
  const root = await realpath(folder);
  const path = resolve(root, name);
  pathWithin(root, path, name);
  const parent = await realpath(dirname(path)).catch((error) => {
    throw notWritten(name, error);
  });
  return join(root, pathWithin(root, join(parent, basename(path)), name));
}

/** Returns a path as seen from a folder that it is in. Throws a `CommandError` otherwise. */
function pathWithin(root: string, path: string, name: string): string {
  const inside = relative(root, path);
  if (inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)) return inside;
  throw new CommandError(STATUS.notWritten, `${name} is outside of ${root}. Files are written only below this folder.`);
}

/** Returns what is in a JSON file of the package. */
export async function packageFile(name: string) {
  return JSON.parse(await readFile(new URL(import.meta.resolve(`quietzone/${name}`)), 'utf8'));
}

export async function packageVersion(): Promise<string> {
  return (await packageFile('package.json')).version;
}

/** What the system says about a failure, in its own words: `no such file or directory`. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && /^[A-Z]+: ([^,]*)/.exec(message)?.[1]) || message;
}

/** The line of standard error that is written over. A terminal shows it, and nothing else does. */
const LINE_START = '\r\u001B[2K';

/** Shows what is being done while it may take longer than a second. */
export async function withProgress<T>(words: string, work: () => Promise<T>): Promise<T> {
  showProgress(`${words} …`);
  try {
    return await work();
  } finally {
    showProgress('');
  }
}

/** Replaces the progress line on a terminal; an empty one removes it. */
export function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(LINE_START + line);
}
