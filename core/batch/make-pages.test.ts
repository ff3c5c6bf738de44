import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { type NumberedPart, PdfJoiner, writePdfPart } from '#drawing/files';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { errorBudget, specimenOf } from '#scanning/pixels';
import { type Decoder, loadFileReader } from '#scanning/tunnel';
import { type LabelSheet, labelSheet, rollOf } from '#sheets';
import { drawSample } from '#weaving/testing';
import { type CodedRow, codePageRow, drawRows, printOfFile, printOfRow, printRows } from './make-pages.ts';
import type { RunOrder } from './make-row.ts';
import type { CardOrder, LabelOrder, PageOrder, PageRow } from './page-order.ts';
import { readPrinted } from './read-printed.ts';
import { decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from './testing/index.ts';

const SHEET = labelSheet('l7160');
if (!SHEET) throw new Error('No sheet');
const COMMON = { ink: 'rgb', date: new Date(0), title: 'Codes' } as const;
const LABELS: LabelOrder = { ...COMMON, is: 'labels', sheet: SHEET, hasCutLines: true };
const CARD: CardOrder = {
  ...{ ...COMMON, is: 'cards', product: 'table-card-a6', hasMarks: true, hasAddress: true, hasPassword: false },
  labels: { network: 'Network', password: 'Password' },
};

let decoder: Decoder;
let lettering: Lettering;

beforeAll(async () => {
  decoder = await loadFileReader(decoderModule());
  lettering = await letteringFor([]);
});

function pageRow(number: number, rest: Partial<PageRow> = {}): PageRow {
  return { ...rowOf(number), copies: 1, lines: [], ...rest };
}

function code(rows: readonly PageRow[], order: RunOrder, pages: PageOrder = LABELS): CodedRow[] {
  return rows.map((row) => {
    const made = codePageRow(row, order, pages);
    if (typeof made === 'string') throw new Error(made);
    return { row, made };
  });
}

function bytesOf(part: NumberedPart) {
  return { bytes: [part, part.images], pages: part.pages };
}

async function printAndRead(rows: readonly CodedRow[], order: RunOrder, pages: PageOrder, words = false) {
  const printed = await printRows(rows, order, pages, words ? lettering : null, true);
  const part = new PdfJoiner(() => undefined).number(printed.part);
  const codes = rows.map(({ made }, k) => ({ made, place: printed.places[k] }));
  const outcomes = await readPrinted(bytesOf(part), codes, { decoder, tellsSecrets: false });
  return { ...printed, numbered: part, outcomes };
}

it('23 labels take two sheets, and the code of each label is read back from the PDF', async () => {
  const labels = code(
    Array.from({ length: 23 }, (_, k) => pageRow(k)),
    PLAIN_ORDER,
  );
  const { part, outcomes } = await printAndRead(labels, PLAIN_ORDER, LABELS);
  expect(part.pages).toHaveLength(2);
  expect(outcomes).toHaveLength(23);
  expect(outcomes[22]).toMatchObject({
    facts: { text: 'https://example.com/22', version: 3, budget: { used: 0 }, readBy: 'zxing' },
  });
});

it('colored codes with a logo are read back from sheets with copies, a print correction and used labels', async () => {
  const image = { pixels: drawSample('cup', 120), href: '' };
  const style = { ...DEFAULT_DESIGN.style, backgroundColor: '#FFF3C0', foregroundColor: '#102060' };
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 20, style } as const;
  const order = { ...PLAIN_ORDER, design, image };
  const wanted: LabelOrder = {
    ...LABELS,
    first: { start: 4, used: new Set([6]) },
    correction: { x: 0.7, y: -0.4, percent: 99 },
  };
  const labels = code([pageRow(1, { copies: 3 }), pageRow(2), pageRow(3)], order);
  const { outcomes } = await printAndRead(labels, order, wanted);
  expect(outcomes.map((outcome) => 'facts' in outcome && outcome.facts.text)).toEqual(
    [1, 2, 3].map((k) => `https://example.com/${k}`),
  );
  for (const [k, outcome] of outcomes.entries()) {
    const { blocks, worst } = errorBudget(specimenOf({ ...design, content: `https://example.com/${k + 1}` }, image));
    const budget = { used: blocks[worst].wrong, correctable: blocks[worst].correctable };
    expect(outcome).toMatchObject({ facts: { budget } });
  }
});

