import fc from 'fast-check';
import { testType } from './testing/cases.ts';

testType(
  'telegram',
  {
    'a name': { content: '@durov', text: 'https://t.me/durov' },
    'an address of the old domain': { content: 'http://telegram.me/durov', text: 'https://t.me/durov' },
    'an invitation': { content: 't.me/+AbC_d-1', text: 'https://t.me/+AbC_d-1' },
    'a message of a channel, without tracking': { content: 't.me/durov/12?utm_x=1', text: 'https://t.me/durov/12' },
    'no name': { content: 'Pavel Durov', text: 'Pavel Durov', cautions: ['not-of-service content'] },
  },
  fc.record({ content: fc.constantFrom('https://t.me/durov', 'https://t.me/+AbC'), details: fc.constant({}) }),
);
