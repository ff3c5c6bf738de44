import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { makeCode } from '#making';
import { labelSheet } from '#sheets';
import { CARDS, surroundingsOf } from '#sheets/cards';
import { NumberField, PrintVerdict, Tick } from '#ui';
import { PagePreview } from '#ui/printing';
import { insideOf, mount, propsIn } from '#ui/testing';
import { CardActions } from './card-actions.tsx';
import { CardDesk } from './card-desk.tsx';
import { LabelActions } from './label-actions.tsx';
import { OtherCodesChoice } from './label-codes.tsx';
import { LabelDesk } from './label-desk.tsx';
import { LabelFields } from './label-fields.tsx';
import { PrintDesk } from './print-desk.tsx';
import { ProductSelect } from './product-select.tsx';
import { usualTitle } from './use-label-run.ts';

const calls = vi.hoisted(() => ({
  ...{ useCodes: vi.fn(), usePrintVerdict: vi.fn(), useRemade: vi.fn(), useCardChoice: vi.fn(), useDrawnCard: vi.fn() },
  ...{ useLabelRun: vi.fn(), useLabelPages: vi.fn(), usePrintedSheet: vi.fn() },
}));

vi.mock('./use-card-choice.ts', async (original) => ({
  ...(await original<object>()),
  useCardChoice: calls.useCardChoice,
}));
vi.mock('./use-drawn-card.ts', () => ({ useDrawnCard: calls.useDrawnCard }));
vi.mock('./use-code-drawing.ts', () => ({ useCodeDrawing: () => null }));
vi.mock('./use-label-run.ts', async (original) => ({ ...(await original<object>()), useLabelRun: calls.useLabelRun }));
vi.mock('./use-label-pages.ts', () => ({ useLabelPages: calls.useLabelPages }));
vi.mock('./use-other-codes.ts', () => ({ useOtherCodes: () => ({ codes: [], failed: 0 }) }));
vi.mock('#ui/printing', async (original) => ({
  ...(await original<object>()),
  usePrintedSheet: calls.usePrintedSheet,
}));
vi.mock('#workbench', () => ({
  ...{ useCodes: calls.useCodes, usePrintVerdict: calls.usePrintVerdict, useRemade: calls.useRemade },
  useLate: () => ({ loaded: {}, isMissing: false, retry: () => {} }),
  siteLettering: {},
}));

const DESIGN = { ...DEFAULT_DESIGN, content: 'https://example.com' };
const CODE = { made: makeCode(DESIGN, null), design: DESIGN, image: null };
const UNKNOWN = { report: null, isUntested: false };

beforeEach(() => {
  vi.resetAllMocks();
  calls.usePrintVerdict.mockReturnValue(UNKNOWN);
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
});

const CARD = {
  ...{ face: { width: 100 }, page: CODE.made.drawing, margin: 4, isBlack: true, losses: [] },
  ...{ code: { x: 30, y: 50, width: 40 }, moduleWidth: 1.2 },
};

async function cardDesk(product: (typeof CARDS)[number], hasMarks: boolean, card: object | null = CARD) {
  const choice = { headline: null, text: '', number: '', hasAddress: true, hasPassword: false, isBlackOnly: false };
  calls.useCardChoice.mockReturnValue([{ ...choice, hasMarks }, () => {}]);
  calls.useDrawnCard.mockReturnValue({ card, isMissing: false, retry: () => {} });
  return (await mount(() => CardDesk({ code: CODE, product }))).now();
}

it('the preview of a card is round for a round card, and shows crop marks only if the visitor wants them', async () => {
  const round = CARDS.find(({ shape }) => shape === 'round') as (typeof CARDS)[number];
  const flat = CARDS.find(({ shape }) => shape !== 'round') as (typeof CARDS)[number];
  const pageOf = async (...given: Parameters<typeof cardDesk>) =>
    propsIn(await cardDesk(...given), PagePreview)[0].pages[0];
  expect([await pageOf(round, false), await pageOf(flat, false)].map(({ isRound }) => isRound)).toEqual([true, false]);
  expect((await pageOf(flat, false)).around).toBeUndefined();
  expect((await pageOf(flat, true)).around).toEqual(surroundingsOf(CARD.page, flat));
  expect(propsIn(await cardDesk(flat, true, null), PagePreview)[0].pages).toEqual([]);
});

it('the code on a card is judged at the size at which it is printed on the face of the card', async () => {
  await cardDesk(CARDS[0], true);
  const { made } = CODE;
  const place = { x: 30, y: 50, width: 40, mm: 40, margin: 4 };
  expect(calls.usePrintVerdict).toHaveBeenLastCalledWith({
    ...{ ...place, page: CARD.face, text: made.text, code: made.code },
  });
  expect(propsIn(await cardDesk(CARDS[0], true, null), CardActions)[0].card).toBeNull();
  expect(calls.usePrintVerdict).toHaveBeenLastCalledWith(null);
});

const SHEET = labelSheet('l7160');
const FIRST = { made: CODE.made, drawing: {}, layout: { moduleWidth: 0.5, code: { x: 3, y: 4 }, block: null } };

