// `quietzone fix`: makes the code in a picture anew, in a look that scans everywhere.

import { readDesignIn } from '#carrying';
import { recognize, verdictOfText } from '#content';
import { demandedSymbol } from '#design';
import { fix, withLook } from '#doors/fix';
import { designOf } from '#doors/options';
import { MAX_BYTES } from '#raster';
import { anewTexts, contentReason, verdictText } from '#words';
import { type Command, sourceDate, stringOf, type Values } from './arguments.ts';
import { CommandError, STATUS, usageError } from './errors.ts';
import { readInput, withProgress } from './files.ts';
import { type DoorOption, FIXED_LOOK, INK, NAMED, nameOf, optionsFor, optionsOf, SIZE, WORDS } from './look-options.ts';
import {
  FONT,
  FORCE,
  type Format,
  fontOf,
  formatOf,
  inWords,
  loadLogoFile,
  type MakeOptions,
  makeLoaded,
  OUTPUT,
  putOut,
} from './new-code.ts';
import { readFile } from './read.ts';

const DOORS: readonly DoorOption[] = [...FIXED_LOOK, ...WORDS, ...SIZE, ...INK, ...NAMED];

export const command: Command = {
  usage: `quietzone fix PICTURE -o FILE
Makes the code in a picture anew, in the look of the options, and changes this
look until the code scans everywhere. Says what it changes.
`,
  options: {
    Content: [{ name: 'text', values: ['TEXT'], help: 'of the code, in place of PICTURE' }],
    Look: optionsFor(FIXED_LOOK),
    Words: [...optionsFor(WORDS), FONT],
    Size: optionsFor(SIZE),
    File: [...OUTPUT, ...optionsFor([...INK, ...NAMED]), FORCE],
  },
  examples: `Examples
  quietzone fix photo.png -o new.svg
  quietzone fix --text https://example.com --color 9bf --logo a.png -o new.png

Exit status: 1 if the code still does not scan everywhere, or cannot work.
`,
  async run(values, parameters) {
    const format = formatOf(values);
    const read = await textOf(values, parameters);
    const { text } = read;
    const { verdict, data } = await inWords(make(read, format, values), DOORS);
    await putOut(data, values);
    const known = { picture: verdict, content: verdictOfText(text) };
    const reason = contentReason(known);
    console.error(`quietzone: ${[`${verdictText(known)}.`, ...(reason === null ? [] : [reason])].join(' ')}`);
    return verdict === 'everywhere' && reason === null ? STATUS.done : STATUS.belowAsked;
  },
};

interface ReadText {
  readonly text: string;
  readonly gs1?: boolean;
}

/** Returns the text of the only code in the picture, or that of `--text`. */
async function textOf(values: Values, [path, ...others]: readonly string[]): Promise<ReadText> {
  const text = stringOf(values, 'text');
  if (others.length > 0 || (path === undefined) === (text === undefined))
    throw usageError('Give one picture of a code, or its text: --text TEXT.');
  if (text !== undefined) return { text };
  if (path === '-') throw usageError('Give a file: standard input is not read.');
  const found = await readFile(path);
  if ('error' in found) throw new CommandError(STATUS.noInput, found.error);
  const [code, another] = found.codes;
  if (!code) throw new CommandError(STATUS.nothingRead, `${path} has no code that can be read.`);
  if (another) throw usageError(`${path} has several codes. Give a picture of one, or its text: --text TEXT.`);
  for (const lost of anewTexts({ ...code.facts, gs1: false })) console.error(`quietzone: ${lost}`);
  const saved = await readDesignIn(await readInput(path, MAX_BYTES));
  if (saved.is !== 'none')
    console.error(`quietzone: ${path} has a saved design, which is not used. quietzone make --design is for that.`);
  return { text: code.text, gs1: code.facts.gs1 };
}

async function make({ text, gs1 }: ReadText, format: Format, values: Values) {
  const { logo, weave: _, ...options } = optionsOf(DOORS, values) as MakeOptions;
  const look = { ...options, ...(logo && { logo: await loadLogoFile(logo) }) };
  const { design, verdict } = await withProgress('Trying changes', () => fix({ ...look, text, ...(gs1 && { gs1 }) }));
  const before = { ...withLook({ ...look, text }, designOf(look)), margin: look.margin };
  const changed = changesOf(before, design);
  if (changed !== '') console.error(`quietzone: Changed to ${changed}`);
  const { text: __, ...fixed } = design;
  const font = await fontOf(values);
  const own = { ...options, ...fixed, ...demandedSymbol(recognize(text).type), date: sourceDate() };
  return { verdict, ...(await makeLoaded(text, format, { ...own, ...(font && { font }) })) };
}

/** Returns the options that differ, as they are written on the command line. */
function changesOf(before: object, after: object): string {
  return FIXED_LOOK.filter((row) => valueIn(before, row) !== valueIn(after, row))
    .map((row) => `--${nameOf(row)} ${String(valueIn(after, row)).replace('#', '')}`)
    .join(' ');
}

function valueIn(look: object, { name }: DoorOption): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, field) => (value as Record<string, unknown> | undefined)?.[field], look);
}
