import { parseArgs } from 'node:util';
import { type Status, usageError } from './errors.ts';

/** An option of a command, from which parsing and `--help` follow. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  /**
   * What stands for its value in the help. An option without values is on or off; one with two takes a pair, or several
   * pairs one after the other if it is repeated.
   */
  readonly values?: readonly string[];
  readonly isRepeated?: true;
  readonly help: string;
  /** Returns the words that it can be, which the help lists. Loaded only then, so that commands start fast. */
  readonly words?: (values: Values) => Promise<readonly string[]>;
}

/** A command's options by their names, as strings; `true` for those without a value, lists for those with several. */
export type Values = Readonly<Record<string, string | true | readonly string[] | undefined>>;

/** A subcommand. Each is a module of its own, so that only the one that is used is loaded. */
export interface Command {
  /** What `--help` prints before the options. */
  readonly usage: string;
  /** By the heading of a group; an empty one prints none. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
  /** What `--help` prints after the options: examples. */
  readonly examples: string;
  /** Resolves with the exit status. Rejects with a `CommandError`. */
  run(values: Values, parameters: readonly string[]): Promise<Status>;
}

export const HELP: Option = { name: 'help', short: 'h', help: '' };

/** Parses the arguments of a command. Throws a `CommandError` that names the nearest option. */
export function parseArguments(
  args: readonly string[],
  options: readonly Option[],
): { values: Values; parameters: string[] } {
  const pairs = options.filter(({ values = [] }) => values.length > 1);
  const { taken, rest } = takePairs(args, pairs);
  const single = options
    .filter((option) => !pairs.includes(option))
    .map(({ name, short, values, isRepeated = false }) => {
      const type = values ? ('string' as const) : ('boolean' as const);
      return [name, { type, multiple: isRepeated, ...(short && { short }) }] as const;
    });
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: Object.fromEntries(single),
      allowPositionals: true,
    });
    return { values: { ...values, ...taken } as Values, parameters: positionals };
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const [, name] = /^Unknown option '-+([^']*)'/.exec(error.message) ?? [];
    if (name === undefined) throw usageError(error.message);
    const near = nearest(
      name,
      single.map(([each]) => each),
    );
    const offer = near ? `Did you mean --${near}?` : 'See --help.';
    throw usageError(`There is no option ${name.length > 1 ? '--' : '-'}${name}. ${offer}`);
  }
}

const COLUMNS = 80;

/** Returns what `--help` prints. Values that are given choose which words it lists. */
export async function helpOf({ usage, options, examples }: Command, values: Values): Promise<string> {
  const named = Object.entries(options).flatMap(([group, rows]) =>
    rows.map((option, k) => ({ option, group: k === 0 ? group : '', start: startOf(option) })),
  );
  const indent = Math.max(0, ...Object.keys(options).map((group) => (group === '' ? 0 : group.length + 2)));
  const room = Math.max(0, ...named.map(({ start }) => start.length)) + 2;
  let lines = '';
  for (const { option, group, start } of named) {
    const words = (await option.words?.(values)) ?? [];
    const [first, ...others] = wrapped(
      [words.join(', '), option.help].filter(Boolean).join('; '),
      COLUMNS - indent - room,
    );
    lines += `${group.padEnd(indent)}${start.padEnd(room)}${first}\n`;
    for (const line of others) lines += `${' '.repeat(indent + room)}${line}\n`;
  }
  return [usage, lines, examples].filter(Boolean).join('\n');
}

function startOf({ name, short, values = [] }: Option): string {
  return [short ? `-${short}, --${name}` : `--${name}`, ...values].join(' ');
}

function wrapped(text: string, room: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= room) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** `parseArgs` has no options with two values. */
function takePairs(args: readonly string[], pairs: readonly Option[]): { taken: Values; rest: string[] } {
  const taken: Record<string, readonly string[]> = {};
  const rest: string[] = [];
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  for (let k = 0; k < args.length; k++) {
    const pair = k < end ? pairs.find(({ name }) => args[k] === `--${name}`) : undefined;
    if (!pair) {
      rest.push(args[k]);
      continue;
    }
    const { name, isRepeated } = pair;
    if (k + 2 >= end) throw usageError(`--${name} needs two values.`);
    taken[name] = [...(isRepeated ? (taken[name] ?? []) : []), ...args.slice(k + 1, k + 3)];
    k += 2;
  }
  return { taken, rest };
}

/** Returns an option that is a number. Throws a `CommandError` for other words; the doors check the range. */
export function numberOf(values: Values, name: string): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (Number.isFinite(number)) return number;
  throw usageError(`--${name} must be a number, not ${value}.`);
}

export function stringOf(values: Values, name: string): string | undefined {
  return values[name] as string | undefined;
}

export function choiceOf<T extends string>(values: Values, name: string, words: readonly T[]): T | undefined {
  const value = stringOf(values, name);
  if (value === undefined) return undefined;
  const word = words.find((each) => each === value);
  if (word) return word;
  const near = nearest(value, words);
  const offer = near ? `Did you mean ${near}?` : `It can be ${words.join(', ')}.`;
  throw usageError(`--${name} cannot be ${value}. ${offer}`);
}

/** Returns the name that differs least from a word, if that may be a slip; undefined otherwise. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, distance: distanceOf(word.slice(0, 40), name) }));
  const [first] = distances.sort((one, other) => one.distance - other.distance);
  return first && first.distance <= 2 && first.distance < first.name.length ? first.name : undefined;
}

/** The Levenshtein distance: how many letters to insert, remove or replace. */
function distanceOf(word: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, k) => k);
  for (const [i, letter] of [...word].entries()) {
    const next = [i + 1];
    for (let k = 0; k < name.length; k++) {
      next.push(Math.min(next[k] + 1, row[k + 1] + 1, row[k] + Number(letter !== name[k])));
    }
    row = next;
  }
  return row[name.length];
}

/** The date for files that must be the same in every build (reproducible-builds.org); by default, now. */
export function sourceDate(): Date | undefined {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  if (!seconds) return undefined;
  if (/^\d{1,12}$/.test(seconds)) return new Date(1000 * Number(seconds));
  throw usageError(`SOURCE_DATE_EPOCH must be in seconds, not ${seconds}.`);
}
