import { addressInWords } from '#content';
import { isAddressShown, type QrDesign } from '#design';
import { type Lettering, type OutlinedWords, placePath } from '#lettering';

/** A trouble: a part of the words below a code that is not printed as requested. */
export type PageTrouble =
  /** The caption ends in "…". */
  | { readonly kind: 'caption-cut' }
  /** No font has these characters; the rest of the caption is printed. */
  | { readonly kind: 'characters-missing'; readonly characters: readonly string[] }
  /** No font has these characters, and the caption would mean something else without them, so it is left out. */
  | { readonly kind: 'caption-left-out'; readonly characters: readonly string[] }
  /**
   * The address does not fit on one line, or no font has some of its characters. It is never cut, so it is left out.
   */
  | { readonly kind: 'address-left-out'; readonly address: string };

/** The outlines of a page's words, in millimeters from the upper left corner of the room for them. */
export interface PageWords {
  readonly d: string;
  /** 0 if nothing is printed. */
  readonly height: number;
  /** The parts of the height above the capitals of the first line, and below the baseline of the last one. */
  readonly above: number;
  readonly below: number;
  readonly troubles: readonly PageTrouble[];
}

// Type sizes as shares of the width of the code with its margin: preferred, and smallest.
const CAPTION_SIZE = 0.105;
const LEAST_CAPTION_SIZE = 0.062;
const ADDRESS_SIZE = 0.068;
const LEAST_ADDRESS_SIZE = 0.042;

/**
 * Type sizes for small codes, in millimeters per em. No words are smaller, however small the code: the preferred size
 * is at least six points, and the smallest five, as people cannot read less.
 */
const SMALL_TYPE = 2.1;
const LEAST_TYPE = 1.75;

const CAPTION_LINES = 3;

/** The height of capitals in the site's typeface, in ems. */
const CAPITALS = 0.7;

const NO_WORDS: PageWords = { d: '', height: 0, above: 0, below: 0, troubles: [] };

/** Whether the files of a design need lettering. */
export function hasWords(design: QrDesign): boolean {
  return design.caption !== undefined || isAddressShown(design);
}

/** Loads the fonts for the words of a page. Rejects if they cannot be loaded. */
export async function prepareWords(lettering: Lettering, design: QrDesign, text: string): Promise<void> {
  await lettering.prepare([design.caption ?? '', '…'], 'bold');
  await lettering.prepare([addressOf(design, text) ?? ''], 'regular');
}

/**
 * Lays out the caption and, below it, the address. `room` is the width for words, `code` that of the code with its
 * margin, both in millimeters.
 */
export function layOutPageWords(
  lettering: Lettering,
  design: QrDesign,
  text: string,
  { room, code }: { readonly room: number; readonly code: number },
): PageWords {
  const caption = layOutCaption(lettering, design.caption ?? '', room, code);
  const address = addressOf(design, text);
  const below = address === null ? NO_WORDS : layOutAddress(lettering, address, room, code);
  return {
    d: caption.d + placePath(below.d, 1, 0, caption.height),
    height: caption.height + below.height,
    above: caption.height > 0 ? caption.above : below.above,
    below: below.height > 0 ? below.below : caption.below,
    troubles: [...caption.troubles, ...below.troubles],
  };
}

function addressOf(design: QrDesign, text: string): string | null {
  return isAddressShown(design) ? addressInWords(text) : null;
}

function layOutCaption(lettering: Lettering, caption: string, room: number, code: number): PageWords {
  const words = lettering.layOut(caption, {
    ...sizes(code, CAPTION_SIZE, LEAST_CAPTION_SIZE),
    ...{ width: room, lines: CAPTION_LINES, align: 'center', weight: 'bold' },
  });
  return { ...measured(words), troubles: captionTroubles(words) };
}

function measured({ d, height, size, baselines }: OutlinedWords): Omit<PageWords, 'troubles'> {
  if (baselines.length === 0) return { d, height, above: 0, below: 0 };
  return { d, height, above: baselines[0] - CAPITALS * size, below: height - baselines[baselines.length - 1] };
}

function captionTroubles({ isCut, missing, lines }: OutlinedWords): PageTrouble[] {
  const troubles: PageTrouble[] = isCut ? [{ kind: 'caption-cut' }] : [];
  if (missing.length === 0) return troubles;
  const kind = lines.length === 0 ? 'caption-left-out' : 'characters-missing';
  return [...troubles, { kind, characters: missing }];
}

function layOutAddress(lettering: Lettering, address: string, room: number, code: number): PageWords {
  const words = lettering.layOutAddress(address, {
    ...sizes(code, ADDRESS_SIZE, LEAST_ADDRESS_SIZE),
    ...{ width: room, align: 'center', weight: 'regular' },
  });
  if (!words) return { ...NO_WORDS, troubles: [{ kind: 'address-left-out', address }] };
  return { ...measured(words), troubles: [] };
}

function sizes(code: number, share: number, leastShare: number) {
  return { size: Math.max(SMALL_TYPE, share * code), leastSize: Math.max(LEAST_TYPE, leastShare * code) };
}
