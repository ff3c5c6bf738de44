import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import type { UndrawnCode } from '#making';
import { errorBudget, specimenOf } from '#scanning/pixels';
import { type Decoder, loadFileReader } from '#scanning/tunnel';
import { type LabelSheet, labelSheet, rollOf } from '#sheets';
import { drawSample } from '#testing';
import type { RowFailure } from './ledger.ts';
import {
  type CheckedRow,
  checkPageRow,
  codePageRow,
  drawRows,
  type PagesOrder,
  printOfFile,
  rowDrawer,
} from './make-pages.ts';
import type { PageOrder, PageRow, RunOrder } from './order.ts';
import { checkRows } from './run.ts';
import { about, decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from './testing/index.ts';

const SHEET = labelSheet('l7160') as LabelSheet;
const COMMON = { ink: 'rgb', date: new Date(0), title: 'Codes' } as const;
const LABELS = { ...COMMON, is: 'labels', sheet: SHEET, hasCutLines: true } as const;
const CODES = { ...COMMON, is: 'codes' } as const;
const CARD: Extract<PageOrder, { readonly is: 'cards' }> = {
  ...{ ...COMMON, is: 'cards', product: 'table-card-a6', hasMarks: true, hasAddress: true, hasPassword: false },
  labels: { network: 'Network', password: 'Password' },
};

let decoder: Decoder;
let lettering: Lettering;

beforeAll(async () => {
  decoder = await loadFileReader(decoderModule());
  lettering = await letteringFor([]);
});

function orderOf(pages: PageOrder, rest: Partial<RunOrder> = {}): PagesOrder {
  return { ...PLAIN_ORDER, file: FILE_ORDERS.pdf, ...rest, pages };
}

function check(rows: readonly PageRow[], order: PagesOrder): Promise<(CheckedRow | RowFailure)[]> {
  return checkRows(rows, order, { decoder, lettering, images: new Map(), about });
}

async function checkAll(rows: readonly PageRow[], order: PagesOrder): Promise<CheckedRow[]> {
  return (await check(rows, order)).map((one) => (typeof one === 'string' ? expect.fail(one) : one));
}

describe('a row is read back from', () => {
  const style = { ...DEFAULT_DESIGN.style, backgroundColor: '#FFF3C0', foregroundColor: '#102060' };
  const colored = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 20, style } as const;

  it('its label, whose code has the error budget of the design', async () => {
    const image = { pixels: drawSample('cup', 120), href: '' };
    const [{ facts, made }] = await checkAll(
      [rowOf(1, { caption: 'Table 7' })],
      orderOf(LABELS, { design: colored, image }),
    );
    const { blocks, worst } = errorBudget(specimenOf({ ...colored, content: 'https://example.com/1' }, image));
    expect(facts).toEqual({
      ...{ text: 'https://example.com/1', version: made.code.version, level: 'H', sha256: null, readBy: 'zxing' },
      budget: { used: blocks[worst].wrong, correctable: blocks[worst].correctable },
    });
    expect(blocks[worst].wrong).toBeGreaterThan(0);
  });

  it.each(['table-card-a6', 'tent-a6', 'business-card-85', 'round-sticker-40', 'poster-a3'] as const)(
    'its card: %s',
    async (product) => {
      const row = rowOf(1, { caption: 'Table 7', lines: ['Please order here'], figure: '7' });
      const order = orderOf({ ...CARD, product }, { design: { ...colored, customImage: undefined } as never });
      expect(await checkAll([row], order)).toMatchObject([{ facts: { budget: { used: 0 } }, cautions: [] }]);
    },
  );

  it('its page, with a frame, with or without a caption, and with a margin of one module', async () => {
    const design = { ...DEFAULT_DESIGN, frame: 'line' } as const;
    const order = orderOf(CODES, { design, file: { ...FILE_ORDERS.pdf, margin: 1 } });
    expect(await checkAll([rowOf(1, { caption: 'Table 7' }), rowOf(2)], order)).toHaveLength(2);
  });

  it('what is printed: in black ink, a code may have colors that no decoder could tell apart', async () => {
    const pale = { ...DEFAULT_DESIGN.style, foregroundColor: '#FEFEFE', cornerSquaresColor: '#FEFEFE' };
    const design = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...pale, cornerDotsColor: '#FEFEFE' } } as const;
    for (const pages of [LABELS, CODES]) {
      expect(await check([rowOf(1)], orderOf(pages, { design }))).toEqual(['not-read-back']);
      expect(await check([rowOf(1)], orderOf({ ...pages, ink: 'black' }, { design }))).toMatchObject([{ facts: {} }]);
    }
  });
});

it('all codes are as wide as the smallest code of the rows that decide the size', async () => {
  const rows = [rowOf(1), rowOf(2, { content: `https://example.com/${'x'.repeat(60)}` })];
  const widths = async (pages: PageOrder) => {
    const order = orderOf(pages);
    const draw = rowDrawer(order, null);
    return Promise.all(
      rows.map(async (row) => {
        const made = codePageRow(row, order) as UndrawnCode;
        const { print } = await draw({ row, made });
        return (print.width * made.code.size) / (made.code.size + 2 * print.margin);
      }),
    );
  };
  const alone = await widths(LABELS);
  expect(alone[1]).toBeGreaterThan(alone[0] + 1);
  const common = await widths({ ...LABELS, sizedBy: rows });
  for (const width of common) expect(width).toBeCloseTo(Math.min(...alone), 9);
});

