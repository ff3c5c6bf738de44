import {
  array,
  custom,
  fallback,
  type InferOutput,
  integer,
  is,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot';
import { readBase64, writeBase64 } from '#raster';
import { compactDesign, parseJson } from './compact-design.ts';
import { GIVEN_NAME, type KeptCode, MOMENT, NAME_MAX, readKeptCode } from './kept-code.ts';

const COUNT = pipe(number(), integer(), minValue(0));

const SET = object({
  id: MOMENT,
  /** When it was last changed, in milliseconds. */
  at: pipe(COUNT, maxValue(999_999_999_999_999)),
  name: pipe(
    string(),
    transform((name) => name.slice(0, NAME_MAX)),
  ),
  title: GIVEN_NAME,
  codes: COUNT,
  /** The visitor's choices, as plain data. They are checked when the set is opened. */
  plan: custom<object>((plan) => typeof plan === 'object' && plan !== null),
  /** The table's file. Absent if `plan` contains the table. */
  table: optional(
    pipe(
      string(),
      transform(readBase64),
      custom<Uint8Array<ArrayBuffer>>((bytes) => bytes !== null),
    ),
  ),
});

export type KeptSet = Readonly<InferOutput<typeof SET>>;

export type BackupReading =
  | {
      readonly is: 'backup';
      readonly codes: readonly KeptCode[];
      readonly damaged: number;
      readonly newer: number;
      readonly sets: readonly KeptSet[];
      readonly damagedSets: number;
    }
  | { readonly is: 'none' }
  | { readonly is: 'newer' };

const KIND = 'codes';
const VERSION = 1;

const HEAD = object({ quietzone: literal(KIND), version: number() });

const LISTS = object({ codes: array(unknown()), sets: fallback(array(unknown()), []) });

const PICTURE = object({ picture: pipe(string(), regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/)) });

/** Yields the text of a backup file in parts, so that the file is never in memory as one string. */
export async function* writeBackup(
  codes: AsyncIterable<KeptCode>,
  sets: AsyncIterable<KeptSet>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ quietzone: KIND, version: VERSION }).slice(0, -1)},"codes":[`;
  let before = '\n';
  for await (const { design, ...code } of codes) {
    yield `${before}${JSON.stringify({ ...code, design: compactDesign(design) })}`;
    before = ',\n';
  }
  yield '\n],"sets":[';
  before = '\n';
  for await (const { table, ...set } of sets) {
    yield `${before}${JSON.stringify({ ...set, ...(table && { table: writeBase64(table) }) })}`;
    before = ',\n';
  }
  yield '\n]}\n';
}

/** How many bytes from the beginning of a file are enough for `beginsAsBackup`. */
export const BACKUP_HEAD = 200;

/** Returns whether a text begins like a backup. The rest may be cut off, damaged, or of a later release. */
export function beginsAsBackup(text: string): boolean {
  return /^\s*\{[^[{]*"quietzone"\s*:\s*"codes"/.test(text);
}

/** Reads a backup. Damaged codes and sets, and codes of a newer release, are left out and counted. Never throws. */
export function readBackup(text: string): BackupReading {
  const value = parseJson(text);
  if (!is(HEAD, value)) return { is: 'none' };
  if (value.version > VERSION) return { is: 'newer' };
  const { success, output: lists } = safeParse(LISTS, value);
  if (!success) return { is: 'none' };
  const codes = lists.codes.map(readCode);
  const sets = lists.sets.map((set) => safeParse(SET, set));
  return {
    is: 'backup',
    codes: codes.filter((code) => typeof code === 'object'),
    damaged: codes.filter((code) => code === 'damaged').length,
    newer: codes.filter((code) => code === 'newer').length,
    sets: sets.flatMap((set) => (set.success ? [set.output] : [])),
    damagedSets: sets.filter(({ success }) => !success).length,
  };
}

function readCode(value: unknown): KeptCode | 'damaged' | 'newer' {
  if (!is(PICTURE, value)) return 'damaged';
  const code = readKeptCode(value);
  return typeof code === 'object' ? { ...code, picture: value.picture } : code;
}
