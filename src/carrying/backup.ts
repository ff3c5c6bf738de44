import type { QrDesign } from '#design';
import { compactDesign, parseJson, readDesign } from './compact-design.ts';

/** A made code: what it was made from, what it holds, and its picture. */
export interface KeptCode {
  /** The time when it was made, in milliseconds. */
  readonly id: string;
  readonly design: QrDesign;
  readonly text: string;
  /** A `data:image/png` URL. */
  readonly picture: string;
  /** What the visitor calls it; absent without a name. */
  readonly name?: string;
  /** The visitor duplicated a code of this name, and has not renamed the duplicate. */
  readonly isCopy?: boolean;
  /** Whether it scans, in the word of whoever measured it; absent as long as nobody has. */
  readonly verdict?: string;
}

/** What a file that should be a backup turned out to be. */
export type BackupReading =
  | {
      readonly is: 'backup';
      readonly codes: readonly KeptCode[];
      /** Codes that were left out: damaged, or made by a newer release. */
      readonly damaged: number;
      readonly newer: number;
    }
  | { readonly is: 'none' }
  /** A format that this release does not know. */
  | { readonly is: 'newer' };

const KIND = 'codes';
const VERSION = 1;

const LONGEST_NAME = 200;

/** Milliseconds of a time that calendars know. */
const MOMENT = /^\d{1,15}$/;

/** The parts of a backup file, one for each code and one before and behind, so that it need never be one string. */
export async function* writeBackup(codes: AsyncIterable<KeptCode>): AsyncGenerator<string> {
  let before = `${JSON.stringify({ quietzone: KIND, version: VERSION }).slice(0, -1)},"codes":[\n`;
  for await (const { design, ...code } of codes) {
    yield `${before}${JSON.stringify({ ...code, design: compactDesign(design) })}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]}\n' : `${before}]}\n`;
}

/** Characters enough to tell what a file is. */
export const BACKUP_HEAD = 200;

/** Whether a text begins as backups do. What follows may be cut off, damaged, or of a later release. */
export function beginsAsBackup(text: string): boolean {
  return /^\s*\{[^[{]*"quietzone"\s*:\s*"codes"/.test(text);
}

/** Reads a backup. Never throws, whatever the text is; each code goes through the one parser of designs. */
export function readBackup(text: string): BackupReading {
  const { quietzone, version, codes } = entriesOf(parseJson(text));
  if (quietzone !== KIND || typeof version !== 'number') return { is: 'none' };
  if (version > VERSION) return { is: 'newer' };
  if (!Array.isArray(codes)) return { is: 'none' };
  const read = codes.map(readCode);
  return {
    is: 'backup',
    codes: read.filter((code) => typeof code === 'object'),
    damaged: read.filter((code) => code === 'damaged').length,
    newer: read.filter((code) => code === 'newer').length,
  };
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

/** The own entries of an object; none of anything else. */
function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
