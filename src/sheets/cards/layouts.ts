import type { CardProduct } from './card-product.ts';
import type { CardWords } from './card-words.ts';
import type { Face, SetWords, WordsStyle } from './face.ts';

/** Words shrink to this share of their size. */
const LEAST_HEADLINE = 0.5;
const LEAST_CENTERED = 0.7;
const LARGE_HEADLINE = 0.85;
const HEADLINE_LINES = 4;
const LEAST_TEXT = 0.7;
const LEAST_ADDRESS = 0.55;

/** Space between words, in sizes of the smaller ones. */
const GAP = 0.9;

/** Words shrink by steps to these shares of their sizes before the code gets narrow, or they run into one another. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6];
const LEAST_TEXT_SCALE = 0.8;

/** How much of an upright face's width the code keeps while words can still shrink. */
const LEAST_CODE = 0.52;

/** Modules of this width, in millimeters, print well everywhere: codes of more modules become wider. */
const EASY_MODULE = 0.5;

/**
 * Fills an upright face around its axis: words at the top, the address or facts at the foot, and the code halfway
 * between them. Long words become smaller, so that the code stays large.
 */
export function fillUpright(face: Face, product: CardProduct, words: CardWords): void {
  for (const scale of SCALES) {
    face.clear();
    const side = fillUprightAt(face, product, words, scale);
    if (side >= Math.min(product.code, LEAST_CODE * face.width)) return;
  }
}

/** Fills an upright face with words at a share of their sizes. Returns the width of the code's modules. */
function fillUprightAt(face: Face, product: CardProduct, words: CardWords, scale: number): number {
  const { margin } = product;
  const type = scaledType(product.type, scale);
  const width = face.width - 2 * margin;
  const column = { width, align: 'center' } as const;
  let top = margin;
  const put = (set: SetWords, gap: number): void => {
    if (set.height === 0) return;
    if (top > margin) top += gap;
    face.place(set, margin, top);
    top += set.height;
  };
  put(setNumber(face, words, column, type.number), 0);
  put(setHeadline(face, words, column, type.headline), type.headline * GAP);
  put(setText(face, words, column, type.text), type.text * 1.3);
  const feet = setFeet(face, words, column, type);
  const bottom = face.height - margin - heightOf(feet);
  // The code keeps its own margin from the trim and from the words.
  const share = face.quiet / face.modules;
  const edges = 1 + share * ((top > margin ? 1 : 0) + (feet.length > 0 ? 1 : 0));
  const side = sideOf(face, product, Math.min(width, face.width / (1 + 2 * share), (bottom - top) / edges));
  const spare = bottom - top - side * edges;
  const quietAbove = top > margin ? share * side : 0;
  face.placeCode((face.width - side) / 2, top + quietAbove + spare / 2, side);
  placeFeet(face, feet, margin);
  return side;
}

function scaledType(type: CardProduct['type'], scale: number): CardProduct['type'] {
  const { number, headline, text } = type;
  const scaled = { headline: headline * scale, text: text * Math.max(scale, LEAST_TEXT_SCALE) };
  return { ...type, ...scaled, ...(number !== undefined && { number: number * scale }) };
}

/** Returns the width of a code's modules: the product's, or more for a code that has many, and `most` at most. */
function sideOf(face: Face, { code }: CardProduct, most: number): number {
  return Math.min(most, Math.max(code, EASY_MODULE * face.modules));
}

/**
 * Fills a level face: words at the left, the code at the right, and their last lines on one line. Long words become
 * smaller. The line below the headline is left out where nothing else helps.
 */
export function fillLevel(face: Face, product: CardProduct, words: CardWords): void {
  for (const scale of SCALES) {
    face.clear();
    if (fillLevelAt(face, product, words, scale)) return;
  }
  face.clear();
  fillLevelAt(face, product, { ...words, text: '' }, SCALES[SCALES.length - 1]);
  face.lose('text');
}

/** Fills a level face with words at a share of their sizes. Returns whether none run into others. */
function fillLevelAt(face: Face, product: CardProduct, words: CardWords, scale: number): boolean {
  const { margin } = product;
  const type = scaledType(product.type, scale);
  const share = face.quiet / face.modules;
  const side = sideOf(face, product, Math.min(face.height - 2 * margin, margin / share));
  face.placeCode(face.width - margin - side, face.height - margin - side, side);
  const width = face.width - 2 * margin - side - Math.max(face.marginOf(side), margin * 0.7);
  const column = { width, align: 'start' } as const;
  let top = margin;
  const put = (set: SetWords, gap: number): void => {
    if (set.height === 0) return;
    if (top > margin) top += gap;
    face.place(set, margin, top);
    top += set.height;
  };
  put(setNumber(face, words, column, type.number), 0);
  put(setHeadline(face, words, column, type.headline), type.headline * GAP);
  put(setText(face, words, column, type.text), type.text * 1.2);
  const feet = setFeet(face, words, column, type);
  placeFeet(face, feet, margin);
  return top + (feet.length > 0 ? type.address * GAP : 0) <= face.height - margin - heightOf(feet);
}

