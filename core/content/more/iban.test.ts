import fc from 'fast-check';
import { composeIBAN, countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { encodeContent } from '../index.ts';

/** Territories whose accounts have the letters of France or Finland (ISO 13616). */
const TERRITORIES = ['AX', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'];

/** In SEPA since 2025, which ibantools does not know yet. */
const NEW_IN_SEPA = ['AL', 'MD', 'ME', 'MK', 'RS'];

const COUNTRIES = Object.entries(countrySpecs).filter(
  ([country, { IBANRegistry }]) => IBANRegistry && !TERRITORIES.includes(country),
);

describe.each(COUNTRIES)('an IBAN of %s', (country, { bban_regexp = '' }) => {
  const ibans = fc
    .stringMatching(new RegExp(bban_regexp))
    .map((bban) => composeIBAN({ countryCode: country, bban }) ?? '');

  it('is one for ibantools too, until a digit is wrong', () => {
    fc.assert(
      fc.property(ibans, fc.integer({ min: 2 }), fc.constantFrom('1', '7'), (iban, place, digit) => {
        expect(encodeContent({ type: 'spayd', content: iban }).text).toContain(iban);
        const at = place % iban.length;
        // Two digits that take the place of a letter may have the same check digits.
        if (!/\d/.test(iban[at])) return;
        const other = iban.slice(0, at) + digit + iban.slice(at + 1);
        if (encodeContent({ type: 'spayd', content: other }).text !== '') expect(other).toBe(iban);
      }),
      { numRuns: 5 },
    );
  });

  it('can have a GiroCode only in SEPA', () => {
    const [iban] = fc.sample(
      ibans.filter((each) => isValidIBAN(each)),
      1,
    );
    const { text } = encodeContent({ type: 'girocode', content: 'A', details: { iban, bic: `AAAA${country}AA` } });
    expect(text !== '').toBe(isSEPACountry(country) || NEW_IN_SEPA.includes(country));
  });
});
