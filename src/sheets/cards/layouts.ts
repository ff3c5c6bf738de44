import type { CardProduct } from './card-product.ts';
import type { CardWords } from './card-words.ts';
import type { Face, SetWords } from './face.ts';

/** Words shrink to this share of their size. */
const LEAST_HEADLINE = 0.5;
const LEAST_TEXT = 0.7;
const LEAST_ADDRESS = 0.55;

/** Between words, in sizes of the smaller ones. */
const GAP = 0.9;

/** Fills an upright face from the top with words and from the bottom with the code, flush left on one line. */
export function fillUpright(face: Face, { margin, type, code: widest }: CardProduct, words: CardWords): void {
  const width = face.width - 2 * margin;
  let top = margin;
  const put = (set: SetWords, gap: number): void => {
    face.place(set, margin, top);
    if (set.height > 0) top += set.height + gap;
  };
  put(setNumber(face, words, width, type.number), type.headline * GAP);
  put(setHeadline(face, words, width, type.headline), type.text * 1.3);
  put(setText(face, words, width, type.text), 0);
  const feet = setFeet(face, words, width, type);
  const bottom = face.height - margin - heightOf(feet);
  // The code keeps its own margin from the trim and from the words.
  const share = face.quiet / face.modules;
  const edges = 1 + share * ((top > margin ? 1 : 0) + (feet.length > 0 ? 1 : 0));
  const side = Math.min(widest, width, margin / share, (bottom - top) / edges);
  const codeBottom = bottom - (feet.length > 0 ? face.marginOf(side) : 0);
  face.placeCode(margin, codeBottom - side, side);
  placeFeet(face, feet, margin);
}

/** Fills a level face: words at the left, the code at the right, and their last lines on one line. */
export function fillLevel(face: Face, { margin, type, code: widest }: CardProduct, words: CardWords): void {
  const share = face.quiet / face.modules;
  const side = Math.min(widest, face.height - 2 * margin, margin / share);
  face.placeCode(face.width - margin - side, face.height - margin - side, side);
  const width = face.width - 2 * margin - side - Math.max(face.marginOf(side), margin * 0.7);
  let top = margin;
  const put = (set: SetWords, gap: number): void => {
    face.place(set, margin, top);
    if (set.height > 0) top += set.height + gap;
  };
  put(setNumber(face, words, width, type.number), type.headline * GAP);
  put(setHeadline(face, words, width, type.headline), type.text * 1.2);
  put(setText(face, words, width, type.text), 0);
  placeFeet(face, setFeet(face, words, width, type), margin);
}

/** Fills a small or round face: the code in the middle, a line below it, and on large ones a line above. */
export function fillCentered(face: Face, { margin, type, code: widest, shape }: CardProduct, words: CardWords): void {
  const isRound = shape === 'round';
  const share = face.quiet / face.modules;
  // In a circle, words are as wide as the chord where they stand.
  const wordsWidth = isRound ? face.width * 0.56 : face.width - 2 * margin;
  const style = { width: wordsWidth, align: 'center' } as const;
  const headline = face.set(
    words.headline,
    { ...style, size: type.headline, leastSize: type.headline * LEAST_HEADLINE, lines: 1, weight: 'bold' },
    'headline',
  );
  const address = face.setWhole(
    words.address,
    { ...style, size: type.address, leastSize: type.address * LEAST_TEXT, weight: 'regular' },
    'address',
  );
  const lines = [headline, address].filter(({ height }) => height > 0);
  const stack = lines.reduce((sum, { height }, k) => sum + height + (k > 0 ? type.address * GAP : 0), 0);
  const edge = isRound ? face.width * 0.075 : margin;
  const room = face.height - 2 * edge - stack;
  const inside = isRound ? roundSide(face.width, margin, lines.length > 0) : face.width - 2 * margin;
  // Stickers are cut: a part of the quiet zone may be the strip along the cut.
  const side = Math.min(widest, inside, lines.length > 0 ? room / (1 + 1.2 * share) : inside / (1 + share));
  const gap = lines.length > 0 ? Math.max(face.marginOf(side), 0) : 0;
  const whole = side + gap + stack;
  let y = (face.height - whole) / 2;
  face.placeCode((face.width - side) / 2, y, side);
  y += side + gap;
  for (const line of lines) {
    face.place(line, (face.width - line.width) / 2, y);
    y += line.height + type.address * GAP;
  }
}

/** The widest square of modules in a circle: its corners keep `margin` from the cut. */
function roundSide(diameter: number, margin: number, hasWords: boolean): number {
  return ((diameter - 2 * margin) / Math.SQRT2) * (hasWords ? 0.8 : 0.94);
}

function setNumber(face: Face, words: CardWords, width: number, size: number | undefined): SetWords {
  const wanted = size ?? 0;
  const style = { width, size: wanted, leastSize: wanted * 0.3, lines: 1, weight: 'bold' } as const;
  return face.set(wanted > 0 ? words.number : '', style, 'number');
}

function setHeadline(face: Face, words: CardWords, width: number, size: number): SetWords {
  const style = { width, size, leastSize: size * LEAST_HEADLINE, lines: 3, weight: 'bold' } as const;
  return face.set(words.headline, style, 'headline');
}

function setText(face: Face, words: CardWords, width: number, size: number): SetWords {
  const style = { width, size, leastSize: size * LEAST_TEXT, lines: 3, weight: 'regular' } as const;
  return face.set(words.text, style, 'text');
}

/** A line at the foot of a face, and what lies between it and the line above. */
interface Foot {
  readonly words: SetWords;
  readonly gap: number;
}

/** What stands at the foot: the address, or each fact below its label. */
function setFeet(face: Face, words: CardWords, width: number, type: CardProduct['type']): Foot[] {
  const value = { width, size: type.address, leastSize: type.address * LEAST_ADDRESS } as const;
  if (words.facts.length === 0) {
    const address = face.setWhole(words.address, { ...value, weight: 'regular' }, 'address');
    return address.height > 0 ? [{ words: address, gap: 0 }] : [];
  }
  const small = Math.min(type.text, type.address) * 0.85;
  return words.facts.flatMap(({ label, value: text }, k): Foot[] => {
    const whole = face.setWhole(text, { ...value, weight: 'bold' }, 'fact');
    if (whole.height === 0) return [];
    const style = { width, size: small, leastSize: small * LEAST_TEXT, lines: 1, weight: 'regular' } as const;
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
