import type { CardProduct, CardType } from './card-product.ts';
import type { CardWords } from './card-words.ts';
import type { Face, SetWords, WordsStyle } from './face.ts';

/** The smallest type on a card, in millimeters per em: six points. */
const LEAST_TYPE = 2.12;

// `LEAST_…`: to which share words may shrink. `ONE_LINE_…`: from which share on they stay on one line if they fit.
const LEAST_HEADLINE = 0.5;
const ONE_LINE_HEADLINE = 0.7;
const LEAST_TEXT = 0.7;
const ONE_LINE_TEXT = 0.85;
const LEAST_ADDRESS = 0.55;
const ONE_LINE_ADDRESS = 0.75;

const HEADLINE_LINES = 4;
const TEXT_LINES = 3;
const ADDRESS_LINES = 2;

/** Space above a headline and above an address, as a multiple of their own type size. */
export const GAP = 0.9;

/** Shares of the words' sizes, tried until the code is wide enough and no words overlap. */
export const SCALES = [1, 0.9, 0.8, 0.7, 0.6] as const;

/** The smallest factor by which `scaledType` multiplies the sizes of texts and addresses. */
const LEAST_TEXT_SCALE = 0.8;

/** Preferred least width of a module, in millimeters. Codes of many modules become wider to reach it. */
const EASY_MODULE = 0.5;

/** Texts and addresses shrink to 0.8 at most; nothing but numbers gets below six points. */
export function scaledType(type: CardType, scale: number): CardType {
  const { number, headline, text, address } = type;
  const small = Math.max(scale, LEAST_TEXT_SCALE);
  return {
    ...{ headline: leastOf(headline, scale), text: leastOf(text, small), address: leastOf(address, small) },
    ...(number !== undefined && { number: number * scale }),
  };
}

function leastOf(size: number, share: number): number {
  return Math.min(size, Math.max(LEAST_TYPE, size * share));
}

/** Returns the width of a code without its margin: more than the product prefers if the code has many modules. */
export function sideOf(face: Face, { code }: CardProduct, most: number): number {
  return Math.min(most, Math.max(code, EASY_MODULE * face.modules));
}

export type Column = Pick<WordsStyle, 'width' | 'align'>;

export function setNumber(face: Face, words: CardWords, column: Column, size: number | undefined): SetWords {
  const wanted = size ?? 0;
  const style = { ...column, size: wanted, leastSize: wanted * 0.3, lines: 1, weight: 'bold' } as const;
  return face.set(wanted > 0 ? words.number : '', style, 'number');
}

export function setHeadline(
  face: Face,
  words: CardWords,
  column: Column,
  size: number,
  lines = HEADLINE_LINES,
): SetWords {
  const style = { ...column, size, leastSize: leastOf(size, LEAST_HEADLINE), lines, weight: 'bold' } as const;
  return face.setLarge(words.headline, style, leastOf(size, ONE_LINE_HEADLINE), 'headline');
}

export function setText(face: Face, words: CardWords, column: Column, size: number): SetWords {
  const style = { ...column, size, leastSize: leastOf(size, LEAST_TEXT), weight: 'regular' } as const;
  return face.setLarge(words.text, { ...style, lines: TEXT_LINES }, leastOf(size, ONE_LINE_TEXT), 'text');
}

export function setAddress(face: Face, words: CardWords, column: Column, size: number): SetWords {
  const style = { ...column, size, lines: ADDRESS_LINES, weight: 'regular' } as const;
  const leastSize = leastOf(size, LEAST_ADDRESS);
  return face.setWhole(words.address, { ...style, leastSize }, leastOf(size, ONE_LINE_ADDRESS), 'address');
}

interface Foot {
  readonly words: SetWords;
  readonly gap: number;
}

/** Facts below their labels, or the address, no larger than `textSize` of the text at the top (0: no text). */
export function setFeet(face: Face, words: CardWords, column: Column, type: CardType, textSize: number): Foot[] {
  if (words.facts.length === 0) {
    const size = textSize > 0 ? Math.min(type.address, textSize) : type.address;
    const address = setAddress(face, words, column, size);
    return address.height > 0 ? [{ words: address, gap: 0 }] : [];
  }
  const value = { ...column, size: type.address, leastSize: leastOf(type.address, LEAST_ADDRESS), lines: 1 } as const;
  const small = leastOf(Math.min(type.text, type.address), 0.85);
  return words.facts.flatMap(({ label, value: text }, k): Foot[] => {
    const whole = face.setWhole(text, { ...value, weight: 'bold' }, value.leastSize, 'fact');
    if (whole.height === 0) return [];
    const style = {
      ...column,
      size: small,
      leastSize: leastOf(small, LEAST_TEXT),
      lines: 1,
      weight: 'regular',
    } as const;
    return [
      { words: face.set(label, style, 'fact'), gap: k > 0 ? small * 1.3 : 0 },
      { words: whole, gap: small * 0.65 },
    ];
  });
}

export function heightOfFeet(feet: readonly Foot[]): number {
  return feet.reduce((sum, { words, gap }) => sum + words.height + gap, 0);
}

export function placeFeet(face: Face, feet: readonly Foot[], margin: number): void {
  let y = face.height - margin - heightOfFeet(feet);
  for (const { words, gap } of feet) {
    y += gap;
    face.place(words, margin, y);
    y += words.height;
  }
}
