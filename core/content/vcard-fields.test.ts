import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { encodeVcard } from './vcard.ts';

/** Returns the properties of a contact as another parser reads them: name, parameters, type and values. */
function parse(text: string): [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]][] {
  return ICAL.parse(text)[1];
}

function linesOf(content: string, details: Parameters<typeof encodeVcard>[1]): string[] {
  const lines = encodeVcard(content, details).text.split('\r\n');
  expect([lines[0], lines[1], ...lines.slice(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD', '']);
  return lines.slice(2, -2);
}

const EVERYTHING = {
  organisation: 'Smith, Jones \\ Co.',
  title: 'Head, Ops',
  mobile: '+1 415 555 0123',
  workPhone: '+49 30 123456',
  email: 'zoe@example.com',
  website: 'example.com/zoë',
  street: '1 Main St, Apt 2',
  postcode: '50667',
  town: 'Köln; Nord',
  country: 'Germany',
  note: 'Line 1\nLine 2',
};

describe('a contact with detail fields', () => {
  it('has a line for each filled field, in a fixed order', () => {
    expect(linesOf("Zoë O'Brien; Jr.", EVERYTHING)).toEqual([
      "N:Jr.;Zoë O'Brien\\;;;;",
      "FN:Zoë O'Brien\\; Jr.",
      'ORG:Smith\\, Jones \\\\ Co.',
      'TITLE:Head\\, Ops',
      'TEL;TYPE=CELL:+1 415 555 0123',
      'TEL;TYPE=WORK:+49 30 123456',
      'EMAIL:zoe@example.com',
      'ADR;TYPE=WORK:;;1 Main St\\, Apt 2;Köln\\; Nord;;50667;Germany',
      'URL:https://example.com/zo%C3%AB',
      'NOTE:Line 1\\nLine 2',
    ]);
  });

  it.each([
    ['Zoë', { organisation: '' }, []],
    ['Zoë', { organisation: ' \t', note: '\n' }, []],
    ['Zoë', { town: 'Köln' }, ['ADR;TYPE=WORK:;;;Köln;;;']],
    ['Zoë', { email: ' zoe@example.com ' }, ['EMAIL:zoe@example.com']],
    ['Zoë', { mobile: '\u202a+1\u00a0415 555\u202c ' }, ['TEL;TYPE=CELL:+1 415 555']],
    ['Zoë', { note: 'a\r\nb\rc' }, ['NOTE:a\\nb\\nc']],
    [
      'Zoë\nzoe@example.com\nlikes tea',
      { title: 'Cook', note: 'and cake' },
      ['EMAIL:zoe@example.com', 'TITLE:Cook', 'NOTE:likes tea\\nand cake'],
    ],
  ])('typed as %j with the fields %j has lines only for what is filled', (content, details, lines) => {
    expect(linesOf(content, details)).toEqual(['N:;Zoë;;;', 'FN:Zoë', ...lines]);
  });

  it.each([
    [{ organisation: 'Smith, Jones' }, 'Smith\\, Jones'],
    [{ email: 'zoe@example.com', title: 'Head' }, 'Head'],
    [{ mobile: '+1 415', note: 'Spare key', town: 'Bonn' }, '+1 415'],
    [{ note: 'Spare key' }, 'Spare key'],
  ])('without a name uses the first filled field as its name: %j', (details, name) => {
    expect(linesOf('', details).slice(0, 2)).toEqual(['N:;;;;', `FN:${name}`]);
  });

  it.each([
    ['mobile', '0171 1234567', [{ field: 'mobile', kind: 'no-country-code' }]],
    ['workPhone', '030 1234567', [{ field: 'workPhone', kind: 'no-country-code' }]],
    ['mobile', '+49 171 1234567', []],
    ['email', ' zoe ', [{ field: 'email', kind: 'no-at-sign', address: 'zoe' }]],
    ['email', 'zoe@example.com', []],
    ['website', 'my page', [{ field: 'website', kind: 'no-web-address' }]],
    ['website', 'example.com', []],
    // ZXing takes "\n" for a line break, so it reads "C:", a line break and "ew".
    ['note', 'C:\\new', [{ field: 'note', kind: 'backslash-before-n' }]],
    ['note', 'C:\\old', []],
  ])('is checked for cautions about %s: %j', (field, typed, cautions) => {
    expect(encodeVcard('Zoë', { [field]: typed }).cautions).toEqual(cautions);
  });

  it('gets a caution about the name too', () => {
    expect(encodeVcard('a\\Nb').cautions).toEqual([{ field: 'content', kind: 'backslash-before-n' }]);
  });

  it('has values that another parser reads as they were typed', () => {
    const words = fc
      .string({ unit: fc.oneof(fc.constantFrom(...';,:\\n" '), fc.string({ unit: 'grapheme' })), minLength: 1 })
      .map((text) => text.replace(/[\r\n]/g, ''))
      .filter((text) => text.trim() !== '');
    // The parser misses the end of a part that ends with a backslash.
    const part = words.filter((text) => !text.endsWith('\\'));
    const note = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
    const name = words.map((text) => `[${text.trim()}]`);
    const fields = fc.record({ organisation: words, title: words, street: part, town: part, country: part, note });
    fc.assert(
      fc.property(name, fields, (typed, details) => {
        const read = parse(encodeVcard(typed, details).text);
        expect(read.map(([property]) => property)).toEqual(['version', 'n', 'fn', 'org', 'title', 'adr', 'note']);
        // The parser removes the backslash before a semicolon only in properties in which semicolons divide the value.
        const whole = (text: string): string => text.replaceAll(';', '\\;');
        expect(read.slice(2).map(([, , , value]) => value)).toEqual([
          whole(typed),
          details.organisation,
          whole(details.title),
          ['', '', details.street, details.town, '', '', details.country],
          whole(details.note),
        ]);
      }),
    );
  });

  it('states the kind of each phone number in a form that another parser understands', () => {
    const numbers = parse(encodeVcard('Zoë', EVERYTHING).text).filter(([property]) => property === 'tel');
    expect(numbers.map(([, { type }, , number]) => [type, number])).toEqual([
      ['CELL', '+1 415 555 0123'],
      ['WORK', '+49 30 123456'],
    ]);
  });
});
