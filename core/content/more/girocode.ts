import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { amountOf, withCents } from './amount.ts';
import { Answer } from './answer.ts';
import { hasCheckDigits, ibanOf } from './iban.ts';

// EPC069-12, version 3.1: "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit
// Transfer"

/** A SEPA transfer in euros. EPC069-12 prescribes the level and the largest version of its code. */
export interface GirocodeFields {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string;
  readonly amount?: string;
  /** An ISO 11649 reference, `RF…`. Instead of `text`. */
  readonly reference?: string;
  readonly text?: string;
  readonly purpose?: string;
  /** Writes ä as ae, because some banks refuse other letters. */
  readonly plain?: boolean;
}

type GirocodeDetail = Exclude<keyof GirocodeFields, 'name'>;

export const GIROCODE_RULE: ContentRule<GirocodeDetail> = {
  main: 'name',
  sort: 'words',
  fields: {
    iban: { control: 'line', inputMode: 'text', width: 'whole' },
    bic: { control: 'line', inputMode: 'text' },
    amount: { control: 'line', inputMode: 'decimal' },
    text: { control: 'line', width: 'whole' },
    reference: { control: 'line', inputMode: 'text' },
    purpose: { control: 'line', inputMode: 'text' },
    plain: { control: 'tick', width: 'whole' },
  },
  columns: {
    needs: ['content', 'iban'],
    roles: {
      content: ['payee'],
      iban: ['iban'],
      bic: ['bic'],
      amount: ['amount'],
      reference: ['creditorReference'],
      text: ['text', 'note'],
      purpose: ['purpose'],
    },
  },
  beginsWith: /^\s*BCD\r?\n/,
  encode: encodeGirocode,
  read: readGirocode,
  nameOf: (text) => readGirocode(text)?.content ?? null,
};

const AMOUNT = { least: '0.01', most: '999999999.99', decimals: 2, currency: 'EUR' } as const;
const MOST_BYTES = 331;

/** Countries of SEPA outside of the European Economic Area, whose payments need a BIC. */
const OUTSIDE_EEA = /^(?:AD|AL|CH|GB|MC|MD|ME|MK|RS|SM|VA)/;
const SEPA = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GI|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;

/** Returns a SEPA credit transfer: version 002 in UTF-8, without empty lines at the end. */
function encodeGirocode(content: string, details: Details<GirocodeDetail>): EncodedContent {
  const answer = new Answer();
  const { plain = '', bic: typedBic = '', reference: typedReference = '', purpose: typedPurpose = '' } = details;
  const words = (field: string, typed: string | undefined, most: number, isNeeded = false): string => {
    const value = answer.line(field, plain === '' ? typed : plainLetters(typed ?? ''), { most, isNeeded });
    const mended = plainLetters(value);
    // Only dots would be left of other scripts.
    if (value !== mended) answer.warn(field, { kind: 'beyond-sepa' }, /[A-Za-z\d]/.test(mended) ? mended : undefined);
    return value;
  };
  const name = words('content', content, 70, true);
  const iban = ibanOf(answer, 'iban', details.iban ?? '');
  const bic = typedBic.replace(/\s/g, '').toUpperCase();
  if (!/^(?:[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/.test(bic)) answer.refuse('bic', { kind: 'not-a-bic' });
  if (OUTSIDE_EEA.test(iban)) {
    if (bic === '') answer.refuse('bic', { kind: 'bic-needed' });
  } else if (iban !== '' && !SEPA.test(iban)) {
    answer.refuse('iban', { kind: 'not-sepa', country: iban.slice(0, 2) });
  }
  const amount = amountOf(answer, 'amount', details.amount ?? '', AMOUNT);
  const text = words('text', details.text, 140);
  const reference = typedReference.replace(/\s/g, '').toUpperCase();
  if (reference !== '') {
    if (text !== '') answer.refuse('reference', { kind: 'reference-or-text' });
    const isReference = /^RF\d\d[A-Z\d]{1,21}$/.test(reference) && hasCheckDigits(reference);
    if (!isReference) answer.refuse('reference', { kind: 'not-a-reference' });
  }
  const purpose = typedPurpose.trim().toUpperCase();
  if (!/^[A-Z\d]{0,4}$/.test(purpose)) answer.refuse('purpose', { kind: 'not-a-purpose' });
  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, amount && `EUR${amount}`, purpose, reference, text];
  const payload = lines.join('\n').trimEnd();
  const bytes = new TextEncoder().encode(payload).length;
  if (bytes > MOST_BYTES)
    answer.refuse(text === '' ? 'content' : 'text', { kind: 'too-many-bytes', most: MOST_BYTES, bytes });
  return answer.with(payload);
}

function readGirocode(payload: string): ContentParts<GirocodeDetail> | null {
  const [tag, version, charset, kind, bic, name, iban, amount = '', purpose, reference, text, ...others] = payload
    .trim()
    .split(/\r?\n/);
  const isKnown = tag === 'BCD' && /^00[12]$/.test(version) && /^[1-8]$/.test(charset) && kind === 'SCT';
  if (!isKnown || !name || others.some((line) => line !== '') || !/^(?:EUR[\d.]+)?$/.test(amount)) return null;
  return { content: name, details: { iban, bic, amount: withCents(amount.slice(3)), purpose, reference, text } };
}

/** Usual spellings of letters and marks that have no plain form in Unicode. */
const SPELLINGS = /* @__PURE__ */ new Map(
  (
    'ä=ae ö=oe ü=ue Ä=Ae Ö=Oe Ü=Ue ß=ss æ=ae Æ=Ae ø=oe Ø=Oe å=aa Å=Aa œ=oe Œ=Oe ł=l Ł=L đ=d Đ=D þ=th Þ=Th ð=d Ð=D ' +
    "&=+ €=EUR ’=' ‘=' “=' ”=' \"=' –=- —=- _=-"
  )
    .split(' ')
    .map((pair): [string, string] => [pair[0], pair.slice(2)]),
);

/** Returns a text in the letters and marks that all banks of SEPA accept (EPC217-08). What has none becomes a dot. */
function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^A-Za-z\d]/gu, (character) => SPELLINGS.get(character) ?? character)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d/?:().,'+\s-]/gu, '.');
}
