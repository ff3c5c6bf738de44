import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { Disclosure, DrawingView, ScanBadge, ScanFigures, ScanReasons, ScanTrouble, UndoFix } from '#ui';
import { insideOf, mount, propsIn } from '#ui/testing';
import { pictureWords } from '#words/generator-pictures';
import { DraftPreview } from './draft-preview.tsx';
import { EnlargePicture } from './enlarge-picture.tsx';
import { ExampleCode } from './example-code.tsx';
import { ExampleWords } from './example-words.tsx';
import { FoundPlace } from './found-place.tsx';
import { PreviewCard } from './preview-card.tsx';
import { ScanVerdict } from './scan-verdict.tsx';
import { ShareDesign } from './share-design.tsx';

const calls = vi.hoisted(() => ({
  ...{ useLate: vi.fn(), useDesign: vi.fn(), useScan: vi.fn(), undo: vi.fn(), dispatch: vi.fn(), remember: vi.fn() },
}));

vi.mock('react-dom', async (original) => ({ ...(await original<object>()), createPortal: (inner: object) => inner }));
vi.mock('#workbench', () => ({
  ...{ useLate: calls.useLate, useDesign: calls.useDesign, useScan: calls.useScan, rememberVerdict: calls.remember },
  designStore: { undo: calls.undo, dispatch: calls.dispatch },
  keptVerdict: (report: { readonly stage: string; readonly verdict: string } | null) =>
    report?.stage === 'full' ? report.verdict : null,
}));

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'x' };
const READY = { state: 'ready', design: DESIGN, image: null, made: { drawing: 'drawing', text: 'x' } } as const;

const Verdict = (_: object) => null;
const CopyLink = (_: object) => null;

const noop = () => undefined;

const loadedWith = (parts: object | null) =>
  calls.useLate.mockReturnValue({ loaded: parts, isMissing: false, retry: noop });

beforeEach(() => {
  vi.resetAllMocks();
  loadedWith({ ScanVerdict: Verdict, CopyLink, DrawingView, foundTitle: () => pictureWords.foundDesign });
  calls.useDesign.mockReturnValue({ design: DESIGN, last: null });
});

async function previewOf(draft: object) {
  const drafting = { draft, shown: null, draw: noop };
  const props = { drafting, picture: null, takePhoto: noop, tellMargin: noop };
  return (await mount(() => DraftPreview(props as unknown as Parameters<typeof DraftPreview>[0]))).now();
}

it('a design can be shared once something is typed', async () => {
  expect(propsIn(await previewOf({ state: 'empty' }), ShareDesign)).toEqual([]);
  expect(propsIn(await previewOf({ state: 'loading' }), ShareDesign)).toEqual([{ design: DESIGN }]);
});

it('the module for verdicts loads with the first draft that is ready', async () => {
  const isWanted = async (draft: object) => {
    await previewOf(draft);
    return calls.useLate.mock.lastCall?.[1];
  };
  expect([await isWanted({ state: 'loading' }), await isWanted(READY)]).toEqual([false, true]);
});

it('the verdict gets `isLate` if the draft has an earlier design, and `undo` only right after a fix', async () => {
  const verdictOf = async (state: object) => {
    calls.useDesign.mockReturnValue({ design: DESIGN, last: null, ...state });
    return propsIn(await previewOf(READY), Verdict)[0];
  };
  expect(await verdictOf({})).toMatchObject({ isLate: false, undo: undefined });
  expect(await verdictOf({ design: { ...DESIGN } })).toMatchObject({ isLate: true });
  expect(await verdictOf({ last: { field: 'fix' } })).toMatchObject({ undo: calls.undo });
  expect(await verdictOf({ last: { field: 'content' } })).toMatchObject({ undo: undefined });
});

it('applying a fix dispatches `fix` and not another kind of change, so that Undo can be offered', async () => {
  const [verdict] = propsIn(await previewOf(READY), Verdict) as unknown as { apply: (fix: object) => void }[];
  verdict.apply({ design: DESIGN });
  expect(calls.dispatch).toHaveBeenCalledExactlyOnceWith({ do: 'fix', design: DESIGN });
});

const REPORT = { stage: 'full', verdict: 'everywhere', used: 2, correctable: 9, readings: [], missingDecoders: [] };

function verdictHook(scan: object, part: object = {}) {
  calls.useScan.mockReturnValue({ report: REPORT, failure: null, isCurrent: true, retry: noop, ...scan });
  const props = { draft: READY, isLate: false, draw: noop, apply: noop, line: {}, tellMargin: noop, ...part };
  return () => ScanVerdict(props as unknown as Parameters<typeof ScanVerdict>[0]);
}

it('the final verdict is remembered for the draft, unless the report is about an earlier draft', async () => {
  await mount(verdictHook({ isCurrent: false }));
  await mount(verdictHook({ report: { ...REPORT, stage: 'first' } }));
  expect(calls.remember).not.toHaveBeenCalled();
  await mount(verdictHook({}));
  expect(calls.remember).toHaveBeenCalledExactlyOnceWith(DESIGN, 'everywhere');
});

