/** What numbers, lists and dates look like in one language, by the platform's own tables. */
export interface Grammar {
  /** Returns the form for a count, such as `one` or `other`; a form that the language lacks need not be given. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** Joins the items of a list: "A, B, and C". */
  readonly list: (items: readonly string[]) => string;
  /** Joins alternatives: "A, B, or C". */
  readonly either: (items: readonly string[]) => string;
  /** Writes a number with the language's separators, with at most `digits` digits after the point. */
  readonly number: (value: number, digits?: number) => string;
  /** Writes a share of 0 to 1 as a whole percentage. */
  readonly percent: (share: number) => string;
  /** Writes a day: "Nov 22, 2026". */
  readonly date: (date: Date) => string;
}

/** A whole sentence or phrase for each plural category; `other` serves for those that are not given. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Returns the grammar of a language, given as a BCP 47 tag. Throws a `RangeError` for a malformed tag. */
export function grammarOf(language: string): Grammar {
  const rules = new Intl.PluralRules(language);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return {
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
    list: (items) => conjunction.format(items),
    either: (items) => disjunction.format(items),
    number: (value, digits = 0) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value),
    percent: (share) => percent.format(share),
    date: (day) => date.format(day),
  };
}
