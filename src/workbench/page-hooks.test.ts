import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { PrintedCode, ScanRequest } from '#scanning';
import { mount } from '#ui/testing';
import { useDraft } from './use-draft.ts';
import { useLate } from './use-late.ts';
import { usePrintVerdict } from './use-print-verdict.ts';
import { useRemade } from './use-remade.ts';
import { useScan } from './use-scan.ts';

const calls = vi.hoisted(() => ({
  ...{ judgeApart: vi.fn(), judgePrintApart: vi.fn(), remake: vi.fn(), useMaker: vi.fn() },
}));

vi.mock('./when-still.ts', () => ({
  whenStill: (_ms: number, start: (signal: AbortSignal) => void) => {
    const controller = new AbortController();
    start(controller.signal);
    return () => controller.abort();
  },
}));
vi.mock('./judges.ts', () => ({ judges: 'judges' }));
vi.mock('./remake.ts', () => ({ remake: calls.remake }));
vi.mock('./use-maker.ts', () => ({ useMaker: calls.useMaker }));
vi.mock('#scanning', () => ({ judgeApart: calls.judgeApart, judgePrintApart: calls.judgePrintApart }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Returns a part that fails to load `failures` times, and then loads. */
function partAfter(failures: number) {
  let loaded: { readonly name: string } | null = null;
  let tell = () => {};
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('offline');
    loaded = { name: 'part' };
    tell();
    return loaded;
  });
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  return { load, get: () => loaded, subscribe };
}

it('a part is not loaded before it is wanted, and after it has loaded, an earlier failure is forgotten', async () => {
  const part = partAfter(1);
  const { now, again } = await mount(() => useLate(part, false));
  expect(part.load).not.toHaveBeenCalled();
  await again(() => useLate(part, true));
  expect(now()).toMatchObject({ loaded: null, isMissing: true });
  await act(async () => void (await part.load()));
  expect(now()).toMatchObject({ loaded: { name: 'part' }, isMissing: false });
});

it('a part that could not be loaded is loaded again when the network is back', async () => {
  const part = partAfter(1);
  const listeners = new Map<string, () => void>();
  const { now, again } = await mount(() => useLate(part, false));
  Object.assign(window, {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  });
  await again(() => useLate(part, true));
  expect(now().isMissing).toBe(true);
  await act(async () => listeners.get('online')?.());
  expect(now().loaded).toEqual({ name: 'part' });
  expect(listeners.has('online')).toBe(false);
});

