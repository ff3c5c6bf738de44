import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recognize } from '../index.ts';
import { lineOf, testType } from './testing/cases.ts';

const IBAN = 'DE71110220330123456789';
const iban = { iban: IBAN };

const to = (name: string, ...lines: string[]): string =>
  ['BCD', '002', '1', 'SCT', '', name, IBAN, ...lines].join('\n');

testType(
  'girocode',
  {
    'the example of the guideline, as version 002': {
      content: 'Franz Mustermann',
      details: { ...iban, bic: 'BHBLDEHHXXX', amount: '12,3', purpose: 'GDDS', reference: 'RF18 5390 0754 7034' },
      text: to('Franz Mustermann', 'EUR12.30', 'GDDS', 'RF18539007547034').replace('SCT\n', 'SCT\nBHBLDEHHXXX'),
    },
    'the second example, in UTF-8': {
      content: "François D'Alsace S.A.",
      details: { iban: 'FR14 2004 1010 0505 0001 3M02 606', amount: '12.3', text: 'Client:Marie Louise La Lune' },
      text: `BCD\n002\n1\nSCT\n\nFrançois D'Alsace S.A.\nFR1420041010050500013M02606\nEUR12.30\n\n\nClient:Marie Louise La Lune`,
      cautions: ['beyond-sepa content'],
    },
    'only name and account': { content: ' Red  Cross ', details: iban, text: to('Red Cross') },
    'three decimals': {
      content: 'A',
      details: { ...iban, amount: '0.125' },
      text: '',
      cautions: ['not-an-amount amount'],
    },
    'no money': { content: 'A', details: { ...iban, amount: '0' }, text: '', cautions: ['amount-range amount'] },
    'a billion': {
      content: 'A',
      details: { ...iban, amount: '1000000000' },
      text: '',
      cautions: ['amount-range amount'],
    },
    francs: { content: 'A', details: { ...iban, amount: 'CHF 5' }, text: '', cautions: ['other-currency amount'] },
    'plain letters': {
      content: 'Müller & Söhne',
      details: { ...iban, text: 'Straße „9“ – Žofie', plain: 'true' },
      text: to('Mueller + Soehne', '', '', '', "Strasse .9' - Zofie"),
    },
    'no name': { content: '', details: iban, text: '', cautions: ['needed content'] },
    'no account': { content: 'A', text: '', cautions: ['needed iban'] },
    'a wrong digit': {
      content: 'A',
      details: { iban: 'DE71110220330123456788' },
      text: '',
      cautions: ['iban-check iban'],
    },
    'a digit too few': {
      content: 'A',
      details: { iban: 'DE7111022033012345678' },
      text: '',
      cautions: ['iban-length iban'],
    },
    'no IBAN': { content: 'A', details: { iban: '123456' }, text: '', cautions: ['not-an-iban iban'] },
    'an account outside of SEPA': {
      content: 'A',
      details: { iban: 'TR33 0006 1005 1978 6457 8413 26' },
      text: '',
      cautions: ['not-sepa iban'],
    },
    'a Swiss account without BIC': {
      content: 'A',
      details: { iban: 'CH93 0076 2011 6238 5295 7' },
      text: '',
      cautions: ['bic-needed bic'],
    },
    'a BIC of nine characters': {
      content: 'A',
      details: { ...iban, bic: 'BHBLDEHHX' },
      text: '',
      cautions: ['not-a-bic bic'],
    },
    'a reference with a wrong digit': {
      content: 'A',
      details: { ...iban, reference: 'RF18539007547035' },
      text: '',
      cautions: ['not-a-reference reference'],
    },
    'reference and text': {
      content: 'A',
      details: { ...iban, reference: 'RF18539007547034', text: 'x' },
      text: '',
      cautions: ['reference-or-text reference'],
    },
    'a long name': {
      content: 'x'.repeat(71),
      details: iban,
      text: '',
      cautions: ['too-many-characters content'],
    },
    'a long purpose': {
      content: 'A',
      details: { ...iban, purpose: 'GDDSX' },
      text: '',
      cautions: ['not-a-purpose purpose'],
    },
    'more bytes than version 13 has': {
      content: '東'.repeat(60),
      details: { ...iban, text: '東'.repeat(60) },
      text: '',
      cautions: ['beyond-sepa content', 'beyond-sepa text', 'too-many-bytes text'],
    },
  },
  fc.record({
    content: lineOf(30),
    details: fc.record({
      iban: fc.constantFrom(IBAN, 'FR1420041010050500013M02606', 'NL91ABNA0417164300'),
      bic: fc.constantFrom('', 'BHBLDEHH', 'BHBLDEHHXXX'),
      amount: fc.constantFrom('', '1.00', '12.50', '999999999.99'),
      purpose: fc.constantFrom('', 'CHAR'),
      text: fc.oneof(fc.constant(''), lineOf(20)),
    }),
  }),
);

it('reads version 001, CRLF and other character sets of other generators', () => {
  const text = `BCD\r\n001\r\n2\r\nSCT\r\nBHBLDEHHXXX\r\nFranz\r\n${IBAN}\r\nEUR12.3\r\n\r\nRF18539007547034\r\n`;
  expect(recognize(text)).toEqual({
    type: 'girocode',
    content: 'Franz',
    details: { iban: IBAN, bic: 'BHBLDEHHXXX', amount: '12.30', reference: 'RF18539007547034' },
  });
});

it('leaves a transfer with a note to the payer as it is', () => {
  expect(recognize(`${to('A', '', '', '', 'x')}\nnote`)).toMatchObject({ type: 'text' });
});
