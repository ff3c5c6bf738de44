import type { AddressKind } from '#content';
import type { OwnSheetField, OwnSheetProblem, PaperName } from '#sheets';
import type { CardId, CardLoss } from '#sheets/cards';
import { grammar } from './grammar.ts';

const { number, plural, series } = grammar;

const products: Readonly<Record<CardId, string>> = {
  'table-card-a6': 'Table card A6',
  'table-card-a7': 'Table card A7',
  'tent-a6': 'Folded tent A6',
  'wifi-card-a6': 'Wi-Fi card A6',
  'wifi-card-85': 'Wi-Fi card 85 × 55 mm',
  'poster-a5': 'Poster A5',
  'poster-a4': 'Poster A4',
  'poster-a3': 'Poster A3',
  'business-card-85': 'Business card 85 × 55 mm',
  'business-card-89': 'Business card 3.5 × 2 in',
  'business-card-id': 'Business card 85.6 × 54 mm',
  'badge-86': 'Badge 86 × 55 mm',
  'sticker-35': 'Sticker 35 mm',
  'sticker-45': 'Sticker 45 mm',
  'sticker-50': 'Sticker 50 mm',
  'round-sticker-40': 'Round sticker 40 mm',
  'round-sticker-60': 'Round sticker 60 mm',
  'coaster-94': 'Coaster 94 mm',
  'round-coaster-94': 'Round coaster 94 mm',
};

const losses: Readonly<Record<`${CardLoss}-lost`, string>> = {
  'headline-lost': "The headline is too long or has characters that can't be printed. Change it.",
  'text-lost': "The line below is too long or has characters that can't be printed. Change it.",
  'number-lost': 'The number is too long for this card.',
  'address-lost': "The address doesn't fit and is left out. A shortened address could be mistaken for another.",
  'fact-lost': "The network name or the password doesn't fit on one line and is left out.",
};

/** Cards, and what all printed pages have in common. */
export const cardWords = {
  product: 'Product',
  search: 'Search by name or size',
  found: (count: number) => plural(count, { one: '1 product found.', other: `${number(count)} products found.` }),
  noneFound: 'No product found. Measure your sheet and choose “Own sheet”.',
  groups: { cards: 'Cards', posters: 'Posters', stickers: 'Stickers and coasters' },
  products,

  headline: 'Headline',
  text: 'Line below',
  number: 'Number',
  numberHint: 'Printed large, such as a table number.',
  address: {
    host: 'Print the address',
    number: 'Print the phone number',
    network: 'Print the network name',
  } satisfies Record<AddressKind, string>,
  addressHint: {
    host: (address: string) => `Prints “${address}” below the code, so people can compare it with the one they know.`,
    number: (address: string) => `Prints “${address}” below the code, for people who type it.`,
    network: (address: string) => `Prints “${address}”, for people who choose it from a list.`,
  } satisfies Record<AddressKind, (address: string) => string>,
  password: 'Print the password',
  passwordHint: 'Everyone who sees the card can read it. The code contains it either way.',
  labels: { network: 'Network', password: 'Password' },
  marks: 'Add bleed and crop marks',
  marksHint: 'For print shops, with 3 mm of bleed. Turn this off to print on paper of exactly this size.',
  losses,

  /** The page's width or height. It is shown beside an edge of the page. */
  mm: (length: number) => `${number(length, 1)} mm`,
  pagePicture: (product: string) => `Preview of the page: ${product}`,
  page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  codeSize: (width: number, module: string) =>
    `The code is ${number(width, 1)} mm wide with its margin, ${module} mm per module.`,

  downloadPdf: 'Download PDF',
  printNote: 'In the print dialog, choose “Actual size” or 100%, not “Fit to page”.',
  downloaded: 'PDF downloaded.',
  failed: "Couldn't make the PDF. Try again.",
  unloaded: "Couldn't load the fonts. Check your connection.",

  title: (product: string, name: string) => `${product}: QR code for ${name}`,
};

const ownFields: Readonly<Record<OwnSheetField, string>> = {
  columns: 'Labels across',
  rows: 'Labels down',
  width: 'Label width',
  height: 'Label height',
  left: 'Left margin',
  top: 'Top margin',
};

