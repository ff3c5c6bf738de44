import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { decodePercent } from '../url.ts';
import { amountOf, withCents } from './amount.ts';
import { Answer } from './answer.ts';
import { dayOf } from './day.ts';
import { accountIbans, ibanOf, inGroups } from './iban.ts';

// Czech Banking Association, standard 26: "Short Payment Descriptor", version 1.0

/** A transfer in Czechia or Slovakia. */
export interface SpaydFields {
  /** Or the number of an account, such as `35-1234567805/0300`. */
  readonly iban: string;
  readonly amount?: string;
  /** Default CZK. */
  readonly currency?: string;
  readonly message?: string;
  readonly variable?: string;
  readonly specific?: string;
  readonly constant?: string;
  /** Such as `2026-12-31`. */
  readonly due?: string;
  readonly name?: string;
}

type SpaydDetail = Exclude<keyof SpaydFields, 'iban'>;

/** The symbols that Czech and Slovak payments have, and how many digits they allow. */
const SYMBOLS = { variable: ['X-VS', 10], specific: ['X-SS', 10], constant: ['X-KS', 10] } as const;

export const SPAYD_RULE: ContentRule<SpaydDetail> = {
  main: 'iban',
  sort: 'words',
  fields: {
    amount: { control: 'line', inputMode: 'decimal' },
    currency: { control: 'line', inputMode: 'text' },
    message: { control: 'line', width: 'whole' },
    variable: { control: 'line', inputMode: 'decimal' },
    specific: { control: 'line', inputMode: 'decimal' },
    constant: { control: 'line', inputMode: 'decimal' },
    due: { control: 'line', inputMode: 'text', isDay: true },
    name: { control: 'line', width: 'whole' },
  },
  columns: {
    needs: ['content', 'variable'],
    roles: {
      content: ['iban'],
      amount: ['amount'],
      currency: ['currency'],
      message: ['text', 'note'],
      variable: ['variableSymbol'],
      specific: ['specificSymbol'],
      constant: ['constantSymbol'],
      due: ['due'],
      name: ['payee'],
    },
  },
  beginsWith: /^\s*SPD\*1\.0\*/i,
  encode: encodeSpayd,
  read: readSpayd,
  nameOf(text) {
    const parts = readSpayd(text);
    return parts && (parts.details.name || parts.content);
  },
};

const AMOUNT = { least: '0.01', most: '9999999.99', decimals: 2 } as const;

function encodeSpayd(content: string, details: Details<SpaydDetail>): EncodedContent {
  const answer = new Answer();
  const iban = payeeOf(answer, content);
  const currency = (details.currency ?? '').trim().toUpperCase() || 'CZK';
  if (!/^[A-Z]{3}$/.test(currency)) answer.refuse('currency', { kind: 'not-a-currency' });
  const amount = amountOf(answer, 'amount', details.amount ?? '', { ...AMOUNT, currency });
  const symbols = Object.entries(SYMBOLS).map(([field, [key, most]]): [string, string] => {
    const digits = (details[field as keyof typeof SYMBOLS] ?? '').trim();
    if (!/^\d*$/.test(digits) || digits.length > most) answer.refuse(field, { kind: 'not-a-symbol', most });
    return [key, digits];
  });
  const { due: typedDue = '' } = details;
  const due = dayOf(answer, 'due', typedDue);
  const fields: [string, string][] = [
    ['ACC', iban],
    ['AM', amount],
    ['CC', currency],
    ['DT', due.replaceAll('-', '')],
    ['MSG', escapeValue(answer.line('message', details.message, { most: 60 }))],
    ['RN', escapeValue(answer.line('name', details.name, { most: 35 }))],
    ...symbols,
  ];
  const written = fields.filter(([, value]) => value !== '').map(([key, value]) => `${key}:${value}`);
  return answer.with(['SPD', '1.0', ...written].join('*'));
}

/** An IBAN, or the number of an account with its bank. */
function payeeOf(answer: Answer, content: string): string {
  const account = accountIbans(content);
  if (account && !account.isRight) return answer.refuse('content', { kind: 'account-check' });
  const [first = content, second] = account?.ibans ?? [];
  if (second !== undefined) return answer.ask('content', 'which-country', [inGroups(first), inGroups(second)]);
  const iban = ibanOf(answer, 'content', first);
  if (iban.startsWith('SK')) answer.warn('content', { kind: 'pay-by-square' });
  return account ? answer.understand('content', content, iban, inGroups(iban)) : iban;
}

/** The asterisk separates fields, and the percent sign escapes; neither may stand for itself. */
function escapeValue(value: string): string {
  return value.replace(/[^ -~]+|[*%]/gu, (part) =>
    part === '*' ? '%2A' : encodeURIComponent(part.replace(/\p{Surrogate}/gu, '')),
  );
}

const FIELDS: Readonly<Record<string, SpaydDetail>> = {
  ...{ AM: 'amount', CC: 'currency', DT: 'due', MSG: 'message', RN: 'name' },
  ...{ 'X-VS': 'variable', 'X-SS': 'specific', 'X-KS': 'constant' },
};

function readSpayd(text: string): ContentParts<SpaydDetail> | null {
  if (!SPAYD_RULE.beginsWith?.test(text)) return null;
  const parts = text.trim().replace(/\*$/, '').split('*').slice(2);
  const values = new Map(
    parts.map((part): [string, string] => {
      const [key, ...value] = part.split(':');
      return [key.toUpperCase(), decodePercent(value.join(':'))];
    }),
  );
  const account = values.get('ACC') ?? '';
  if (values.size < parts.length || account.includes('+')) return null;
  if ([...values.keys()].some((key) => key !== 'ACC' && !Object.hasOwn(FIELDS, key))) return null;
  const details = Object.fromEntries(Object.entries(FIELDS).map(([key, field]) => [field, values.get(key) ?? '']));
  const due = details.due.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return {
    content: account,
    details: {
      ...details,
      amount: withCents(details.amount),
      due,
      currency: details.currency === 'CZK' ? '' : details.currency,
    },
  };
}
