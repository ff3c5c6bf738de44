import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { nameKey } from '../table.ts';
import { fillTemplate, type TemplatePlace } from './fill-template.ts';
import { compileTemplate, placeholderOf, type Template } from './template.ts';
import { checkCharacter, randomToken, TOKEN_LENGTH_MAX } from './template-functions.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

function fill(template: string, cells: Readonly<Record<string, string>>, place: TemplatePlace, number = 7) {
  const names = Object.keys(cells);
  const columns = new Map(names.map((name, index) => [nameKey(name), index]));
  const result = fillTemplate(
    compileTemplate(template) as Template,
    {
      columns,
      row: { number, cells: Object.values(cells) },
      seed: SEED,
    },
    place,
  );
  return 'kind' in result ? result : result.text;
}

describe('a template in plain text', () => {
  it.each<[string, Record<string, string>, string]>([
    ['Table {table}', { table: '4' }, 'Table 4'],
    ['{Table}', { ' t a\u00A0ble ': '4' }, '4'],
    ['{{{a}}', { a: '1' }, '{1}'],
    ['{{a} }', { a: '1' }, '{a} }'],
    ['{row} {row:000} { Row : 00 }', {}, '7 007 07'],
    ['{"row"}', { row: 'five' }, 'five'],
    ['{"a""b}"}', { 'a"b}': '1' }, '1'],
    ['{a:b}', { 'a:b': '1' }, '1'],
    ['{a}', { a: ' 1 ' }, ' 1 '],
    ['{n}{Check: LUHN}', { n: '7992739871' }, '79927398713'],
    ['{a}{check:luhn}-{b}{check:luhn}', { a: '1', b: '7992739871' }, '18-79927398713'],
    ['{n}{check:luhn}', { n: '7992739871' }, '79927398713'],
    ['SN-{p}{n}{check:mod37}', { p: 'A12425', n: 'GABC1234002' }, 'SN-A12425GABC1234002M'],
    ['{row:0000}{check:damm}', {}, '00076'],
    ['', {}, ''],
  ])('%j is filled', (template, cells, text) => {
    expect(fill(template, cells, 'plain')).toBe(text);
  });

  it.each([
    ['{', 'unclosed', 0],
    ['a {b', 'unclosed', 2],
    ['{}', 'no-name', 0],
    ['a {""}', 'no-name', 2],
    ['{check}', 'unknown-check', 0],
    ['{a}{check:crc}', 'unknown-check', 3],
    ['{check:luhn}', 'check-of-nothing', 0],
    ['{a}-{check:luhn}', 'check-of-nothing', 4],
    ['{row:5}', 'no-row-format', 0],
    ['{random}', 'no-random-length', 0],
    ['{random:0}', 'no-random-length', 0],
    ['{random:52}', 'no-random-length', 0],
    ['{random:x10}', 'no-random-length', 0],
    [`{row:${'0'.repeat(16)}}`, 'no-row-format', 0],
    ['{row:00x}', 'no-row-format', 0],
  ])('%j is refused', (template, kind, at) => {
    expect(compileTemplate(template)).toMatchObject({ kind, at });
  });

  it('accepts random tokens of 1 to 51 characters', () => {
    for (const length of [1, TOKEN_LENGTH_MAX]) expect(fill(`{random:${length}}`, {}, 'plain')).toHaveLength(length);
    expect(compileTemplate(`{random:${TOKEN_LENGTH_MAX + 1}}`)).toMatchObject({ kind: 'no-random-length' });
  });

  it('names the columns whose cells are empty, spelled as in the template', () => {
    const columns = new Map(['a', 'b', 'c'].map((name, index) => [name, index]));
    const row = { number: 1, cells: ['1', ' '] };
    const filled = fillTemplate(compileTemplate('{A}{ B }{"C"}') as Template, { columns, row, seed: SEED }, 'plain');
    expect(filled).toEqual({ text: '1 ', empty: ['B', 'C'] });
  });

  it('can refer to a column of any name by its placeholder', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('row', 'random:3', '{a}', '"', '{"a"}')),
        (name) => {
          fc.pre(nameKey(name) !== '');
          return fill(placeholderOf(name), { [name]: 'x' }, 'plain') === 'x';
        },
      ),
    );
  });

  it.each([
    ['{nobody}', { kind: 'unknown-name', name: 'nobody' }],
    ['{n}{check:luhn}', { kind: 'check-value', value: '4a' }],
    ['{blank}{check:damm}', { kind: 'check-value', value: '' }],
  ])('%j cannot be filled', (template, problem) => {
    expect(fill(template, { n: '4a', blank: '' }, 'plain')).toEqual(problem);
  });
});

