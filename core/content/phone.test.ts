import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { encodePhone } from './phone.ts';

describe('a phone number', () => {
  it.each(
    arrowCases({
      'loses spaces, dots, dashes and parentheses': '+1 (415) 555-01.23 → tel:+14155550123',
      'loses no-break spaces and long dashes': '+1\u00a0415\u202f555–0123 → tel:+14155550123',
      'loses the direction marks of a copied contact': '\u202a+1 415 555 0123\u202c → tel:+14155550123',
      'may have no country code': '030/123 456 → tel:030123456',
      'drops the zero that is not dialed after a country code': '+44 (0)20 7946 0958 → tel:+442079460958',
      'keeps a zero in parentheses if there is no country code': '(0)20 7946 0958 → tel:02079460958',
      'has each letter on its key': 'abcdefghijklmnopqrstuvwxyz → tel:22233344455566677778889999',
      'keeps a star, and has a hash percent-encoded': '*100# → tel:*100%23',
      'keeps a pause': '+1 415 555 0123,,42# → tel:+14155550123,,42%23',
      'keeps a semicolon, at which the phone waits': '+1 415 555 0123;42# → tel:+14155550123;42%23',
      'may be in full-width digits': '＋８１ ３ → tel:+813',
      'may be in Arabic digits': '٠١٢ ٣٤٥ → tel:012345',
      'may follow its label': 'Tel. 030 123456 → tel:030123456',
      'may contain a label, whose letters are dialed': '1-800-CELL 1 → tel:180023551',
      'may have its plus in parentheses': '(+49) 30 123 → tel:+4930123',
      'keeps a zero in parentheses after a country code without a plus': '00 44 (0)20 → tel:0044020',
      'drops the zero in parentheses also if a network code comes first': '*31#+44 (0)20 → tel:*31%23+4420',
      'may follow a network code': '*31#+4930123 → tel:*31%23+4930123',
      'may follow any label if it has a country code': 'Handy: +49 171 1234567 → tel:+491711234567',
      'may follow tel:': 'tel: +1 415 555 0123 → tel:+14155550123',
      'that is a TEL: address is kept as typed': 'TEL:+1415 → TEL:+1415',
      'that is a tel: address is kept as typed': 'tel:+1-415-555;phone-context=x → tel:+1-415-555;phone-context=x',
      'without anything to dial is kept as typed': ' 電話  → 電話',
    }),
  )('%s', (_, typed, text) => {
    expect(encodePhone(typed).text).toBe(text);
  });

  it.each([['x42'], [' ext. 42'], [', ext. 42'], [' Ext: 42'], [';ext=42']])(
    'may have its extension written as %j',
    (extension) => {
      expect(encodePhone(`+1 415 555 0123${extension}`)).toEqual({ text: 'tel:+14155550123;ext=42', cautions: [] });
    },
  );

  it.each(
    arrowCases({
      'within a word': '1-800-TAX1040 → tel:18008291040',
      'before any digit': 'FAX42 → tel:32942',
      'at the beginning': 'x42 → tel:942',
      'before digits that are followed by more': '555x42-7 → tel:5559427',
    }),
  )('may contain an x that is dialed as a letter: %s', (_, typed, text) => {
    expect(encodePhone(typed).text).toBe(text);
  });

  it('may have the decimal digits of any script', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) =>
      new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890),
    );
    // Systems whose characters are not decimal digits in Unicode (category Nd), such as the Chinese one, are left out.
    const numbers = systems.filter((text) => /^\p{Nd}+$/u.test(text));
    expect(numbers.length).toBeGreaterThan(60);
    for (const number of numbers) expect([number, encodePhone(number).text]).toEqual([number, 'tel:1234567890']);
  });

  it('is encoded without the marks that group its digits', () => {
    const mark = fc.constantFrom('', ' ', '-', '.', '/', '(', ')', '\u00a0', '–');
    const groups = fc.array(fc.tuple(fc.stringMatching(/^[1-9]{1,4}$/), mark), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom('', '+'), groups, (plus, parts) => {
        const { text } = encodePhone(plus + parts.flat().join(''));
        expect(text).toBe(`tel:${plus}${parts.map(([digits]) => digits).join('')}`);
      }),
    );
  });
});

describe('the caution about a missing country code', () => {
  it.each([['1234567'], ['030/123 456'], ['1-800-FLOWERS'], ['tel:0301234567'], ['٠١٢ ٣٤٥ ٦'], ['(0)20 7946 0958']])(
    'is given for %j',
    (typed) => {
      expect(encodePhone(typed).cautions).toEqual([{ field: 'content', kind: 'no-country-code' }]);
    },
  );

  it.each([
    ['123456'],
    ['112'],
    ['*31#0301234567'],
    ['#06#'],
    ['+1 415 555 0123'],
    ['(+49) 30 1234567'],
    ['tel:+1415'],
    ['電話'],
  ])('is not given for a number that has a country code or needs none: %j', (typed) => {
    expect(encodePhone(typed).cautions).toEqual([]);
  });
});
