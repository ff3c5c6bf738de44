import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTable } from '#tables';
import type { CodeFacts } from './manifest.ts';
import { type ManifestRow, writeManifest } from './manifest.ts';

const FACTS: CodeFacts = {
  text: 'https://example.com/1',
  version: 3,
  level: 'H',
  budget: { used: 2, correctable: 11 },
  sha256: createHash('sha256').digest('hex'),
  readBy: 'zxing',
};

function made(number: number, change: Partial<CodeFacts> = {}): ManifestRow {
  return {
    number,
    file: `item-${number}.svg`,
    type: 'url',
    verdict: 'everywhere',
    facts: { ...FACTS, ...change },
    caution: '',
  };
}

function write(rows: readonly ManifestRow[]): string {
  return [...writeManifest(rows)].join('');
}

it('a manifest is CSV with a byte order mark, a header, and CRLF at the end of each line', () => {
  const lines = write([made(2), { number: 3, reason: 'Too long, see row 3' }]).split('\r\n');
  // Programs rely on the names of the columns.
  expect(lines[0]).toBe(
    '\uFEFFrow,file,text,type,version,level,verdict of version,corrections used,corrections possible,read back by,' +
      'SHA-256,left out because,caution',
  );
  expect(lines[1]).toBe(`2,item-2.svg,https://example.com/1,url,3,H,everywhere,2,11,zxing,${FACTS.sha256},,`);
  expect(lines[2]).toBe('3,,,,,,,,,,,"Too long, see row 3",');
  expect(lines[3]).toBe('');
});

it('a manifest has the caution of a row in its last column', () => {
  expect(write([{ ...made(2), caution: 'The caption is cut.' }])).toContain(`${FACTS.sha256},,The caption is cut.\r\n`);
});

it('the cells for the error budget and the decoder are empty if the file was not read back', () => {
  expect(write([made(2, { budget: null, readBy: null })])).toContain(',everywhere,,,,');
});

it.each(['=1+1', '+49 30 1', '-5', '@user', '\tx', '\rx', "'=1", "''=1"])(
  'the text %j, which spreadsheets might take for a formula, gets an apostrophe, which readTable removes',
  async (text) => {
    const csv = write([made(2, { text })]);
    expect(csv).toMatch(/item-2\.svg,"?'/);
    const { table } = await readTable(new TextEncoder().encode(csv), {});
    expect(table.rows[0].cells[2]).toBe(text);
  },
);

it('readTable returns any texts of a manifest unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 5 }),
      async (texts) => {
        const csv = write(texts.map((text, k) => made(k + 2, { text })));
        const { table } = await readTable(new TextEncoder().encode(csv), {});
        expect(table.rows.map(({ cells }) => cells[2])).toEqual(texts);
      },
    ),
  );
});

it('a long manifest is written in pieces that together contain all rows', () => {
  const rows = Array.from({ length: 1200 }, (_, k) => made(k + 2));
  const pieces = [...writeManifest(rows)];
  expect(pieces.length).toBe(3);
  expect(pieces.join('').split('\r\n')).toHaveLength(1202);
  for (const piece of pieces.slice(1)) expect(piece).toMatch(/^\d+,item-/);
});
