import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { amountOf } from './amount.ts';
import { Answer } from './answer.ts';
import { AMOUNT_COLUMN } from './column-names.ts';
import { readChecked, readEmv, withChecksum, writeEmv } from './emv.ts';

// Bank of Thailand: "Thai QR Payment Standard", tag 29, credit transfer

/** A transfer in Thailand, to a phone number or tax number. */
export interface PromptpayFields {
  readonly number: string;
  readonly amount?: string;
}

type PromptpayDetail = Exclude<keyof PromptpayFields, 'number'>;

export const PROMPTPAY_RULE: ContentRule<PromptpayDetail> = {
  main: 'number',
  sort: 'sign',
  fields: { amount: { control: 'line', inputMode: 'decimal' } },
  columns: {
    needs: ['content'],
    names: {
      content: /^(?:promptpay(?:id|number|no)?|(?:เบอร์)?พร้อมเพย์)$/,
      amount: AMOUNT_COLUMN,
    },
  },
  beginsWith: /^\s*0002010102\d\d29370016A000000677010111/,
  encode: encodePromptpay,
  read: readPromptpay,
  nameOf: (text) => readPromptpay(text)?.content ?? null,
};

const AID = 'A000000677010111';
const AMOUNT = { least: '0.01', most: '9999999999.99', decimals: 2, currency: 'THB' } as const;

/** A code with an amount is for one payment (`12`), one without for many (`11`). */
function encodePromptpay(content: string, details: Details<PromptpayDetail>): EncodedContent {
  const answer = new Answer();
  const typed = content.replace(/[\s().-]/g, '');
  const phone = /^(?:\+66|0066|66(?=\d{9}$)|0)(\d{9})$/.exec(typed)?.[1];
  const isTaxId = /^\d{13}$/.test(typed) && !typed.startsWith('0066');
  if (typed === '') answer.refuse('content', { kind: 'needed' });
  else if (phone === undefined && !isTaxId) answer.refuse('content', { kind: 'not-a-promptpay-number' });
  else if (isTaxId && !isCitizenId(typed)) answer.warn('content', { kind: 'check-digit' });
  const amount = amountOf(answer, 'amount', details.amount ?? '', AMOUNT);
  const account = phone === undefined ? (['02', typed] as const) : (['01', `0066${phone}`] as const);
  answer.understand('content', content, typed, phone === undefined ? typed : `+66${phone}`);
  return answer.with(
    withChecksum([
      ['00', '01'],
      ['01', amount === '' ? '11' : '12'],
      ['29', writeEmv([['00', AID], account])],
      ['53', '764'],
      ['54', amount && Number(amount).toFixed(2)],
      ['58', 'TH'],
    ]),
  );
}

function isCitizenId(digits: string): boolean {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, k) => total + Number(digit) * (13 - k), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

function readPromptpay(text: string): ContentParts<PromptpayDetail> | null {
  const fields = readChecked(text);
  const account = readEmv(fields?.get('29') ?? '');
  if (!fields || account?.get('00') !== AID || account.size !== 2 || fields.get('53') !== '764') return null;
  if ([...fields.keys()].some((id) => !/^(?:00|01|29|53|54|58|63)$/.test(id))) return null;
  const phone = /^0066(\d{9})$/.exec(account.get('01') ?? '')?.[1];
  const content = phone === undefined ? account.get('02') : `0${phone}`;
  return content ? { content, details: { amount: fields.get('54') ?? '' } } : null;
}
