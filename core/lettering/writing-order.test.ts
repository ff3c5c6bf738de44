import { describe, expect, it } from 'vitest';
import { orderLines } from './writing-order.ts';

/** What somebody sees from left to right, with one letter for each glyph. */
function seen(lines: readonly string[], base?: 'ltr'): string[] {
  return orderLines(lines, base).map(({ parts }) =>
    parts.map(({ text, isRightToLeft }) => (isRightToLeft ? [...text].reverse().join('') : text)).join(''),
  );
}

const letters = (word: string): string => [...word].reverse().join('');

describe('a line is written in the order of UAX #9:', () => {
  it.each([
    ['a table and its number', 'שולחן 125', `125 ${letters('שולחן')}`],
    ['a price (dompdf/dompdf#1079)', 'سعر 12345', `12345 ${letters('سعر')}`],
    ['Latin words around Hebrew', 'Table 12 שולחן 34 (VIP)', `Table 12 34 ${letters('שולחן')} (VIP)`],
    ['a Latin name behind Arabic (Hopding/pdf-lib#1450)', 'زيت SHC 90W75', `SHC 90W75 ${letters('زيت')}`],
    ['a bracket behind Hebrew', 'שולחן (12)', `)12( ${letters('שולחן')}`],
    ['brackets around Hebrew in Latin', 'Hall (אולם) 3', `Hall (${letters('אולם')}) 3`],
    ['hours', 'פתוח 9:00-17:30', `9:00-17:30 ${letters('פתוח')}`],
    ['hours behind Arabic, which are read from right to left', 'مفتوح 9-17', `17-9 ${letters('مفتوح')}`],
    ['a pictogram between words', 'שלום 🎉 12', `12 🎉 ${letters('שלום')}`],
    ['a point at the end', 'שלום.', `.${letters('שלום')}`],
    ['a percentage', 'הנחה 20%', `20% ${letters('הנחה')}`],
    ['Persian digits', 'میز ۱۲', `۱۲ ${letters('میز')}`],
    ['letters outside of the basic plane (Adlam)', '𞤀𞤁 12', '12 𞤁𞤀'],
    ['Latin alone', 'Table 12 (VIP)', 'Table 12 (VIP)'],
  ])('%s', (_, text, expected) => {
    expect(seen([text])).toEqual([expected]);
  });

  it('lines of a paragraph in its direction, also those that begin in the other one, or end in "…"', () => {
    expect(seen(['שולחן 12 באולם', 'Table 12 (VIP)', 'ליד הח…'])).toEqual([
      `${letters('באולם')} 12 ${letters('שולחן')}`,
      'Table 12 (VIP)',
      `…${letters('ליד הח')}`,
    ]);
  });

  it('an address from left to right', () => {
    expect(seen(['דוגמה.co.il/12'], 'ltr')).toEqual([`${letters('דוגמה')}.co.il/12`]);
    expect(seen(['דוגמה/12'])).toEqual([`12/${letters('דוגמה')}`]);
  });
});
