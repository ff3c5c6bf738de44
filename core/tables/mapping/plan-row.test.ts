import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '#design';
import { DEFAULT_DESIGN } from '#design';
import { expectLinear } from '#testing';
import { readTable } from '../read-table.ts';
import { guessMapping } from './guess-mapping.ts';
import { emptyMapping, type Mapping } from './mapping.ts';
import { compileMapping, type PlannedRow, planRow, rowDesign } from './plan-row.ts';
import { surveyRows } from './survey.ts';

const SAMPLES = join(import.meta.dirname, '../samples');

const SEED = '000102030405060708090a0b0c0d0e0f';

function plan(mapping: Partial<Mapping>, cells: Readonly<Record<string, string>>) {
  const recipe = compileMapping({ ...emptyMapping('url', SEED), ...mapping }, Object.keys(cells));
  return planRow(recipe, { number: 2, cells: Object.values(cells) });
}

describe('planRow', () => {
  it.each<[ContentType, Record<string, string>, Record<string, string>, string]>([
    ['url', { content: '{l}' }, { l: 'example.com/ä' }, 'https://example.com/%C3%A4'],
    [
      'url',
      { content: 'https://example.com/t/{t}?n={n}' },
      { t: '4', n: 'Zoë & Co' },
      'https://example.com/t/4?n=Zo%C3%AB%20%26%20Co',
    ],
    ['text', { content: '{a} & {b}' }, { a: '1', b: '2;3' }, '1 & 2;3'],
    [
      'email',
      { content: '{m}', subject: 'Hi {n}' },
      { m: 'a@example.com', n: 'ä&b' },
      'mailto:a@example.com?subject=Hi%20%C3%A4%26b',
    ],
    ['phone', { content: '{p}' }, { p: '+49 30 123' }, 'tel:+4930123'],
    ['instagram', { content: '@{h}' }, { h: 'jane.doe' }, 'https://www.instagram.com/jane.doe/'],
    ['instagram', { content: 'https://www.instagram.com/{h}/' }, { h: 'a b' }, 'https://www.instagram.com/a%20b/'],
    [
      'wifi',
      { content: '{ssid}', password: '{pw}', security: '{s}', hidden: '{h}' },
      { ssid: 'Café;"1"', pw: 'a;b:c\\d,', s: 'WPA2', h: 'Yes' },
      'WIFI:T:WPA;S:Café\\;\\"1\\";P:a\\;b\\:c\\\\d\\,;H:true;;',
    ],
    [
      'vcard',
      { content: '{f} {l}', organisation: '{o}', website: 'example.com/{f}' },
      { f: 'Jo;X:', l: 'Doe', o: 'A,B\r\nEND:VCARD' },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jo\\;X:;;;\r\nFN:Jo\\;X: Doe\r\nORG:A\\,B\\nEND:VCARD\r\nURL:https://example.com/Jo%3BX%3A\r\nEND:VCARD\r\n',
    ],
  ])('makes the text of a code of type %s from the templates %j and the cells %j', (type, templates, cells, text) => {
    expect(plan({ type, templates }, cells)).toMatchObject({ is: 'ready', number: 2, text });
  });

  it.each<[string, Partial<Mapping>, Record<string, string>, object]>([
    ['an unknown column', { templates: { content: '{b}' } }, { a: '1' }, { kind: 'unknown-name', name: 'b' }],
    [
      'an unknown column in its file name',
      { templates: { content: '{a}' }, fileName: '{b}' },
      { a: '1' },
      { kind: 'unknown-name' },
    ],
    ['an invalid template', { templates: { content: '{a' } }, { a: '1' }, { kind: 'template', use: 'content' }],
    ['an empty content', { templates: { content: '{a}' } }, { a: ' ' }, { kind: 'nothing' }],
    ['no template', {}, { a: '1' }, { kind: 'nothing' }],
    [
      'an unknown value of a selection',
      { type: 'wifi', templates: { content: '{a}', security: '{b}' } },
      { a: 'x', b: 'WPA9' },
      { kind: 'choice', field: 'security', value: 'WPA9' },
    ],
    [
      'an unknown value of a checkbox',
      { type: 'wifi', templates: { content: '{a}', hidden: '{b}' } },
      { a: 'x', b: 'perhaps' },
      { kind: 'choice', field: 'hidden' },
    ],
    [
      'a payload as template',
      { type: 'wifi', templates: { content: 'WIFI:S:{a};;' } },
      { a: 'x' },
      { kind: 'payload-template' },
    ],
    [
      'no copies',
      { templates: { content: 'x.com/{a}' }, copies: 'n' },
      { a: '1', n: '0' },
      { kind: 'copies', value: '0' },
    ],
    [
      'too many copies',
      { templates: { content: 'x.com/{a}' }, copies: 'n' },
      { a: '1', n: '1001' },
      { kind: 'copies', value: '1001' },
    ],
    [
      'copies that are no whole number',
      { templates: { content: 'x.com/{a}' }, copies: 'n' },
      { a: '1', n: '1.5' },
      { kind: 'copies', value: '1.5' },
    ],
    [
      'too much text',
      { type: 'text', templates: { content: '{a}' } },
      { a: 'x'.repeat(7090) },
      { kind: 'too-long', length: 7090 },
    ],
    [
      'a link inserted into its target',
      { templates: { content: '{a}' }, target: 'https://shop.example/?table={A}' },
      { a: 'speisen.example/t/01' },
      { kind: 'link-in-target', name: 'A' },
    ],
  ])('leaves out a row with %s', (_, mapping, cells, problem) => {
    expect(plan(mapping, cells)).toMatchObject({ is: 'left-out', number: 2, problem });
  });

  it('uses the target only for a link, and a link at its start is the target itself', () => {
    const mapping = { templates: { content: 'x.com/{n}' }, target: '{a}?n={n}' };
    const cells = { n: '01.html', a: 'https://shop.example/t' };
    expect(plan(mapping, cells)).toMatchObject({ is: 'ready', target: 'https://shop.example/t?n=01.html' });
    expect(plan({ ...mapping, type: 'text' }, cells)).toMatchObject({ is: 'ready', target: null });
  });

  it.each(['instagram', 'youtube', 'facebook', 'twitter'] as const)(
    'percent-encodes values in a web address, but not in an account name: %s',
    (type) => {
      const textOf = (content: string): string =>
        (plan({ type, templates: { content } }, { h: 'a/b' }) as PlannedRow).text;
      expect(textOf('https://example.com/{h}')).toContain('a%2Fb');
      expect(textOf('{h}')).not.toContain('a%2Fb');
    },
  );

  it.each(['WIFI:S:{a};;', ' begin:vcard{a}', 'MECARD:N:{a};', 'MATMSG:TO:{a};', 'mailto:{a}'])(
    'refuses the payload %j as a template, but accepts it without a placeholder',
    (content) => {
      expect(plan({ type: 'wifi', templates: { content } }, { a: 'x' })).toMatchObject({
        problem: { kind: 'payload-template' },
      });
      const fixed = plan({ type: 'wifi', templates: { content: content.replace('{a}', 'x') } }, { a: 'x' });
      expect(fixed).not.toMatchObject({ problem: { kind: 'payload-template' } });
    },
  );

  it.each(['no-value', 'error-value'] as const)(
    'leaves out a row if one of its cells has a formula without a usable value: %s',
    (kind) => {
      const recipe = compileMapping({ ...emptyMapping('url', SEED), templates: { content: '{a}' } }, ['a', 'b']);
      const row = { number: 5, cells: ['x.com', ''], fault: { kind, column: 1 } };
      expect(planRow(recipe, row)).toEqual({ is: 'left-out', number: 5, problem: { kind, column: 1 } });
    },
  );

  it('names the first invalid template of a mapping', () => {
    const problemOf = (mapping: Partial<Mapping>) => plan({ templates: { content: '{a}' }, ...mapping }, { a: '1' });
    expect(problemOf({ fileName: '{a', caption: '{}' })).toMatchObject({
      problem: { kind: 'template', use: 'file-name', fault: { kind: 'unclosed' } },
    });
    expect(problemOf({ labelLines: ['{a}', '{}'] })).toMatchObject({
      problem: { kind: 'template', use: 'label-1', fault: { kind: 'no-name' } },
    });
  });

  it('fills the caption, the lines of a label and the number of a card', () => {
    const mapping = {
      templates: { content: 'x.com' },
      caption: 'Table {t}',
      labelLines: ['{t}-1', '{t}-2'],
      figure: '{t}',
    };
    expect(plan(mapping, { t: '4' })).toMatchObject({ caption: 'Table 4', labelLines: ['4-1', '4-2'], figure: '4' });
  });

  it.each([
    ['1000', 1000],
    ['1', 1],
    [' 7 ', 7],
    ['', 1],
    [' ', 1],
  ])('takes the number of copies from its column: %j', (n, copies) => {
    expect(plan({ templates: { content: 'x.com/{a}' }, copies: 'N' }, { a: '1', n })).toMatchObject({ copies });
  });

  it('does not warn about an empty cell unless the content uses it', () => {
    const mapping = { type: 'email', templates: { content: 'a@example.com', subject: '{s}' }, caption: '{s}' } as const;
    expect((plan(mapping, { s: '' }) as PlannedRow).cautions).toEqual([]);
  });

  it('warns about hosts that mix scripts, and about empty cells in the content', () => {
    const { cautions } = plan({ templates: { content: 'https://exаmple.com/{a}' } }, { a: '' }) as PlannedRow;
    expect(cautions).toEqual([
      { kind: 'empty-cell', name: 'a' },
      { kind: 'mixed-scripts', host: 'exаmple.com' },
    ]);
  });

  it.each<[Partial<Mapping>, string]>([
    [{ fileName: 'T {t}' }, 'T 4'],
    [{ fileName: '{blank}', caption: 'Table {t}' }, 'Table 4'],
    [{}, 'ä b'],
    [{ templates: { content: 'https://example.com' } }, '2'],
    [{ templates: { content: 'https://example.com/100%' } }, '100%'],
    [{ type: 'text', templates: { content: 'words/more' } }, '2'],
    [{ fileName: '...', caption: ' / ' }, '_'],
  ])('names the file of %j: %j', (mapping, fileName) => {
    const cells = { t: '4', blank: '' };
    expect(plan({ templates: { content: 'https://example.com/{t}/ä%20b/?x' }, ...mapping }, cells)).toMatchObject({
      fileName,
    });
  });

  it('rowDesign keeps the style of the common design, and replaces its content by that of the row', () => {
    const before = {
      ...DEFAULT_DESIGN,
      content: 'old',
      details: { note: 'old' },
      leftOut: { content: 'password' as const },
      imageSize: 44,
    };
    const row = plan({ templates: { content: '{l}' } }, { l: 'example.com' }) as PlannedRow;
    const design = rowDesign(row, before);
    expect(design).toMatchObject({ type: 'url', content: 'example.com', imageSize: 44 });
    expect([design.details, design.leftOut]).toEqual([undefined, undefined]);
    const wifi = plan({ type: 'wifi', templates: { content: '{l}', password: '{l}' } }, { l: 'x' }) as PlannedRow;
    expect(rowDesign(wifi, before).details).toMatchObject({ password: 'x' });
  });
});

