import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { dialable, trunkCautions } from '../phone.ts';
import { amountOf, withCents } from './amount.ts';
import { Answer } from './answer.ts';
import { readChecked, readEmv, withChecksum, writeEmv } from './emv.ts';

// Bank of Thailand: "Thai QR Payment Standard", tag 29, credit transfer

/** A transfer in Thailand, to a mobile number, a tax number of 13 digits, or an e-wallet of 15. */
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
    roles: {
      content: ['promptpay'],
      amount: ['amount'],
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
  const account = accountOf(answer, content);
  const amount = amountOf(answer, 'amount', details.amount ?? '', AMOUNT);
  return answer.with(
    withChecksum([
      ['00', '01'],
      ['01', amount === '' ? '11' : '12'],
      ['29', writeEmv([['00', AID], account])],
      ['53', '764'],
      ['54', amount],
      ['58', 'TH'],
    ]),
  );
}

/** Mobile numbers begin with 06, 08 or 09. Others, such as accounts of banks, have the same number of digits. */
const MOBILE = /^(?:\+66|0066|66(?=\d{9}$)|0)([689]\d{8})$/;

function accountOf(answer: Answer, content: string): readonly [id: string, value: string] {
  const typed = content.replace(/[\s().\-/]/g, '');
  if (typed === '') return ['01', answer.refuse('content', { kind: 'needed' })];
  const dialed = /^[\d\s().+\-/]*$/.test(content) ? dialable(content) : '';
  const mobile = MOBILE.exec(dialed)?.[1];
  if (mobile !== undefined) {
    for (const caution of trunkCautions('content', content)) answer.warn('content', caution);
    answer.understand('content', content, dialed, `+66${mobile}`);
    return ['01', `0066${mobile}`];
  }
  const isTaxId = /^\d{13}$/.test(typed) && !typed.startsWith('0066');
  if (!isTaxId && !/^\d{15}$/.test(typed)) {
    // Spreadsheets drop the zero at the beginning.
    const mended = /^[689]\d{8}$/.test(typed) ? `0${typed}` : undefined;
    answer.refuse('content', { kind: 'not-a-promptpay-number' }, mended);
  }
  if (isTaxId && !isCitizenId(typed)) answer.warn('content', { kind: 'check-digit' });
  return [isTaxId ? '02' : '03', answer.understand('content', content, typed)];
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
  const content = phone === undefined ? (account.get('02') ?? account.get('03')) : `0${phone}`;
  return content ? { content, details: { amount: withCents(fields.get('54')) } } : null;
}
