import { addressInWords } from '#content';
import { isAddressShown, type QrDesign } from '#design';
import { type Lettering, type OutlinedWords, placePath } from '#lettering';

/** A problem with the words below a code: a part of the words is not printed as requested. */
export type PageTrouble =
  /** The caption ends in "…". */
  | { readonly kind: 'caption-cut' }
  /** No font has these characters; the rest of the caption is printed. */
  | { readonly kind: 'characters-missing'; readonly characters: readonly string[] }
  /** No font has these characters, and the caption would mean something else without them, so it is left out. */
  | { readonly kind: 'caption-left-out'; readonly characters: readonly string[] }
  /** The address does not fit on one line, or has a character in no font. It is never cut, so it is left out. */
  | { readonly kind: 'address-left-out'; readonly address: string };

/** In millimeters from the upper left corner of the room for words. */
export interface PageWords {
  readonly d: string;
  /** 0 if nothing is printed. */
  readonly height: number;
  /** How much of `height` lies above the capitals of the first line, and how much below the last baseline. */
  readonly above: number;
  readonly below: number;
  readonly troubles: readonly PageTrouble[];
}

// Type sizes as shares of the width of the code with its margin: preferred, and smallest.
const CAPTION_SIZE = 0.105;
const LEAST_CAPTION_SIZE = 0.062;
const ADDRESS_SIZE = 0.068;
const LEAST_ADDRESS_SIZE = 0.042;

/** Lower limits of these sizes in millimeters per em, for small codes: about six and about five points. */
const SMALL_TYPE = 2.1;
const LEAST_TYPE = 1.75;

/** For words in the color of the paper: about seven and six points, because ink runs into thin strokes. */
const SMALL_LIGHT_TYPE = 2.47;
const LEAST_LIGHT_TYPE = 2.1;

const CAPTION_LINES = 3;

/**
 * The height in ems that words reserve above a baseline, so that they are placed alike in all scripts. Capitals are
 * 0.65 em high in the site's own typeface and 0.71 em in Noto Sans; small letters and digits of the site's own typeface
 * reach up to 0.69 em. Tested in `lettering.test.ts`.
 */
const CAPITALS = 0.7;

const NO_WORDS: PageWords = { d: '', height: 0, above: 0, below: 0, troubles: [] };

/** Whether the files of a design need lettering. */
export function hasWords(design: QrDesign): boolean {
  return design.caption !== undefined || isAddressShown(design);
}

/** Loads the fonts for the words of a page. Rejects if they cannot be loaded. */
export async function prepareWords(lettering: Lettering, design: QrDesign, text: string): Promise<void> {
  await lettering.prepare([design.caption ?? '', '…'], 'bold');
  await lettering.prepare([addressOf(design, text) ?? ''], hasLightWords(design) ? 'bold' : 'regular');
}

/** `room` is the width for words, `code` that of the code with its margin, both in millimeters. */
export function layOutPageWords(
  lettering: Lettering,
  design: QrDesign,
  text: string,
  { room, code }: { readonly room: number; readonly code: number },
): PageWords {
  const place = { room, code, isLight: hasLightWords(design) };
  const caption = layOutCaption(lettering, design.caption ?? '', place);
  const address = addressOf(design, text);
  const below = address === null ? NO_WORDS : layOutAddress(lettering, address, place);
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

function hasLightWords({ frame }: QrDesign): boolean {
  return frame === 'tab';
}

/** In millimeters, as above. Light words are printed in the color of the paper, on ink. */
interface Place {
  readonly room: number;
  readonly code: number;
  readonly isLight: boolean;
}

function layOutCaption(lettering: Lettering, caption: string, place: Place): PageWords {
  const words = lettering.layOut(caption, {
    ...sizes(place, CAPTION_SIZE, LEAST_CAPTION_SIZE),
    ...{ width: place.room, lines: CAPTION_LINES, align: 'center', weight: 'bold' },
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

function layOutAddress(lettering: Lettering, address: string, place: Place): PageWords {
  const words = lettering.layOutAddress(address, {
    ...sizes(place, ADDRESS_SIZE, LEAST_ADDRESS_SIZE),
    ...{ width: place.room, align: 'center', weight: place.isLight ? 'bold' : 'regular' },
  });
  if (!words) return { ...NO_WORDS, troubles: [{ kind: 'address-left-out', address }] };
  return { ...measured(words), troubles: [] };
}

function sizes({ code, isLight }: Place, share: number, leastShare: number) {
  const [small, least] = isLight ? [SMALL_LIGHT_TYPE, LEAST_LIGHT_TYPE] : [SMALL_TYPE, LEAST_TYPE];
  return { size: Math.max(small, share * code), leastSize: Math.max(least, leastShare * code) };
}