it('after a second failure, another try reloads the page', async () => {
  const part = partAfter(2);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  const { now } = await mount(() => useLate(part));
  await act(async () => now().retry());
  expect([part.load.mock.calls.length, now().isMissing, reload.mock.calls.length]).toEqual([2, true, 0]);
  await act(async () => now().retry());
  expect([part.load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
});

it('the verdict on one print is not returned for another print, and without a print nothing is judged', async () => {
  const [first, second] = [{ mm: 20 }, { mm: 30 }] as unknown as PrintedCode[];
  calls.judgePrintApart.mockResolvedValueOnce('report').mockReturnValue(new Promise(() => {}));
  const { now, again } = await mount(() => usePrintVerdict(null));
  expect(calls.judgePrintApart).not.toHaveBeenCalled();
  await again(() => usePrintVerdict(first));
  expect(now()).toEqual({ report: 'report', isUntested: false });
  await again(() => usePrintVerdict(second));
  expect(now()).toEqual({ report: null, isUntested: false });
  expect(calls.judgePrintApart).toHaveBeenCalledTimes(2);
});

it('a report stays when the request changes, but is not current; a retry judges the new request again', async () => {
  const [first, second] = [{ design: 1 }, { design: 2 }] as unknown as ScanRequest[];
  calls.judgeApart.mockImplementationOnce(async (_judges, _request, _signal, tell) => {
    tell('first report');
    return null;
  });
  calls.judgeApart.mockReturnValue(new Promise(() => {}));
  const { now, again } = await mount(() => useScan(first));
  expect(now()).toMatchObject({ report: 'first report', failure: null, isCurrent: true });
  await again(() => useScan(second));
  expect(now()).toMatchObject({ report: 'first report', isCurrent: false });
  await act(async () => now().retry());
  expect(calls.judgeApart.mock.calls.map(([, request]) => request)).toEqual([first, second, second]);
  await again(() => useScan(null));
  expect(now()).toMatchObject({ report: null, isCurrent: false });
});

it('a code that was made again from one record is not returned for another record', async () => {
  const recordOf = (id: string) => ({ id, text: 'x', picture: 'data:,', design: DEFAULT_DESIGN });
  const [first, second] = [recordOf('1'), recordOf('2')];
  calls.remake.mockResolvedValueOnce('made').mockReturnValue(new Promise(() => {}));
  const { now, again } = await mount(() => useRemade(first, null));
  expect(now()).toBe('made');
  await again(() => useRemade(second, null));
  expect(now()).toBeNull();
});

it('if a code cannot be made again, useRemade throws the error of remake while rendering', async () => {
  calls.remake.mockRejectedValue(new RangeError('too long'));
  const record = { id: '1', text: 'x', picture: 'data:,', design: DEFAULT_DESIGN };
  await expect(mount(() => useRemade(record, null))).rejects.toThrow('too long');
});

const TYPED: QrDesign = { ...DEFAULT_DESIGN, content: 'x' };
const WITH_IMAGE: QrDesign = { ...TYPED, qrType: 'custom', customImage: 'data:,' };

function makerWith(part: object = {}) {
  const makeDraft = vi.fn((design: QrDesign, image: object | null) => ({ state: 'ready', design, image, made: {} }));
  const loaded = { isBlank: () => false, weaveOf: () => undefined, makeDraft, ...part };
  calls.useMaker.mockReturnValue({ loaded, isMissing: false, retry: () => {} });
}

it('the module that makes codes loads when something is typed; if loading fails, the draft says so', async () => {
  calls.useMaker.mockReturnValue({ loaded: null, isMissing: false, retry: () => {} });
  const { now, again } = await mount(() => useDraft(DEFAULT_DESIGN, false));
  expect([calls.useMaker.mock.lastCall?.[0], now().draft.state]).toEqual([false, 'empty']);
  await again(() => useDraft(TYPED, false));
  expect(calls.useMaker).toHaveBeenLastCalledWith(true);
  calls.useMaker.mockReturnValue({ loaded: null, isMissing: true, retry: () => {} });
  await again(() => useDraft(TYPED, false));
  expect(now().draft).toEqual({ state: 'impossible', reason: 'unloaded' });
});

it('the draft is loading until its image is loaded, and meanwhile the last draft is shown', async () => {
  let loaded: (image: object) => void = () => {};
  makerWith({
    loadImage: () =>
      new Promise((resolve) => {
        loaded = resolve;
      }),
  });
  const { now, again } = await mount(() => useDraft(TYPED, false));
  expect(now().draft).toMatchObject({ state: 'ready', design: TYPED });
  await again(() => useDraft(WITH_IMAGE, false));
  expect([now().draft.state, now().shown?.design]).toEqual(['loading', TYPED]);
  await act(async () => loaded({ href: 'image' }));
  expect(now().draft).toMatchObject({ state: 'ready', design: WITH_IMAGE, image: { href: 'image' } });
});

it('an image that cannot be read makes the draft impossible, for the reason that the maker gives', async () => {
  const refusal = { code: 'unreadable', excess: null };
  makerWith({ loadImage: () => Promise.reject(new Error('broken')), imageRefusal: () => refusal });
  const { now } = await mount(() => useDraft(WITH_IMAGE, false));
  expect(now()).toMatchObject({ draft: { state: 'impossible', reason: 'image', refusal }, shown: null });
});

it('a woven draft that arrives after its design has changed is shown until the next one is woven', async () => {
  const weaving: ((draft: object) => void)[] = [];
  const weaveDraft = () => new Promise((resolve) => weaving.push(resolve));
  makerWith({ loadImage: async () => ({ href: 'image' }), weaveOf: () => ({}), weaveDraft });
  const later = { ...WITH_IMAGE, content: 'y' };
  const { now, again } = await mount(() => useDraft(WITH_IMAGE, false));
  await again(() => useDraft(later, false));
  expect([weaving.length, now().shown]).toEqual([2, null]);
  await act(async () => weaving[0]({ state: 'ready', design: WITH_IMAGE }));
  expect([now().draft.state, now().shown?.design]).toEqual(['loading', WITH_IMAGE]);
  await act(async () => weaving[1]({ state: 'ready', design: later }));
  expect([now().draft.state, now().shown?.design]).toEqual(['ready', later]);
});