describe('a template of a link', () => {
  it.each<[string, Record<string, string>, string]>([
    ['{link}', { link: ' https://example.com/ä?x=1&y ' }, 'https://example.com/ä?x=1&y'],
    ['{link}?n={n}', { link: 'https://example.com/', n: 'a&b' }, 'https://example.com/?n=a%26b'],
    ['{link}/{n}', { link: 'example.com', n: 'a/b' }, 'example.com/a%2Fb'],
    ['{link}{n}', { link: 'https://example.com/', n: 'a b' }, 'https://example.com/a%20b'],
    [
      'https://example.com/t/{t}?n={n}',
      { t: 'ä ö', n: 'a&b=c#d{' },
      'https://example.com/t/%C3%A4%20%C3%B6?n=a%26b%3Dc%23d%7B',
    ],
    ['https://{shop}.example.com/{row}', { shop: 'anna-2' }, 'https://anna-2.example.com/7'],
    ['{shop}.example.com', { shop: 'köln' }, 'köln.example.com'],
    ['shop-{n}.example.com:80/{n}', { n: '4' }, 'shop-4.example.com:80/4'],
    ['//{n}.example.com#{n}', { n: '4' }, '//4.example.com#4'],
    ['example.com/{a}.{b}', { a: '1', b: '?' }, 'example.com/1.%3F'],
    ['tel:{n}', { n: '1 2' }, 'tel:1%202'],
    ['https://example.com/\u{1F600}/{n}', { n: '\uD800' }, 'https://example.com/\u{1F600}/%EF%BF%BD'],
  ])('%j is filled', (template, cells, text) => {
    expect(fill(template, cells, 'link')).toBe(text);
  });

  it.each([
    ['https://{n}/x', 'example.com'],
    ['https://{n}.example.com', 'a.b'],
    ['https://{n}.example.com', 'evil.com/'],
    ['https://{n}.example.com', 'a@b'],
    ['https://{n}.example.com', '-a'],
    ['https://{n}.example.com', 'a-'],
    ['https://{n}.example.com', ''],
    ['https://{n}.example.com', 'a b'],
    ['{n}.example.com', 'evil.com/x'],
    ['https://example.com:{n}/', '80/x'],
    ['https://{n}.example.com', 'x'.repeat(64)],
  ])('%j is not filled with %j, because that is no valid host label', (template, n) => {
    expect(fill(template, { n }, 'link')).toMatchObject({ kind: 'host-label', value: n });
  });

  it('is not filled if a value makes a host label longer than 63 characters', () => {
    expect(fill('https://shop{n}.example.com', { n: 'x'.repeat(59) }, 'link')).toContain('shopxxx');
    expect(fill('https://shop{n}.example.com', { n: 'x'.repeat(60) }, 'link')).toEqual({
      kind: 'host-label',
      value: `shop${'x'.repeat(60)}`,
    });
  });

  it('keeps its host, whatever the cells contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const link = fill('https://example.com/{a}?x={b}', { a, b }, 'link');
        const { host, searchParams } = new URL(link as string);
        expect([host, searchParams.get('x')]).toEqual(['example.com', b.trim().replace(/\p{Surrogate}/gu, '\uFFFD')]);
      }),
    );
  });
});

describe('a check character', () => {
  // Luhn: Wikipedia, "Luhn algorithm"; US patent 2,950,048. Damm: Wikipedia, "Damm algorithm". MOD 37,36: the GRid
  // standard of IFPI.
  it.each([
    ['luhn', '7992739871', '3'],
    ['luhn', '1789372997', '4'],
    ['damm', '572', '4'],
    ['mod37', 'A12425GABC1234002', 'M'],
    ['mod37', 'a12425gabc1234002', 'M'],
  ] as const)('is computed by the method %s: for %s it is %s', (method, value, character) => {
    expect(checkCharacter(method, value)).toBe(character);
  });

  it.each(['luhn', 'damm', 'mod37'] as const)('of the method %s reveals any single wrong digit', (method) => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (value, place, change) => {
        const at = place % value.length;
        const wrong = value.slice(0, at) + ((Number(value[at]) + change) % 10) + value.slice(at + 1);
        return checkCharacter(method, wrong) !== checkCharacter(method, value);
      }),
    );
  });

  it('of the method damm reveals that two adjacent digits changed places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 10 ** 9 }), fc.nat(), (number, place) => {
        const digits = [...String(number)];
        const at = place % (digits.length - 1);
        fc.pre(digits[at] !== digits[at + 1]);
        [digits[at], digits[at + 1]] = [digits[at + 1], digits[at]];
        return checkCharacter('damm', digits.join('')) !== checkCharacter('damm', String(number));
      }),
    );
  });

  it.each([
    ['luhn', ''],
    ['luhn', '1a'],
    ['damm', ' 1'],
    ['mod37', 'A-1'],
    ['mod37', 'é'],
  ] as const)('of the method %s does not exist for %j', (method, value) => {
    expect(checkCharacter(method, value)).toBeNull();
  });
});

describe('a random token', () => {
  it('is the HMAC of the row number with the seed as key', async () => {
    const key = await crypto.subtle.importKey(
      'raw',
      Uint8Array.from({ length: 16 }, (_, k) => k),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('42')));
    const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const expected = Array.from(
      { length: 51 },
      (_, k) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number.parseInt(bits.slice(5 * k, 5 * k + 5), 2)],
    );
    expect(randomToken(SEED, 42, 51)).toBe(expected.join(''));
    expect(randomToken(SEED, 42, 10)).toBe(expected.slice(0, 10).join(''));
  });

  it('is different for each row and each seed, but always the same for the same row and seed', () => {
    const tokens = [SEED, SEED.replace('00', '01')].flatMap((seed) =>
      Array.from({ length: 1000 }, (_, row) => randomToken(seed, row, 10)),
    );
    expect(new Set(tokens).size).toBe(2000);
    expect(fill('{random:10}', {}, 'link')).toBe(randomToken(SEED, 7, 10));
  });
});

describe('compiling and filling take time proportional to the length of a template', { tags: 'timed' }, () => {
  it.each(['{{', '{"a""b"} '])('%j', async (piece) => {
    await expectLinear(400_000, (size) => piece.repeat(size / piece.length), compileTemplate);
  });

  it('if a name is not closed', async () => {
    await expectLinear(400_000, (size) => `{"${'""'.repeat(size / 2)} }`, compileTemplate);
  });

  it('if a template is filled', async () => {
    await expectLinear(
      60_000,
      (size) => compileTemplate('x{a}{b}'.repeat(size / 7)) as Template,
      (template) =>
        fillTemplate(
          template,
          {
            columns: new Map([
              ['a', 0],
              ['b', 1],
            ]),
            row: { number: 1, cells: ['x', 'y'] },
            seed: SEED,
          },
          'link',
        ),
    );
  });
});
