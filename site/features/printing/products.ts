import { networkInText } from '#content';
import type { ContentType } from '#design';
import {
  LABEL_SHEETS,
  type LabelSheet,
  labelSheet,
  labelsOn,
  type OwnSheet,
  type OwnSheetProblem,
  PAPERS,
  type PaperName,
  rollOf,
  sheetOf,
  usualPaper,
} from '#sheets';
import { CARDS, type CardProduct } from '#sheets/cards';
import { hasWordsOf, searchKey } from '#ui';
import { headlineFact, typeWords } from '#words';
import { cardWords, labelWords } from '#words/printing';

/** The id of a product that consists of labels. All other products are cards. */
export type LabelId = `label-${string}`;

export function isLabelId(id: string): id is LabelId {
  return id.startsWith('label-');
}

export const OWN_SHEET: LabelId = 'label-own';

/** A roll, on which each label is a page of its own. */
export const ROLL: LabelId = 'label-roll';

/** The measurements of the visitor's own sheet. `isLetter` is 1 for Letter paper and 0 for A4. */
export interface OwnNumbers extends OwnSheet {
  readonly isLetter: number;
}

export interface RollNumbers {
  readonly width: number;
  readonly height: number;
}

/** Limits for the width and the height of a label on a roll, in millimeters. */
export const ROLL_LIMITS = { min: 8, max: 300 } as const;

export const USUAL_ROLL: RollNumbers = { width: 62, height: 29 };

/** Returns the initial numbers of the visitor's own sheet: Avery L7160's, or 5160's where Letter paper is usual. */
export function usualOwn(languages: readonly string[]): OwnNumbers {
  return usualPaper(languages) === 'A4'
    ? { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.2, top: 15.1, isLetter: 0 }
    : { columns: 3, rows: 10, width: 66.6, height: 25.4, left: 4.8, top: 12.7, isLetter: 1 };
}

export function ownPaper({ isLetter }: Pick<OwnNumbers, 'isLetter'>): PaperName {
  return isLetter === 1 ? 'Letter' : 'A4';
}

/** Returns the first offered label sheet on the paper that is usual for these languages. */
export function usualLabels(languages: readonly string[]): LabelId {
  const paper = PAPERS[usualPaper(languages)];
  const [first] = LABEL_SHEETS.filter((sheet) => sheet.paper === paper);
  return `label-${first.id}`;
}

/** Returns the chosen labels; if `id` is unknown, those that are usual where the visitor's languages are spoken. */
export function labelFor(id: string, languages: readonly string[]): LabelId {
  if (id === OWN_SHEET || id === ROLL) return id;
  return isLabelId(id) && knownSheet(id) ? id : usualLabels(languages);
}

/**
 * Returns the sheet of a product, or the problem with the visitor's own numbers. An unknown product counts as the
 * visitor's own sheet. For a roll, a width or height outside `ROLL_LIMITS` is replaced by the nearest limit.
 */
export function sheetOfProduct(id: LabelId, own: OwnNumbers, roll: RollNumbers): LabelSheet | OwnSheetProblem {
  if (id === ROLL) {
    const { min, max } = ROLL_LIMITS;
    const [width, height] = [roll.width, roll.height].map((mm) => Math.min(max, Math.max(min, mm)));
    return rollOf(width, height);
  }
  return knownSheet(id) ?? sheetOf(own, PAPERS[ownPaper(own)]);
}

export function labelProductName(id: LabelId): string {
  if (id === ROLL) return labelWords.roll;
  return knownSheet(id)?.fits[0] ?? labelWords.own;
}

export function sheetInFileName({ name, width, height }: LabelSheet): string {
  return name || `${width}x${height}`;
}

export interface ProductOption {
  readonly id: string;
  readonly name: string;
  /** What a visitor may search for. */
  readonly found: string;
}

export interface ProductGroup {
  readonly label: string;
  readonly options: readonly ProductOption[];
}

