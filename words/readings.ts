import { grammar } from '#words/grammar';
import { LANGUAGE } from '#words/language';

/** Writes digits with a decimal point in the language, without further change: "1234.50", or "1234,50". */
export function decimalText(digits: string): string {
  return digits.replace('.', decimalPoint());
}

/** Writes a day like `2026-11-22`, whatever the time zone. English keeps this form, which nobody takes for another. */
export function dayText(day: string): string {
  if (LANGUAGE === 'en') return day;
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** CSV files as spreadsheets in this language open them: with semicolons where a comma is the decimal sign. */
export function csvDialect(): { readonly delimiter: ',' | ';'; readonly lineEnd: '\r\n' } {
  return { delimiter: decimalPoint() === ',' ? ';' : ',', lineEnd: '\r\n' };
}

function decimalPoint(): string {
  return grammar.typed(1.5)[1];
}
