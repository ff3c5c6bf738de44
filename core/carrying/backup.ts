import type { QrDesign } from '#design';
import { readBase64, writeBase64 } from '#raster';
import { compactDesign, parseJson, readDesign } from './compact-design.ts';

/** A code that the visitor made and kept: its design, its text and its picture. */
export interface KeptCode {
  /** The time when it was made, in milliseconds, as digits. */
  readonly id: string;
  readonly design: QrDesign;
  readonly text: string;
  /** A PNG image as a data URL. */
  readonly picture: string;
  /** The name that the visitor gave it, if any. */
  readonly name?: string;
  /** Whether the visitor made this code by duplicating one with the same `name`, and has not renamed it since. */
  readonly isCopy?: boolean;
  /** The verdict, such as `everywhere`. Absent until it is known. */
  readonly verdict?: string;
}

/** A table from which codes were made, with the visitor's choices for it. */
export interface KeptSet {
  /** The time when it was first kept, in milliseconds, as digits. */
  readonly id: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  readonly name: string;
  /** The name that the visitor gave it, if any. */
  readonly title?: string;
  /** How many codes were made from it. */
  readonly codes: number;
  /** The visitor's choices, as plain data. They are checked when the set is opened. */
  readonly plan: unknown;
  /** The table's file. Absent if `plan` contains the table. */
  readonly table?: Uint8Array<ArrayBuffer>;
}

/** The result of reading a file that should be a backup. */
export type BackupReading =
  | {
      readonly is: 'backup';
      readonly codes: readonly KeptCode[];
      /** The number of damaged codes, which were left out. */
      readonly damaged: number;
      /** The number of codes of a newer release, which were left out. */
      readonly newer: number;
      /** Empty for a backup of an earlier release. */
      readonly sets: readonly KeptSet[];
      /** The number of damaged sets, which were left out. */
      readonly damagedSets: number;
    }
  | { readonly is: 'none' }
  /** The backup has a format that this release does not support. */
  | { readonly is: 'newer' };

const KIND = 'codes';
const VERSION = 1;

/** The longest name that is kept, in UTF-16 code units. This limit is our choice. */
const LONGEST_NAME = 200;

/** Matches a time in milliseconds. It has at most 15 digits, so that `Date` accepts it. */
const MOMENT = /^\d{1,15}$/;

/**
 * Yields the text of a backup file in parts: one for each code and set, and some before, between and after these. So
 * the file is never in memory as one string. Earlier releases read the codes and ignore the sets.
 */
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

/**
 * Reads a backup. Designs are checked by `parseDesign`. Damaged codes and sets, and codes of a newer release, are left
 * out and counted. Never throws, whatever the text is.
 */
export function readBackup(text: string): BackupReading {
  const { quietzone, version, codes, sets = [] } = entriesOf(parseJson(text));
  if (quietzone !== KIND || typeof version !== 'number') return { is: 'none' };
  if (version > VERSION) return { is: 'newer' };
  if (!Array.isArray(codes)) return { is: 'none' };
  const read = codes.map(readCode);
  const readSets = Array.isArray(sets) ? sets.map(readSet) : [null];
  return {
    is: 'backup',
    codes: read.filter((code) => typeof code === 'object'),
    damaged: read.filter((code) => code === 'damaged').length,
    newer: read.filter((code) => code === 'newer').length,
    sets: readSets.filter((set) => set !== null),
    damagedSets: readSets.filter((set) => set === null).length,
  };
}

/** Returns a set, or null if it is damaged. */
function readSet(value: unknown): KeptSet | null {
  const { id, at, name, title, codes, plan, table } = entriesOf(value);
  const isWhole =
    typeof id === 'string' &&
    MOMENT.test(id) &&
    isCount(at) &&
    MOMENT.test(String(at)) &&
    typeof name === 'string' &&
    isCount(codes) &&
    typeof plan === 'object' &&
    plan !== null;
  if (!isWhole) return null;
  const bytes = typeof table === 'string' ? readBase64(table) : undefined;
  if (table !== undefined && !bytes) return null;
  return {
    id,
    at,
    name: name.slice(0, LONGEST_NAME),
    ...(typeof title === 'string' && title !== '' && { title: title.slice(0, LONGEST_NAME) }),
    codes,
    plan,
    ...(bytes && { table: bytes }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function readCode(value: unknown): KeptCode | 'damaged' | 'newer' {
  const { id, design, text, picture, name, isCopy, verdict } = entriesOf(value);
  const isWhole =
    typeof id === 'string' &&
    MOMENT.test(id) &&
    typeof text === 'string' &&
    typeof picture === 'string' &&
    /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/.test(picture);
  if (!isWhole) return 'damaged';
  const reading = readDesign(design);
  if (reading.is !== 'design') return reading.is;
  return {
    id,
    design: reading.design,
    text,
    picture,
    ...(typeof name === 'string' && name !== '' && { name: name.slice(0, LONGEST_NAME) }),
    ...(isCopy === true && { isCopy }),
    ...(typeof verdict === 'string' && { verdict }),
  };
}

/** Returns the own properties of an object, or an empty object for any other value. */
function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
