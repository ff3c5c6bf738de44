import { decoderModule } from '#doors/decoders';
import type { Pixels } from '#raster';
import { type FoundCode, findCodes, loadDecoders, MOST_FOUND, textsOf } from '#scanning/tunnel';
import type { Command } from './arguments.ts';
import { CommandError, STATUS, type Status, usageError } from './errors.ts';
import { withProgress, writeOutput } from './files.ts';
import { READ_TYPES, readPages } from './images.ts';
import { safeText } from './safe-text.ts';

export const command: Command = {
  usage: `quietzone read FILE …
Prints the text of every code in ${READ_TYPES}
files, each text once, one a line. FILE may be - for standard input.
`,
  options: {
    '': [
      {
        name: 'json',
        help: 'one object a file: { file, codes: [{ text, version, level, mask }] }, or { file, error }',
      },
      { name: 'raw', help: 'control characters as they are, not as \\n or \\u{1b}' },
    ],
  },
  examples: `Examples
  quietzone read photo.png
  quietzone read --json *.png | jq -r '.codes[].text'

Exit status: 4 if a file has no code that can be read, 66 if a file cannot be
opened.
`,
  async run({ json, raw }, files) {
    if (files.length === 0) throw usageError('Give a file, or - for standard input.');
    const statuses: Status[] = [];
    for (const file of files) {
      const found = await readFile(file);
      statuses.push(statusOf(found));
      if ('error' in found) console.error(`quietzone: ${found.error}`);
      else if (found.more) console.error(`quietzone: ${file} has more than ${MOST_FOUND} codes. These were read.`);
      else if (found.codes.length === 0) console.error(`quietzone: ${file} has no code that can be read.`);
      await writeOutput(json ? `${JSON.stringify(plainOf(found))}\n` : linesOf(found, raw === true));
    }
    return Math.max(...statuses) as Status;
  },
};

/** A code; with its page, from 1, if the file has several. */
type ReadCode = FoundCode & { readonly page?: number };

/** What was found in a file. */
export type Found =
  | { readonly file: string; readonly codes: readonly ReadCode[]; readonly more: boolean }
  | { readonly file: string; readonly error: string };

/** Finds the codes in a file. What is wrong with the file is part of the result, so that others are read too. */
export async function readFile(file: string): Promise<Found> {
  try {
    const codes: ReadCode[] = [];
    let more = false;
    for await (const { number, pixels } of readPages(file)) {
      const found = await withProgress(`Reading ${safeText(file)}`, () => readCodes(pixels));
      codes.push(...(number === null ? found.codes : found.codes.map((code) => ({ ...code, page: number }))));
      more ||= found.more;
    }
    return { file, codes, more };
  } catch (error) {
    if (error instanceof CommandError && error.status === STATUS.noInput) return { file, error: error.message };
    throw error;
  }
}

/** Milliseconds after which the search of a picture ends with what it has found. */
const MOST_TIME = 15_000;

async function readCodes(picture: Pixels): Promise<Pick<Extract<Found, { codes: unknown }>, 'codes' | 'more'>> {
  const decoders = await loadDecoders(await decoderModule());
  const end = performance.now() + MOST_TIME;
  const { codes, more } = await findCodes(picture, 'still', { decoders, isOver: () => performance.now() > end });
  return { codes: textsOf(codes), more };
}

function statusOf(found: Found): Status {
  if ('error' in found) return STATUS.noInput;
  return found.codes.length > 0 ? STATUS.done : STATUS.nothingRead;
}

/** Returns what the JSON has by the help. */
export function plainOf(found: Found) {
  if ('error' in found) return found;
  const codes = found.codes.map(({ text, version, level, mask, page }) => {
    return { text, version, level, mask, ...(page !== undefined && { page }) };
  });
  return { file: found.file, codes };
}

function linesOf(found: Found, isRaw: boolean): string {
  if ('error' in found) return '';
  return found.codes.map(({ text }) => `${isRaw ? text : safeText(text)}\n`).join('');
}
