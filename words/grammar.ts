/** Writes numbers, lists and dates in one language. The rules come from the platform's `Intl`. */
export interface Grammar {
  /** The tag of the language. */
  readonly language: string;
  /**
   * Returns the text in `forms` for this count. In English, that is `forms.one` for 1 and `forms.other` for all other
   * counts. If the text for a count is missing, returns `forms.other`.
   */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** Joins the items of a list: "A, B, and C". */
  readonly list: (items: readonly string[]) => string;
  /** Joins the items of a list without a conjunction: "A, B, C", or "A、B、C". */
  readonly series: (items: readonly string[]) => string;
  /** Joins alternatives: "A, B, or C". */
  readonly either: (items: readonly string[]) => string;
  /** What stands between two sentences: a space, or nothing in Japanese and Chinese. */
  readonly space: string;
  /** Joins whole sentences. */
  readonly sentences: (items: readonly string[]) => string;
  /** Writes a number with the language's separators and at most `digits` decimals. */
  readonly number: (value: number, digits?: number) => string;
  /** Writes a number as people type it: without separators of groups, and with at most `digits` decimals. */
  readonly typed: (value: number, digits?: number) => string;
  /** Writes an amount of money with two to eight decimals: "1,234.50". */
  readonly amount: (value: number) => string;
  /** Writes an amount of money with its currency, given by its code of ISO 4217 or as `BTC`: "€1,234.50". */
  readonly money: (value: number, currency: string) => string;
  /** Writes a share from 0 to 1 as a whole percentage. */
  readonly percent: (share: number) => string;
  /** Writes a day in the visitor's time zone: "November 22, 2026". */
  readonly day: (date: Date) => string;
  /** Writes a month in the visitor's time zone: "November 2026". */
  readonly month: (date: Date) => string;
  /** Writes a day and a time in the visitor's time zone: "Nov 22, 2026, 5:06 PM". */
  readonly moment: (date: Date) => string;
}

/** A whole sentence or phrase for each plural category; missing categories use `other`. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/**
 * Returns the grammar of a language, given as a BCP 47 tag. Creating an `Intl` object takes time, so none is created
 * before it is needed, and all except those for numbers are kept. The functions throw a `RangeError` if the tag is
 * malformed.
 */
export function grammarOf(language: string): Grammar {
  const rules = once(() => new Intl.PluralRules(language));
  const conjunction = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const disjunction = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  // Lists of units would have a conjunction before the last item in some languages, and spaces in Japanese.
  const comma = once(() => conjunction().formatToParts(['a', 'b', 'c'])[1].value);
  const percent = once(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }));
  const day = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));
  const month = once(() => new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }));
  const moment = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const space = /^(?:ja|zh)\b/.test(language) ? '' : ' ';
  return {
    language,
    space,
    sentences: (items) => items.join(space),
    plural: (count, forms) => forms[rules().select(count)] ?? forms.other,
    list: (items) => conjunction().format(items),
    series: (items) => items.join(comma()),
    either: (items) => disjunction().format(items),
    number: (value, digits = 0) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value),
    typed: (value, digits = 3) =>
      new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: digits }).format(value),
    amount: (value) =>
      new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 8 }).format(value),
    money: (value, currency) =>
      new Intl.NumberFormat(language, {
        ...{ style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 8 },
      }).format(value),
    percent: (share) => percent().format(share),
    day: (date) => day().format(date),
    month: (date) => month().format(date),
    moment: (date) => moment().format(date),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