export function cardGroups(cards: readonly CardProduct[]): readonly ProductGroup[] {
  return (['cards', 'posters', 'stickers'] as const).map((group) => ({
    label: cardWords.groups[group],
    options: cards
      .filter((product) => groupOf(product) === group)
      .map(({ id }) => optionOf(id, cardWords.products[id], cardWords.groups[group])),
  }));
}

/** Whether people print it themselves, on paper of its size, unless they say otherwise. */
export function isPoster(product: CardProduct): boolean {
  return groupOf(product) === 'posters';
}

function groupOf({ layout, type, width }: CardProduct): 'cards' | 'posters' | 'stickers' {
  if (layout === 'centered') return 'stickers';
  return layout === 'upright' && type.number === undefined && width > 105 ? 'posters' : 'cards';
}

/** Returns the label sheets by paper, the usual paper of these languages first. */
export function labelGroups(languages: readonly string[]): readonly ProductGroup[] {
  const papers = usualPaper(languages) === 'A4' ? (['A4', 'Letter'] as const) : (['Letter', 'A4'] as const);
  return [
    ...papers.map((paper) => ({
      label: labelWords.groups[paper],
      options: LABEL_SHEETS.filter((sheet) => sheet.paper === PAPERS[paper]).map((sheet) => {
        const { id, fits, width, height } = sheet;
        const name = labelWords.product({ name: fits[0], count: labelsOn(sheet), width, height });
        return optionOf(`label-${id}`, name, labelWords.groups[paper], fits.join(' '));
      }),
    })),
    {
      label: labelWords.groups.other,
      options: [optionOf(OWN_SHEET, labelWords.own), optionOf(ROLL, labelWords.roll)],
    },
  ];
}

function optionOf(id: string, name: string, group = '', products = ''): ProductOption {
  const key = `${id} ${products}`.toLowerCase();
  const searches = Object.entries(cardWords.searches).flatMap(([part, words]) => (key.includes(part) ? words : []));
  return { id, name, found: [name, group, products, ...searches].join(' ') };
}

/** Returns the options that contain each word of a search, and the groups that have such options. */
export function searchProducts(groups: readonly ProductGroup[], search: string): readonly ProductGroup[] {
  const isFound = hasWordsOf(
    searchKey(search)
      .replace(/(?<=\d)\s*[x×*]\s*(?=\d)/g, ' ')
      .replace(/[·・×]/g, ' ')
      .replace(/\bdin[\s-]*(?=a\d)/g, ''),
  );
  return groups
    .map(({ label, options }) => ({
      label,
      options: options.filter(({ found }) => isFound(found)),
    }))
    .filter(({ options }) => options.length > 0);
}

function knownSheet(id: LabelId): LabelSheet | null {
  return labelSheet(id.slice('label-'.length));
}

/**
 * Returns the cards that are offered, and the chosen card. Cards for Wi-Fi are offered only for networks. If `id` names
 * none of the offered cards, the first card for Wi-Fi counts as chosen, or the first card if none is for Wi-Fi.
 */
export function cardFor(
  id: string,
  isNetwork: boolean,
): { readonly cards: readonly CardProduct[]; readonly card: CardProduct } {
  const cards = isNetwork ? CARDS : CARDS.filter(({ isForWifi }) => !isForWifi);
  const usual = cards.find(({ isForWifi }) => isForWifi) ?? cards[0];
  return { cards, card: cards.find((card) => card.id === id) ?? usual };
}

/** The words above the facts about a network. Null until the visitor writes one: then it is the language's. */
export interface FactLabels {
  readonly networkLabel: string | null;
  readonly passwordLabel: string | null;
}

export function factLabels({ networkLabel, passwordLabel }: FactLabels): typeof cardWords.labels {
  const { network, password } = cardWords.labels;
  return { network: networkLabel ?? network, password: passwordLabel ?? password };
}

/** The name of a contact or event, else the type's call to action. A network's text counts as Wi-Fi. */
export function usualHeadline(text: string, type: ContentType): string {
  return headlineFact(text) ?? typeWords(networkInText(text) ? 'wifi' : type).headline;
}
