import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { encodeContent } from './index.ts';
import { CALLING_CODE, OWN_ZEROS, TRUNKS } from './trunk-prefixes.ts';

const COUNTRIES = getCountries().flatMap((country): [CountryCode, string, string][] => {
  const example = (examples as Partial<Record<CountryCode, string>>)[country];
  return example === undefined ? [] : [[country, getCountryCallingCode(country), example]];
});

/** Countries whose trunk prefix is not the zero. */
const PREFIXES: Readonly<Record<string, string>> = { 1: '1', 7: '8', 36: '06', 375: '8', 692: '1', 993: '8' };

/** The zero stays there, also if it makes the number too long. */
const OWN = ['39', '225', '226', '227', '229', '242', '247', '992'];

function dialed(typed: string): { readonly text: string; readonly kinds: readonly string[] } {
  const { text, cautions } = encodeContent({ type: 'phone', content: typed });
  return { text: text.replace('tel:', ''), kinds: cautions.map(({ kind }) => kind) };
}

it('splits off every country code, of countries and of networks', () => {
  const codes = [...Object.keys(metadata.country_calling_codes), ...Object.keys(metadata.nonGeographic)];
  const found = codes.map((code) => CALLING_CODE.exec(`${code}555555`)?.[0]);
  expect(found).toEqual(codes);
});

it.each(COUNTRIES)('%s: leaves a whole number as it is', (_country, code, example) => {
  expect(dialed(`+${code} ${example}`)).toEqual({ text: `+${code}${example}`, kinds: [] });
  expect(dialed(`00${code}${example}`).text).toBe(`00${code}${example}`);
});

it.each(COUNTRIES)(
  '%s: leaves out the prefix of calls within the country as libphonenumber does',
  (country, code, example) => {
    const typed = `+${code}${PREFIXES[code] ?? '0'}${example}`;
    const parsed = parsePhoneNumberFromString(typed);
    const { text, kinds } = dialed(typed);
    if (text === typed) {
      const isShort = example.length < 5;
      expect(kinds).toEqual(parsed?.isValid() || isShort ? [] : ['wrong-trunk']);
    } else {
      expect([text, kinds]).toEqual([`+${code}${example}`, ['trunk-left-out']]);
      // Of Gabon, libphonenumber drops only the zero of the new numbers; in Colombia, it reads the code of a carrier.
      if (country !== 'GA' && country !== 'CO') expect(parsed?.number).toBe(text);
    }
  },
);

it.each(COUNTRIES)('%s: understands a zero in parentheses', (_country, code, example) => {
  const isKept = OWN.includes(code) && !example.startsWith('0');
  const text = `+${code}${isKept ? '0' : ''}${example}`;
  expect(dialed(`+${code} (0) ${example}`).text).toBe(text);
  expect(dialed(`+${code} (0)${example}`).text).toBe(text);
});

it('keeps zeros that belong to numbers, also in parentheses', () => {
  const own = COUNTRIES.filter(([, , example]) => example.startsWith('0'));
  expect(own.map(([country]) => country)).toEqual(['BJ', 'CG', 'CI', 'GA']);
  for (const [, code, example] of own) {
    expect(dialed(`+${code} (0)${example.slice(1)}`)).toEqual({ text: `+${code}${example}`, kinds: [] });
  }
});

it.each([
  ['+39 06 6982', '+39066982'],
  ['+39 (0)6 698 1234', '+39066981234'],
  ['+378 0549 886377', '+3780549886377'],
  ['+378 (0549) 886377', '+3780549886377'],
  ['+225 07 07 12 34 56', '+2250707123456'],
  ['+229 01 97 12 34 56', '+2290197123456'],
  ['+992 00 123 4567', '+992001234567'],
  ['+47 02800', '+4702800'],
])('keeps the zero of %s', (typed, number) => {
  expect(dialed(typed)).toEqual({ text: number, kinds: [] });
});

it.each([
  ['+243 0812 345 678', '+243812345678'],
  ['+241 (0) 62 12 34 56', '+24162123456'],
  ['+36 06 30 123 4567', '+36301234567'],
  ['+36 (06) 30 123 4567', '+36301234567'],
  ['+7 8 495 123-45-67', '+74951234567'],
  ['+7 (8) 495 123-45-67', '+74951234567'],
  ['+375 80 29 123 45 67', '+375291234567'],
  ['+1 1 415 555 0123', '+14155550123'],
  ['+49 (0171) 1234567', '+491711234567'],
  ['0049 0171 1234567', '00491711234567'],
  ['*31#+49 0171 1234567', '*31%23+491711234567'],
  ['+00 49 0171 1234567', '+491711234567'],
])('leaves it out of %s', (typed, number) => {
  expect(dialed(typed).text).toBe(number);
});

it.each([
  // Eleven digits of Kazakhstan's free numbers, a number that is still typed, and national numbers.
  ['+7 800 555 35 35', '+78005553535'],
  ['+7 8495', '+78495'],
  ['+49 0', '+490'],
  ['0171 1234567', '01711234567'],
  ['8 (495) 123-45-67', '84951234567'],
])('leaves %s as it is', (typed, number) => {
  expect(dialed(typed).text).toBe(number);
});

it('lists no code twice', () => {
  const codes = TRUNKS.flatMap((trunk) => trunk.codes.split(' '));
  expect(new Set(codes).size).toBe(codes.length);
  expect(OWN_ZEROS.flatMap((own) => own.codes.split(' ')).every((code) => CALLING_CODE.exec(code)?.[0] === code)).toBe(
    true,
  );
});