it('the text that was read back shows secrets only if the order says so', async () => {
  const rows = code([pageRow(1, { content: 'https://jane:espresso@example.com/' })], PLAIN_ORDER);
  const { numbered, places } = await printAndRead(rows, PLAIN_ORDER, LABELS);
  const textOf = async (tellsSecrets: boolean): Promise<string> => {
    const codes = [{ made: rows[0].made, place: places[0] }];
    const [outcome] = await readPrinted(bytesOf(numbered), codes, { decoder, tellsSecrets });
    return 'facts' in outcome ? outcome.facts.text : '';
  };
  expect([(await textOf(false)).includes('espresso'), (await textOf(true)).includes('espresso')]).toEqual([
    false,
    true,
  ]);
});

it('labels with several copies are read back, although the PDF stores such a label as a form XObject', async () => {
  const rows = [3, 2].map((copies, k) => pageRow(k, { copies, lines: ['Shelf'] }));
  const { outcomes } = await printAndRead(code(rows, PLAIN_ORDER), PLAIN_ORDER, LABELS, true);
  expect(outcomes.map((outcome) => 'facts' in outcome && outcome.facts.text)).toEqual(
    [0, 1].map((k) => `https://example.com/${k}`),
  );
});

it('reading back fails for a label with another code, for a label without a code, and for a file that is cut off', async () => {
  const labels = code([pageRow(1), pageRow(2)], PLAIN_ORDER);
  const { numbered, places } = await printAndRead(labels, PLAIN_ORDER, LABELS);
  const read = { decoder, tellsSecrets: false };
  const swapped = [
    { made: labels[0].made, place: places[1] },
    { made: labels[1].made, place: { ...places[1], x: 150, y: 200, label: { x: 150, y: 200, width: 9, height: 9 } } },
  ];
  expect(await readPrinted(bytesOf(numbered), swapped, read)).toEqual([
    { failure: 'not-read-back' },
    { failure: 'not-read-back' },
  ]);
  const cut = { ...numbered, data: numbered.data.slice(0, 900) };
  expect(await readPrinted(bytesOf(cut), [{ made: labels[0].made, place: places[0] }], read)).toEqual([
    { failure: 'not-read-back' },
  ]);
});

it.each([
  ['', 'empty'],
  ['x'.repeat(2000), 'too-long'],
] as const)('codePageRow returns the reason if a label gets no code (%#)', (content, failure) => {
  const design = { ...DEFAULT_DESIGN, type: 'text' } as const;
  expect(codePageRow(pageRow(1, { content }), { ...PLAIN_ORDER, design }, LABELS)).toBe(failure);
});

it('codePageRow returns "too-long" if a label is too small for a code that fits on a page of its own', () => {
  const pages: LabelOrder = { ...LABELS, sheet: rollOf(12, 9) };
  expect(codePageRow(pageRow(1), PLAIN_ORDER, pages)).toBe('too-long');
  expect(typeof codePageRow(pageRow(1), PLAIN_ORDER, { ...COMMON, is: 'codes' })).toBe('object');
});

it('drawRows returns a caution for a label whose words are cut or left out', async () => {
  const cautionsOn = async (sheet: LabelSheet, rest: Partial<PageRow>): Promise<unknown> => {
    const pages: LabelOrder = { ...LABELS, sheet };
    return (await drawRows(code([pageRow(1, rest)], PLAIN_ORDER, pages), PLAIN_ORDER, pages, lettering, true)).cautions;
  };
  expect(await cautionsOn(SHEET, { caption: 'Table 7', lines: ['', 'Hall'] })).toEqual([[]]);
  expect(await cautionsOn(SHEET, { caption: 'Endless '.repeat(30) })).toEqual([['words-cut']]);
  expect(await cautionsOn(SHEET, { caption: 'A', lines: ['1', '2', '3'] })).toEqual([['words-cut']]);
  expect(await cautionsOn(SHEET, { caption: 'Table 7', lines: ['๗'] })).toEqual([['words-cut']]);
  expect(await cautionsOn(rollOf(14, 12), { caption: 'Table 7' })).toEqual([['words-left-out']]);
  expect(await cautionsOn(rollOf(14, 12), { caption: ' ' })).toEqual([[]]);
});

