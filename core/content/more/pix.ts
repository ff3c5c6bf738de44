import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { dialable, trunkCautions } from '../phone.ts';
import { amountOf, withCents } from './amount.ts';
import { Answer } from './answer.ts';
import { readChecked, readEmv, withChecksum, writeEmv } from './emv.ts';

// Banco Central do Brasil: "Manual de Padrões para Iniciação do Pix", the static BR Code

/** A payment in Brazil, a static BR Code. The key is a phone number, email address, CPF, CNPJ or random key. */
export interface PixFields {
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly amount?: string;
  readonly id?: string;
  readonly note?: string;
}

type PixDetail = Exclude<keyof PixFields, 'key'>;

export const PIX_RULE: ContentRule<PixDetail> = {
  main: 'key',
  sort: 'words',
  fields: {
    name: { control: 'line' },
    city: { control: 'line' },
    amount: { control: 'line', inputMode: 'decimal' },
    id: { control: 'line', inputMode: 'text' },
    note: { control: 'line', width: 'whole' },
  },
  columns: {
    needs: ['content'],
    roles: {
      content: ['pix'],
      name: ['payee'],
      city: ['town'],
      amount: ['amount'],
      note: ['text', 'note'],
      id: ['pixId'],
    },
  },
  beginsWith: /^\s*000201(?:010211)?26\d\d0014br\.gov\.bcb\.pix/i,
  encode: encodePix,
  read: readPix,
  nameOf: (text) => readPix(text)?.details.name ?? null,
};

const GUI = 'br.gov.bcb.pix';
const AMOUNT = { least: '0.01', most: '9999999999.99', decimals: 2, currency: 'BRL' } as const;
/** The account field has 99 characters: its identifier, the key, and a note. */
const MOST_NOTE = 99 - 18 - 4 - 4;

function encodePix(content: string, details: Details<PixDetail>): EncodedContent {
  const answer = new Answer();
  const key = keyOf(answer, content);
  // Strict payers refuse accents. Only name and city are in capitals.
  const name = capitals(answer.line('name', details.name, { isNeeded: true }))
    .slice(0, 25)
    .trim();
  const city = capitals(answer.line('city', details.city, { isNeeded: true }))
    .slice(0, 15)
    .trim();
  answer.understand('name', details.name ?? '', name);
  answer.understand('city', details.city ?? '', city);
  const amount = amountOf(answer, 'amount', details.amount ?? '', AMOUNT);
  const note = answer.line('note', plain(details.note ?? ''), { most: Math.max(0, MOST_NOTE - key.length) });
  const id = (details.id ?? '').trim();
  if (!/^[A-Za-z\d]{0,25}$/.test(id)) answer.refuse('id', { kind: 'not-an-id', most: 25 });
  return answer.with(
    withChecksum([
      ['00', '01'],
      [
        '26',
        writeEmv([
          ['00', GUI],
          ['01', key],
          ['02', note],
        ]),
      ],
      ['52', '0000'],
      ['53', '986'],
      ['54', amount],
      ['58', 'BR'],
      ['59', name],
      ['60', city],
      ['62', writeEmv([['05', id || '***']])],
    ]),
  );
}

/** Returns a key as the central bank writes it: digits of a tax number, `+55…`, an address in small letters, a UUID. */
function keyOf(answer: Answer, typed: string): string {
  const key = typed.trim();
  if (key === '') return answer.refuse('content', { kind: 'needed' });
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(key) && key.length <= 77 && /^[!-~]+$/.test(key)) {
    return answer.understand('content', typed, key.toLowerCase());
  }
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)) return key.toLowerCase();
  const [reading, other] = readingsOf(key);
  if (reading === undefined) return answer.refuse('content', { kind: 'not-a-pix-key' }, zerosAdded(key));
  if (other !== undefined) return answer.ask('content', 'which-pix-key', [reading.marked, other.marked]);
  for (const caution of trunkCautions('content', key)) answer.warn('content', caution);
  const { written } = reading;
  // A bare number of eleven digits may also be a tax number with a slip.
  if (written.startsWith('+') && /^\d+$/.test(key)) answer.warn('content', { kind: 'taken-as-phone', number: written });
  return answer.understand('content', typed, written);
}