it.each([
  ['security', 'WPA2 Personal', 'wpa'],
  ['security', 'wpa / wpa2', 'wpa'],
  ['security', '', 'wpa'],
  ['security', 'WPA3', 'wpa'],
  ['security', 'WEP', 'wep'],
  ['security', 'open', 'none'],
  ['security', '-', 'none'],
  ['security', 'WPA3 only', 'sae'],
  ['security', 'WPA2-Personal', 'wpa'],
  ['security', 'WPA2-PSK (AES)', 'wpa'],
  ['security', 'WPA/WPA2-Personal', 'wpa'],
  ['security', 'WPA-PSK [TKIP] + WPA2-PSK [AES]', 'wpa'],
  ['security', 'WPA3-Personal', 'wpa'],
  ['security', 'WPA2 + WPA3', 'wpa'],
  ['security', 'WPA2 (CCMP)', 'wpa'],
  ['security', 'WPA2 Persönlich', 'wpa'],
  ['security', 'WPA2 personnel', 'wpa'],
  ['security', 'WPA2 Pessoal', 'wpa'],
  ['security', 'Personal WPA2', 'wpa'],
  ['security', 'WPA2パーソナル', 'wpa'],
  ['security', 'WPA2 个人级', 'wpa'],
  ['security', 'WPA3-SAE', 'sae'],
  ['security', 'WEP-128', 'wep'],
  ['security', 'Keine', 'none'],
  ['security', 'Abierta', 'none'],
  ['security', 'Aucune', 'none'],
  ['security', 'Nenhuma', 'none'],
  ['security', 'なし', 'none'],
  ['security', '开放式', 'none'],
  ['hidden', ' X ', 'true'],
  ['hidden', 'ja', 'true'],
  ['hidden', '1', 'true'],
  ['hidden', 'WAHR', 'true'],
  ['hidden', 'Sí', 'true'],
  ['hidden', 'Oui', 'true'],
  ['hidden', 'Sim', 'true'],
  ['hidden', 'はい', 'true'],
  ['hidden', '是', 'true'],
  ['hidden', 'No', undefined],
  ['hidden', 'visible', undefined],
  ['hidden', 'FALSCH', undefined],
  ['hidden', 'Não', undefined],
  ['hidden', 'faux', undefined],
  ['hidden', 'いいえ', undefined],
  ['hidden', '否', undefined],
  ['hidden', '', undefined],
  ['password', ' As Typed ', ' As Typed '],
])('for the field %s, the text %j means %j', (name, text, value) => {
  const row = plan({ type: 'wifi', templates: { content: 'Guests', [name]: '{a}' } }, { a: text }) as PlannedRow;
  expect(row.typed.details?.[name]).toBe(value);
});

