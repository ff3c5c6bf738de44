import { type FileHandle, link, lstat, open, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CommandError, STATUS } from './errors.ts';

/** A file that is written piece by piece, and gets its name when it is finished. */
export class NewFile {
  readonly #path: string;
  readonly #unfinished: string;
  readonly #isForced: boolean;
  readonly #file: FileHandle;

  private constructor(path: string, unfinished: string, isForced: boolean, file: FileHandle) {
    [this.#path, this.#unfinished, this.#isForced, this.#file] = [path, unfinished, isForced, file];
  }

  static async open(path: string, unfinished: string, isForced: boolean): Promise<NewFile> {
    const present = await lstat(path).catch(() => null);
    if (present?.isDirectory()) throw new CommandError(STATUS.notWritten, `${path} is a folder.`);
    if (present && !isForced) throw existsAlready(path);
    await unlink(unfinished).catch(() => undefined);
    return new NewFile(path, unfinished, isForced, await told(path, open(unfinished, 'wx')));
  }

  async write(data: Uint8Array | string): Promise<void> {
    await told(this.#path, this.#file.appendFile(data));
  }

  async finish(): Promise<void> {
    await this.#file.close();
    const place = this.#isForced ? rename : link;
    await told(this.#path, place(this.#unfinished, this.#path));
    await unlink(this.#unfinished).catch(() => undefined);
  }

  async abandon(isKept = false): Promise<void> {
    await this.#file.close().catch(() => undefined);
    if (!isKept) await unlink(this.#unfinished).catch(() => undefined);
  }
}

function existsAlready(path: string): CommandError {
  return new CommandError(STATUS.notWritten, `${path} exists already. Add --force to replace it.`);
}

/** Makes an error about a file one that is told. */
export function told<T>(path: string, work: Promise<T>): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw existsAlready(path);
    throw new CommandError(STATUS.notWritten, `${path} cannot be written: ${error.message}.`);
  });
}

/** Returns the name of a file until it is finished. */
export function unfinishedBeside(path: string): string {
  return join(dirname(path), `.${basename(path).slice(0, 80)}.${process.pid}.unfinished`);
}
