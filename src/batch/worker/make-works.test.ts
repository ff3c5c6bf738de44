import { expect, it, vi } from 'vitest';
import type { PageOrder, PageRow, RunOrder } from '#batch';
import { decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from '#batch/testing';
import { PdfJoiner } from '#drawing/files';
import { type LabelSheet, labelSheet, rollOf } from '#sheets';
import { makeWorks } from './make-works.ts';

const calls = vi.hoisted(() => ({ judgePrint: vi.fn(), judgeSpecimen: vi.fn() }));

vi.mock('#scanning/prints', async (original) => ({
  ...(await original<typeof import('#scanning/prints')>()),
  judgePrint: calls.judgePrint.mockResolvedValue({ verdict: 'by print' }),
}));
vi.mock('#scanning/verdict', async (original) => ({
  ...(await original<typeof import('#scanning/verdict')>()),
  judgeSpecimen: calls.judgeSpecimen.mockResolvedValue({ verdict: 'by picture' }),
}));

const CONTEXT = {
  ...{ signal: new AbortController().signal, kept: PLAIN_ORDER },
  ...{ progress: () => undefined, alive: () => undefined, transfer: () => undefined },
};

const loadLettering = () => Promise.reject(new Error('No words are printed'));

it('the decoder is loaded once, and not at all if files are not read back', async () => {
  const loadModule = vi.fn(async () => decoderModule());
  const works = makeWorks({ loadModule, loadLettering });
  const made = await works.make([rowOf(1)], { ...CONTEXT, kept: { ...PLAIN_ORDER, isReadBack: false } });
  expect(made.outcomes).toMatchObject([{ facts: { readBy: null, budget: null } }]);
  expect(loadModule).not.toHaveBeenCalled();
  await works.make([rowOf(1)], CONTEXT);
  await works.judge(rowOf(1), CONTEXT);
  expect(loadModule).toHaveBeenCalledTimes(1);
});

it('a code is judged on its print if the order has a printed size, else on its picture', async () => {
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  const verdictOn = (file: RunOrder['file']) => works.judge(rowOf(1), { ...CONTEXT, kept: { ...PLAIN_ORDER, file } });
  const { png, svg, pdf } = FILE_ORDERS;
  calls.judgePrint.mockClear();
  expect(await verdictOn(png)).toBe('by picture');
  for (const file of [svg, pdf, { ...png, size: { mm: 25, dpi: 300 } }]) expect(await verdictOn(file)).toBe('by print');
  expect(calls.judgePrint.mock.calls.map(([print]) => print.mm)).toEqual([30, 30, 25]);
});

it('if the decoder fails to load, the next request loads the decoder again, and later requests use it', async () => {
  const loadModule = vi.fn(async () => decoderModule());
  const works = makeWorks({ loadModule, loadLettering });
  loadModule.mockRejectedValueOnce(new Error('Lost'));
  await expect(works.judge(rowOf(1), CONTEXT)).rejects.toThrow('Lost');
  expect(await works.judge(rowOf(1), CONTEXT)).toBe('by print');
  expect((await works.make([rowOf(1)], CONTEXT)).outcomes).toMatchObject([{ facts: { readBy: 'zxing' } }]);
  expect(loadModule).toHaveBeenCalledTimes(2);
});

it('a worker gives signs of life while the decoder loads', async () => {
  const alive = vi.fn();
  const loadModule = async (sign: () => void) => {
    alive.mockClear();
    sign();
    return decoderModule();
  };
  await makeWorks({ loadModule, loadLettering }).judge(rowOf(1), { ...CONTEXT, alive });
  expect(alive).toHaveBeenCalled();
});

const LABELS: PageOrder = {
  ...{ is: 'labels', sheet: rollOf(62, 29), hasCutLines: false },
  ...{ ink: 'rgb', date: new Date(0), title: 'Codes' },
};
const ON_LABELS = { ...CONTEXT, kept: { ...PLAIN_ORDER, pages: LABELS } };

function pageRow(number: number, rest: Partial<PageRow> = {}): PageRow {
  return { ...rowOf(number), copies: 1, lines: [], ...rest };
}

it.each(['code', 'draw'] as const)('a worker gives a sign of life for each row: task %s', async (task) => {
  const alive = vi.fn();
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  await works[task]([pageRow(1), pageRow(2), pageRow(3)], { ...ON_LABELS, alive });
  expect(alive).toHaveBeenCalledTimes(3);
});

it('a worker transfers the buffer with the printed pages instead of copying it', async () => {
  const transfer = vi.fn();
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  const [coded] = await works.code([pageRow(1)], ON_LABELS);
  if (typeof coded === 'string') throw new Error(coded);
  const { part } = await works.print({ rows: [coded], isFirst: true }, { ...ON_LABELS, transfer });
  expect(transfer.mock.calls).toEqual([[part.data.buffer]]);
});

it('a worker skips the used labels of the first sheet only if it prints the first pages of the PDF', async () => {
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  const sheet = labelSheet('l7160') as LabelSheet;
  const pages: PageOrder = { ...LABELS, sheet, first: { start: 4, used: new Set() } };
  const context = { ...CONTEXT, kept: { ...PLAIN_ORDER, pages } };
  const [coded] = await works.code([pageRow(1)], context);
  if (typeof coded === 'string') throw new Error(coded);
  const placeIf = async (isFirst: boolean) => (await works.print({ rows: [coded], isFirst }, context)).places[0];
  const [first, later] = [await placeIf(true), await placeIf(false)];
  expect(first.y).toBeGreaterThan(later.y + sheet.height / 2);
});

it.each([false, true])('the facts of a page contain secrets only if tellsSecrets is set: %s', async (tellsSecrets) => {
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  const context = { ...ON_LABELS, kept: { ...ON_LABELS.kept, tellsSecrets } };
  const [coded] = await works.code([pageRow(1, { content: 'https://jane:espresso@example.com/' })], context);
  if (typeof coded === 'string') throw new Error(coded);
  const { part, places } = await works.print({ rows: [coded], isFirst: true }, context);
  const numbered = new PdfJoiner(() => undefined).number(part);
  const codes = [{ made: coded.made, place: places[0] }];
  const bytes = { bytes: [numbered, numbered.images], pages: numbered.pages };
  const [outcome] = await works.read({ ...bytes, codes }, context);
  expect('facts' in outcome && outcome.facts.text.includes('espresso')).toBe(tellsSecrets);
});

it('a row that is printed on a page is judged on that page, together with the words of the row', async () => {
  const letters = vi.fn(loadLettering);
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering: letters });
  calls.judgePrint.mockClear();
  await works.judge(pageRow(1), ON_LABELS);
  // The label is 29 mm high, and so is its code with the margin.
  expect(calls.judgePrint.mock.calls.map(([print]) => [print.page.width, print.mm])).toEqual([[62, 29]]);
  await expect(works.judge(pageRow(1, { lines: ['Hall'] }), ON_LABELS)).rejects.toThrow('No words are printed');
});

it('the fonts are loaded if a row has a caption of its own, although the design has none', async () => {
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  await expect(works.make([rowOf(1, { caption: 'Table 7' })], CONTEXT)).rejects.toThrow('No words are printed');
  expect((await works.make([rowOf(1)], CONTEXT)).outcomes).toMatchObject([{ facts: {} }]);
});