it.each(['WPA2-Enterprise', '802.1X', '???'])('the security %j is no choice', (text) => {
  const row = plan({ type: 'wifi', templates: { content: 'Guests', security: '{a}' } }, { a: text });
  expect(row).toMatchObject({ is: 'left-out', problem: { kind: 'choice', value: text } });
});

describe('the rows of a sample become codes, with the mapping that is guessed:', () => {
  const link = (n: number) => `https://example.com/t/${n}`;
  const contact = (name: string, ...properties: string[]) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `N:;${name};;;`, `FN:${name}`, ...properties, 'END:VCARD', ''].join('\r\n');

  it.each<[string, string[]]>([
    [
      'wifi-netsh.csv',
      [
        'WIFI:T:WPA;S:Cafe Guest;P:coffee-2026;;',
        'WIFI:T:WPA;S:Cafe Office;P:office-2026!;;',
        'WIFI:T:WPA;S:Cafe Till;P:till-pass-99;H:true;;',
        'WIFI:T:WEP;S:Cafe Old;P:abcde;;',
        'WIFI:T:nopass;S:Cafe Open;;',
      ],
    ],
    ['csv-invisible-characters.csv', [1, 2, 3, 4, 5].map(link)],
    ['csv-title-rows.csv', [1, 2, 3].map(link)],
    ['xlsx-filtered-rows.xlsx', [1, 3].map(link)],
    [
      'csv-phones.csv',
      [
        contact('Ada', 'TEL;TYPE=CELL:+44 20 7946 0000'),
        contact('Alan', 'TEL;TYPE=CELL:+44 161 496 0000'),
        contact('Grace', 'TEL;TYPE=CELL:+1 555 123 4567'),
        contact('Joan', 'TEL;TYPE=CELL:+1 555 123 4569'),
        contact('Mary', 'TEL;TYPE=CELL:+1 555 123 4560'),
      ],
    ],
    [
      'contacts-outlook.csv',
      [
        'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nORG:Engines Ltd\r\nTITLE:Analyst\r\nTEL;TYPE=CELL:+44 7700 900000\r\nTEL;TYPE=WORK:+44 20 7946 0002\r\nEMAIL:ada@example.com\r\nADR;TYPE=WORK:;;1 Mill Lane;London;;E1 6AN;United Kingdom\r\nURL:https://example.com\r\nNOTE:Met at the fair\r\nEND:VCARD\r\n',
        'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Turing;Alan;;;\r\nFN:Alan Turing\r\nORG:Bletchley\r\nTITLE:Reader\r\nTEL;TYPE=CELL:+44 7700 900001\r\nTEL;TYPE=WORK:+44 161 496 0000\r\nEMAIL:alan@example.com\r\nADR;TYPE=WORK:;;2 Park Rd;Bletchley;;MK3 6EB;United Kingdom\r\nEND:VCARD\r\n',
      ],
    ],
  ])('%s', async (name, texts) => {
    const { table } = await readTable(new Uint8Array(readFileSync(join(SAMPLES, name))));
    const recipe = compileMapping(guessMapping(table, SEED), table.columns);
    expect(table.rows.map((row) => (planRow(recipe, row) as PlannedRow).text)).toEqual(texts);
  });

  it('if a cell has several phone numbers, the row says which one is used', async () => {
    const { table } = await readTable(new Uint8Array(readFileSync(join(SAMPLES, 'csv-phones.csv'))));
    const recipe = compileMapping({ ...emptyMapping('phone', SEED), templates: { content: '{Phone}' } }, table.columns);
    const [first, second] = table.rows.map((row) => planRow(recipe, row));
    const cautions = [{ field: 'content', kind: 'several-numbers', number: '+44 20 7946 0000' }];
    expect(first).toMatchObject({ text: 'tel:+442079460000', cautions });
    expect(second).toMatchObject({ text: 'tel:+441614960000', cautions: [] });
  });
});