it.each(['rgb', 'black'] as const)('printRows writes pages in the ink of the order: %s', async (ink) => {
  const pages: LabelOrder = { ...LABELS, ink };
  const rows = code([pageRow(1)], PLAIN_ORDER);
  const { part } = await printRows(rows, PLAIN_ORDER, pages, null, true);
  expect(part).toEqual(await writePdfPart((await drawRows(rows, PLAIN_ORDER, pages, null, true)).pages, ink));
});

it('labels have cut lines only if the order says so', async () => {
  const layersWith = async (hasCutLines: boolean) => {
    const pages: LabelOrder = { ...LABELS, hasCutLines };
    return (await drawRows(code([pageRow(1)], PLAIN_ORDER), PLAIN_ORDER, pages, null, true)).pages[0].drawing.layers;
  };
  // One layer is the label, the other its edge.
  expect([(await layersWith(false)).length, (await layersWith(true)).length]).toEqual([1, 2]);
});

it('a code on a page has the detail fields of its row', () => {
  const design = { ...DEFAULT_DESIGN, type: 'wifi', details: { password: 'of nobody' } } as const;
  const row = pageRow(1, { content: 'Cafe', details: { password: 'espresso' } });
  for (const pages of [LABELS, CARD]) {
    expect(code([row], { ...PLAIN_ORDER, design }, pages)[0].made.text).toContain('P:espresso;');
  }
});

it.each([
  ['l7160', 7.21, 15.15],
  ['3416', 8, 17.93],
])("printOfRow returns the top left corner of a code's margin, relative to the label: %s", async (id, left, top) => {
  const sheet = labelSheet(id) as LabelSheet;
  const labels: LabelOrder = { ...LABELS, sheet };
  const [labeled] = code([pageRow(1, { caption: 'Table 7' })], PLAIN_ORDER, labels);
  const { places } = await drawRows([labeled], PLAIN_ORDER, labels, lettering, true);
  const { page, x, y } = await printOfRow(labeled, PLAIN_ORDER, labels, lettering);
  expect([page.width, page.height]).toEqual([sheet.width, sheet.height]);
  // `left` and `top` are the millimeters from the edges of the sheet to its first label.
  expect([x, y]).toEqual([places[0].x - left, places[0].y - top].map((mm) => expect.closeTo(mm, 9)));
});

it('only the first part of a file skips used labels, and the place of a row is that of its first copy', async () => {
  const rows = code([pageRow(1, { copies: 2 }), pageRow(2)], PLAIN_ORDER);
  const pages: LabelOrder = { ...LABELS, first: { start: 20, used: new Set() } };
  const cornersOf = async (isFirst: boolean) =>
    (await drawRows(rows, PLAIN_ORDER, pages, null, isFirst)).places.map(({ page, label }) => [
      page,
      label?.x,
      label?.y,
    ]);
  const [second, third] = [7.21 + 66.04, 7.21 + 2 * 66.04].map((x) => expect.closeTo(x, 6));
  expect(await cornersOf(true)).toEqual([
    [0, second, expect.closeTo(15.15 + 6 * 38.1, 6)],
    [1, 7.21, 15.15],
  ]);
  expect(await cornersOf(false)).toEqual([
    [0, 7.21, 15.15],
    [0, third, 15.15],
  ]);
});

it('the correction for a printer scales the modules of a code, and moves the code and its label', async () => {
  const rows = code([pageRow(1)], PLAIN_ORDER);
  const placeWith = async (correction: LabelOrder['correction']) =>
    (await drawRows(rows, PLAIN_ORDER, { ...LABELS, ...(correction && { correction }) }, null, true)).places[0];
  const plain = await placeWith(undefined);
  const corrected = await placeWith({ x: 1, y: 2, percent: 90 });
  expect(corrected.moduleWidth).toBeCloseTo(0.9 * plain.moduleWidth, 9);
  expect([corrected.x, corrected.y]).toEqual([0.9 * plain.x + 1, 0.9 * plain.y + 2].map((mm) => expect.closeTo(mm, 9)));
  expect(corrected.label).toMatchObject({
    width: expect.closeTo(0.9 * 63.5, 9),
    height: expect.closeTo(0.9 * 38.1, 9),
  });
});

const WORDS = { caption: 'Table 7', lines: ['Please order here'], figure: '7' };

