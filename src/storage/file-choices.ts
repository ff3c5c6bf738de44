import { notify, readItem, subscribeToItems, writeItem } from './browser-storage.ts';

// How the visitor wants files. Apart from the other choices, because only /preview needs these.

const FILE_KEY = 'fileChoice';
const BARE_KEY = 'bareFiles';

/** The formats of files for print. */
export const FILE_FORMATS = ['svg', 'pdf', 'png'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Modules of margin around a code in a file: the standard's, half of it, or as in the picture. */
export const FILE_MARGINS = [4, 2, 1] as const;

export type FileMargin = (typeof FILE_MARGINS)[number];

/** The visitor's choices for files. */
export interface FileChoice {
  readonly format: FileFormat;
  /** Width with the margin, in tenths of a millimeter at the finest. */
  readonly mm: number;
  readonly margin: FileMargin;
  /** PDF in black ink alone. */
  readonly isBlackOnly: boolean;
  /** PNG as wide as `pixels`, whatever the size in print; else as `mm` and `dpi` say. */
  readonly isByPixels: boolean;
  readonly dpi: number;
  readonly pixels: number;
}

/** What the numbers of a choice may be. */
export const FILE_LIMITS = {
  mm: { min: 10, max: 1000 },
  dpi: { min: 72, max: 2400 },
  pixels: { min: 100, max: 10_000 },
} as const;

export const DEFAULT_FILE_CHOICE: FileChoice = {
  format: 'svg',
  mm: 30,
  margin: 4,
  isBlackOnly: false,
  isByPixels: false,
  dpi: 300,
  pixels: 1200,
};

/** Returns the remembered choice; missing or invalid parts have their defaults. */
export function readFileChoice(): FileChoice {
  const stored = parseObject(readItem('localStorage', FILE_KEY));
  const oneOf = <T>(allowed: readonly T[], field: 'format' | 'margin', fallback: T): T =>
    allowed.includes(stored[field] as T) ? (stored[field] as T) : fallback;
  const flag = (field: 'isBlackOnly' | 'isByPixels'): boolean => stored[field] === true;
  const number = (field: keyof typeof FILE_LIMITS): number => {
    const value = stored[field];
    const { min, max } = FILE_LIMITS[field];
    return typeof value === 'number' && value >= min && value <= max ? value : DEFAULT_FILE_CHOICE[field];
  };
  return {
    format: oneOf(FILE_FORMATS, 'format', DEFAULT_FILE_CHOICE.format),
    mm: number('mm'),
    margin: oneOf(FILE_MARGINS, 'margin', DEFAULT_FILE_CHOICE.margin),
    isBlackOnly: flag('isBlackOnly'),
    isByPixels: flag('isByPixels'),
    dpi: number('dpi'),
    pixels: number('pixels'),
  };
}

/** Remembers how the visitor wants files. */
export function writeFileChoice(choice: FileChoice): void {
  writeItem('localStorage', FILE_KEY, JSON.stringify(choice));
}

/** Whether files are to be saved without the design. */
export function readBareFiles(): boolean {
  return readItem('localStorage', BARE_KEY) === 'true';
}

/** Remembers it and tells the subscribers. */
export function writeBareFiles(isBare: boolean): void {
  writeItem('localStorage', BARE_KEY, String(isBare));
  notify(BARE_KEY);
}

/** Calls `listener` when that was chosen, here or in another tab. Returns the unsubscriber. */
export function subscribeBareFiles(listener: () => void): () => void {
  return subscribeToItems([BARE_KEY], listener);
}

/** An object from its text; an empty one from any other text. */
function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Text that is not JSON was not written here.
    return {};
  }
}