it('a report about an earlier draft or design is marked as stale, and its fixes cannot be applied', async () => {
  for (const [scan, part, isCurrent] of [
    [{}, {}, true],
    [{ isCurrent: false }, {}, false],
    [{}, { isLate: true }, false],
  ] as const) {
    const tellMargin = vi.fn();
    const { now } = await mount(verdictHook(scan, { ...part, tellMargin }));
    expect(propsIn(now(), ScanReasons)[0].isCurrent).toBe(isCurrent);
    expect((await mount(insideOf(now(), 'VerdictLine'))).now()).toMatchObject({
      props: { 'data-stale': isCurrent ? undefined : true },
    });
    expect(tellMargin).toHaveBeenCalledExactlyOnceWith(isCurrent ? { wrong: 2, correctable: 9 } : null);
  }
});

it('the earlier figures stay while new ones are measured', async () => {
  const { now, again } = await mount(verdictHook({}));
  expect(propsIn(now(), ScanFigures)[0].report).toBe(REPORT);
  const budget = { ...REPORT, stage: 'budget', verdict: null };
  await again(verdictHook({ report: budget }));
  expect(propsIn(now(), ScanFigures)[0].report).toBe(REPORT);
  expect(propsIn((await mount(insideOf(now(), 'VerdictLine'))).now(), ScanBadge)[0].rank).toBeUndefined();
  const next = { ...REPORT, used: 3 };
  await again(verdictHook({ report: next }));
  expect(propsIn(now(), ScanFigures)[0].report).toBe(next);
});

it('a failure is shown only if it concerns the current draft', async () => {
  const failure = async (isCurrent: boolean) =>
    propsIn((await mount(verdictHook({ failure: 'crashed', isCurrent }))).now(), ScanTrouble)[0].failure;
  expect([await failure(true), await failure(false)]).toEqual(['crashed', null]);
});

it('Undo is offered after a fix; pressing it focuses the verdict, because the Undo button disappears', async () => {
  const undo = vi.fn();
  const { now } = await mount(verdictHook({}, { undo }));
  const [place] = propsIn(now(), 'div').filter(({ tabIndex }) => tabIndex === -1) as unknown as {
    ref: { current: unknown };
  }[];
  const focus = vi.fn();
  place.ref.current = { focus };
  propsIn(now(), UndoFix)[0].undo();
  expect([undo, focus].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(propsIn((await mount(verdictHook({}))).now(), UndoFix)).toEqual([]);
});

it('`copy-link.tsx` is loaded when the visitor opens the section for sharing a design', async () => {
  const { now } = await mount(() => ShareDesign({ design: DESIGN }));
  expect([calls.useLate.mock.lastCall?.[1], propsIn(now(), CopyLink).length]).toEqual([false, 0]);
  await act(async () => propsIn(now(), Disclosure)[0].onToggle?.({ currentTarget: { open: true } } as never));
  expect([calls.useLate.mock.lastCall?.[1], propsIn(now(), CopyLink)]).toEqual([true, [{ design: DESIGN }]]);
});

it('each press on the button below the example shows the next example; the first follows the last', async () => {
  const props = { design: DESIGN, draft: { state: 'empty' }, shown: null, picture: null, lineRef: null };
  const { now } = await mount(() => PreviewCard({ ...props, takePhoto: noop } as Parameters<typeof PreviewCard>[0]));
  const shown = [];
  for (let press = 0; press < 4; press++) {
    shown.push(propsIn(now(), ExampleCode)[0].name);
    expect(propsIn(now(), ExampleWords)[0].name).toBe(shown.at(-1));
    await act(async () => propsIn(now(), ExampleWords)[0].showNext());
  }
  expect(shown).toEqual(['woven', 'gradient', 'logo', 'woven']);
});

it('a small picture is enlarged by a press, until the dialog is closed', async () => {
  const { now } = await mount(() => EnlargePicture({ drawing: READY.made.drawing as never, label: 'QR code' }));
  expect(propsIn(now(), 'dialog')).toEqual([]);
  await act(async () => propsIn(now(), 'button')[0].onClick?.({} as never));
  const [dialog] = propsIn(now(), 'dialog') as unknown as { onClose: () => void; ref: (dialog: object) => void }[];
  const showModal = vi.fn();
  dialog.ref({ open: false, showModal });
  expect(showModal).toHaveBeenCalledTimes(1);
  await act(async () => dialog.onClose());
  expect(propsIn(now(), 'dialog')).toEqual([]);
});

it('what was found in a picture is announced', async () => {
  const found = { is: 'design', design: DESIGN, file: null } as const;
  const place = async (upload: object) =>
    (await mount(() => FoundPlace({ upload, content: { current: null } } as Parameters<typeof FoundPlace>[0]))).now();
  const announced = (page: unknown) => propsIn(page, 'span')[0];
  expect(announced(await place({ found }))).toMatchObject({ role: 'status', children: pictureWords.foundDesign });
  expect(announced(await place({ found: null })).children).toBeNull();
});