describe('cards', () => {
  it.each([...(['table-card-a6', 'tent-a6', 'business-card-85', 'round-sticker-40', 'poster-a3'] as const)])(
    'are read back from their page: %s',
    async (product) => {
      const rows = code([pageRow(1, WORDS), pageRow(2, { ...WORDS, copies: 2 })], PLAIN_ORDER, CARD);
      const pages = { ...CARD, product, hasMarks: product !== 'poster-a3' };
      const { part, outcomes, places } = await printAndRead(rows, PLAIN_ORDER, pages, true);
      expect(part.pages).toHaveLength(3);
      expect(places.map(({ page }) => page)).toEqual([0, 1]);
      expect(outcomes.map((outcome) => 'facts' in outcome && outcome.facts.readBy)).toEqual(['zxing', 'zxing']);
    },
  );

  it('are read back if the background color of the code fills the page', async () => {
    const style = { ...DEFAULT_DESIGN.style, backgroundColor: '#F3C969', foregroundColor: '#102030' };
    const order = { ...PLAIN_ORDER, design: { ...DEFAULT_DESIGN, qrType: 'custom', style } as const };
    const { outcomes } = await printAndRead(code([pageRow(1, WORDS)], order, CARD), order, CARD, true);
    expect(outcomes).toMatchObject([{ facts: { budget: { used: 0 } } }]);
  });

  it("print the caption as headline, the lines as text and the row's figure as number", async () => {
    const prepare = vi.spyOn(lettering, 'prepare');
    const row = pageRow(1, { ...WORDS, lines: ['Please', '', 'order here'], figure: '42' });
    await drawRows(code([row], PLAIN_ORDER, CARD), PLAIN_ORDER, CARD, lettering, true);
    expect(prepare.mock.calls[0][0]).toEqual(['Table 7', 'Please order here', '42', 'example.com']);
    prepare.mockRestore();
  });

  it('have marks around them only if they are wanted', async () => {
    const rows = code([pageRow(1)], PLAIN_ORDER, CARD);
    const marksOf = async (hasMarks: boolean) =>
      (await drawRows(rows, PLAIN_ORDER, { ...CARD, hasMarks }, lettering, true)).pages[0].marks;
    expect([await marksOf(true), await marksOf(false)]).toEqual([{ folds: [] }, undefined]);
  });

  it('return a caution for a headline that does not fit', async () => {
    const rows = code([pageRow(1, { ...WORDS, caption: 'Endless '.repeat(40) }), pageRow(2, WORDS)], PLAIN_ORDER, CARD);
    expect((await printAndRead(rows, PLAIN_ORDER, CARD, true)).cautions).toEqual([['headline-lost'], []]);
  });
});

describe('pages of one code each', () => {
  const order: RunOrder = { ...PLAIN_ORDER, file: { ...FILE_ORDERS.pdf, margin: 1 } };
  const pages: PageOrder = { ...COMMON, is: 'codes' };

  it('are read back with a frame, with or without a caption, and with a margin of one module', async () => {
    const design = { ...DEFAULT_DESIGN, frame: 'line' } as const;
    const framed = { ...order, design };
    const rows = code([pageRow(1, { caption: 'Table 7' }), pageRow(2)], framed, pages);
    const { part, outcomes } = await printAndRead(rows, framed, pages, true);
    expect(part.pages).toHaveLength(2);
    expect(outcomes.every((outcome) => 'facts' in outcome)).toBe(true);
  });

  it('return a caution for a caption that is left out because no font has its characters', async () => {
    const rows = code([pageRow(1, { caption: 'ภาษาไทย' }), pageRow(2, { caption: 'Table 7' })], order, pages);
    expect((await drawRows(rows, order, pages, lettering, true)).cautions).toEqual([['caption-left-out'], []]);
  });

  it('are tested at the printed width of their code, and so are labels, cards and separate files', async () => {
    const [coded] = code([pageRow(1)], order, pages);
    expect((await printOfRow(coded, order, pages, null)).mm).toBe(30);
    const [labeled] = code([pageRow(1)], PLAIN_ORDER);
    const print = await printOfRow(labeled, PLAIN_ORDER, LABELS, null);
    expect(print.mm).toBeCloseTo(SHEET.height, 3);
    const card = await printOfRow(code([pageRow(1)], PLAIN_ORDER, CARD)[0], PLAIN_ORDER, CARD, lettering);
    expect([card.mm, card.margin]).toEqual([card.width, 4]);
    const own = await printOfFile(coded, order, 25, null);
    expect([own.mm, own.margin, own.text]).toEqual([25, 1, 'https://example.com/1']);
  });
});
