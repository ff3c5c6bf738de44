import { describe, expect, it } from 'vitest';
import type { MoreType } from '#design';
import { encodeContent } from '../index.ts';

const IBAN = 'CZ2806000000000168540115';

const PAYMENTS: readonly (readonly [MoreType, content: string, details: Readonly<Record<string, string>>])[] = [
  ['girocode', 'A', { iban: IBAN }],
  ['pix', 'a@example.com', { name: 'A', city: 'B' }],
  ['promptpay', '0801234567', {}],
  ['upi', 'a.b@okaxis', { name: 'A' }],
  ['spayd', IBAN, {}],
  ['bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', {}],
];

describe.each(PAYMENTS)('%s', (type, content, details) => {
  const encode = (amount: string) => encodeContent({ type, content, details: { ...details, amount } });

  it.each([
    ['12,50', '12.50'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1,00,000.5', '100000.5'],
    ['1.234.567,89', '1234567.89'],
    ['12,–', '12'],
    ['１，２３４．５０', '1234.50'],
    ['007.5', '7.5'],
  ])('takes %s as %s', (typed, amount) => {
    const { text, understood } = encode(typed);
    expect(text).not.toBe('');
    expect(text).toBe(encode(amount).text);
    expect(understood).toMatchObject({ amount: { amount } });
  });

  it.each(['12.50', '1234'])('has nothing to say about %s', (amount) => {
    expect(encode(amount).understood ?? {}).not.toHaveProperty('amount');
  });

  it.each(['1e3', '1a2', '-5', '1.23.45', '1,234,56', '1.234.56,7', '12.3.', '0x10', '٣', '1'.repeat(60)])(
    'refuses %s',
    (amount) => {
      expect(encode(amount)).toMatchObject({ text: '', cautions: [{ field: 'amount', refuses: true }] });
    },
  );
});

it.each([
  ['upi', 'Rs. 7,5'],
  ['spayd', '7,50 Kč'],
  ['promptpay', '7.50 บาท'],
  ['pix', 'R$ 7,50'],
] as const)('%s takes %s in its own currency, and no other format does', (type, amount) => {
  for (const [each, content, details] of PAYMENTS) {
    const { text, cautions } = encodeContent({ type: each, content, details: { ...details, amount } });
    expect([each, text !== '']).toEqual([each, each === type]);
    if (each !== type) expect(cautions).toMatchObject([{ kind: 'other-currency', refuses: true }]);
  }
});

it.each([
  ['1000円', '円'],
  ['￥1000', '¥'],
  ['1000元', '元'],
  ['Fr. 12.50', 'FR'],
  ['12 kr', 'KR'],
  ['5 sat', 'SAT'],
  ['US$ 5', 'US$'],
])('%s is in no currency of a format, but in %s', (amount, currency) => {
  for (const [type, content, details] of PAYMENTS) {
    const { cautions } = encodeContent({ type, content, details: { ...details, amount } });
    expect(cautions).toMatchObject([{ kind: 'other-currency', currency, refuses: true }]);
  }
});

it.each([
  ['1.234,–', '1234'],
  ['1.234,56 €', '1234.56'],
  ['EUR12', '12'],
  ['12 Euro', '12'],
])('takes %s as %s euros', (typed, amount) => {
  const { text } = encodeContent({ type: 'girocode', content: 'A', details: { iban: IBAN, amount: typed } });
  expect(text).toBe(`BCD\n002\n1\nSCT\n\nA\n${IBAN}\nEUR${Number(amount).toFixed(2)}`);
});

it.each([
  ['girocode', '1.234', ['1234.00', '1.23']],
  ['girocode', '€ 1,234', ['1234.00', '1.23']],
  ['pix', '10.000', ['10000.00', '10.00']],
  ['bitcoin', '1,234', ['1234', '1.234']],
] as const)('%s asks which amount %s is', (type, amount, answers) => {
  const [, content, details] = PAYMENTS.find(([each]) => each === type)!;
  const encoded = encodeContent({ type, content, details: { ...details, amount } });
  expect(encoded).toMatchObject({
    text: '',
    cautions: [{ field: 'amount', kind: 'which-amount', first: answers[0], second: answers[1] }],
  });
  for (const answer of answers) {
    expect(encodeContent({ type, content, details: { ...details, amount: answer } }).cautions).toEqual([]);
  }
});

it('writes two decimals where there are at most two', () => {
  const written = PAYMENTS.map(([type, content, details]) => {
    const { text } = encodeContent({ type, content, details: { ...details, amount: '198' } });
    return [type, /198(?:\.00)?/.exec(text)?.[0]];
  });
  const expected = PAYMENTS.map(([type]) => [type, type === 'bitcoin' ? '198' : '198.00']);
  expect(written).toEqual(expected);
});

it.each([
  ['girocode', 'A', { iban: 'cz28 0600 0000 0001 6854 0115' }, 'iban'],
  ['spayd', 'IBAN: CZ28-0600-0000-0001-6854-0115', {}, 'content'],
] as const)('%s takes an IBAN with spaces, and shows it in groups', (type, content, details, field) => {
  const { text, understood } = encodeContent({ type, content, details });
  expect(text).toContain(IBAN);
  expect(understood).toEqual({ [field]: { text: 'CZ28 0600 0000 0001 6854 0115' } });
});
