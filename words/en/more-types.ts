import { type ContentType, isMoreType, type MoreType } from '#design';
import { type ContentKindWords, contentKindWords } from './content-types.ts';
import { grammar } from './grammar.ts';

export interface MoreTypeWords extends ContentKindWords {
  /** One line in the list. */
  readonly explanation: string;
  /** Further words by which people search for it. */
  readonly search: string;
  /** What a phone does with a code. `name` is its address, number, network or person, without secrets. */
  readonly does: (name: string) => string;
}

const types: Readonly<Record<MoreType, MoreTypeWords>> = {
  event: {
    button: 'Event',
    explanation: 'An appointment for the calendar, with place and time.',
    search: 'calendar date meeting invitation wedding concert ical ics',
    input: 'Title',
    placeholder: 'Summer party',
    fields: {
      starts: { label: 'Starts' },
      ends: { label: 'Ends' },
      allDay: { label: 'All day' },
      zone: {
        label: 'Time zone',
        hint: 'Phones elsewhere show the time in their own zone.',
        choices: { '': 'UTC', floating: 'Local time, wherever it is scanned' },
      },
      location: { label: 'Location' },
      note: { label: 'Note' },
      bare: { label: 'Short form', hint: 'Leaves out the calendar around the event. Some older scanners need that.' },
    },
    unnamed: 'event',
    captions: ['Save the date', 'Add to your calendar'],
    headline: 'Save the date',
    does: (name: string) => `Adds the event ${name}`,
  },
  place: {
    button: 'Place',
    explanation: "A point on the map, from coordinates or a map's link.",
    search: 'location map coordinates gps geo address directions google apple openstreetmap',
    input: 'Latitude',
    placeholder: '48.13743',
    hint: 'Or paste both coordinates, or a link from Google Maps, Apple Maps or OpenStreetMap.',
    fields: {
      longitude: { label: 'Longitude' },
      map: {
        label: 'Opens in',
        hint: "iPhones open Google's link in its app, or in the browser. They don't open geo: codes.",
        choices: { google: 'Google Maps', apple: 'Apple Maps', openstreetmap: 'OpenStreetMap', geo: 'Map app (geo:)' },
      },
    },
    unnamed: 'place',
    captions: ['Find us', 'Get directions'],
    headline: 'Find us here',
    does: (name: string) => `Shows the place ${name}`,
  },
  whatsapp: {
    button: 'WhatsApp',
    explanation: 'Starts a WhatsApp chat with a phone number.',
    search: 'chat message messenger',
    input: 'Phone number',
    placeholder: '+1 (555) 123-4567',
    fields: { message: { label: 'Message', hint: 'The text that is ready to be sent.' } },
    unnamed: 'WhatsApp',
    captions: ['Chat with us', 'Write us on WhatsApp'],
    headline: 'Chat with us on WhatsApp',
    does: (name: string) => `Opens a WhatsApp chat with ${name}`,
  },
  telegram: {
    button: 'Telegram',
    explanation: 'Opens a Telegram profile, channel or group.',
    search: 'chat message messenger',
    input: 'User name',
    placeholder: '@username',
    unnamed: 'Telegram',
    captions: ['Chat with us', 'Join our channel'],
    headline: 'Find us on Telegram',
    does: (name: string) => `Opens a Telegram chat with ${name}`,
  },
  girocode: {
    button: 'GiroCode',
    explanation: 'A SEPA transfer in euros that banking apps fill in.',
    search: 'payment pay money bank invoice iban sepa epc donation euro',
    input: 'Name',
    placeholder: 'Name of the account holder',
    fields: {
      iban: { label: 'IBAN' },
      bic: { label: 'BIC', hint: 'Only for accounts outside the European Economic Area.' },
      amount: { label: 'Amount', hint: 'In euros. Leave it empty to let people choose.' },
      text: { label: 'Text', hint: 'Such as the number of the invoice.' },
      reference: { label: 'Reference', hint: 'Only if it begins with RF.' },
      purpose: { label: 'Purpose', hint: 'A code of up to four letters, such as CHAR.' },
      plain: { label: 'Plain letters', hint: 'Writes ä as ae, because some banks refuse other letters.' },
    },
    unnamed: 'GiroCode',
    captions: ['Pay this invoice', 'Donate'],
    headline: 'Pay with your banking app',
    does: (name: string) => `Prepares a payment to ${name}`,
  },
  pix: {
    button: 'PIX',
    explanation: 'An instant payment in Brazil, to any PIX key.',
    search: 'payment pay money bank brazil real brasil br code',
    input: 'Key',
    placeholder: '+55 11 91234-5678',
    hint: 'A phone number with +55, an email address, a CPF or CNPJ, or a random key.',
    fields: {
      name: { label: 'Name' },
      city: { label: 'City' },
      amount: { label: 'Amount', hint: 'In reais. Leave it empty to let people choose.' },
      id: { label: 'Identifier', hint: 'Letters and digits that show up in your statement.' },
      note: { label: 'Note' },
    },
    unnamed: 'PIX',
    captions: ['Pay with PIX', 'Donate'],
    headline: 'Pay with PIX',
    does: (name: string) => `Prepares a PIX payment to ${name}`,
  },
  promptpay: {
    button: 'PromptPay',
    explanation: 'A bank transfer in Thailand.',
    search: 'payment pay money bank thailand baht thai',
    input: 'Phone number or tax ID',
    placeholder: '081 234 5678',
    fields: { amount: { label: 'Amount', hint: 'In baht. Leave it empty to let people choose.' } },
    unnamed: 'PromptPay',
    captions: ['Pay with PromptPay', 'Donate'],
    headline: 'Pay with PromptPay',
    does: (name: string) => `Prepares a PromptPay payment to ${name}`,
  },
  upi: {
    button: 'UPI',
    explanation: 'A payment in India, with any UPI app.',
    search: 'payment pay money bank india rupee bhim gpay phonepe paytm',
    input: 'Payment address',
    placeholder: 'name@bank',
    fields: {
      name: { label: 'Name' },
      amount: { label: 'Amount', hint: "In rupees. Payers can't change it." },
      note: { label: 'Note' },
    },
    unnamed: 'UPI',
    captions: ['Pay with UPI', 'Donate'],
    headline: 'Pay with any UPI app',
    does: (name: string) => `Prepares a UPI payment to ${name}`,
  },
  spayd: {
    button: 'SPAYD',
    explanation: 'A bank transfer in Czechia or Slovakia (QR Platba).',
    search: 'payment pay money bank czech slovak koruna euro qr platba invoice',
    input: 'IBAN',
    placeholder: 'CZ28 0600 0000 0001 6854 0115',
    fields: {
      amount: { label: 'Amount' },
      currency: { label: 'Currency', hint: 'CZK if it is empty.' },
      message: { label: 'Message' },
      variable: { label: 'Variable symbol' },
      specific: { label: 'Specific symbol' },
      constant: { label: 'Constant symbol' },
      due: { label: 'Due date', hint: 'Like 2026-12-31.' },
      name: { label: 'Name' },
    },
    unnamed: 'SPAYD',
    captions: ['Pay this invoice', 'QR Platba'],
    headline: 'Pay with your banking app',
    does: (name: string) => `Prepares a payment to ${name}`,
  },
  bitcoin: {
    button: 'Bitcoin',
    explanation: 'A payment in bitcoin (BIP 21).',
    search: 'payment pay money crypto btc wallet coin donation',
    input: 'Address',
    placeholder: 'bc1…',
    fields: {
      amount: { label: 'Amount', hint: 'In bitcoin. Leave it empty to let people choose.' },
      label: { label: 'Label', hint: 'Who gets it, as wallets show it.' },
    },
    unnamed: 'Bitcoin',
    captions: ['Pay with Bitcoin', 'Donate'],
    headline: 'Pay with Bitcoin',
    does: (name: string) => `Prepares a Bitcoin payment to ${name}`,
  },
  gs1: {
    button: 'GS1 Digital Link',
    explanation: 'A product by its GTIN, as a link to your own site.',
    search: 'product gtin ean upc barcode batch lot serial expiry retail till',
    input: 'GTIN',
    placeholder: '9506000134352',
    hint: 'For tills, print modules of 0.4 mm or more with a margin of 4, and no logo in the middle. You can also paste (01)…(10)….',
    fields: {
      host: { label: 'Host', hint: 'Your own site, such as example.com.' },
      lot: { label: 'Lot' },
      serial: { label: 'Serial' },
      expiry: { label: 'Expiry', hint: 'Like 2026-12-31, or 2026-12 for a whole month.' },
      further: { label: 'Further identifiers', hint: 'With their numbers in brackets: (3103)000750.' },
    },
    unnamed: 'product',
    captions: ['About this product', 'Where it comes from'],
    headline: 'About this product',
    does: (name: string) => `Shows the product ${name}`,
  },
};

const list = {
  title: 'More kinds of content',
  search: 'Search',
  close: 'Close',
  nothingFound: 'Nothing found. Text and URL can hold anything else.',
  found: (count: number) => grammar.plural(count, { one: 'One kind', other: `${grammar.number(count)} kinds` }),
};

export const moreWords = { types, list };

export function typeWords(type: ContentType): ContentKindWords {
  return isMoreType(type) ? types[type] : contentKindWords[type];
}
