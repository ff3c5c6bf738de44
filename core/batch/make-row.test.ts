import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';
import { letteringFor } from '#lettering/testing';
import { makeCode, makeFile } from '#making';
import { errorBudget, specimenOf } from '#scanning/pixels';
import { type Decoder, loadFileReader } from '#scanning/tunnel';
import { drawSample } from '#testing';
import { type MadeRow, makeRow } from './make-row.ts';
import { type BatchRow, designOfRow, type RunOrder } from './order.ts';
import { about, decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from './testing/index.ts';

let decoder: Decoder;

beforeAll(async () => {
  decoder = await loadFileReader(decoderModule());
});

function make(row: BatchRow, order: RunOrder = PLAIN_ORDER, by: Decoder | null = decoder) {
  return makeRow(row, order, { decoder: by, images: new Map(), lettering: null, about });
}

describe.each(['svg', 'pdf', 'png'] as const)('the file of a row as %s', (format) => {
  it('equals the file of the same code made alone, with what the tools say about it', async () => {
    const design = { ...DEFAULT_DESIGN, content: 'https://example.com/7' };
    const order = { ...FILE_ORDERS[format], ...about('https://example.com/7') };
    const { file, facts } = (await make(rowOf(7), { ...PLAIN_ORDER, file: FILE_ORDERS[format] })) as MadeRow;
    const alone = await makeFile({ made: makeCode(design, null), design, image: null }, order);
    expect(Buffer.compare(file, alone.file)).toBe(0);
    expect(facts).toEqual({
      text: 'https://example.com/7',
      version: 3,
      level: 'H',
      budget: { used: 0, correctable: 11 },
      sha256: createHash('sha256').update(file).digest('hex'),
      readBy: 'zxing',
    });
  });
});

it('a code has the detail fields of its row, not those of the common design', async () => {
  const design = { ...DEFAULT_DESIGN, type: 'wifi', details: { password: 'of nobody' } } as const;
  const order = { ...PLAIN_ORDER, design, tellsSecrets: true };
  const open = (await make(rowOf(1, { content: 'Cafe' }), order)) as MadeRow;
  expect(open.facts.text).not.toContain('of nobody');
  const closed = (await make(rowOf(1, { content: 'Cafe', details: { password: 'espresso' } }), order)) as MadeRow;
  expect(closed.facts.text).toContain('P:espresso;');
});

it('designOfRow takes content, details and caption from the row, and the caption of the run if the row has none', () => {
  const common = { ...DEFAULT_DESIGN, content: 'old', caption: 'Common', leftOut: { content: 'password' as const } };
  expect(designOfRow(rowOf(1, { details: { note: 'new' }, caption: 'Own' }), common)).toMatchObject({
    ...{ content: 'https://example.com/1', details: { note: 'new' }, caption: 'Own' },
  });
  const plain = designOfRow(rowOf(1), { ...common, details: { note: 'old' } });
  expect(plain).toMatchObject({ content: 'https://example.com/1', caption: 'Common' });
  expect([plain.details, plain.leftOut]).toEqual([undefined, undefined]);
});

it('a row reports characters of its caption that no font has, and only those', async () => {
  const lettering = await letteringFor([]);
  const cautionsOf = async (caption: string) => {
    const made = await makeRow(rowOf(1, { caption }), PLAIN_ORDER, {
      decoder: null,
      images: new Map(),
      lettering,
      about,
    });
    return (made as MadeRow).cautions;
  };
  expect(await cautionsOf('Table 7')).toEqual([]);
  expect(await cautionsOf('ภาษาไทย')).toEqual(['caption-left-out']);
});

it('the text for the manifest contains a secret only if tellsSecrets is set, and the file never does', async () => {
  const row = rowOf(1, { content: 'https://jane:espresso@example.com/' });
  for (const tellsSecrets of [false, true]) {
    const { file, facts } = (await make(row, { ...PLAIN_ORDER, tellsSecrets })) as MadeRow;
    expect(facts.text.includes('espresso')).toBe(tellsSecrets);
    expect(Buffer.from(file).toString()).not.toContain('espresso');
  }
});

it('the error budget of a row counts the codewords that a logo covers', async () => {
  const image = { pixels: drawSample('cup', 120), href: '' };
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 30 } as const;
  const common = { ...PLAIN_ORDER, design, image };
  const specimen = specimenOf({ ...design, content: 'https://example.com/1' }, image);
  const { blocks, worst } = errorBudget(specimen);
  const vector = { name: 'svg', attributes: {} };
  const orders = Object.values(FILE_ORDERS).map((file) => ({ ...common, file }));
  for (const order of [...orders, { ...common, image: { ...image, vector } }]) {
    const { facts } = (await make(rowOf(1), order)) as MadeRow;
    expect(facts.version).toBe(specimen.code.version);
    expect(facts.budget).toEqual({ used: blocks[worst].wrong, correctable: blocks[worst].correctable });
  }
  expect(blocks[worst].wrong).toBeGreaterThan(0);
});

it.each([
  ['', 'empty'],
  ['x'.repeat(1273), null],
  ['x'.repeat(1274), 'too-long'],
])('makeRow refuses an empty text and a text of more than 1,273 bytes (%#)', async (content, failure) => {
  const design = { ...DEFAULT_DESIGN, type: 'text' } as const;
  const made = await make(rowOf(1, { content }), { ...PLAIN_ORDER, design }, null);
  expect(typeof made === 'string' ? made : null).toBe(failure);
});

it('a row is refused if the decoder finds no code in its picture', async () => {
  const style = {
    ...DEFAULT_STYLE,
    foregroundColor: '#FEFEFE',
    cornerSquaresColor: '#FEFEFE',
    cornerDotsColor: '#FEFEFE',
  };
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', style } as const;
  expect(await make(rowOf(1), { ...PLAIN_ORDER, design })).toBe('not-read-back');
  expect(await make(rowOf(1), { ...PLAIN_ORDER, design }, null)).toMatchObject({
    facts: { budget: null, readBy: null },
  });
});

it('a row is refused if the decoder finds another text', async () => {
  const wrong: Decoder = { id: 'zxing', read: async () => ({ text: 'https://example.org/', bytes: [] }) };
  expect(await make(rowOf(1), PLAIN_ORDER, wrong)).toBe('not-read-back');
});

it('an error of the decoder is thrown, and not taken for a code that cannot be read back', async () => {
  const broken: Decoder = {
    ...decoder,
    read: async () => {
      throw new Error('The decoder is broken');
    },
  };
  await expect(make(rowOf(1), PLAIN_ORDER, broken)).rejects.toThrow('The decoder is broken');
});
