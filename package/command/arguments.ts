import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Status, usageError } from './errors.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** A command's options by their names, as strings; `true` for those without a value. */
export type Values = Readonly<Record<string, string | true | readonly string[] | undefined>>;

/** A subcommand. Each is a module of its own, so that only the one that is used is loaded. */
export interface Command {
  /** What `--help` prints: at most 32 lines of 80 columns, with examples. */
  readonly help: string;
  readonly options: Options;
  /** Options with two values: `--report junit FILE`. Their values are lists. */
  readonly pairs?: readonly string[];
  /** Resolves with the exit status. Rejects with a `CommandError`. */
  run(values: Values, parameters: readonly string[]): Promise<Status>;
}

/** Parses the arguments of a command. Throws a `CommandError` that names the nearest option. */
export function parseArguments(
  args: readonly string[],
  options: Options,
  pairs: readonly string[] = [],
): { values: Values; parameters: string[] } {
  const { taken, rest } = takePairs(args, pairs);
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    return { values: { ...values, ...taken } as Values, parameters: positionals };
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const [, name] = /^Unknown option '-+([^']*)'/.exec(error.message) ?? [];
    if (name === undefined) throw usageError(error.message);
    const near = nearest(name, Object.keys(options));
    const offer = near ? `Did you mean --${near}?` : 'See --help.';
    throw usageError(`There is no option ${name.length > 1 ? '--' : '-'}${name}. ${offer}`);
  }
}

/** `parseArgs` has no options with two values. */
function takePairs(args: readonly string[], pairs: readonly string[]): { taken: Values; rest: string[] } {
  const taken: Record<string, readonly string[]> = {};
  const rest: string[] = [];
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  for (let k = 0; k < args.length; k++) {
    const name = k < end ? pairs.find((each) => args[k] === `--${each}`) : undefined;
    if (name === undefined) {
      rest.push(args[k]);
      continue;
    }
    if (k + 2 >= end) throw usageError(`--${name} needs two values.`);
    taken[name] = args.slice(k + 1, k + 3);
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

/** Returns an option with a value. */
export function stringOf(values: Values, name: string): string | undefined {
  return values[name] as string | undefined;
}

/** Returns an option that must be one of these words. */
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
