import { PRINTED_MODULE } from '#drawing';
import type { CardProduct } from './card-product.ts';
import { GAP, SCALES, scaledType, setAddress, setHeadline, sideOf } from './card-type.ts';
import { type CardWords, hasNoWords } from './card-words.ts';
import type { Face, SetWords } from './face.ts';

const HEADLINE_LINES = 3;

/** Words shrink until the code has this share of the face's width, or the product's preferred width if that is less. */
const LEAST_CODE = { rectangle: 0.52, round: 0.45 } as const;

/** Widths that are tried for the column of words in a circle, as shares of its diameter. */
const COLUMNS_IN_CIRCLE = [0.72, 0.64, 0.56, 0.48];

/** Least space between the code and the words, as a multiple of the headline's type size. */
const CODE_GAP = 0.8;

/** How far letters reach below their baseline, in ems. */
const DESCENT = 0.22;

const STEPS = 24;

/**
 * Words shrink before the code becomes small, and the address is left out before modules are narrower than 0.4 mm.
 * Nothing is nearer to the cut than the margin, and the quiet zone stays on the face and free of words.
 */
export function fillCentered(face: Face, product: CardProduct, words: CardWords): void {
  const least = PRINTED_MODULE * face.modules;
  const wanted = Math.max(least, Math.min(product.code, LEAST_CODE[product.shape] * face.width));
  const filling = largestOf(face, product, words, wanted);
  if (filling.side >= least || words.address === '') {
    fill(face, product, words, filling);
    return;
  }
  const others = { ...words, address: '' };
  fill(face, product, others, largestOf(face, product, others, wanted));
  face.lose('address');
}

/** Returns the first way in which the code is at least `wanted` wide, or else the way with the widest code. */
function largestOf(face: Face, product: CardProduct, words: CardWords, wanted: number): Filling {
  const columns = columnsOf(face, product, words);
  const ways = SCALES.flatMap((scale) => columns.map((width) => ({ width, scale })));
  let best: Filling = { ...ways[0], side: 0 };
  for (const way of ways) {
    const filling = fillingOf(face, product, words, way);
    if (filling.side > best.side) best = filling;
    if (best.side >= wanted) break;
  }
  return best;
}

interface Filling {
  readonly width: number;
  readonly scale: number;
  /** Width of the largest code that leaves room for the words, without its quiet zone. */
  readonly side: number;
}

function columnsOf(face: Face, { shape, margin }: CardProduct, words: CardWords): number[] {
  if (shape === 'rectangle') return [face.width - 2 * margin];
  const shares = hasNoWords(words) ? COLUMNS_IN_CIRCLE.slice(0, 1) : COLUMNS_IN_CIRCLE;
  return shares.map((share) => share * face.width);
}

function fillingOf(face: Face, product: CardProduct, words: CardWords, at: Omit<Filling, 'side'>): Filling {
  face.clear();
  const stack = stackOf(face, product, words, at);
  let [fits, fails] = [0, face.width];
  for (let step = 0; step < STEPS; step++) {
    const side = (fits + fails) / 2;
    if (spareOf(face, product, stack, side) >= 0) fits = side;
    else fails = side;
  }
  return { ...at, side: sideOf(face, product, fits) };
}

function fill(face: Face, product: CardProduct, words: CardWords, filling: Filling): void {
  face.clear();
  const stack = stackOf(face, product, words, filling);
  const { side, width } = filling;
  // Half of the remaining space is above the code, and half below the words.
  let y = topOf(face, product, side) + spareOf(face, product, stack, side) / 2;
  face.placeCode((face.width - side) / 2, y, side);
  y += side + gapOf(face, stack, side);
  for (const line of stack.words) {
    face.place(line, (face.width - width) / 2, y);
    y += line.height + stack.gap;
  }
}

interface Stack {
  readonly words: readonly SetWords[];
  readonly gap: number;
  readonly least: number;
}

function stackOf(face: Face, product: CardProduct, words: CardWords, { width, scale }: Omit<Filling, 'side'>): Stack {
  const type = scaledType(product.type, scale);
  const column = { width, align: 'center' } as const;
  const headline = setHeadline(face, words, column, type.headline, HEADLINE_LINES);
  const size = headline.size > 0 ? Math.min(type.address, headline.size) : type.address;
  const address = setAddress(face, words, column, size);
  const shown = [headline, address].filter(({ height }) => height > 0);
  return { words: shown, gap: type.address * GAP, least: type.headline * CODE_GAP };
}

function quietOf(face: Face, side: number): number {
  return (face.quiet / face.modules) * side;
}

function gapOf(face: Face, { words, least }: Stack, side: number): number {
  return words.length === 0 ? 0 : Math.max(quietOf(face, side), least);
}

/** Returns the uppermost y at which modules keep the margin and their quiet zone stays on the face. */
function topOf(face: Face, { shape, margin }: CardProduct, side: number): number {
  const quiet = quietOf(face, side);
  if (shape === 'rectangle') return Math.max(margin, quiet);
  const radius = face.width / 2;
  const chord = (distance: number, half: number): number => Math.sqrt(Math.max(0, distance ** 2 - half ** 2));
  return radius - Math.min(chord(radius - margin, side / 2), chord(radius, side / 2 + quiet) - quiet);
}

/** Returns how far code and words can move down from the uppermost place. Negative if they do not fit. */
function spareOf(face: Face, product: CardProduct, stack: Stack, side: number): number {
  const { shape, margin } = product;
  const top = topOf(face, product, side);
  const radius = face.width / 2;
  const below = face.height - 2 * top - side;
  if (stack.words.length === 0 || below < 0) return below;
  let y = top + side + gapOf(face, stack, side);
  let spare = Number.POSITIVE_INFINITY;
  for (const { height, size, lines } of stack.words) {
    for (const { width, baseline } of lines) {
      const bottom = y + baseline + DESCENT * size;
      const lowest =
        shape === 'rectangle'
          ? face.height - margin
          : radius + Math.sqrt(Math.max(0, (radius - margin) ** 2 - (width / 2) ** 2));
      spare = Math.min(spare, lowest - bottom);
    }
    y += height + stack.gap;
  }
  return spare;
}
