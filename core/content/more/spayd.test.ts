import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recognize } from '../index.ts';
import { lineOf, testType } from './testing/cases.ts';

const IBAN = 'CZ2806000000000168540115';

testType(
  'spayd',
  {
    'the example of the standard': {
      content: 'CZ28 0600 0000 0001 6854 0115',
      details: { amount: '450.00', message: 'PLATBA ZA ZBOZI', variable: '1234567890' },
      text: `SPD*1.0*ACC:${IBAN}*AM:450.00*CC:CZK*MSG:PLATBA ZA ZBOZI*X-VS:1234567890`,
    },
    'escapes, a date and a name': {
      content: IBAN,
      details: { amount: '1 234,5 Kč', message: '100 % * Žofie', due: '31. 12. 2026', name: 'A' },
      text: `SPD*1.0*ACC:${IBAN}*AM:1234.50*CC:CZK*DT:20261231*MSG:100 %25 %2A %C5%BDofie*RN:A`,
    },
    euros: {
      content: 'SK3112000000198742637541',
      details: { amount: '€5', currency: 'eur' },
      text: 'SPD*1.0*ACC:SK3112000000198742637541*AM:5.00*CC:EUR',
      cautions: ['pay-by-square content'],
    },
    'an amount in another currency': {
      content: IBAN,
      details: { amount: '5 €' },
      text: '',
      cautions: ['other-currency amount'],
    },
    'a long symbol': {
      content: IBAN,
      details: { variable: '12345678901' },
      text: '',
      cautions: ['not-a-symbol variable'],
    },
    'a wrong digit': { content: 'CZ2806000000000168540116', text: '', cautions: ['iban-check content'] },
    'a day that does not exist': {
      content: IBAN,
      details: { due: '20261331' },
      text: '',
      cautions: ['not-a-day due'],
    },
    'a long message': {
      content: IBAN,
      details: { message: 'x'.repeat(61) },
      text: '',
      cautions: ['too-many-characters message'],
    },
  },
  fc.record({
    content: fc.constantFrom(IBAN, 'SK3112000000198742637541'),
    details: fc.record({
      amount: fc.constantFrom('', '1.00', '480.50'),
      currency: fc.constantFrom('', 'EUR'),
      message: fc.oneof(fc.constant(''), lineOf(30)),
      variable: fc.constantFrom('', '0012'),
      due: fc.constantFrom('', '2026-12-31'),
    }),
  }),
);

it('leaves a payment with other fields as it is', () => {
  expect(recognize(`SPD*1.0*ACC:${IBAN}*AM:1*CRC32:01020304`)).toMatchObject({ type: 'text' });
});