export const labelWords = {
  groups: { A4: 'Label sheets on A4', Letter: 'Label sheets on Letter', other: 'Other labels' },
  /** A product and what its sheet has, such as “Avery L7160 · 21 labels · 63.5 × 38.1 mm”. */
  product: (name: string, count: number, width: number, height: number) =>
    plural(count, {
      one: `${name} · ${number(count)} label · ${number(width, 1)} × ${number(height, 1)} mm`,
      other: `${name} · ${number(count)} labels · ${number(width, 1)} × ${number(height, 1)} mm`,
    }),
  own: 'Own sheet',
  roll: 'Label roll',

  /** Below the menu of sheets: the products with the same layout, and the labels on a sheet. */
  fits: (products: readonly string[]) => `Also fits ${series(products)}.`,
  labels: (count: number, width: number, height: number) =>
    plural(count, {
      one: `${number(count)} label of ${number(width, 2)} × ${number(height, 2)} mm on each page.`,
      other: `${number(count)} labels of ${number(width, 2)} × ${number(height, 2)} mm on each sheet.`,
    }),
  testFirst: 'Print the test page first: we found these measurements in only one source.',
  testOwn: 'Print the test page first to check your measurements.',

  title: 'Label text',
  place: 'Text position',
  places: { beside: 'Beside the code', below: 'Below the code' },
  start: 'Start at label',
  ofLabels: (count: number) => `of ${number(count)}`,
  copies: 'Copies',
  copiesUnit: 'labels',
  limits: (min: number, max: number, used: number) =>
    `Use ${number(min)} to ${number(max)}. Until then, ${number(used)} is used.`,
  limitsMm: (min: number, max: number, used: number) =>
    `Use ${number(min, 1)} to ${number(max, 1)} mm. Until then, ${number(used, 2)} mm is used.`,
  limitsPercent: (min: number, max: number, used: number) =>
    `Use ${number(min, 1)} to ${number(max, 1)}%. Until then, ${number(used, 1)}% is used.`,
  mm: 'mm',
  percent: '%',
  cutLines: 'Print cut lines',
  cutLinesHint: 'Thin lines around each label, for paper without labels.',

  /** The labels of the first sheet, which can be clicked. */
  used: 'Used labels on the first sheet',
  usedHint: 'Click the labels that are already gone. Printing skips them.',
  usedLabel: (label: number) => `Label ${number(label)} is used`,
  noFree: 'No free label is left on the first sheet. Click a label to use it again, or start at an earlier one.',
  noFreeAtAll: 'The only label on this sheet is marked as used. Mark it as free to print.',
  allFree: 'Mark all as free',

  printer: 'Align with your printer',
  printerHint:
    'Print the test page on plain paper and hold it against a sheet. If the print is off by the same amount everywhere, move it. If it drifts further off down the page, scale it.',
  right: 'Move right',
  down: 'Move down',
  scale: 'Scale',
  remembered: 'Remembered for this sheet in this browser.',

  ownFields,
  paper: 'Paper',
  papers: { A4: 'A4', Letter: 'Letter' } satisfies Record<PaperName, string>,
  ownHint: 'The right and bottom margins equal the left and top ones.',
  ownProblem: (problem: OwnSheetProblem) => {
    switch (problem.kind) {
      case 'number':
        return `Check this number: ${ownFields[problem.field]}.`;
      case 'columns':
        return problem.most === 0
          ? 'No label fits across the paper. Use a smaller label or margin.'
          : `Only ${number(problem.most)} of these labels fit across the paper. Use fewer, or a smaller label or margin.`;
      case 'rows':
        return problem.most === 0
          ? 'No label fits down the paper. Use a smaller label or margin.'
          : `Only ${number(problem.most)} of these labels fit down the paper. Use fewer, or a smaller label or margin.`;
    }
  },
  rollHint: 'Each label is a page of exactly this size.',

  codes: 'More of your codes',
  codesHint: 'Tick the codes to print after the one above, and set how many copies of each.',
  copiesOf: (name: string) => `Copies of ${name}`,
  codesLoading: 'Loading your codes…',
  noCodes: 'You have no other codes in this browser.',
  leftOut: (count: number) =>
    plural(count, {
      one: `${number(count)} code doesn't fit these labels or can't be drawn. It is left out.`,
      other: `${number(count)} codes don't fit these labels or can't be drawn. They are left out.`,
    }),

  /** Problems of all codes except the first code. */
  othersNarrow: (count: number) =>
    plural(count, {
      one: `${number(count)} other code has narrow modules. Use a good 600 dpi printer, larger labels, or a shorter text.`,
      other: `${number(count)} other codes have narrow modules. Use a good 600 dpi printer, larger labels, or shorter texts.`,
    }),
  othersCut: (count: number) =>
    plural(count, {
      one: `The words of ${number(count)} other code don't fit completely. Use fewer words or larger labels.`,
      other: `The words of ${number(count)} other codes don't fit completely. Use fewer words or larger labels.`,
    }),

  /** The label's shorter side, here called `height`, is written before the longer one. */
  tooSmall: (height: number, width: number, characters: number) =>
    characters === 0
      ? `${number(height, 0)} × ${number(width, 0)} mm is too small for any code. Choose larger labels.`
      : `${number(height, 0)} × ${number(width, 0)} mm holds codes of up to ${number(characters)} characters. Use a shorter text or larger labels.`,
  narrow: (module: string) =>
    `${module} mm per module is narrow. Use a good 600 dpi printer, larger labels, or a shorter text.`,
  levelM: 'This code uses error correction level M instead of H, so that its modules are wide enough for this label.',
  size: (width: number, module: string) => `The code is ${number(width, 1)} mm wide, ${module} mm per module.`,
  addressLeftOut: "The address doesn't fit on one line and is left out.",
  wordsCut: "The words don't fit. Use fewer words or larger labels.",
  wordsLeftOut: 'These labels have no room for words.',

  sheets: (labels: number, pages: number) => {
    if (pages > 1) return `${number(labels)} labels on ${number(pages)} pages.`;
    return plural(labels, { one: `${number(labels)} label on 1 page.`, other: `${number(labels)} labels on 1 page.` });
  },
  picture: (product: string) => `Preview of the page: ${product}`,
  testPage: 'Test page',
  testPageTitle: (product: string) => `${product}: test page`,
  rule: (mm: number) => `${number(mm)} mm`,
  testDownloaded: 'Test page downloaded.',
} as const;
