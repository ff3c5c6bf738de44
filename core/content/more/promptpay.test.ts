import fc from 'fast-check';
import { parse } from 'promptparse';
import { expect } from 'vitest';
import { testType } from './testing/cases.ts';

testType(
  'promptpay',
  {
    'a phone number': {
      content: '080-123-4567',
      text: '00020101021129370016A0000006770101110113006680123456753037645802TH6304BE2B',
    },
    'a phone number with country code, and an amount': {
      content: '+66 80 123 4567',
      details: { amount: '4,2' },
      text: '00020101021229370016A00000067701011101130066801234567530376454044.205802TH63049A56',
    },
    'a tax number with a wrong digit': {
      content: '1-1111-11111-11-1',
      text: '00020101021129370016A0000006770101110213111111111111153037645802TH6304A4E6',
      cautions: ['check-digit content'],
    },
    'a number of another country': {
      content: '+1 555 123 4567',
      text: '',
      cautions: ['not-a-promptpay-number content'],
    },
    'only an amount': { content: '', details: { amount: '5' }, text: '', cautions: ['needed content'] },
  },
  fc.record({
    content: fc.constantFrom('0801234567', '1111111111119'),
    details: fc.record({ amount: fc.constantFrom('', '4.20', '9999999999.99') }),
  }),
  (text, { content, details: { amount } }) => {
    const read = parse(text, true, true);
    const account = ['01', '02'].map((id) => read?.getTagValue('29', id));
    expect(account).toEqual(content.length === 10 ? [content.replace(/^0/, '0066'), undefined] : [undefined, content]);
    expect([read?.getTagValue('53'), read?.getTagValue('54') ?? '']).toEqual(['764', amount]);
  },
);
