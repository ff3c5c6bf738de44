import { notify, readItem, subscribeToItems, writeItem } from './browser-storage.ts';

// The visitor's choices for files. Separate from the other choices, because only the pages that make files need them.

const FILE_KEY = 'fileChoice';
const BARE_KEY = 'bareFiles';

/** The formats of files for print. */
export const FILE_FORMATS = ['svg', 'pdf', 'png'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Margins of a code in a file, in modules. The standard requires 4; the picture on `/preview` has 1. */
export const FILE_MARGINS = [4, 2, 1] as const;

export type FileMargin = (typeof FILE_MARGINS)[number];

/** The visitor's choices for files. */
export interface FileChoice {
  readonly format: FileFormat;
  /** Width of the code with its margin in millimeters, with at most one decimal. */
  readonly mm: number;
  readonly margin: FileMargin;
  /** Whether a PDF uses only black ink. */
  readonly isBlackOnly: boolean;
  /** Whether a PNG is `pixels` wide, whatever its printed size. Otherwise its width follows from `mm` and `dpi`. */
  readonly isByPixels: boolean;
  readonly dpi: number;
  readonly pixels: number;
}

/** Allowed ranges of the numbers in a choice. */
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

/** Returns the stored choice, with defaults for missing or invalid parts. */
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

/** Stores the choice. */
export function writeFileChoice(choice: FileChoice): void {
  writeItem('localStorage', FILE_KEY, JSON.stringify(choice));
}

/** Whether files are saved without the design in them. */
export function readBareFiles(): boolean {
  return readItem('localStorage', BARE_KEY) === 'true';
}

/** Stores whether files are saved without the design, and notifies the subscribers. */
export function writeBareFiles(isBare: boolean): void {
  writeItem('localStorage', BARE_KEY, String(isBare));
  notify(BARE_KEY);
}

/**
 * Calls `listener` when `writeBareFiles` stores a choice, here or in another tab. Returns a function that unsubscribes.
 */
export function subscribeBareFiles(listener: () => void): () => void {
  return subscribeToItems([BARE_KEY], listener);
}

/** Returns the object in a JSON text, or an empty object for any other text. */
function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Text that is not JSON was not written by this site.
    return {};
  }
}
