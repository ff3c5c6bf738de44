import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import * as uri from 'uri-js';
import { describe, expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { encodeEmail } from './email.ts';
import { encodeContent, takeApart } from './rules.ts';

/** Reads the addresses as scanners do, by decoding the text as a form, which turns a plain `+` into a space. */
function readAddresses(mailto: string): string[] {
  const list = mailto.slice('mailto:'.length).split('?')[0] ?? '';
  return list.split(',').map((address) => {
    const decoded = decodeURIComponent(address.replaceAll('+', ' '));
    const at = decoded.lastIndexOf('@') + 1;
    return decoded.slice(0, at) + domainToUnicode(decoded.slice(at));
  });
}

describe('an email address', () => {
  it.each(
    arrowCases({
      'follows mailto:': 'jane@example.com → mailto:jane@example.com',
      'is trimmed': ' jane@example.com\n → mailto:jane@example.com',
      'gets its plus encoded': 'jane+qr@example.com → mailto:jane%2Bqr@example.com',
      'gets accents encoded': 'üser@example.com → mailto:%C3%BCser@example.com',
      'gets its domain in punycode': 'jane@bücher.example → mailto:jane@xn--bcher-kva.example',
      'keeps an ASCII domain as typed': 'Jane@Example.COM → mailto:Jane@Example.COM',
      'may be at an IP address': 'jane@[192.168.0.1] → mailto:jane@[192.168.0.1]',
      'gets its percent signs encoded': 'a%2Bb@example.com → mailto:a%252Bb@example.com',
      'keeps everything of an invalid domain': 'jane@ä/b:9?c#d → mailto:jane@%C3%A4%2Fb%3A9%3Fc%23d',
      'may have a quoted local part': '"a,b c"@example.com → mailto:%22a%2Cb%20c%22@example.com',
      'may have an escaped quotation mark in its local part':
        '"a\\",b"@example.com → mailto:%22a%5C%22%2Cb%22@example.com',
      'may have an @ in its local part': '"a@b"@example.com → mailto:%22a%40b%22@example.com',
      'that starts with mailto: stays as typed':
        'mailto:a+b@example.com?subject=x y → mailto:a+b@example.com?subject=x y',
      'that starts with mailto: is trimmed': '  mailto:a@example.com\n → mailto:a@example.com',
      'without an @ is encoded too': 'jane doe → mailto:jane%20doe',
      'gets replacement characters for lone surrogates':
        '\ud800a\udc00@example.com → mailto:%EF%BF%BDa%EF%BF%BD@example.com',
      'is taken out of angle brackets': 'Jane Doe <jane@example.com> → mailto:jane@example.com',
      'keeps angle brackets that contain no address': 'Jane <home> → mailto:Jane%20%3Chome%3E',
      'may follow a quotation mark that is never closed':
        '"Jane, a@b.example, c@d.example → mailto:%22Jane,a@b.example,c@d.example',
      'is taken out of a copied link': 'jane@example.com<mailto:jane@example.com> → mailto:jane@example.com',
      'is taken out of a link in capitals': 'x <MAILTO:jane@example.com>  → mailto:jane@example.com',
      'keeps a subject':
        'jane@example.com?subject=Grüß dich @ 5 → mailto:jane@example.com?subject=Gr%C3%BC%C3%9F%20dich%20@%205',
      'may have a question mark in its local part': 'what?now=@example.com → mailto:what%3Fnow%3D@example.com',
      'may have a question mark after another address':
        'a@example.com,?b=@example.com → mailto:a@example.com,%3Fb%3D@example.com',
    }),
  )('%s', (_, typed, text) => {
    expect(encodeEmail(typed).text).toBe(text);
  });

  it.each([
    ['Email: jane@example.com'],
    ['E-Mail：jane@example.com'],
    ['correo electrónico: jane@example.com'],
    ['Jane Doe jane@example.com'],
    ['Doe Jane: jane@example.com'],
    ['Jane Doe (jane@example.com)'],
    ['<jane@example.com>'],
    ['jane@example.com.'],
    ['jane@example.com Jane'],
    ['write to jane@example.com please'],
    ['jane @ example.com'],
    ['jane＠example.com'],
    ['mailto: jane@example.com'],
  ])('is found among words: %j', (typed) => {
    expect(encodeEmail(typed)).toEqual({ text: 'mailto:jane@example.com', cautions: [] });
  });

  it.each([
    ['commas', 'a+b@example.com, c@example.com'],
    ['semicolons', 'a+b@example.com; c@example.com;'],
    ['spaces', 'a+b@example.com  c@example.com'],
    ['line breaks', 'a+b@example.com\r\nc@example.com'],
    ['commas, with names', '"Bee, A" <a+b@example.com>, Cee <c@example.com>'],
  ])('may be one of a list separated by %s', (_, typed) => {
    expect(encodeEmail(typed)).toEqual({ text: 'mailto:a%2Bb@example.com,c@example.com', cautions: [] });
  });

  it('that consists of separators is only trimmed, and gets a caution', () => {
    expect(encodeEmail(' ,; ')).toEqual({
      text: ',;',
      cautions: [{ field: 'content', kind: 'no-at-sign', address: ',;' }],
    });
  });

  it('is read back as typed', () => {
    const local = fc.stringMatching(/^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,20}$/u);
    const domain = fc.constantFrom('example.com', 'bücher.example', 'mail.例え.jp');
    const address = fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`);
    fc.assert(
      fc.property(
        fc.array(address, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(',', ', ', '; ', '\n'),
        (addresses, separator) => {
          const { text } = encodeEmail(addresses.join(separator));
          expect(text).toMatch(/^mailto:[!-~]+$/);
          expect(readAddresses(text)).toEqual(addresses);
        },
      ),
    );
  });

  it('in quotation marks is read back as typed', () => {
    const inner = fc.string({ unit: fc.constantFrom(...'aä ,;<>@?+%'), maxLength: 12 });
    fc.assert(
      fc.property(inner, (quoted) => {
        const address = `"${quoted}"@example.com`;
        expect(readAddresses(encodeEmail(address).text)).toEqual([address]);
      }),
    );
  });
});

describe('an email to be written', () => {
  it.each([
    [
      'has cc, subject and message in this order',
      'a+b@example.com, c@example.com',
      { message: 'Hi\n\nBye +1', subject: 'Q&A 100%', cc: 'd+e@example.com' },
      'a%2Bb@example.com,c@example.com?cc=d%2Be@example.com&subject=Q%26A%20100%25&body=Hi%0D%0A%0D%0ABye%20%2B1',
    ],
    ['may have no address', '', { subject: 'Hello' }, '?subject=Hello'],
    [
      'may have several recipients of copies',
      'a@b.example',
      { cc: 'Bee <b@c.example>; d@e.example' },
      'a@b.example?cc=b@c.example,d@e.example',
    ],
    [
      'has CRLF for every line break',
      'a@b.example',
      { message: 'a\rb\r\nc\nd' },
      'a@b.example?body=a%0D%0Ab%0D%0Ac%0D%0Ad',
    ],
    [
      'has no line break in its subject',
      'a@b.example',
      { subject: 'a\r\nBcc: b' },
      'a@b.example?subject=a%20Bcc%3A%20b',
    ],
    [
      'keeps typed header fields',
      'a@b.example?bcc=c@d.example',
      { subject: 'x' },
      'a@b.example?bcc=c@d.example&subject=x',
    ],
    [
      'replaces a typed header field by the detail field',
      'a@b.example?Subject=old&&body=y',
      { subject: 'new' },
      'a@b.example?&body=y&subject=new',
    ],
    [
      'keeps a typed header field whose name only begins like that of a detail field',
      'a@b.example?subjects=old',
      { subject: 'new' },
      'a@b.example?subjects=old&subject=new',
    ],
    ['has U+FFFD for a lone surrogate', 'a@b.example', { message: '\ud800' }, 'a@b.example?body=%EF%BF%BD'],
  ])('%s', (_, content, details, text) => {
    expect(encodeEmail(content, details)).toEqual({ text: `mailto:${text}`, cautions: [] });
  });

  it.each([
    ['jane', {}, [{ field: 'content', kind: 'no-at-sign', address: 'jane' }]],
    ['a@b.example, jane doe', {}, [{ field: 'content', kind: 'no-at-sign', address: 'jane doe' }]],
    ['a@b.example', { cc: 'jane' }, [{ field: 'cc', kind: 'no-at-sign', address: 'jane' }]],
    ['', { subject: 'x' }, []],
    ['mailto:jane', {}, []],
  ])('gets a caution about the first address that has no @: %j', (content, details, cautions) => {
    expect(encodeEmail(content, details).cautions).toEqual(cautions);
  });

  it('keeps its addresses, subject and message when another parser reads it', () => {
    // The other parser fails at characters that have four bytes in UTF-8, so they are left out.
    const line = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replace(/[\r\n]|[^\0-\uffff]/gu, ' '));
    const lines = fc.array(line, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(line, lines, (subject, message) => {
        const { text } = encodeEmail('a+b@example.com, c@example.com', { subject, message: message.join('\n') });
        expect(text).toMatch(/^mailto:[!-~]+$/);
        const mail = uri.parse(text) as uri.URIComponents & { to: string[]; subject: string; body: string };
        expect(mail.to).toEqual(['a+b@example.com', 'c@example.com']);
        expect([mail.subject, mail.body]).toEqual([subject, message.join('\r\n')]);
        // A plus sign stays a plus sign even if a scanner decodes the body as a form.
        expect(new URLSearchParams(text.slice(text.indexOf('?'))).get('body')).toBe(message.join('\r\n'));
      }),
    );
  });
});

describe('an email in the text of any generator, split and written anew', () => {
  const mails: [to: string, subject: string, body: string][] = [
    ['jane@example.com', 'Hello', 'Line 1\nLine 2'],
    ['a+b@example.com', 'Q&A 100%', 'x=y & z? #1'],
    ['zoe@example.com', 'Grüße', 'Straße 5; rechts, dann: links'],
    ['jo@example.com', '日本語', 'C:\\path'],
  ];
  const encode = encodeURIComponent;
  const escaped = (text: string): string => text.replace(/[\\;:]/g, '\\$&');
  const writers: ((to: string, subject: string, body: string) => string)[] = [
    (to, subject, body) => `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`,
    (to, subject, body) =>
      `MAILTO:${encode(to)}?Body=${encode(body.replaceAll('\n', '\r\n'))}&Subject=${encode(subject)}`,
    (to, subject, body) => `mailto:?body=${encode(body)}&to=${to.replace('+', '%2B')}&subject=${encode(subject)}`,
    (to, subject, body) => `MATMSG:TO:${to};SUB:${escaped(subject)};BODY:${escaped(body)};;`,
    (to, subject, body) => `matmsg:BODY:${escaped(body)};TO:${to};SUB:${escaped(subject)};\n`,
  ];
  const samples = mails.flatMap((mail) => writers.map((write) => [write(...mail), ...mail] as const));

  it.each(samples)('is read by another parser: %j', (payload, to, subject, body) => {
    const parts = takeApart({ type: 'email', content: payload });
    const { text } = encodeContent({ type: 'email', content: parts?.content ?? '', details: parts?.details });
    expect(uri.parse(text)).toMatchObject({ to: [to], subject, body: body.replaceAll('\n', '\r\n') });
  });
});
