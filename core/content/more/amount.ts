import type { Answer } from './answer.ts';

/** What an amount may be in a format. `currency` is the only one that it knows. */
interface AmountRule {
  readonly least: string;
  readonly most: string;
  readonly decimals: number;
  readonly currency?: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  R$: 'BRL',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '฿': 'THB',
};

function currencyIn(typed: string): string | undefined {
  const sign = Object.keys(SIGNS).find((each) => typed.includes(each));
  return sign ? SIGNS[sign] : /(?<!\p{L})(?:[A-Z]{3}|euros?)(?!\p{L})/iu.exec(typed)?.[0].slice(0, 3).toUpperCase();
}

/** Returns an amount with a decimal point and no groups: `1234.5`. Empty if it is empty or refused. */
export function amountOf(answer: Answer, field: string, typed: string, rule: AmountRule): string {
  if (typed.trim() === '') return '';
  const currency = currencyIn(typed);
  if (currency && rule.currency && currency !== rule.currency) {
    return answer.refuse(field, { kind: 'other-currency', currency });
  }
  const amount = readAmount(typed, rule.decimals);
  if (amount === null) return answer.refuse(field, { kind: 'not-an-amount' });
  const { least, most } = rule;
  if (Number(amount) < Number(least) || Number(amount) > Number(most)) {
    return answer.refuse(field, { kind: 'amount-range', least, most });
  }
  return answer.understandAmount(field, typed, amount);
}

const CURRENCY = String.raw`(?:\p{L}{0,3}[€$£¥₹฿]|euros?|\p{L}{1,3}\.?)?`;

/** An amount with a currency on either side. `12,–` has no cents. */
const TYPED_AMOUNT = /* @__PURE__ */ new RegExp(
  String.raw`^${CURRENCY}\s*(\d[\d.,\s'’_]*?)(?:[.,][-–—]+)?\s*${CURRENCY}$`,
  'iu',
);

const LONGEST = 50;

/**
 * Reads an amount as people write it: `12,50`, `1.234,56`, `1,234.56`, `1'234.5`, `1,00,000`, `€ 12`. A single mark
 * before three digits separates thousands, unless amounts may have three decimals. Returns null for other texts.
 */
function readAmount(typed: string, decimals: number): string | null {
  const trimmed = typed.trim();
  const [, figures = ''] = (trimmed.length <= LONGEST && TYPED_AMOUNT.exec(trimmed)) || [];
  const plain = figures.replace(/[\s'’_]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const marks = plain.replace(/\d/g, '');
  const isGroup = marks.length > 1 ? new Set(marks).size === 1 : decimals < 3 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
  const end = last < 0 || isGroup ? plain.length : last;
  const whole = plain.slice(0, end);
  const fraction = plain.slice(end + 1);
  // In India, groups before the last have two digits.
  const isWhole = /^\d+$/.test(whole) || /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*|([.,])(?:\d\d\2)+\d{3})$/.test(whole);
  if (!isWhole || fraction.length > decimals || /[^\d]/.test(fraction)) return null;
  if (fraction !== '' && whole.includes(plain[end])) return null;
  const units = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return fraction === '' ? units : `${units}.${fraction}`;
}
