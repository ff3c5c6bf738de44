import type { ContentType } from '#design';
import type { CardId, CardLoss } from '#sheets/cards';
import { grammar } from './grammar.ts';

const { number } = grammar;

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

/** The default headlines of cards, by content type. */
const headlines: Readonly<Record<ContentType, string>> = {
  url: 'Visit our website',
  email: 'Write to us',
  phone: 'Call us',
  sms: 'Text us',
  text: 'Read more',
  wifi: 'Join our Wi-Fi',
  vcard: 'Save our contact',
  instagram: 'Follow us on Instagram',
  youtube: 'Watch us on YouTube',
  facebook: 'Find us on Facebook',
  twitter: 'Follow us on X',
};

const losses: Readonly<Record<CardLoss, string>> = {
  headline: "The headline is too long or has characters that can't be printed. Change it.",
  text: "The line below is too long or has characters that can't be printed. Change it.",
  number: 'The number is too long for this card.',
  address: "The address doesn't fit and is left out. A shortened address could be mistaken for another.",
  fact: "The network name or the password doesn't fit on one line and is left out.",
};

/** Cards: pages for print. Loaded when *Cards and labels* is opened. */
export const cardWords = {
  product: 'Product',
  groups: { cards: 'Cards', posters: 'Posters', stickers: 'Stickers and coasters' },
  products,

  headline: 'Headline',
  text: 'Line below',
  number: 'Number',
  numberHint: 'Printed large, such as a table number.',
  address: 'Print the address',
  addressHint: (address: string) =>
    `Prints “${address}” below the code, so people can compare it with the one they know.`,
  password: 'Print the password',
  passwordHint: 'Everyone who sees the card can read it. The code contains it either way.',
  labels: { network: 'Network', password: 'Password' },
  marks: 'Add bleed and crop marks',
  marksHint: 'For print shops. Turn this off to print on paper of exactly this size.',
  headlines,
  losses,

  /** The page's width or height. It is shown beside an edge of the page. */
  mm: (length: number) => `${number(length, 1)} mm`,
  /** The text alternative of a page. */
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
  making: 'Drawing the page…',

  /** The title inside a PDF. */
  title: (product: string, name: string) => `${product}: QR code for ${name}`,
};
