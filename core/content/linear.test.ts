import { describe, it } from 'vitest';
import { CONTENT_TYPES } from '#design';
import { expectLinear } from '#testing';
import { detailFields, encodeContent, labelInText, nameInText, recognize, takeApart, withoutSecrets } from './index.ts';

/** They have a meaning in a format. A careless regular expression would start over at each of them. */
const REPEATED = [
  '+',
  '@',
  '"',
  '"\\',
  '<@',
  '<a@b> ',
  '(',
  '+(0',
  '(0)',
  ';',
  ':',
  '\\',
  '\\;',
  '.',
  'a.',
  'x',
  'ext ',
  '1',
  ' ',
  '\n',
  '\r\n',
  '/',
  '?a=',
  '&',
  '%',
  '%41',
  'é',
  'S:a;',
  'https://',
  'u:p@',
  '+49 0',
  'N 1° ',
  'O',
  ',https://a.bc/',
  ' ::: ',
  '–',
  '1,000',
];

const BEGINNINGS = [
  '+',
  'mailto:',
  'tel:+1',
  'SMSTO:',
  'WIFI:',
  'BEGIN:VCARD\nNOTE:',
  'MECARD:',
  'https://x.com/',
  'BEGIN:VEVENT\nSUMMARY:',
  'BCD\n',
  'https://www.google.com/maps/@',
  'https',
  'www.a',
];

/** Just below 8,000, the length of the longest text that is encoded. */
const MOST = 7900;

describe('content is processed in time proportional to its length', { tags: 'timed' }, () => {
  it.each(REPEATED)('when it is many repetitions of %j', async (repeated) => {
    const texts = (size: number) => BEGINNINGS.map((begin) => begin + repeated.repeat(size / repeated.length));
    await expectLinear(MOST, texts, (all) => {
      for (const text of all) {
        for (const type of CONTENT_TYPES) {
          encodeContent({ type, content: text });
          takeApart({ type, content: text });
        }
        recognize(text);
      }
    });
  });

  it.each(CONTENT_TYPES)('when it is in the detail fields of type %s', async (type) => {
    const names = detailFields(type).map(([name]) => name);
    const inputs = (size: number) =>
      REPEATED.map((repeated) => repeated.repeat(size / repeated.length / (names.length || 1))).map((text) => ({
        type,
        content: 'a',
        details: Object.fromEntries(names.map((name) => [name, text])),
      }));
    await expectLinear(MOST, inputs, (all) => {
      for (const typed of all) takeApart({ type, content: encodeContent(typed).text });
    });
  });

  it('when it gets a name and a label, and when its secrets are removed', async () => {
    const texts = (size: number) => REPEATED.map((repeated) => repeated.repeat(size / repeated.length));
    await expectLinear(40_000, texts, (all) => {
      for (const text of all) {
        nameInText(text);
        labelInText(text);
        withoutSecrets({ type: 'text', content: text });
      }
    });
  });
});