describe('surveyInSteps', () => {
  it('reports duplicates, hosts that look alike, and the file name of each row', async () => {
    const { table } = await readTable(
      'Link\nhttps://example.com/a\nhttps://example.com/b/A\nhttps://example.com/a\nhttps://exarnple.com/x\ntwo words\nhttps://example.com/c\n',
      { headerRow: 1 },
    );
    const survey = surveyRows(compileMapping(guessMapping(table, SEED), table.columns), table.rows);
    expect(survey).toMatchObject({ ready: 6, leftOut: 0, copies: 6 });
    expect(survey.fileNames).toEqual(['a', 'A-2', 'a-3', 'x', '6', 'c']);
    expect([...survey.duplicateOf]).toEqual([[2, 2]]);
    expect([...survey.similar]).toEqual([['exarnple.com', 'example.com']]);
    expect(survey.cautioned).toBe(3);
    // The third row is a duplicate, the host of the fourth looks like another host, and the fifth is no web address.
    expect([...survey.problems]).toEqual([2, 3, 4]);
    expect(survey.hosts[0]).toEqual(['example.com', 4]);
  });

  it('counts the ready rows, the ready rows with cautions, the rows left out, and all copies', () => {
    const mapping = { ...emptyMapping('url', SEED), templates: { content: '{a}' }, copies: 'n' };
    const rows = [
      ['example.com/1', '3'],
      ['example.com/2', 'many'],
      ['example.com/1', '2'],
      ['', '1'],
      ['example.com/1', '1'],
    ].map((cells, k) => ({ number: k + 2, cells }));
    const survey = surveyRows(compileMapping(mapping, ['a', 'n']), rows);
    expect(survey).toMatchObject({ ready: 3, copies: 6, leftOut: 2, cautioned: 2, hosts: [['example.com', 3]] });
    expect([...survey.problems]).toEqual([1, 2, 3, 4]);
    // Both rows repeat the text of the first row, which has the number 2.
    expect([...survey.duplicateOf]).toEqual([
      [2, 2],
      [4, 2],
    ]);
    expect(survey.fileNames).toEqual(['1', '', '1-2', '', '1-3']);
  });

  it('finds only hosts that look like another host because of similar Latin or Cyrillic letters', async () => {
    const { table } = await readTable('paypal.com\npaypaI.com\nраураl.com\npaypal.com\ngoog1e.com\n', {
      headerRow: 0,
    });
    const survey = surveyRows(compileMapping(guessMapping(table, SEED), table.columns), table.rows);
    expect([...survey.similar.keys()]).toEqual(['paypai.com', 'раураl.com']);
  });

  it('takes linear time', { tags: 'timed' }, async () => {
    const mapping = { ...emptyMapping('url', SEED), templates: { content: 'example.com/{a}' }, fileName: 'same' };
    await expectLinear(
      8_000,
      (size) => Array.from({ length: size }, (_, k) => ({ number: k, cells: [String(k % 7)] })),
      (rows) => surveyRows(compileMapping(mapping, ['a']), rows),
    );
  });
});
