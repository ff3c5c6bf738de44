import {
  boolean,
  fallback,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { FRAMES } from './style.ts';

/** The longest caption, in UTF-16 code units. This limit is our choice. */
export const CAPTION_MAX = 100;

export const FILE_FORMATS = ['svg', 'pdf', 'png'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Margins of a code in a file, in modules. The standard requires 4; the picture on `/preview` has 1. */
export const FILE_MARGINS = [4, 2, 1] as const;

export const FILE_LIMITS = {
  mm: { min: 10, max: 1000 },
  dpi: { min: 72, max: 2400 },
  pixels: { min: 100, max: 10_000 },
} as const;

/** How a file is made. Missing and invalid entries get their defaults. */
export const FILE_CHOICE = object({
  format: fallback(picklist(FILE_FORMATS), 'svg'),
  /** Width of the code with its margin in millimeters, with at most one decimal. */
  mm: within(FILE_LIMITS.mm, 30),
  margin: fallback(picklist(FILE_MARGINS), 4),
  isClear: fallback(boolean(), false),
  isBlackOnly: fallback(boolean(), false),
  /** Whether a PNG is `pixels` wide, whatever its printed size. Otherwise its width follows from `mm` and `dpi`. */
  isByPixels: fallback(boolean(), false),
  dpi: within(FILE_LIMITS.dpi, 300),
  pixels: within(FILE_LIMITS.pixels, 1200),
});

export type FileChoice = Readonly<InferOutput<typeof FILE_CHOICE>>;

export const DEFAULT_FILE_CHOICE: FileChoice = parse(FILE_CHOICE, {});

/** The part of a design that only its files show. Invalid entries are left out, and a long caption is cut. */
export const FILE_PART = object({
  caption: fallback(optional(pipe(string(), transform(cutCaption))), undefined),
  /** Whether the code's address is printed in words. By default, it is printed only if there is a caption. */
  showAddress: fallback(optional(boolean()), undefined),
  frame: fallback(optional(picklist(FRAMES)), undefined),
  /** How the code was last saved as a file. Absent until the visitor has chosen something for it. */
  file: fallback(optional(FILE_CHOICE), undefined),
});

export type FilePart = Readonly<InferOutput<typeof FILE_PART>>;

export function isAddressShown({ caption, showAddress }: FilePart): boolean {
  return showAddress ?? caption !== undefined;
}

/** Returns an object with entries of its file part changed. Entries that are undefined or empty are removed. */
export function withFilePart<T extends FilePart>(design: T, change: FilePart): T {
  const { caption, showAddress, frame, file, ...rest } = { ...design, ...change };
  return {
    ...rest,
    ...(caption && { caption: cutCaption(caption) }),
    ...(showAddress !== undefined && { showAddress }),
    ...(frame && { frame }),
    ...(file && { file }),
  } as T;
}

function cutCaption(caption: string): string | undefined {
  return caption.slice(0, CAPTION_MAX) || undefined;
}

function within({ min, max }: { readonly min: number; readonly max: number }, usual: number) {
  return fallback(pipe(number(), minValue(min), maxValue(max)), usual);
}
