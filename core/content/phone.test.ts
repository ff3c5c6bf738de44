import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { encodePhone } from './phone.ts';
import { isWithoutTrunk } from './testing/is-without-trunk.ts';

describe('a phone number', () => {
  it.each(
    arrowCases({
      'loses spaces, dots, dashes and parentheses': '+1 (415) 555-01.23 → tel:+14155550123',
      'loses no-break spaces and long dashes': '+1\u00a0415\u202f555–0123 → tel:+14155550123',
      'loses the direction marks of a copied contact': '\u202a+1 415 555 0123\u202c → tel:+14155550123',
      'may have no country code': '030/123 456 → tel:030123456',
      'drops the zero that is not dialed after a country code': '+44 (0)20 7946 0958 → tel:+442079460958',
      'keeps a zero in parentheses if there is no country code': '(0)20 7946 0958 → tel:02079460958',
      'keeps a star, and has a hash percent-encoded': '*100# → tel:*100%23',
      'keeps a pause': '+1 415 555 0123,,42# → tel:+14155550123,,42%23',
      'keeps a semicolon, at which the phone waits': '+1 415 555 0123;42# → tel:+14155550123;42%23',
      'may be in full-width digits': '＋８１ ３ → tel:+813',
      'may be in Arabic digits': '٠١٢ ٣٤٥ → tel:012345',
      'may follow its label': 'Tel. 030 123456 → tel:030123456',
      'may have its plus in parentheses': '(+49) 30 123 → tel:+4930123',
      'drops the zero in parentheses also if two zeros stand for the plus': '00 44 (0)20 → tel:004420',
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
      'with a hyphen between': '1-800-FLOWERS → tel:18003569377',
      'in lower case': '1-800-flowers → tel:18003569377',
      'with spaces between': '1 800 GOFEDEX → tel:18004633339',
      'before digits': '1-800-TAX1040 → tel:18008291040',
      'in several words': '1-888-GO-FEDEX → tel:18884633339',
      'after an area code in parentheses': '(800) FLOWERS → tel:8003569377',
      'behind a label': 'Call 1-800-FLOWERS → tel:18003569377',
      'with every key': '123-ABC-DEF-GHI → tel:123222333444',
    }),
  )('may contain letters that are dialed: %s', (_, typed, text) => {
    expect(encodePhone(typed).text).toBe(text);
  });

  it.each([
    ['Mobil: 0171 7654321', '01717654321'],
    ['Phone number: 555 123 4567', '5551234567'],
    ['Téléphone portable : 06 12 34 56 78', '0612345678'],
    ['電話：03-1234-5678', '0312345678'],
    ['手机 138 0013 8000', '13800138000'],
    ['☎ 030 123456', '030123456'],
    ['2nd floor: 030 1234567', '0301234567'],
    ['24/7 hotline 0800 1234567', '08001234567'],
    ['0171 7654321 (Jane)', '01717654321'],
    ['555 123 4567 home', '5551234567'],
    ['110 Polizei', '110'],
    ['x42', '42'],
  ])('is found among words in any language: %j', (typed, dialed) => {
    expect(encodePhone(typed).text).toBe(`tel:${dialed}`);
  });

  it.each([
    ['+49 30 1234567 or +49 171 7654321', '+49 30 1234567', '+49301234567'],
    ['555-123-4567 / 555-123-4568', '555-123-4567', '5551234567'],
    ['+44 20 7946 0000 / +44 20 7946 0001', '+44 20 7946 0000', '+442079460000'],
    ['+1 555 123 4567, +1 555 123 4568', '+1 555 123 4567', '+15551234567'],
    ['+49 30 1234567; 0171 7654321', '+49 30 1234567', '+49301234567'],
    ['+49 30 1234567 +49 171 7654321', '+49 30 1234567', '+49301234567'],
    ['030 1234567\n0171 7654321', '030 1234567', '0301234567'],
    ['Tel.: 030 1234567, Fax: 030 1234568', '030 1234567', '0301234567'],
    ['030 1234567/68', '030 1234567', '0301234567'],
    ['(09) 636 3629 or 0800 030 902', '(09) 636 3629', '096363629'],
  ])('may be the first of several, which is said: %j', (typed, number, dialed) => {
    const { text, cautions } = encodePhone(typed);
    expect(text).toBe(`tel:${dialed}`);
    expect(cautions[0]).toEqual({ field: 'content', kind: 'several-numbers', number });
  });

  it.each([
    ['0171/7654321', '01717654321'],
    ['+49 (0) 30/1234567', '+49301234567'],
    ['02/633 12 34', '026331234'],
    ['+16465588656,,123456789#', '+16465588656,,123456789%23'],
  ])('may contain a slash or pauses and still be one number: %j', (typed, dialed) => {
    const { text, cautions } = encodePhone(typed);
    expect(text).toBe(`tel:${dialed}`);
    expect(cautions.some(({ kind }) => kind === 'several-numbers')).toBe(false);
  });

  it.each(['Ada', '電話', 'abcdefghijklmnopqrstuvwxyz', 'CALL-ME-NOW'])('is missing in %j, which is said', (typed) => {
    const cautions = [{ field: 'content', kind: 'no-phone-number' }];
    expect(encodePhone(` ${typed} `)).toEqual({ text: typed, cautions });
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
    const mark = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '–');
    const groups = fc.array(fc.tuple(fc.stringMatching(/^[1-9]{1,4}$/), mark), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom('', '+'), groups, (plus, parts) => {
        fc.pre(isWithoutTrunk(plus + parts.map(([digits]) => digits).join('')));
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
  ])('is not given for a number that has a country code or needs none: %j', (typed) => {
    expect(encodePhone(typed).cautions).toEqual([]);
  });
});