it('a row is refused if the decoder finds another text', async () => {
  const wrong: Decoder = { id: 'zxing', read: async () => ({ text: 'https://example.org/', bytes: [] }) };
  const order = orderOf(LABELS);
  expect(await checkPageRow(rowOf(1), order, rowDrawer(order, null), wrong)).toBe('not-read-back');
});

it.each([
  ['', 'empty'],
  ['x'.repeat(2000), 'too-long'],
] as const)('a row that gets no code is refused with the reason (%#)', async (content, failure) => {
  const design = { ...DEFAULT_DESIGN, type: 'text' } as const;
  expect(await check([rowOf(1, { content })], orderOf(LABELS, { design }))).toEqual([failure]);
});

it('a row is refused as "too-long" if a label is too small for a code that fits on a page of its own', async () => {
  expect(await check([rowOf(1)], orderOf({ ...LABELS, sheet: rollOf(12, 9) }))).toEqual(['too-long']);
  expect(await checkAll([rowOf(1)], orderOf(CODES))).toHaveLength(1);
});

it('the facts of a code show secrets only if the order says so; the code has the detail fields of its row', async () => {
  const design = { ...DEFAULT_DESIGN, type: 'wifi', details: { password: 'of nobody' } } as const;
  const row = rowOf(1, { content: 'Cafe', details: { password: 'espresso' } });
  for (const tellsSecrets of [false, true]) {
    const [{ facts, made }] = await checkAll([row], orderOf(LABELS, { design, tellsSecrets }));
    expect(made.text).toContain('P:espresso;');
    expect(facts.text.includes('espresso')).toBe(tellsSecrets);
  }
});

it('a row has cautions for words that are cut or left out on its label, card or page', async () => {
  const cautionsOn = async (pages: PageOrder, rest: Partial<PageRow>) =>
    (await checkAll([rowOf(1, rest)], orderOf(pages)))[0].cautions;
  const small = { ...LABELS, sheet: rollOf(14, 12) };
  expect(await cautionsOn(LABELS, { caption: 'Table 7', lines: ['', 'Hall'] })).toEqual([]);
  expect(await cautionsOn(LABELS, { caption: 'Endless '.repeat(30) })).toEqual(['words-cut']);
  expect(await cautionsOn(LABELS, { caption: 'A', lines: ['1', '2', '3'] })).toEqual(['words-cut']);
  expect(await cautionsOn(LABELS, { caption: 'Table 7', lines: ['๗'] })).toEqual(['words-cut']);
  expect(await cautionsOn(small, { caption: 'Table 7' })).toEqual(['words-left-out']);
  expect(await cautionsOn(small, { caption: ' ' })).toEqual([]);
  expect(await cautionsOn(CARD, { caption: 'Endless '.repeat(40) })).toEqual(['headline-lost']);
  expect(await cautionsOn(CODES, { caption: 'ภาษาไทย' })).toEqual(['caption-left-out']);
});

it('codes are judged at their printed width: on labels, cards, pages, and in files', async () => {
  const printOf = async (pages: PageOrder) => {
    const order = orderOf(pages, { file: { ...FILE_ORDERS.pdf, margin: 1 } });
    const [{ row, made }] = await checkAll([rowOf(1)], order);
    return { row, made, order, print: (await rowDrawer(order, lettering)({ row, made })).print };
  };
  // The code with its quiet zone is as high as the label.
  expect((await printOf(LABELS)).print.mm).toBeCloseTo(SHEET.height, 3);
  const { print: card } = await printOf(CARD);
  expect([card.mm, card.margin]).toEqual([card.width, 4]);
  const { row, made, order, print } = await printOf(CODES);
  expect([print.mm, print.margin]).toEqual([30, 1]);
  expect(await printOfFile(row, made, order, 25, null)).toMatchObject({ mm: 25, margin: 1 });
});

it('the first group skips used labels, and labels have cut lines only if the order says so', async () => {
  const pages = { ...LABELS, first: { start: 20, used: new Set<number>() }, hasCutLines: false };
  const rows = await checkAll([rowOf(1, { copies: 2 }), rowOf(2)], orderOf(pages));
  const layersOn = async (isFirst: boolean, hasCutLines = false) =>
    (await drawRows({ rows, isFirst }, orderOf({ ...pages, hasCutLines }), null)).map(({ drawing }) => drawing.layers);
  const [first, second] = await layersOn(true);
  expect(first).toMatchObject([{ x: expect.closeTo(7.21 + 66.04, 6), y: expect.closeTo(15.15 + 6 * 38.1, 6) }, {}]);
  expect(second).toMatchObject([{ x: 7.21, y: 15.15 }]);
  const [all] = await layersOn(false);
  expect([all.length, (await layersOn(false, true))[0].length]).toEqual([3, 6]);
});
