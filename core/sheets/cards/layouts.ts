import type { CardProduct, CardType } from './card-product.ts';
import {
  type Column,
  GAP,
  heightOfFeet,
  placeFeet,
  SCALES,
  scaledType,
  setFeet,
  setHeadline,
  setNumber,
  setText,
  sideOf,
} from './card-type.ts';
import { type CardWords, hasNoWords } from './card-words.ts';
import type { Face, SetWords } from './face.ts';

/** Words on an upright face shrink until the code has this share of the face's width. */
const LEAST_CODE = 0.55;

/** Least space between the code and the words on an upright face, as a share of the face's width. */
const CODE_GAP = 0.045;

/** Everything on the axis: number and headline at the top; text, address or facts at the foot; the code between. */
export function fillUpright(face: Face, product: CardProduct, words: CardWords): void {
  for (const scale of SCALES) {
    face.clear();
    const side = fillUprightAt(face, product, words, scale);
    if (side >= Math.min(product.code, LEAST_CODE * face.width)) return;
  }
}

function fillUprightAt(face: Face, product: CardProduct, words: CardWords, scale: number): number {
  const { margin } = product;
  const type = scaledType(product.type, scale);
  const width = face.width - 2 * margin;
  const column = { width, align: 'center' } as const;
  const { top } = placeTop(face, { ...words, text: '' }, { column, type, margin, textGap: 0 });
  const text = setText(face, words, column, type.text);
  const facts = setFeet(face, words, column, type, text.size);
  const feet =
    text.height === 0
      ? facts
      : [{ words: text, gap: 0 }, ...facts.map((foot, k) => (k === 0 ? { ...foot, gap: type.text * GAP } : foot))];
  const bottom = face.height - margin - heightOfFeet(feet);
  // The code's margin must fit between the sides of the face, and between the words above and below.
  const share = face.quiet / face.modules;
  const [above, below] = [top > margin ? 1 : 0, feet.length > 0 ? 1 : 0];
  const room = bottom - top;
  const most = Math.min(room / (1 + share * (above + below)), room - CODE_GAP * face.width * (above + below));
  const side = sideOf(face, product, Math.min(width, face.width / (1 + 2 * share), most));
  const quiet = Math.max(share * side, CODE_GAP * face.width);
  const spare = room - side - quiet * (above + below);
  face.placeCode((face.width - side) / 2, top + quiet * above + spare / 2, side);
  placeFeet(face, feet, margin);
  return side;
}

/**
 * The address ends at the lower edge of the code. Long words shrink, then the text below the headline is left out.
 * Without words, the code is in the middle.
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

/** Returns whether the words at the top do not overlap those at the foot. */
function fillLevelAt(face: Face, product: CardProduct, words: CardWords, scale: number): boolean {
  const { margin } = product;
  const type = scaledType(product.type, scale);
  const share = face.quiet / face.modules;
  const side = sideOf(face, product, Math.min(face.height - 2 * margin, margin / share));
  if (hasNoWords(words)) {
    face.placeCode((face.width - side) / 2, (face.height - side) / 2, side);
    return true;
  }
  face.placeCode(face.width - margin - side, face.height - margin - side, side);
  const width = face.width - 2 * margin - side - Math.max(face.marginOf(side), margin * 0.7);
  const column = { width, align: 'start' } as const;
  const { top, textSize } = placeTop(face, words, { column, type, margin, textGap: type.text * 1.2 });
  const feet = setFeet(face, words, column, type, textSize);
  placeFeet(face, feet, margin);
  return top + (feet.length > 0 ? type.address * GAP : 0) <= face.height - margin - heightOfFeet(feet);
}

interface TopStyle {
  readonly column: Column;
  readonly type: CardType;
  readonly margin: number;
  readonly textGap: number;
}

/** Places number, headline and text at the top of a face. Returns where they end, and the type size of the text. */
function placeTop(face: Face, words: CardWords, { column, type, margin, textGap }: TopStyle) {
  let top = margin;
  const put = (set: SetWords, gap: number): void => {
    if (set.height === 0) return;
    if (top > margin) top += gap;
    face.place(set, margin, top);
    top += set.height;
  };
  put(setNumber(face, words, column, type.number), 0);
  put(setHeadline(face, words, column, type.headline), type.headline * GAP);
  const text = setText(face, words, column, type.text);
  put(text, textGap);
  return { top, textSize: text.size };
}
