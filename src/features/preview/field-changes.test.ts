import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { labelSheet } from '#sheets';
import { CARDS } from '#sheets/cards';
import { DEFAULT_FILE_CHOICE } from '#storage';
import { Button, ChoiceRow, NumberField, PrintOption, ScanReasons, SelectField, Tick, UndoFix } from '#ui';
import { componentIn, mount, propsIn } from '#ui/testing';
import { CardFields } from './cards/card-fields.tsx';
import { LabelFields } from './cards/label-fields.tsx';
import { ProductSelect } from './cards/product-select.tsx';
import { DesignSwitch } from './design-switch.tsx';
import { FileFields } from './files/file-fields.tsx';
import { FrameChoices } from './files/frame-choices.tsx';
import { HeldText } from './held-text.tsx';
import { ScanResult } from './scan-result.tsx';

const calls = vi.hoisted(() => ({
  ...{ writeBareFiles: vi.fn(), isBare: false, useMaker: vi.fn(), makeDraft: vi.fn(), weaveOf: vi.fn() },
}));

vi.mock('./use-bare-files.ts', () => ({ useBareFiles: () => calls.isBare }));
vi.mock('#storage', async (original) => ({ ...(await original<object>()), writeBareFiles: calls.writeBareFiles }));
vi.mock('#workbench', () => ({ useMaker: calls.useMaker }));

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com' };
const CODE = { made: makeCode(DESIGN, null), design: DESIGN, image: null };

beforeEach(() => {
  vi.resetAllMocks();
  calls.isBare = false;
});

it('the password of a code is shown on request, and hidden again', async () => {
  const { now } = await mount(() => HeldText({ text: 'WIFI:T:WPA;S:Guest;P:hunter2;;' }));
  const isShown = () => String(propsIn(now(), 'code')[0].children).includes('hunter2');
  const press = () => act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  const seen = [isShown()];
  for (let k = 0; k < 2; k++) {
    await press();
    seen.push(isShown());
  }
  expect(seen).toEqual([false, true, false]);
});

it('the checkbox "Include my design" is checked unless the visitor cleared it, and stores each change', async () => {
  for (const isBare of [false, true]) {
    calls.isBare = isBare;
    const { now } = await mount(() => DesignSwitch({ design: DESIGN }));
    expect(propsIn(now(), Tick)[0].checked).toBe(!isBare);
    propsIn(now(), Tick)[0].onChange?.({ target: { checked: isBare } } as never);
    expect(calls.writeBareFiles).toHaveBeenLastCalledWith(!isBare);
  }
});

it('a field for files, cards or labels changes only its own part of the choice', async () => {
  const change = vi.fn();
  const files = FileFields({ modules: 25, choice: DEFAULT_FILE_CHOICE, change });
  propsIn(files, ChoiceRow)[0].choose('pdf' as never);
  expect(change).toHaveBeenLastCalledWith({ format: 'pdf' });
  const frames = (await mount(() => FrameChoices({ code: CODE, frame: undefined, choose: change }))).now();
  propsIn(frames, PrintOption)[1].choose();
  expect(change).toHaveBeenLastCalledWith('line');
  propsIn(frames, PrintOption)[0].choose();
  expect(change).toHaveBeenLastCalledWith(undefined);
  const choice = { headline: null, text: '', number: '', hasAddress: true, hasPassword: false, hasMarks: true };
  const product = CARDS.find(({ type, layout }) => type.number !== undefined && layout !== 'centered') ?? CARDS[0];
  const card = { code: CODE, product, choice: { ...choice, isBlackOnly: false }, change, isBlack: false };
  const fields = (await mount(() => CardFields(card))).now();
  const WordsField = componentIn(fields, 'WordsField') as typeof Button;
  const words = propsIn(fields, WordsField) as unknown as { change: (text: string) => void }[];
  change.mockClear();
  for (const field of words) field.change('Menu');
  expect(change.mock.calls.map(([part]) => part)).toEqual(
    [{ headline: 'Menu' }, { text: 'Menu' }, { number: 'Menu' }].slice(0, words.length),
  );
  const label = {
    title: null,
    hasAddress: true,
    copies: null,
    hasCutLines: false,
    isBlackOnly: false,
    others: new Map(),
  };
  const labels = { code: CODE, sheet: labelSheet('l7160')!, copies: 21, change, isBlack: false };
  const sheet = await mount(() => LabelFields({ ...labels, choice: { ...label, start: 1, used: new Set<number>() } }));
  propsIn(sheet.now(), NumberField)[0].change(3);
  expect(change).toHaveBeenLastCalledWith({ copies: 3 });
  propsIn(sheet.now(), Tick)[0].onChange?.({ target: { checked: false } } as never);
  expect(change).toHaveBeenLastCalledWith({ hasAddress: false });
  const choose = vi.fn();
  propsIn(ProductSelect({ text: 'x', value: 'a6', choose }), SelectField)[0].choose('a5');
  expect(choose).toHaveBeenCalledExactlyOnceWith('a5');
});

const REPORT = { verdict: 'everywhere', readings: [], reasons: [{ finding: {}, fix: { design: DESIGN } }] };

async function resultOf({ report = REPORT as object | null, image = null as object | null, isBusy = false } = {}) {
  const [apply, undo] = [vi.fn(), vi.fn()];
  const finished = { record: null, source: null, request: { design: DESIGN, image, picture: {} } };
  const scan = { report, failure: null, retry: () => {}, isCurrent: true };
  const props = { picture: 'data:,', finished, scan, fix: { isBusy, apply, undo } };
  const { now } = await mount(() => ScanResult(props as unknown as Parameters<typeof ScanResult>[0]));
  return { now, apply, undo };
}

it('a design and its fix are drawn unless they are woven; the maker is loaded only if there is a fix', async () => {
  calls.useMaker.mockReturnValue({ loaded: { makeDraft: calls.makeDraft, weaveOf: calls.weaveOf } });
  calls.makeDraft.mockReturnValue({ state: 'ready', made: { drawing: 'drawing' } });
  const plain = propsIn((await resultOf()).now(), ScanReasons)[0];
  expect([plain.before, plain.draw(DESIGN)]).toEqual(['drawing', 'drawing']);
  expect(calls.useMaker).toHaveBeenLastCalledWith(true);
  calls.weaveOf.mockReturnValue({});
  const woven = propsIn((await resultOf({ image: {} })).now(), ScanReasons)[0];
  expect([woven.before, woven.draw(DESIGN)]).toEqual([null, null]);
  await resultOf({ report: { ...REPORT, reasons: [{ finding: {}, fix: null }] } });
  expect(calls.useMaker).toHaveBeenLastCalledWith(false);
});

it('a fix is applied or undone, and the result gets the focus; while a fix is made, fixes are disabled', async () => {
  calls.useMaker.mockReturnValue({ loaded: null });
  const { now, apply, undo } = await resultOf();
  const focus = vi.fn();
  const [{ ref }] = propsIn(now(), 'div') as unknown as [{ ref: { current: unknown } }];
  ref.current = { focus };
  const [reasons] = propsIn(now(), ScanReasons);
  expect(reasons.isCurrent).toBe(true);
  reasons.apply('fix' as never);
  expect(apply).toHaveBeenCalledExactlyOnceWith('fix');
  propsIn(now(), UndoFix)[0].undo();
  expect([undo, focus].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect(propsIn((await resultOf({ isBusy: true })).now(), ScanReasons)[0].isCurrent).toBe(false);
});
