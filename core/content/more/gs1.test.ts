import bwip from 'bwip-js/node';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeContent, recognize, takeApart } from '../index.ts';
import { testType } from './testing/cases.ts';

const host = { host: 'example.com' };
/** Identifiers that many products have. */
const USUAL = ['11', '13', '15', '16', '20', '30', '235', '240', '242', '250', '251', '422', '710', '8005', '91'];
const LINK = 'HTTPS://EXAMPLE.COM/01/09506000134352';

testType(
  'gs1',
  {
    'an EAN': { content: '9506000134352', details: host, text: LINK },
    'an EAN-8': { content: '96385074', details: host, text: 'HTTPS://EXAMPLE.COM/01/00000096385074' },
    'a UPC': { content: '6 14141 00734 9', details: host, text: 'HTTPS://EXAMPLE.COM/01/00614141007349' },
    'all parts, in the order of the grammar': {
      content: '09506000134352',
      details: { ...host, serial: '1(2', lot: 'AB/12', expiry: '31.12.2026', further: '(3103)000750(22)2A' },
      text: `${LINK}/22/2A/10/AB%2F12/21/1%282?3103=000750&17=261231`,
    },
    'a path keeps its letters': {
      content: '9506000134352',
      details: { host: 'https://Example.com/Shop/', expiry: '2026-12' },
      text: 'HTTPS://EXAMPLE.COM/Shop/01/09506000134352?17=261200',
    },
    'brackets, as printed': {
      content: '(01)09506000134352(10)ABC(17)261231',
      details: host,
      text: `${LINK}/10/ABC?17=261231`,
    },
    'a wrong check digit': { content: '9506000134353', details: host, text: '', cautions: ['check-digit content'] },
    'eleven digits': { content: '95060001343', details: host, text: '', cautions: ['not-a-gtin content'] },
    'no host': { content: '9506000134352', text: '', cautions: ['needed host'] },
    'a host with a query': {
      content: '9506000134352',
      details: { host: 'example.com?a=b' },
      text: '',
      cautions: ['not-a-host host'],
    },
    'a lot with a space': {
      content: '9506000134352',
      details: { ...host, lot: 'A B' },
      text: '',
      cautions: ['not-gs1-text lot'],
    },
    'a long serial number': {
      content: '9506000134352',
      details: { ...host, serial: 'x'.repeat(21) },
      text: '',
      cautions: ['not-gs1-text serial'],
    },
    'month 13': {
      content: '9506000134352',
      details: { ...host, expiry: '2026-13' },
      text: '',
      cautions: ['not-a-day expiry'],
    },
    'February 30': {
      content: '9506000134352',
      details: { ...host, expiry: '260230' },
      text: '',
      cautions: ['not-a-day expiry'],
    },
    'a count of trade items, which excludes the GTIN': {
      content: '9506000134352',
      details: { ...host, further: '(37)5' },
      text: '',
      cautions: ['unknown-ai further'],
    },
    'a weight of five digits': {
      content: '9506000134352',
      details: { ...host, further: '(3103)00075' },
      text: '',
      cautions: ['not-an-ai-value further'],
    },
    'a lot twice': {
      content: '9506000134352',
      details: { ...host, lot: 'A', further: '(10)B' },
      text: '',
      cautions: ['ai-twice lot'],
    },
    'a serial number of both kinds': {
      content: '9506000134352',
      details: { ...host, serial: 'A', further: '(235)B' },
      text: '',
      cautions: ['not-together further'],
    },
  },
  fc.record({
    content: fc.constant('09506000134352'),
    details: fc.record({
      host: fc.constantFrom('example.com', 'a.example/Q/x'),
      lot: fc.constantFrom('', 'AB/12', '%&?'),
      serial: fc.constantFrom('', "1(2)'*"),
      expiry: fc.constantFrom('', '2026-12-31', '2026-12'),
      further: fc.constantFrom('', '(22)2A', '(3103)000750', '(22)a(15)261231(99)x=y'),
    }),
  }),
  expectGs1,
);

/** Throws if BWIPP finds a fault with a link, by the syntax dictionary of GS1. */
function expectGs1(text: string): void {
  bwip.raw({ bcid: 'gs1dlqrcode', text });
}

it('writes only what BWIPP takes for identifiers with their values', () => {
  const digits = fc.integer({ min: 10, max: 9999 }).map(String);
  const measure = fc.integer({ min: 3100, max: 3999 }).map(String);
  const value = fc.constantFrom('261231', '260431', '261200', '000750', '12', '124', '276', 'A/b', "'%&");
  fc.assert(
    fc.property(fc.oneof(digits, measure, fc.constantFrom(...USUAL)), value, (ai, written) => {
      const details = { ...host, further: `(${ai})${written}` };
      const { text } = encodeContent({ type: 'gs1', content: '9506000134352', details });
      if (text !== '') expectGs1(text);
    }),
  );
});

it('takes brackets apart and keeps the host', () => {
  const typed = { type: 'gs1', content: '(01)09506000134352(10)A(B)(3103)000750', details: host } as const;
  const details = { ...host, lot: 'A(B)', serial: '', expiry: '', further: '(3103)000750' };
  expect(takeApart(typed)).toEqual({ content: '09506000134352', details });
});

it('leaves links with other parts to the type url', () => {
  for (const rest of ['?x=1', '/99/1', '#a', '/10/A/10/B']) {
    expect(recognize(`https://example.com/01/09506000134352${rest}`).type).toBe('url');
  }
});
