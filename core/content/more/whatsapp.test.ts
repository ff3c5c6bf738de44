import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recognize } from '../index.ts';
import { lineOf, testType } from './testing/cases.ts';

testType(
  'whatsapp',
  {
    'a number as people write it': { content: '+1 (555) 123-4567', text: 'https://wa.me/15551234567' },
    'a zero that is not dialed from abroad': { content: '+49 (0) 151 2345678', text: 'https://wa.me/491512345678' },
    'two zeros for the plus': { content: '0049 151 2345678', text: 'https://wa.me/491512345678' },
    'a message': {
      content: '+15551234567',
      details: { message: ' 50% & more\nÄ+🎉 ' },
      text: 'https://wa.me/15551234567?text=50%25%20%26%20more%0A%C3%84%2B%F0%9F%8E%89',
    },
    'no plus': { content: '4915123456789', text: 'https://wa.me/4915123456789', cautions: ['no-country-code content'] },
    'a national number': { content: '0151 2345678', text: '', cautions: ['no-international-number content'] },
    'no number': { content: 'jane', text: '', cautions: ['no-international-number content'] },
    'only a message': { content: '', details: { message: 'x' }, text: '', cautions: ['needed content'] },
  },
  fc.record({
    content: fc.constantFrom('+15551234567', '+491512345678'),
    details: fc.record({ message: fc.oneof(fc.constant(''), lineOf(30)) }),
  }),
  (text, { content, details: { message } }) => {
    const { pathname, searchParams } = new URL(text);
    expect([`+${pathname.slice(1)}`, searchParams.get('text') ?? '']).toEqual([content, message]);
  },
);

it('leaves links to other pages of the service to the type url', () => {
  expect(recognize('https://wa.me/message/ABC').type).toBe('url');
  expect(recognize('https://wa.me/15551234567?text=a&x=1').type).toBe('url');
});