interface Reading {
  readonly written: string;
  /** With the marks by which it cannot be anything else. */
  readonly marked: string;
}

/** Marks at the places that only a phone number or only a tax number has them. */
const PHONE_MARKS = /^(?:\+?55[\s-]*)?(?:\(0?\d\d\)[\s.-]*9?|0?\d\d[\s.-]+9?)[\s.]?\d{4}[\s.-]?\d{4}$|^\+/;
const TAX_MARKS = /^\d{3}[.\s-]\d{3}[.\s-]\d{3}[-.\s/]\d\d$|^\d{9}[-/]\d\d$|^[\dA-Z.\s]{8,10}\//i;

function readingsOf(key: string): Reading[] {
  const digits = key.replace(/[\s().\-/]/g, '').toUpperCase();
  const tax = isTaxNumber(digits) ? [{ written: digits, marked: taxMarks(digits) }] : [];
  const phone = phoneOf(key);
  const phones = phone === null ? [] : [{ written: phone, marked: phone }];
  const lost = zerosAdded(key);
  const zeros = lost === undefined ? [] : [{ written: lost.replace(/\D/g, ''), marked: lost }];
  if (/^\d+$/.test(key)) return tax.length + phones.length > 0 ? [...tax, ...phones, ...zeros] : [];
  if (PHONE_MARKS.test(key)) return phones;
  return TAX_MARKS.test(key) ? tax : [...tax, ...phones];
}

/** The area codes in use, then a mobile number of nine digits, or one of a landline. */
const NATIONAL = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-5]\d{7})$/;

function phoneOf(key: string): string | null {
  if (!/^[\d\s().+\-/]+$/.test(key)) return null;
  const dialed = dialable(key).replace(/^00(?=55)/, '+');
  const national = /^\+?55(?=\d{10,11}$)/.test(dialed)
    ? dialed.replace(/^\+?55/, '')
    : dialed.replace(/^0(?=\d{10})/, '');
  return NATIONAL.test(national) ? `+55${national}` : null;
}

function taxMarks(digits: string): string {
  return digits.length === 11
    ? digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    : digits.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

/** Returns a tax number whose zeros at the beginning a spreadsheet dropped. */
function zerosAdded(key: string): string | undefined {
  if (!/^\d{9,13}$/.test(key)) return undefined;
  const whole = key.padStart(key.length > 10 ? 14 : 11, '0');
  return isTaxNumber(whole) ? taxMarks(whole) : undefined;
}

/** Whether the two check digits of a CPF (11 digits) or a CNPJ (14, letters allowed since 2026) are right. */
function isTaxNumber(number: string): boolean {
  if (!/^(?:\d{11}|[\dA-Z]{12}\d\d)$/.test(number) || /^(.)\1+$/.test(number)) return false;
  const highest = number.length === 11 ? 11 : 9;
  const digitAfter = (text: string): number => {
    const values = [...text].reverse().map((character) => character.charCodeAt(0) - 48);
    const sum = values.reduce((total, value, k) => total + value * (2 + (k % (highest - 1))), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const [first, second] = [digitAfter(number.slice(0, -2)), digitAfter(number.slice(0, -1))];
  return number.endsWith(`${first}${second}`);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ');
}

function capitals(text: string): string {
  return plain(text).toUpperCase().replace(/\s+/g, ' ').trim();
}

function readPix(text: string): ContentParts<PixDetail> | null {
  const fields = readChecked(text);
  const account = readEmv(fields?.get('26') ?? '');
  const more = readEmv(fields?.get('62') ?? '');
  const key = account?.get('01');
  if (!fields || !account || !key || fields.get('53') !== '986' || !more) return null;
  const isKnown = [...fields.keys()].every((id) => /^(?:00|01|26|52|53|54|58|59|60|62|63)$/.test(id));
  const isPlain = more.size <= 1 && [...account.keys()].every((each) => /^0[012]$/.test(each));
  if (!isKnown || !isPlain || fields.get('01') === '12') return null;
  const id = more.get('05') ?? '';
  return {
    content: key,
    details: {
      name: fields.get('59') ?? '',
      city: fields.get('60') ?? '',
      amount: withCents(fields.get('54')),
      note: account.get('02') ?? '',
      id: id === '***' ? '' : id,
    },
  };
}
