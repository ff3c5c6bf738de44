/** `upright`: centered, words above and below the code. `level`: words beside the code. `centered`: words below it. */
export type CardLayout = 'upright' | 'level' | 'centered';

/** Type sizes, in millimeters per em. */
export interface CardType {
  readonly headline: number;
  readonly text: number;
  readonly address: number;
  /** Absent on cards without a number. */
  readonly number?: number;
}

/** A printed product with one code on each face. Lengths are millimeters of the trimmed product. */
export interface CardProduct {
  /** Must never change, because it is stored, and used in file names and in the table of interface texts. */
  readonly id: CardId;
  readonly width: number;
  readonly height: number;
  readonly shape: 'rectangle' | 'round';
  readonly layout: CardLayout;
  /** Distance from the trim to the words and to the modules of the code. */
  readonly margin: number;
  readonly type: CardType;
  /** The preferred width of the code without its margin. If a code has many modules, it becomes wider. */
  readonly code: number;
  /** Folded in the middle: the upper of its two faces is printed upside down. */
  readonly isTent?: boolean;
  readonly isForWifi?: boolean;
}

const CARD_IDS = [
  'table-card-a6',
  'table-card-a7',
  'tent-a6',
  'wifi-card-a6',
  'wifi-card-85',
  'poster-a5',
  'poster-a4',
  'poster-a3',
  'business-card-85',
  'business-card-89',
  'business-card-id',
  'business-card-91',
  'business-card-90',
  'badge-86',
  'sticker-35',
  'sticker-45',
  'sticker-50',
  'round-sticker-40',
  'round-sticker-60',
  'coaster-94',
  'round-coaster-94',
] as const;

export type CardId = (typeof CARD_IDS)[number];

const RECTANGLE = { shape: 'rectangle' } as const;
const BUSINESS = {
  ...RECTANGLE,
  layout: 'level',
  margin: 7.5,
  code: 34,
  type: { headline: 5.8, text: 2.9, address: 2.7 },
} as const;
const STICKER = { ...RECTANGLE, layout: 'centered' } as const;
const COASTER = {
  layout: 'centered',
  width: 94,
  height: 94,
  margin: 9,
  code: 44,
  type: { headline: 7, text: 3.6, address: 3.6 },
} as const;

/** Paper of series A, ISO 216. */
const A3 = { width: 297, height: 420 };
const A4 = { width: 210, height: 297 };
const A5 = { width: 148, height: 210 };
const A6 = { width: 105, height: 148 };
const A7 = { width: 74, height: 105 };

/** All cards, in the order in which the site offers them. Sources of the sizes: docs/files.md, "Cards". */
export const CARDS: readonly CardProduct[] = [
  {
    ...{ ...RECTANGLE, ...A6, id: 'table-card-a6', layout: 'upright', margin: 10, code: 72 },
    type: { headline: 11, text: 4.4, address: 4.4, number: 40 },
  },
  {
    ...{ ...RECTANGLE, ...A7, id: 'table-card-a7', layout: 'upright', margin: 7.5, code: 52 },
    type: { headline: 7.6, text: 3.2, address: 3.2, number: 27 },
  },
  {
    ...{ ...RECTANGLE, ...A5, id: 'tent-a6', layout: 'level', margin: 12, code: 62, isTent: true },
    type: { headline: 12, text: 4.6, address: 4.4, number: 40 },
  },
  {
    ...{ ...RECTANGLE, ...A6, id: 'wifi-card-a6', layout: 'upright', margin: 10, code: 72, isForWifi: true },
    type: { headline: 11, text: 4.4, address: 6 },
  },
  {
    ...{ ...BUSINESS, width: 85, height: 55, id: 'wifi-card-85', isForWifi: true },
    type: { headline: 5.4, text: 2.6, address: 3.4 },
  },
  {
    ...{ ...RECTANGLE, ...A5, id: 'poster-a5', layout: 'upright', margin: 13, code: 100 },
    type: { headline: 18, text: 6, address: 5.6 },
  },
  {
    ...{ ...RECTANGLE, ...A4, id: 'poster-a4', layout: 'upright', margin: 18, code: 142 },
    type: { headline: 26, text: 8.5, address: 8 },
  },
  {
    ...{ ...RECTANGLE, ...A3, id: 'poster-a3', layout: 'upright', margin: 26, code: 200 },
    type: { headline: 37, text: 12, address: 11 },
  },
  { ...BUSINESS, id: 'business-card-85', width: 85, height: 55 },
  { ...BUSINESS, id: 'business-card-89', width: 88.9, height: 50.8 },
  { ...BUSINESS, id: 'business-card-id', width: 85.6, height: 54 },
  { ...BUSINESS, id: 'business-card-91', width: 91, height: 55 },
  { ...BUSINESS, id: 'business-card-90', width: 90, height: 54 },
  {
    ...{ ...RECTANGLE, id: 'badge-86', width: 86, height: 55, layout: 'level', margin: 7, code: 34 },
    type: { headline: 8, text: 3.4, address: 2.7 },
  },
  {
    ...{ ...STICKER, id: 'sticker-35', width: 35, height: 35, margin: 3, code: 29 },
    type: { headline: 3.4, text: 2.2, address: 2.2 },
  },
  {
    ...{ ...STICKER, id: 'sticker-45', width: 45, height: 45, margin: 3, code: 39 },
    type: { headline: 4.2, text: 2.6, address: 2.6 },
  },
  {
    ...{ ...STICKER, id: 'sticker-50', width: 50, height: 50, margin: 3, code: 44 },
    type: { headline: 4.6, text: 2.8, address: 2.8 },
  },
  {
    ...{ ...STICKER, id: 'round-sticker-40', width: 40, height: 40, margin: 3, code: 26, shape: 'round' },
    type: { headline: 3, text: 2.2, address: 2.2 },
  },
  {
    ...{ ...STICKER, id: 'round-sticker-60', width: 60, height: 60, margin: 3, code: 38, shape: 'round' },
    type: { headline: 4.2, text: 2.6, address: 2.6 },
  },
  { ...COASTER, id: 'coaster-94', shape: 'rectangle' },
  { ...COASTER, id: 'round-coaster-94', shape: 'round' },
];

export function hasFacts({ layout }: CardProduct): boolean {
  return layout !== 'centered';
}

export function findCard(id: string): CardProduct | undefined {
  return CARDS.find((card) => card.id === id);
}

export function foldsOf(card: CardProduct): readonly number[] {
  return card.isTent ? [faceOf(card).height] : [];
}

export function faceOf({ width, height, isTent = false }: CardProduct): {
  readonly width: number;
  readonly height: number;
} {
  return { width, height: isTent ? height / 2 : height };
}
