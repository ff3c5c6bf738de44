import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recognize } from '../index.ts';
import { lineOf, testType } from './testing/cases.ts';

testType(
  'upi',
  {
    'all fields': {
      content: 'a.b@okaxis',
      details: { name: 'A & B', amount: '₹ 1,234.50', note: 'x + y' },
      text: 'upi://pay?pa=a.b@okaxis&pn=A%20%26%20B&am=1234.50&cu=INR&tn=x%20%2B%20y',
    },
    'no name': { content: 'a.b@okaxis', text: '', cautions: ['needed name'] },
    'no bank': { content: 'a.b', details: { name: 'A' }, text: '', cautions: ['not-a-upi-address content'] },
    dollars: {
      content: 'a.b@okaxis',
      details: { name: 'A', amount: 'USD 5' },
      text: '',
      cautions: ['other-currency amount'],
    },
  },
  fc.record({
    content: fc.constantFrom('a.b@okaxis', '9876543210@upi'),
    details: fc.record({
      name: lineOf(20),
      amount: fc.constantFrom('', '10.00'),
      note: fc.oneof(fc.constant(''), lineOf(20)),
    }),
  }),
  (text, { content, details: { name, amount, note } }) => {
    const asked = { pa: content, pn: name, ...(amount && { am: amount }), cu: 'INR', ...(note && { tn: note }) };
    expect(Object.fromEntries(new URL(text).searchParams)).toEqual(asked);
  },
);

it("leaves a merchant's payment as it is", () => {
  expect(recognize('upi://pay?pa=a.b@okaxis&pn=A&mc=5411&tr=1')).toMatchObject({ type: 'text' });
});
