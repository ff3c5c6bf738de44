import type { MoreCautionFacts } from '#content';
import type { ContentType, MoreType } from '#design';
import { type ContentKindWords, contentKindWords } from './content-types.ts';
import { grammar } from './grammar.ts';

/** All words for a type behind the button More. */
export interface MoreTypeWords extends ContentKindWords {
  /** One line in the list. */
  readonly explanation: string;
  /** Further words by which people search for it. */
  readonly search: string;
}

export const moreTypeWords: Readonly<Record<MoreType, MoreTypeWords>> = {
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
  },
};

/** The words of every type. The home page needs only those of the specified ones at first. */
export const typeWords: Readonly<Record<ContentType, ContentKindWords>> = { ...contentKindWords, ...moreTypeWords };

export const moreListWords = {
  title: 'More kinds of content',
  search: 'Search',
  close: 'Close',
  nothingFound: 'Nothing found. Text and URL can hold anything else.',
  found: (count: number) => grammar.plural(count, { one: 'One kind', other: `${grammar.number(count)} kinds` }),
};

/** Possible problems with the fields of these types, and how to solve them. */
export function moreCaution(caution: MoreCautionFacts): string {
  switch (caution.kind) {
    case 'needed':
      return 'The code needs this. Fill it in.';
    case 'too-many-characters':
      return `At most ${caution.most} characters fit here; these are ${caution.length}. Shorten it.`;
    case 'too-many-bytes':
      return `The payment may have ${caution.most} bytes; this one has ${caution.bytes}. Shorten the text.`;
    case 'not-an-amount':
      return "This isn't an amount. Write it like 12.50.";
    case 'amount-range':
      return `The amount can be from ${caution.least} to ${caution.most}.`;
    case 'other-currency':
      return `This format can't express ${caution.currency}, so there is no code. Enter the amount in its own currency.`;
    case 'not-an-iban':
      return "This isn't an IBAN. It begins with two letters for the country and two digits.";
    case 'iban-length':
      return `An IBAN that begins with ${caution.country} has ${caution.wanted} characters; this one has ${caution.length}.`;
    case 'iban-check':
      return "The check digits of this IBAN don't match. Compare it with the original.";
    case 'not-sepa':
      return `Accounts in ${caution.country} aren't part of SEPA, so there is no code for this transfer.`;
    case 'not-a-bic':
      return 'A BIC has 8 or 11 letters and digits.';
    case 'bic-needed':
      return 'Transfers to this country need the BIC of the bank.';
    case 'not-a-reference':
      return "This isn't a reference that begins with RF, or its check digits don't match. Other references go into Text.";
    case 'reference-or-text':
      return 'A transfer has either a reference or a text. Empty one of them.';
    case 'not-a-purpose':
      return 'A purpose has up to four letters or digits.';
    case 'beyond-sepa':
      return 'Some banking apps refuse these letters. Tick Plain letters, or write them in another way.';
    case 'not-a-moment':
      return "This isn't a date. Write it like 2026-12-31 18:00.";
    case 'unknown-zone':
      return "This time zone isn't known. Write it like Europe/Berlin.";
    case 'no-zone':
      return 'Without a time zone, the times are taken as UTC.';
    case 'ends-before-start':
      return 'The event ends before it starts. Check both.';
    case 'not-a-coordinate':
      return `This isn't a coordinate from −${caution.most} to ${caution.most} degrees. Write it like 48.137 or 48° 8′ 14″ N.`;
    case 'short-map-link':
      return 'This short link hides its coordinates. Open it, and copy the long address from the browser.';
    case 'not-on-iphone':
      return "iPhones don't open codes of this form. Choose a map for everybody.";
    case 'no-international-number':
      return 'WhatsApp needs the whole number with its country code, such as +1 555 123 4567.';
  }
}
