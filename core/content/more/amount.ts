import type { Answer } from './answer.ts';

/** What an amount may be in a format. `currency` is the only one that it knows. */
interface AmountRule {
  readonly least: string;
  readonly most: string;
  readonly decimals: number;
  readonly currency: string;
}

/** What people write for the currencies of the formats, apart from their codes: in small letters, without a period. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  r$: 'BRL',
  '₹': 'INR',
  rs: 'INR',
  '฿': 'THB',
  บาท: 'THB',
  kč: 'CZK',
};

/** Returns the codes of the currencies in a text. Others are as they are written. */
function currenciesIn(typed: string): string[] {
  const written = typed.match(/[\p{L}\p{M}]*\p{Sc}|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return written.map((each) => SIGNS[each.toLowerCase()] ?? each.toUpperCase());
}

/**
 * Returns an amount with a decimal point and no groups: `1234.50`, with two decimals where the format has at most two,
 * because some banks take amounts without them for cents. Empty if it is empty, asked about or refused.
 */
export function amountOf(answer: Answer, field: string, typed: string, rule: AmountRule): string {
  // A table may have a column of currencies beside an empty cell.
  if (typed.trim() === '' || (currenciesIn(typed.trim())[0] === rule.currency && !/\d/.test(typed))) return '';
  // Japanese and Chinese digits and marks may be wide.
  const plain = typed.normalize('NFKC');
  const readings = readAmount(plain, rule.decimals);
  const { least, most, decimals } = rule;
  const [amount, other] = readings;
  if (amount === undefined) return answer.refuse(field, { kind: 'not-an-amount' });
  const currency = currenciesIn(plain).find((each) => each !== rule.currency);
  if (currency !== undefined) return answer.refuse(field, { kind: 'other-currency', currency });
  const write = (each: string): string => (decimals === CENTS ? Number(each).toFixed(CENTS) : each);
  if (other !== undefined) return answer.ask(field, 'which-amount', [write(amount), write(other)]);
  if (Number(amount) < Number(least) || Number(amount) > Number(most)) {
    return answer.refuse(field, { kind: 'amount-range', least, most });
  }
  answer.understandAmount(field, typed, amount);
  return write(amount);
}

const CENTS = 2;

/** Returns the amount of a payload as `amountOf` writes it, so that both ways to write it are the same. */
export function withCents(amount = ''): string {
  return /^\d{1,12}(?:\.\d{1,2})?$/.test(amount) ? Number(amount).toFixed(CENTS) : amount;
}

const CURRENCY = String.raw`(?:\p{L}{0,3}\p{Sc}|euros?|\p{L}[\p{L}\p{M}]{0,2}\.?)?`;

/** An amount with a currency on either side. `12,–` has no cents. */
const TYPED_AMOUNT = /* @__PURE__ */ new RegExp(
  String.raw`^${CURRENCY}\s*(\d[\d.,\s'’_]*?)([.,][-–—]+)?\s*${CURRENCY}$`,
  'iu',
);

const LONGEST = 50;

/**
 * Reads an amount as people write it: `12,50`, `1.234,56`, `1,234.56`, `1'234.5`, `1,00,000`, `€ 12`. A single mark
 * before three digits may separate thousands or decimals, so that there are two readings, except that a period
 * separates decimals where there may be three. Returns no reading for other texts.
 */
function readAmount(typed: string, decimals: number): string[] {
  const trimmed = typed.trim();
  const [, figures = '', noCents] = (trimmed.length <= LONGEST && TYPED_AMOUNT.exec(trimmed)) || [];
  const plain = figures.replace(/[\s'’_]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return [];
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const marks = plain.replace(/\d/g, '');
  const isOneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
  const isWhole = marks.length > 1 ? new Set(marks).size === 1 : isOneGroup && noCents !== undefined;
  if (isOneGroup && noCents === undefined) {
    const fraction = plain.replace(',', '.');
    if (decimals === CENTS) return [plain.replace(marks, ''), Number(fraction).toFixed(CENTS)];
    return marks === ',' ? [plain.replace(marks, ''), fraction] : [fraction];
  }
  const amount = partsOf(plain, last < 0 || isWhole ? plain.length : last, decimals);
  return amount === null ? [] : [amount];
}

/** Drops zeros that say nothing, as in 123.0000, where there are no smaller units. */
function withoutZeros(fraction: string, decimals: number): string {
  return /^0*$/.test(fraction.slice(decimals)) ? fraction.slice(0, decimals) : fraction;
}

/** `end` is where the whole units end. */
function partsOf(plain: string, end: number, decimals: number): string | null {
  const whole = plain.slice(0, end);
  const fraction = withoutZeros(plain.slice(end + 1), decimals);
  // In India, groups before the last have two digits.
  const isWhole = /^\d+$/.test(whole) || /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*|([.,])(?:\d\d\2)+\d{3})$/.test(whole);
  if (!isWhole || fraction.length > decimals || /[^\d]/.test(fraction)) return null;
  if (fraction !== '' && whole.includes(plain[end])) return null;
  const units = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return fraction === '' ? units : `${units}.${fraction}`;
}