/** Fills a small or round face: the code in the middle, a line below it, and on large ones a line above. */
export function fillCentered(face: Face, { margin, type, code: widest, shape }: CardProduct, words: CardWords): void {
  const isRound = shape === 'round';
  const share = face.quiet / face.modules;
  // In a circle, words are as wide as the chord at their height.
  const wordsWidth = isRound ? face.width * 0.56 : face.width - 2 * margin;
  const style = { width: wordsWidth, align: 'center' } as const;
  const large = { ...style, size: type.headline, leastSize: type.headline * LEAST_CENTERED, weight: 'bold' } as const;
  const lines = face.fits(words.headline, { ...large, lines: 2 }) ? 2 : 3;
  const headline = face.set(words.headline, { ...large, lines }, 'headline');
  const address = face.setWhole(
    words.address,
    { ...style, size: type.address, leastSize: type.address * LEAST_TEXT, weight: 'regular' },
    'address',
  );
  const shown = [headline, address].filter(({ height }) => height > 0);
  const stack = shown.reduce((sum, { height }, k) => sum + height + (k > 0 ? type.address * GAP : 0), 0);
  const edge = isRound ? face.width * 0.075 : margin;
  const room = face.height - 2 * edge - stack;
  const inside = isRound ? roundSide(face.width, margin, shown.length > 0) : face.width - 2 * margin;
  // Stickers are cut, so a part of the quiet zone may be the strip along the cut.
  const side = Math.min(widest, inside, shown.length > 0 ? room / (1 + 1.2 * share) : inside / (1 + share));
  const gap = shown.length > 0 ? Math.max(face.marginOf(side), 0) : 0;
  const whole = side + gap + stack;
  let y = (face.height - whole) / 2;
  face.placeCode((face.width - side) / 2, y, side);
  y += side + gap;
  for (const line of shown) {
    face.place(line, (face.width - line.width) / 2, y);
    y += line.height + type.address * GAP;
  }
}

/** Returns the largest square of modules in a circle whose corners keep `margin` from the cut. */
function roundSide(diameter: number, margin: number, hasWords: boolean): number {
  return ((diameter - 2 * margin) / Math.SQRT2) * (hasWords ? 0.8 : 0.94);
}

/** The column that words are set in. */
type Column = Pick<WordsStyle, 'width' | 'align'>;

function setNumber(face: Face, words: CardWords, column: Column, size: number | undefined): SetWords {
  const wanted = size ?? 0;
  const style = { ...column, size: wanted, leastSize: wanted * 0.3, lines: 1, weight: 'bold' } as const;
  return face.set(wanted > 0 ? words.number : '', style, 'number');
}

/** Sets a headline in several lines of large type rather than on one line of small type. */
function setHeadline(face: Face, words: CardWords, column: Column, size: number): SetWords {
  const style = { ...column, size, leastSize: size * LEAST_HEADLINE, lines: HEADLINE_LINES, weight: 'bold' } as const;
  return face.setLarge(words.headline, style, size * LARGE_HEADLINE, 'headline');
}

function setText(face: Face, words: CardWords, column: Column, size: number): SetWords {
  const style = { ...column, size, leastSize: size * LEAST_TEXT, lines: 3, weight: 'regular' } as const;
  return face.setLarge(words.text, style, size, 'text');
}

/** A line at the foot of a face, with the space above it. */
interface Foot {
  readonly words: SetWords;
  readonly gap: number;
}

/** Returns the lines at the foot: the address, or each fact below its label. */
function setFeet(face: Face, words: CardWords, column: Column, type: CardProduct['type']): Foot[] {
  const value = { ...column, size: type.address, leastSize: type.address * LEAST_ADDRESS } as const;
  if (words.facts.length === 0) {
    const address = face.setWhole(words.address, { ...value, weight: 'regular' }, 'address');
    return address.height > 0 ? [{ words: address, gap: 0 }] : [];
  }
  const small = Math.min(type.text, type.address) * 0.85;
  return words.facts.flatMap(({ label, value: text }, k): Foot[] => {
    const whole = face.setWhole(text, { ...value, weight: 'bold' }, 'fact');
    if (whole.height === 0) return [];
    const style = { ...column, size: small, leastSize: small * LEAST_TEXT, lines: 1, weight: 'regular' } as const;
    return [
      { words: face.set(label, style, 'fact'), gap: k > 0 ? small * 1.3 : 0 },
      { words: whole, gap: small * 0.65 },
    ];
  });
}

function heightOf(feet: readonly Foot[]): number {
  return feet.reduce((sum, { words, gap }) => sum + words.height + gap, 0);
}

function placeFeet(face: Face, feet: readonly Foot[], margin: number): void {
  let y = face.height - margin - heightOf(feet);
  for (const { words, gap } of feet) {
    y += gap;
    face.place(words, margin, y);
    y += words.height;
  }
}
