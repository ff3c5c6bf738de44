import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { encodeSms } from './sms.ts';
import { isWithoutTrunk } from './testing/is-without-trunk.ts';

function readSms(text: string) {
  const [, number, message] = /^SMSTO:([^:]*):(.*)$/s.exec(text) ?? [];
  return { number, message };
}

describe('a text message', () => {
  it.each(
    arrowCases({
      'follows the number': '+14155550123:Hello → SMSTO:+14155550123:Hello',
      'may contain colons and is not encoded':
        '+1 (415) 555-0123: Hello: https://x.y/?a=1&b=%2 → SMSTO:+14155550123:Hello: https://x.y/?a=1&b=%2',
      'may be below the number': '+14155550123\nline1\r\nline2 ünï😀 → SMSTO:+14155550123:line1\nline2 ünï😀',
      'may follow an empty line below the number': '12345\r\n\r\nline1 → SMSTO:12345:line1',
      'may follow a number in Devanagari digits': '०९८७६ ५४३२१: Hello → SMSTO:0987654321:Hello',
      'may be empty': '+1 (415) 555-0123 → SMSTO:+14155550123:',
      'may be empty after a colon': '415 555 0123 :  → SMSTO:4155550123:',
      'may follow a labeled number': 'Mobil: 0171 7654321 → SMSTO:01717654321:',
      'may look like a labeled number': 'Code: 1234567 → SMSTO::Code: 1234567',
      'may have no number': 'See you at noon → SMSTO::See you at noon',
      'may have no number and several lines': 'a\r\nb → SMSTO::a\nb',
      'may have a colon and no number': 'Note: buy milk → SMSTO::Note: buy milk',
      'may start with a time of day': '10:30 lunch? → SMSTO::10:30 lunch?',
      'may start with a number that is not a recipient': '500 g of flour: please → SMSTO::500 g of flour: please',
      'that is an SMSTO: address is kept as typed': ' SMSTO:+1 415:x\r\ny  → SMSTO:+1 415:x\r\ny',
      'that is an mmsto: address is kept as typed': 'mmsto:123 → mmsto:123',
      'may mention sms: later on': 'send an sms:\rnow\rplease → SMSTO::send an sms:\nnow\nplease',
      'that is an sms: address is kept as typed': 'sms:+14155550123?body=x → sms:+14155550123?body=x',
    }),
  )('%s', (_, typed, text) => {
    expect(encodeSms(typed).text).toBe(text);
  });

  it.each([
    [
      'follows the number',
      '+1 (415) 555-0123',
      'Hello: see https://x.y/?a=1&b=2',
      '+14155550123:Hello: see https://x.y/?a=1&b=2',
    ],
    ['has LF for its line breaks', '+14155550123', 'line1\r\nline2\rünï😀', '+14155550123:line1\nline2\nünï😀'],
    ['keeps the spaces at its ends', '12345', ' hi ', '12345: hi '],
    ['needs no number', '', 'Hello', ':Hello'],
    ['follows the text typed after the number', '12345: Dear Jane', 'Hello', '12345:Dear Jane\nHello'],
  ])('typed in the detail field %s', (_, content, message, text) => {
    expect(encodeSms(content, { message })).toEqual({ text: `SMSTO:${text}`, cautions: [] });
  });

  it('typed in the detail field gets a caution if the content is not a number', () => {
    expect(encodeSms('Jane', { message: 'Hello' })).toEqual({
      text: 'SMSTO::Jane\nHello',
      cautions: [{ field: 'content', kind: 'no-number' }],
    });
    expect(encodeSms('Hello Jane').cautions).toEqual([]);
  });

  it('gets a caution if its number has no country code', () => {
    const cautions = [{ field: 'content', kind: 'no-country-code' }];
    expect(encodeSms('0171 1234567', { message: 'Hello' }).cautions).toEqual(cautions);
    expect(encodeSms('0171 1234567: 0171 1234567').cautions).toEqual(cautions);
    expect(encodeSms('+49 171 1234567: 0171 1234567').cautions).toEqual([]);
    expect(encodeSms('See you, 0171 1234567').cautions).toEqual([]);
  });

  it('and its number are read back as typed', () => {
    const message = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replaceAll('\r', '').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(
        fc.stringMatching(/^\+?[1-9][0-9]{2,14}$/).filter(isWithoutTrunk),
        fc.constantFrom(':', ': ', '\n', '\r\n'),
        message,
        (number, separator, text) => {
          expect(readSms(encodeSms(number + separator + text).text)).toEqual({ number, message: text });
          expect(readSms(encodeSms(`So ${text}`).text)).toEqual({ number: '', message: `So ${text}` });
          expect(readSms(encodeSms(number, { message: text }).text)).toEqual({ number, message: text });
        },
      ),
    );
  });
});