function mountLabelDesk(run: object | null, hasFree = true) {
  calls.usePrintedSheet.mockReturnValue({ sheet: SHEET, problem: null, correction: {}, paper: {} });
  calls.useLabelRun.mockReturnValue({ run, isMissing: false, retry: () => {} });
  calls.useLabelPages.mockReturnValue({
    ...{ copies: { first: 21, others: new Map() }, labels: 21, pages: ['page'], hasFree },
    ink: { name: 'black', isBlack: true },
  });
  return mount(() => LabelDesk({ code: CODE, id: '7', given: [], product: 'label-l7160' }));
}

async function labelDesk(...given: Parameters<typeof mountLabelDesk>) {
  return (await mountLabelDesk(...given)).now();
}

it('labels can be saved only if one is free and fits the first code; the code width is in the file name', async () => {
  const run = { sheet: SHEET, first: FIRST, leftOut: 0, narrow: 0, cut: 0, labels: [] };
  const saved = async (...given: Parameters<typeof labelDesk>) => propsIn(await labelDesk(...given), LabelActions)[0];
  const width = 0.5 * CODE.made.code.size;
  expect(await saved(run)).toMatchObject({ pages: ['page'], codeWidth: width, ink: 'black' });
  expect(await saved(run, false)).toMatchObject({ pages: [], codeWidth: width });
  expect(await saved({ ...run, first: null })).toMatchObject({ pages: [], codeWidth: null });
});

it('labels have the usual title until the visitor writes another one, and an emptied one stays empty', async () => {
  const { now } = await mountLabelDesk({ sheet: SHEET, first: FIRST, leftOut: 0, narrow: 0, cut: 0, labels: [] });
  const titles = () => calls.useLabelRun.mock.lastCall?.[0].map(({ title }: { readonly title: string }) => title);
  expect(titles()).toEqual([usualTitle(CODE)]);
  for (const title of ['Door', '']) {
    await act(async () => propsIn(now(), LabelFields)[0].change({ title }));
    expect(titles()).toEqual([title]);
  }
});

it('labels that were drawn for another sheet are neither judged nor saved', async () => {
  const page = await labelDesk({ sheet: labelSheet('l7163'), first: FIRST, leftOut: 0, narrow: 0, cut: 0, labels: [] });
  expect(propsIn(page, LabelActions)[0]).toMatchObject({ pages: [], codeWidth: null });
  expect(propsIn(page, PrintVerdict)).toEqual([]);
  expect(calls.usePrintVerdict).toHaveBeenLastCalledWith(null);
});

function printDesk(labels: readonly string[]) {
  calls.useRemade.mockReturnValue(CODE);
  const record = { id: '7', text: CODE.made.text, design: DESIGN, picture: 'data:,' };
  return mount(() => PrintDesk({ record, image: null, labels, proof: {} as never }));
}

it('at first, a label sheet with all requested codes is shown; if none are requested, a card is shown', async () => {
  const requested = await printDesk(['7', '8', '9']);
  expect(propsIn(requested.now(), LabelDesk)[0]).toMatchObject({ id: '7', given: ['8', '9'] });
  const usual = await printDesk([]);
  expect(propsIn(usual.now(), CardDesk)[0].product).toBe(CARDS.find(({ isForWifi }) => !isForWifi));
});

it('the card that the visitor chooses is shown', async () => {
  const { now } = await printDesk([]);
  const other = CARDS.filter(({ isForWifi }) => !isForWifi)[2];
  await act(async () => propsIn(now(), ProductSelect)[0].choose(other.id));
  expect(propsIn(now(), CardDesk)[0].product).toBe(other);
});

async function otherCodes(others: ReadonlyMap<string, number | null>, change = (_: object) => {}) {
  calls.useCodes.mockReturnValue([
    ...[
      { id: '9', text: 'https://b.example', name: 'Front door' },
      { id: '8', text: 'https://a.example' },
    ],
    { id: '7', text: 'https://own.example' },
  ]);
  const copies = new Map([...others.keys()].map((id) => [id, 10]));
  const { now } = await mount(() => OtherCodesChoice({ id: '7', others, copies, change }));
  return (await mount(insideOf(now(), 'List'))).now();
}

it("all other codes are listed by name, so that they can be printed together with this page's code", async () => {
  const list = await otherCodes(new Map([['8', null]]));
  expect(propsIn(list, Tick).map(({ children, checked }) => [children, checked])).toEqual([
    ...[
      ['Front door', false],
      ['a.example', true],
    ],
  ]);
});

it('ticking a code adds it without a number of copies, unticking removes it, and typing sets the number', async () => {
  const change = vi.fn();
  const list = await otherCodes(new Map([['8', null]]), change);
  const [door, other] = propsIn(list, Tick);
  door.onChange?.({ target: { checked: true } } as never);
  expect(change).toHaveBeenLastCalledWith(new Map([...[['8', null] as const], ['9', null]]));
  other.onChange?.({ target: { checked: false } } as never);
  expect(change).toHaveBeenLastCalledWith(new Map());
  propsIn(list, NumberField)[0].change(3);
  expect(change).toHaveBeenLastCalledWith(new Map([['8', 3]]));
});
