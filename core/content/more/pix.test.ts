import fc from 'fast-check';
import { hasError, parsePix } from 'pix-utils';
import { expect, it } from 'vitest';
import { recognize } from '../index.ts';
import { testType } from './testing/cases.ts';

const KEY = '123e4567-e12b-12d1-a456-426655440000';
const payee = { name: 'Fulano de Tal', city: 'Brasília' };
const start = (key: string): string => `000201${account(key)}520400005303986`;
const account = (key: string): string => {
  const value = `0014br.gov.bcb.pix01${String(key.length).padStart(2, '0')}${key}`;
  return `26${value.length}${value}`;
};

testType(
  'pix',
  {
    "the central bank's example": {
      content: KEY,
      details: payee,
      text: `${start(KEY)}5802BR5913FULANO DE TAL6008BRASILIA62070503***6304F012`,
    },
    'a tax number with amount, note and identifier': {
      content: '529.982.247-25',
      details: { name: 'A', city: 'B', amount: 'R$ 12,50', note: 'x y', id: 'abc1' },
      text: '00020126400014br.gov.bcb.pix0111529982247250203x y520400005303986540512.505802BR5901A6001B62080504abc163048740',
    },
    'no key': { content: '', details: payee, text: '', cautions: ['needed content'] },
    'no city': { content: KEY, details: { name: 'A' }, text: '', cautions: ['needed city'] },
    'a tax number with a wrong digit': {
      content: '529.982.247-26',
      details: payee,
      text: '',
      cautions: ['not-a-pix-key content'],
    },
    'a phone number without country code, by its marks': {
      content: '(11) 91234-5678',
      details: payee,
      text: `${start('+5511912345678')}5802BR5913FULANO DE TAL6008BRASILIA62070503***6304699D`,
    },
    dollars: { content: KEY, details: { ...payee, amount: '$5' }, text: '', cautions: ['other-currency amount'] },
    'an identifier with marks': {
      content: KEY,
      details: { ...payee, id: 'a-1' },
      text: '',
      cautions: ['not-an-id id'],
    },
  },
  fc.record({
    content: fc.constantFrom(KEY, '+5511912345678', '52998224725', '11222333000181', 'a.b@example.com'),
    details: fc.record({
      name: fc.constantFrom('A', 'FULANO DE TAL', 'N'.repeat(25)),
      city: fc.constantFrom('B', 'BRASILIA', 'SAO PAULO'),
      amount: fc.constantFrom('', '1.00', '12.50'),
      note: fc.constantFrom('', 'Order 7'),
      id: fc.constantFrom('', 'A1b2'),
    }),
  }),
  (text, { content, details }) => {
    const pix = parsePix(text);
    expect(hasError(pix) ? pix.message : pix).toMatchObject({
      type: 'STATIC',
      pixKey: content,
      merchantName: details.name,
      merchantCity: details.city,
      txid: details.id || '***',
      ...(details.amount && { transactionAmount: Number(details.amount) }),
      ...(details.note && { infoAdicional: details.note }),
    });
  },
);

it('leaves a payload with a wrong checksum as it is, and reads names in small letters', () => {
  const text = `${start(KEY)}5802BR5913Fulano de Tal6008BRASILIA62070503***6304`;
  expect(recognize(`${text}1D3D`)).toMatchObject({ type: 'text' });
  expect(recognize(`${text}1D3E`)).toMatchObject({ type: 'text' });
});
