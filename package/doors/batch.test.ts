import { expect, test } from 'vitest';
import { readTable } from '#tables';
import { makeRow, manifest, type Plan } from './batch.ts';

const plan: Plan = { template: 'https://example.com/t/{table}', name: 'table-{table}', shape: 'dots' };

test('a row becomes a file and a line, the same each time', async () => {
  const row = { number: 2, cells: { table: '7 b', other: '' } };
  const { bytes, line } = await makeRow(row, plan);
  expect(new TextDecoder().decode(bytes!)).toMatch(/^<\?xml|^<svg/);
  expect(line).toMatchObject({ row: 2, file: 'table-7 b.svg', text: 'https://example.com/t/7%20b', level: 'H' });
  expect(line).toMatchObject({ leftOut: '', corrections: { used: 0 } });
  expect(await makeRow(row, { ...plan })).toEqual({ bytes, line });
});

test.each<[string, Plan, string]>([
  ['no such column', { template: '{nothing}' }, 'No column is called “nothing”.'],
  ['no text', { template: '{empty}' }, 'Nothing to encode.'],
  ['too long', { template: '{long}' }, '8,000 characters are too many for a QR code.'],
  [
    'a host',
    { template: 'https://{host}.example.com' },
    "“a.evil/” can't be part of a host. Use letters, digits, and hyphens.",
  ],
])('%s: the line says why there is no file', async (_, wrong, leftOut) => {
  const cells = { empty: '', long: 'x'.repeat(8000), host: 'a.evil/' };
  expect(await makeRow({ number: 3, cells }, wrong)).toMatchObject({ bytes: null, line: { file: '', leftOut } });
});

test.each<[string, Plan]>([
  ['template', { template: 'WIFI:S:{ssid};;' }],
  ['template', { template: 'https://example.com/{code' }],
  ['seed', { template: 'https://example.com/{random:10}' }],
  ['margin', { template: 'x', margin: 0 }],
])('a wrong plan is an error: %s', async (option, wrong) => {
  await expect(makeRow({ number: 1, cells: {} }, wrong)).rejects.toMatchObject({ option });
});

test('a template is of the type that is given', async () => {
  const row = { number: 1, cells: { number: '+49 (30) 12', name: '@natgeo' } };
  const made = async (plan: Plan) => (await makeRow(row, plan)).line.text;
  expect(await made({ template: '{number}', type: 'phone' })).toBe('tel:+493012');
  expect(await made({ template: '{name}', type: 'instagram' })).toBe('https://www.instagram.com/natgeo/');
  const refused = { template: '{name}', type: 'girocode' } as const;
  expect((await makeRow(row, refused)).line.leftOut).toBe('iban: The code needs this. Fill it in.');
});

test('names cannot leave a folder', async () => {
  const { line } = await makeRow(
    { number: 1, cells: { name: '../../etc/CON\u0000' } },
    { template: 'x', name: '{name}' },
  );
  expect(line.file).toBe('_.._etc_CON_.svg');
});

test('a manifest has the lines, guarded from spreadsheets', async () => {
  const lines = [];
  for (const number of [1, 2]) {
    const cells = { code: number === 1 ? '=1+1' : '' };
    lines.push((await makeRow({ number, cells }, { template: '{code}', caption: '{code}' })).line);
  }
  const text = manifest(lines);
  expect(text).toContain("'=1+1");
  const { table } = await readTable(text);
  expect(table.rows.map(({ cells }) => [cells[0], cells[1], cells[2], cells[11]])).toEqual([
    ['1', '=1+1.svg', '=1+1', ''],
    ['2', '', '', 'Nothing to encode.'],
  ]);
});

test.each(['svg', 'pdf'] as const)('a file as %s says what its code is for', async (format) => {
  const plan: Plan = { template: '{phone}', type: 'phone', format, mm: 30 };
  const { bytes } = await makeRow({ number: 1, cells: { phone: '+49 89 123456' } }, plan);
  const file = new TextDecoder('latin1').decode(bytes ?? new Uint8Array());
  expect(file).toContain('QR code for +4989123456<');
  expect(file).toContain('QR code for a call to +4989123456<');
});
