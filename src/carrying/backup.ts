import type { QrDesign } from '#design';
import { readBase64, writeBase64 } from '#raster';
import { compactDesign, parseJson, readDesign } from './compact-design.ts';

/** A made code: its design, its text and its picture. */
export interface KeptCode {
  /** The time when it was made, in milliseconds. */
  readonly id: string;
  readonly design: QrDesign;
  readonly text: string;
  readonly picture: string;
  /** The name that the visitor gave it; absent without one. */
  readonly name?: string;
  /** The visitor duplicated a code of this name, and has not renamed the duplicate. */
  readonly isCopy?: boolean;
  /** The verdict as a string, such as `everywhere`; absent until it is measured. */
  readonly verdict?: string;
}

/** A table from which codes were made, with its plan. */
export interface KeptSet {
  /** The time when it was first kept, in milliseconds. */
  readonly id: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  readonly name: string;
  /** The name that the visitor gave it; absent without one. */
  readonly title?: string;
  /** The number of its codes. */
  readonly codes: number;
  /** Plain data that the reader of sets checks. */
  readonly plan: unknown;
  /** The file of the table; absent if the table is in the plan. */
  readonly table?: Uint8Array<ArrayBuffer>;
}

/** What a file that should be a backup turned out to be. */
export type BackupReading =
  | {
      readonly is: 'backup';
      readonly codes: readonly KeptCode[];
      /** Codes that were left out: damaged, or made by a newer release. */
      readonly damaged: number;
      readonly newer: number;
      /** Empty for a backup of an earlier release. */
      readonly sets: readonly KeptSet[];
      /** Sets that were left out. */
      readonly damagedSets: number;
    }
  | { readonly is: 'none' }
  /** A format that this release does not know. */
  | { readonly is: 'newer' };

const KIND = 'codes';
const VERSION = 1;

const LONGEST_NAME = 200;

/** A time in milliseconds that `Date` accepts: at most 15 digits. */
const MOMENT = /^\d{1,15}$/;

/**
 * Yields the parts of a backup file: one for each code and set, and some in between. So the file is never one string.
 * Earlier releases read the codes and skip the sets.
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

/** How many bytes of a file `beginsAsBackup` needs. */
export const BACKUP_HEAD = 200;

/** Whether a text begins as backups do. What follows may be cut off, damaged, or of a later release. */
export function beginsAsBackup(text: string): boolean {
  return /^\s*\{[^[{]*"quietzone"\s*:\s*"codes"/.test(text);
}

/** Reads a backup. Never throws, whatever the text is; each code goes through the one parser of designs. */
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

/** Returns null if the set is damaged. */
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

/** Returns the own entries of an object; an empty object for anything else. */
function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
