import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { decodePercent } from '../url.ts';
import { amountOf, withCents } from './amount.ts';
import { Answer } from './answer.ts';

// NPCI: "UPI Linking Specifications", version 1.6

/** A payment in India. */
export interface UpiFields {
  readonly address: string;
  readonly name: string;
  readonly amount?: string;
  readonly note?: string;
}

type UpiDetail = Exclude<keyof UpiFields, 'address'>;

export const UPI_RULE: ContentRule<UpiDetail> = {
  main: 'address',
  sort: 'sign',
  fields: {
    name: { control: 'line' },
    amount: { control: 'line', inputMode: 'decimal' },
    note: { control: 'line', width: 'whole' },
  },
  columns: {
    needs: ['content'],
    roles: {
      content: ['upi'],
      name: ['payee'],
      amount: ['amount'],
      note: ['text', 'note'],
    },
  },
  beginsWith: /^\s*upi:\/\/pay\?/i,
  encode: encodeUpi,
  read: readUpi,
  nameOf: (text) => readUpi(text)?.content ?? null,
};

const AMOUNT = { least: '0.01', most: '999999999.99', decimals: 2, currency: 'INR' } as const;

function encodeUpi(content: string, details: Details<UpiDetail>): EncodedContent {
  const answer = new Answer();
  const address = answer.line('content', content, { isNeeded: true });
  if (address !== '' && !/^[\w.-]{2,256}@[a-z][a-z\d.-]{1,63}$/i.test(address)) {
    answer.refuse('content', { kind: 'not-a-upi-address' });
  }
  const amount = amountOf(answer, 'amount', details.amount ?? '', AMOUNT);
  const parameters = [
    ['pa', address],
    ['pn', answer.line('name', details.name, { most: 99, isNeeded: true })],
    ['am', amount],
    ['cu', 'INR'],
    ['tn', answer.line('note', details.note, { most: 80 })],
  ].filter(([, value]) => value !== '');
  return answer.with(`upi://pay?${parameters.map(([name, value]) => `${name}=${escapeValue(value)}`).join('&')}`);
}

/** Apps read a space as `%20` and not as `+`. The @ may stay. */
function escapeValue(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')).replaceAll('%40', '@');
}

function readUpi(text: string): ContentParts<UpiDetail> | null {
  if (!UPI_RULE.beginsWith?.test(text)) return null;
  const query = text.trim().replace(/^upi:\/\/pay\?/i, '');
  const values = new Map(
    query.split('&').map((part): [string, string] => {
      const [name, ...value] = part.split('=');
      return [name, decodePercent(value.join('=').replaceAll('+', ' '))];
    }),
  );
  const isKnown = [...values.keys()].every((name) => ['pa', 'pn', 'am', 'cu', 'tn'].includes(name));
  if (!isKnown || (values.get('cu') ?? 'INR') !== 'INR') return null;
  const value = (name: string): string => values.get(name) ?? '';
  return { content: value('pa'), details: { name: value('pn'), amount: withCents(value('am')), note: value('tn') } };
}
