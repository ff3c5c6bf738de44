import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { encodeContent, takeApart } from './rules.ts';
import { isWithoutTrunk } from './testing/is-without-trunk.ts';
import { encodeVcard } from './vcard.ts';

interface Field {
  name: string;
  parts: string[];
}

/** Reads the lines between VERSION and END. Splits values at unescaped semicolons, and removes escapes. */
function readVcard(text: string): Field[] {
  const lines = text.split('\r\n');
  expect([lines[0], lines[1], ...lines.slice(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD', '']);
  return lines.slice(2, -2).map((line) => {
    const colon = line.indexOf(':');
    const parts = [''];
    for (let i = colon + 1; i < line.length; i++) {
      if (line[i] === ';') {
        parts.push('');
        continue;
      }
      const char = line[i] === '\\' ? line[++i]?.replace(/n/i, '\n') : line[i];
      parts.push(`${parts.pop()}${char}`);
    }
    return { name: line.slice(0, colon), parts };
  });
}

function fieldsOf(content: string): string[] {
  return encodeVcard(content).text.split('\r\n').slice(2, -2);
}

describe('a contact', () => {
  it('holds each thing once: a field takes the place of its line in the text, and says so if they differ', () => {
    const typed = 'Jane Doe\n+1 415 555 0123\nEmail: jane@example.com\nAddress: 1 Main St\nWorks late';
    const lines = (details = {}) =>
      encodeVcard(typed, details)
        .text.split('\r\n')
        .filter((line) => /^(TEL|EMAIL|ADR)/.test(line));
    const [phone, email, street] = ['TEL:+1 415 555 0123', 'EMAIL:jane@example.com', 'ADR;TYPE=WORK:;;1 Main St;;;;'];
    expect(lines()).toEqual([phone, email, street]);
    expect(encodeVcard(typed).fromText).toEqual({
      ...{ givenName: 'Jane', familyName: 'Doe', mobile: '+1 415 555 0123', email: 'jane@example.com' },
      street: '1 Main St',
    });
    expect(lines({ email: 'jane@example.com' })).toEqual([phone, street, email]);
    expect(encodeVcard(typed, { email: 'jane@example.com' }).cautions).toEqual([]);
    expect(lines({ mobile: '+44 20 7946 0000' })).toEqual([email, street, 'TEL;TYPE=CELL:+44 20 7946 0000']);
    expect(encodeVcard(typed, { mobile: '+44 20 7946 0000' }).cautions).toEqual([
      { field: 'mobile', kind: 'instead-of-line', line: '+1 415 555 0123' },
    ]);
    expect(lines({ town: 'Bath' })).toEqual([phone, email, 'ADR;TYPE=WORK:;;1 Main St;Bath;;;']);
  });

  it('is a vCard 3.0 with CRLF line ends', () => {
    const typed = "Zoë O'Brien\nzoe@example.com\n+1 (415) 555-0123\nhttps://example.com/\nHead, Ops\n\nR&D; 2nd floor";
    expect(encodeVcard(typed)).toMatchObject({
      text: [
        'BEGIN:VCARD',
        'VERSION:3.0',
        "N:O'Brien;Zoë;;;",
        "FN:Zoë O'Brien",
        'EMAIL:zoe@example.com',
        'TEL:+1 (415) 555-0123',
        'URL:https://example.com/',
        'NOTE:Head\\, Ops\\nR&D\\; 2nd floor',
        'END:VCARD',
        '',
      ].join('\r\n'),
      cautions: [],
    });
  });

  it.each(
    arrowCases({
      Cher: 'N:;Cher;;; → FN:Cher',
      'Jane Doe': 'N:Doe;Jane;;; → FN:Jane Doe',
      '  Ludwig  van Beethoven ': 'N:Beethoven;Ludwig van;;; → FN:Ludwig  van Beethoven',
      王小明: 'N:;王小明;;; → FN:王小明',
      '山田 太郎': 'N:山田;太郎;;; → FN:山田 太郎',
      山田太郎: 'N:山田;太郎;;; → FN:山田太郎',
      佐藤さくら: 'N:佐藤;さくら;;; → FN:佐藤さくら',
      '王\u3000小明': 'N:王;小明;;; → FN:王\u3000小明',
      김철수: 'N:김;철수;;; → FN:김철수',
      남궁민수: 'N:남궁;민수;;; → FN:남궁민수',
      'Name: Jane Doe': 'N:Doe;Jane;;; → FN:Jane Doe',
      '姓名：王 小明': 'N:王;小明;;; → FN:王 小明',
      'Doe, Jane Ann': 'N:Doe;Jane Ann;;; → FN:Doe\\, Jane Ann',
      'Dr. Ada Okafor': 'N:Okafor;Ada;;Dr.; → FN:Dr. Ada Okafor',
      'Prof. Dr. med. Anna Berg, MBA': 'N:Berg;Anna;;Prof. Dr. med.;MBA → FN:Prof. Dr. med. Anna Berg\\, MBA',
      'Mr. Bean': 'N:Bean;;;Mr.; → FN:Mr. Bean',
      ...Object.fromEntries(
        ['Mrs.', 'Ms.', 'Mx.', 'Rev.', 'Mag.', 'Ing.', 'Dipl.-Ing.'].map((title) => [
          `${title} Ada Berg`,
          `N:Berg;Ada;;${title}; → FN:${title} Ada Berg`,
        ]),
      ),
      'Dr.': 'N:;Dr.;;; → FN:Dr.',
      'Drew Barry': 'N:Barry;Drew;;; → FN:Drew Barry',
      'Jane Doe, PhD': 'N:Doe;Jane;;;PhD → FN:Jane Doe\\, PhD',
      'Doe,': 'N:;Doe;;; → FN:Doe\\,',
      'Bits; Pieces \\ Co': 'N:Co;Bits\\; Pieces \\\\;;; → FN:Bits\\; Pieces \\\\ Co',
      'jane@example.com': 'N:;jane@example.com;;; → FN:jane@example.com',
    }),
  )('takes its name from the first line of the typed text: %j', (typed, ...fields) => {
    expect(fieldsOf(typed)).toEqual(fields);
  });

  it.each([
    ['jane+qr@example.com', 'EMAIL:jane+qr@example.com'],
    ['E-Mail: jane@bücher.example', 'EMAIL:jane@bücher.example'],
    ['mailto:jane@example.com', 'EMAIL:jane@example.com'],
    ['030 123456', 'TEL:030 123456'],
    ['Fax: +49 30 1', 'TEL;TYPE=FAX:+49 30 1'],
    ['Telefax 030 123', 'TEL;TYPE=FAX:030 123'],
    ['传真：010 123', 'TEL;TYPE=FAX:010 123'],
    ['Mobil: 0171 123', 'TEL;TYPE=CELL:0171 123'],
    ['Móvil: 600 123', 'TEL;TYPE=CELL:600 123'],
    ['Portable : 06 12 34', 'TEL;TYPE=CELL:06 12 34'],
    ['Telemóvel: 912 345', 'TEL;TYPE=CELL:912 345'],
    ['携帯: 090 1234', 'TEL;TYPE=CELL:090 1234'],
    ['手机：138 0013', 'TEL;TYPE=CELL:138 0013'],
    ['Tel. (Büro): 030 123', 'TEL;TYPE=WORK:030 123'],
    ['Home phone: 030 123', 'TEL;TYPE=HOME:030 123'],
    ['T +49 30 123', 'TEL:+49 30 123'],
    ['Tel.: 030 123', 'TEL:030 123'],
    ['Téléphone : 01 23', 'TEL:01 23'],
    ['電話：03-1234', 'TEL:03-1234'],
    ['Correo electrónico: a@b.example', 'EMAIL:a@b.example'],
    ['メール: a@b.example', 'EMAIL:a@b.example'],
    ['邮箱：a@b.example', 'EMAIL:a@b.example'],
    ['E-Mail a@b.example', 'EMAIL:a@b.example'],
    ['Página web: b.example', 'URL:https://b.example'],
    ['网站: https://b.example', 'URL:https://b.example'],
    ['Firma: Smith, Jones', 'ORG:Smith\\, Jones'],
    ['Position: Head', 'TITLE:Head'],
    ['住所：東京都', 'ADR;TYPE=WORK:;;東京都;;;;'],
    ['Kundennummer: 123456', 'NOTE:Kundennummer: 123456'],
    ['Mobile: +49\u00a0171 1234567', 'TEL;TYPE=CELL:+49 171 1234567'],
    ['\u202a+1 415 555 0123\u202c', 'TEL:+1 415 555 0123'],
    ['+1 415 555 0123, ext. 42', 'TEL:+1 415 555 0123\\, ext. 42'],
    ['tel:+14155550123', 'TEL:+14155550123'],
    ['example.com', 'URL:https://example.com'],
    ...['E-mail', 'email', 'mail', 'mailto'].map((label) => [`${label}: a@b.example`, 'EMAIL:a@b.example']),
    ...['Tel', 'telephone', 'phone', 'Tel.', '電話'].map((label) => [`${label}: 030 123`, 'TEL:030 123']),
    ...['Web', 'website', 'URL'].map((label) => [`${label}: b.example`, 'URL:https://b.example']),
    ['www.Example.com/Über?a,b', 'URL:https://www.example.com/%C3%9Cber?a\\,b'],
    ['Web: HTTP://example.com', 'URL:HTTP://example.com'],
    ['https://jane@example.com/', 'URL:https://jane@example.com/'],
    ['youtube.com/@jane.doe', 'URL:https://youtube.com/@jane.doe'],
    ['https://example.com/ is ours', 'NOTE:https://example.com/ is ours'],
    ['+1 415 555 0123 X42', 'TEL:+1 415 555 0123 X42'],
    ['write to jane@example.com', 'NOTE:write to jane@example.com'],
    ['jane@example.com!', 'NOTE:jane@example.com!'],
    ['not BEGIN:VCARD', 'NOTE:not BEGIN:VCARD'],
    ['localhost', 'NOTE:localhost'],
    ['2pcs@home', 'NOTE:2pcs@home'],
    ['St.Gallen', 'NOTE:St.Gallen'],
    ['12', 'NOTE:12'],
    ['Phone: ask at the desk', 'NOTE:Phone: ask at the desk'],
    ['jane at example.com', 'NOTE:jane at example.com'],
    ['javascript:alert(1)', 'NOTE:javascript:alert(1)'],
  ])('has each further line recognized by its form: %j', (line, field) => {
    expect(fieldsOf(`Jane\n${line}`).slice(2)).toEqual([field]);
  });

  it.each([
    ['BEGIN:VCARD\nVERSION:4.0\r\nFN:Jane\rEND:VCARD\n', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jane\r\nEND:VCARD\r\n'],
    [' begin:vcard\nend:vcard', 'begin:vcard\r\nend:vcard'],
    ['MECARD:N:Doe,Jane;TEL:123;;', 'MECARD:N:Doe,Jane;TEL:123;;'],
  ])('that is typed as a complete payload is only trimmed and given CRLF line ends: %j', (typed, text) => {
    expect(encodeVcard(typed)).toEqual({ text, cautions: [] });
  });

  it('is read back as typed', () => {
    const words = fc
      .string({ unit: fc.oneof(fc.constantFrom(...';,:\\n '), fc.string({ unit: 'grapheme' })), minLength: 1 })
      .map((text) => text.replace(/[\r\n]/g, '').trim())
      .filter((text) => text !== '' && !/^(?:BEGIN:VCARD|MECARD:)/i.test(text));
    // In brackets, no random note looks like an address or a number.
    const notes = fc.array(
      words.map((text) => `[${text}]`),
      { maxLength: 3 },
    );
    // An email address with a slash, question mark or hash before the @ could look like a web address, so such
    // addresses are left out.
    const email = fc.emailAddress({ size: 'small' }).filter((address) => !/[/?#]/.test(address));
    const site = fc.stringMatching(/^https?:\/\/[a-z]{1,9}\.example\/[!-~]{0,12}$/);
    const phone = fc.stringMatching(/^\+[1-9][0-9][0-9 ]{4,10}[0-9]$/).filter(isWithoutTrunk);
    fc.assert(
      fc.property(words, notes, email, phone, site, (name, note, address, number, page) => {
        const text = encodeVcard([name, ...note, address, number, page].join('\r\n')).text;
        const [structured, ...fields] = readVcard(text);
        expect(structured?.name).toBe('N');
        expect(structured?.parts).toHaveLength(5);
        const lettersOf = (value: string) => [...value.replace(/[\s,]/g, '')].sort().join('');
        expect(lettersOf(structured?.parts.join('') ?? '')).toBe(lettersOf(name));
        expect(fields).toEqual([
          { name: 'FN', parts: [name] },
          { name: 'EMAIL', parts: [address] },
          { name: 'TEL', parts: [number] },
          { name: 'URL', parts: [page] },
          ...(note.length > 0 ? [{ name: 'NOTE', parts: [note.join('\n')] }] : []),
        ]);
      }),
    );
  });
});

/** Returns the properties of a contact as another parser reads them: name, parameters, type and values. */
function parse(text: string): [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]][] {
  return ICAL.parse(text)[1];
}

function linesOf(content: string, details: Parameters<typeof encodeVcard>[1]): string[] {
  const lines = encodeVcard(content, details).text.split('\r\n');
  expect([lines[0], lines[1], ...lines.slice(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD', '']);
  return lines.slice(2, -2);
}

const EVERYTHING = {
  organisation: 'Smith, Jones \\ Co.',
  title: 'Head, Ops',
  mobile: '+1 415 555 0123',
  workPhone: '+49 30 123456',
  email: 'zoe@example.com',
  website: 'example.com/zoë',
  street: '1 Main St, Apt 2',
  postcode: '50667',
  town: 'Köln; Nord',
  country: 'Germany',
  note: 'Line 1\nLine 2',
};

describe('a contact with detail fields', () => {
  it('has its name split as given and family name say, and its full name as typed', () => {
    expect(linesOf('Nagy Erzsébet', { givenName: 'Erzsébet', familyName: 'Nagy' })).toEqual([
      'N:Nagy;Erzsébet;;;',
      'FN:Nagy Erzsébet',
    ]);
    expect(linesOf('', { givenName: '太郎', familyName: '山田' })).toEqual(['N:山田;太郎;;;', 'FN:山田 太郎']);
    expect(linesOf('', { givenName: '小明', familyName: '王' })).toEqual(['N:王;小明;;;', 'FN:王小明']);
    expect(linesOf('花子 髙橋', { givenName: '花子', familyName: '髙橋' })).toEqual(['N:髙橋;花子;;;', 'FN:髙橋 花子']);
    expect(linesOf('王 小明', { givenName: '小明', familyName: '王' })).toEqual(['N:王;小明;;;', 'FN:王小明']);
    expect(linesOf('Nagy Anna', { givenName: 'Anna', familyName: 'Nagy' })).toEqual(['N:Nagy;Anna;;;', 'FN:Nagy Anna']);
  });

  it('has only the number and the address of fields with words around them', () => {
    const { text, cautions } = encodeVcard('Ada', {
      mobile: 'Mobil: +44 20 7946 0000 / +44 20 7946 0001',
      email: 'Email: ada@example.com',
    });
    expect(text).toContain('TEL;TYPE=CELL:+44 20 7946 0000\r\nEMAIL:ada@example.com\r\n');
    expect(cautions).toEqual([{ field: 'mobile', kind: 'several-numbers', number: '+44 20 7946 0000' }]);
  });

  it('has a line for each filled field, in a fixed order', () => {
    expect(linesOf("Zoë O'Brien; Jr.", EVERYTHING)).toEqual([
      "N:Jr.;Zoë O'Brien\\;;;;",
      "FN:Zoë O'Brien\\; Jr.",
      'ORG:Smith\\, Jones \\\\ Co.',
      'TITLE:Head\\, Ops',
      'TEL;TYPE=CELL:+1 415 555 0123',
      'TEL;TYPE=WORK:+49 30 123456',
      'EMAIL:zoe@example.com',
      'ADR;TYPE=WORK:;;1 Main St\\, Apt 2;Köln\\; Nord;;50667;Germany',
      'URL:https://example.com/zo%C3%AB',
      'NOTE:Line 1\\nLine 2',
    ]);
  });

  it.each([
    ['Zoë', { organisation: '' }, []],
    ['Zoë', { organisation: ' \t', note: '\n' }, []],
    ['Zoë', { town: 'Köln' }, ['ADR;TYPE=WORK:;;;Köln;;;']],
    ['Zoë', { email: ' zoe@example.com ' }, ['EMAIL:zoe@example.com']],
    ['Zoë', { mobile: '\u202a+1\u00a0415 555\u202c ' }, ['TEL;TYPE=CELL:+1 415 555']],
    ['Zoë', { note: 'a\r\nb\rc' }, ['NOTE:a\\nb\\nc']],
    [
      'Zoë\nzoe@example.com\nlikes tea',
      { title: 'Cook', note: 'and cake' },
      ['EMAIL:zoe@example.com', 'TITLE:Cook', 'NOTE:likes tea\\nand cake'],
    ],
  ])('typed as %j with the fields %j has lines only for what is filled', (content, details, lines) => {
    expect(linesOf(content, details)).toEqual(['N:;Zoë;;;', 'FN:Zoë', ...lines]);
  });

  it.each([
    [{ organisation: 'Smith, Jones' }, 'Smith\\, Jones'],
    [{ mobile: '+1 415', note: 'Spare key', town: 'Bonn' }, '+1 415'],
    [{ note: 'Spare key' }, 'Spare key'],
  ])('without a name uses the first filled field as its name: %j', (details, name) => {
    expect(linesOf('', details).slice(0, 2)).toEqual(['N:;;;;', `FN:${name}`]);
  });

  it.each([
    ['mobile', '0171 1234567', [{ field: 'mobile', kind: 'no-country-code' }]],
    ['workPhone', '030 1234567', [{ field: 'workPhone', kind: 'no-country-code' }]],
    ['email', ' zoe ', [{ field: 'email', kind: 'no-at-sign', address: 'zoe' }]],
    ['website', 'my page', [{ field: 'website', kind: 'no-web-address' }]],
    // ZXing takes "\n" for a line break, so it reads "C:", a line break and "ew".
    ['note', 'C:\\new', [{ field: 'note', kind: 'backslash-before-n' }]],
    ['note', 'C:\\old', []],
  ])('is checked for cautions about %s: %j', (field, typed, cautions) => {
    expect(encodeVcard('Zoë', { [field]: typed }).cautions).toEqual(cautions);
  });

  it('has values that another parser reads as they were typed', () => {
    const words = fc
      .string({ unit: fc.oneof(fc.constantFrom(...';,:\\n" '), fc.string({ unit: 'grapheme' })), minLength: 1 })
      .map((text) => text.replace(/[\r\n]/g, ''))
      .filter((text) => text.trim() !== '');
    // The parser misses the end of a part that ends with a backslash.
    const part = words.filter((text) => !text.endsWith('\\'));
    const note = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
    const name = words.map((text) => `[${text.trim()}]`);
    const fields = fc.record({ organisation: words, title: words, street: part, town: part, country: part, note });
    fc.assert(
      fc.property(name, fields, (typed, details) => {
        const read = parse(encodeVcard(typed, details).text);
        expect(read.map(([property]) => property)).toEqual(['version', 'n', 'fn', 'org', 'title', 'adr', 'note']);
        // The parser removes the backslash before a semicolon only in properties in which semicolons divide the value.
        const whole = (text: string): string => text.replaceAll(';', '\\;');
        expect(read.slice(2).map(([, , , value]) => value)).toEqual([
          whole(typed),
          details.organisation,
          whole(details.title),
          ['', '', details.street, details.town, '', '', details.country],
          whole(details.note),
        ]);
      }),
    );
  });

  it('states the kind of each phone number in a form that another parser understands', () => {
    const numbers = parse(encodeVcard('Zoë', EVERYTHING).text).filter(([property]) => property === 'tel');
    expect(numbers.map(([, { type }, , number]) => [type, number])).toEqual([
      ['CELL', '+1 415 555 0123'],
      ['WORK', '+49 30 123456'],
    ]);
  });
});

describe('a contact in the text of any generator, split and written anew', () => {
  interface Person {
    family: string;
    given: string;
    organisation: string;
    mobile: string;
    fax: string;
    email: string;
    street: string;
    town: string;
    postcode: string;
    country: string;
    note: string;
  }
  const address = { street: '1 Main St, Apt 2', town: 'Köln', postcode: '50667', country: 'Germany' };
  const common = { ...address, mobile: '+49 171 1234567', fax: '+49 30 1234567', email: 'zoe@example.com' };
  const people: Person[] = [
    { ...common, family: 'Doe', given: 'Jane', organisation: 'Smith, Jones & Co', note: 'Line 1\nLine 2' },
    { ...common, family: 'Müller', given: 'Zoë', organisation: 'Café', note: 'a; b: c' },
    { ...common, family: '山田', given: '太郎', organisation: '会社', note: '日本語' },
    { ...common, family: 'van Beethoven', given: 'Ludwig', organisation: 'X', note: '100% = sure' },
  ];
  const fullName = ({ family, given }: Person): string => (family === '山田' ? '山田 太郎' : `${given} ${family}`);
  const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
  const quoted = (text: string): string =>
    text.replace(/[^!-<>-~ ]/gu, (char) =>
      [...new TextEncoder().encode(char)]
        .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join(''),
    );

  function version3(p: Person): string[] {
    return [
      `N:${escaped(p.family)};${escaped(p.given)}`,
      `FN:${escaped(fullName(p))}`,
      `ORG:${escaped(p.organisation)}`,
      `TEL;TYPE=CELL,VOICE:${p.mobile}`,
      `TEL;TYPE=WORK;TYPE=FAX:${p.fax}`,
      `EMAIL;TYPE=INTERNET:${p.email}`,
      `ADR;TYPE=WORK:;;${[p.street, p.town, '', p.postcode, p.country].map(escaped).join(';')}`,
      `NOTE:${escaped(p.note)}`,
    ];
  }

  const writers: ((person: Person) => string)[] = [
    (p) => ['BEGIN:VCARD', 'VERSION:3.0', ...version3(p), 'END:VCARD'].join('\r\n'),
    (p) => ['BEGIN:VCARD', 'VERSION:3.0', ...version3(p).reverse(), 'REV:2020', 'END:VCARD', ''].join('\n'),
    (p) => {
      const lines = version3(p).map((line, k) => `item${k}.${line.slice(0, 9)}\r\n ${line.slice(9)}`);
      return ['BEGIN:VCARD', 'VERSION:4.0', 'PRODID:-//x', ...lines, 'END:VCARD'].join('\r\n');
    },
    (p) => {
      const encoding = ';CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:';
      return [
        'BEGIN:VCARD',
        'VERSION:2.1',
        `N${encoding}${quoted(p.family)};${quoted(p.given)}`,
        `FN${encoding}${quoted(fullName(p))}`,
        `ORG${encoding}${quoted(p.organisation)}`,
        `TEL;CELL;PREF:${p.mobile}`,
        `TEL;FAX:${p.fax}`,
        `EMAIL;INTERNET:${p.email}`,
        `ADR;WORK${encoding};;${[p.street, p.town, '', p.postcode, p.country].map(quoted).join(';')}`,
        `NOTE${encoding}${quoted(p.note.replaceAll(';', '\\;'))}`,
        'END:VCARD',
      ].join('\r\n');
    },
  ];
  const samples = people.flatMap((person) => writers.map((write) => [write(person), person] as const));

  it.each(samples)('is read by another parser: %j', (payload, person) => {
    const parts = takeApart({ type: 'vcard', content: payload });
    const read = parse(encodeContent({ type: 'vcard', content: parts?.content ?? '', details: parts?.details }).text);
    const valueIn = (name: string) => read.find(([property]) => property === name)?.[3];
    const numbers = read.filter(([property]) => property === 'tel').map(([, { type }, , number]) => [type, number]);
    expect(valueIn('n')).toEqual([person.family, person.given, '', '', '']);
    expect([valueIn('fn'), valueIn('org'), valueIn('email')]).toEqual([
      fullName(person),
      person.organisation,
      person.email,
    ]);
    expect(valueIn('adr')).toEqual(['', '', person.street, person.town, '', person.postcode, person.country]);
    expect(valueIn('note')).toBe(person.note.replaceAll(';', '\\;'));
    expect(numbers).toEqual([
      ['FAX', person.fax],
      ['CELL', person.mobile],
    ]);
  });

  it.each(people)('is read by another parser if it was a MeCard: $family', (person) => {
    const { family, given, mobile, email, note } = person;
    const card = `MECARD:TEL:${mobile};N:${family},${given};EMAIL:${email};NOTE:${note.replace(/[;:]/g, '\\$&')};;`;
    const parts = takeApart({ type: 'vcard', content: card });
    const read = parse(encodeContent({ type: 'vcard', content: parts?.content ?? '', details: parts?.details }).text);
    expect(read.slice(1).map(([name, , , value]) => [name, value])).toEqual([
      ['n', [family, given, '', '', '']],
      ['fn', fullName(person)],
      ['tel', mobile],
      ['email', email],
      ['note', note.replaceAll(';', '\\;')],
    ]);
  });
});
