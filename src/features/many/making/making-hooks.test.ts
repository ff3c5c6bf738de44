import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageOrder, RunOrder } from '#batch';
import { DEFAULT_DESIGN } from '#design';
import { parseManyChoice } from '#storage';
import { mount, propsIn } from '#ui/testing';
import { CodeRun } from './code-run.ts';
import { MakePanel } from './make-panel.tsx';
import { RunActions } from './run-actions.tsx';
import { BEGUN } from './run-ledger.ts';
import { useDownload } from './use-download.ts';
import { useFirstPage } from './use-first-page.ts';
import { type RunView, useRun } from './use-run.ts';

const calls = vi.hoisted(() => ({ ask: vi.fn(), saveLarge: vi.fn(), addressImages: vi.fn(), showToast: vi.fn() }));

vi.mock('./makers.ts', () => ({ makers: () => ({ size: 1, ask: calls.ask }) }));
vi.mock('./save-large.ts', () => ({ saveLarge: calls.saveLarge }));
vi.mock('#drawing', async (original) => ({
  ...(await original<typeof import('#drawing')>()),
  addressImages: calls.addressImages,
}));
vi.mock('#ui', async (original) => ({ ...(await original<typeof import('#ui')>()), showToast: calls.showToast }));

const PAGES = { is: 'cards' } as PageOrder;
const ORDER = { design: DEFAULT_DESIGN, image: null, pages: PAGES } as RunOrder;
const [FIRST, SECOND] = [[{ number: 2 }], [{ number: 3 }]] as never[][];

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  for (const call of Object.values(calls)) call.mockReset();
  calls.addressImages.mockImplementation(async (drawing: unknown) => drawing);
});

afterEach(() => void vi.useRealTimers());

it('useFirstPage draws the page after 300 ms without a change, and returns the old drawing until then', async () => {
  calls.ask.mockImplementation(
    async (_kind: string, [{ number }]: readonly { number: number }[]) => `page of ${number}`,
  );
  const { now, again } = await mount(() => useFirstPage(FIRST, ORDER));
  await wait(299);
  expect([now(), calls.ask.mock.calls.length]).toEqual([null, 0]);
  await wait(1);
  expect(now()).toBe('page of 2');
  await again(() => useFirstPage(SECOND, ORDER));
  await wait(299);
  expect(now()).toBe('page of 2');
  await wait(1);
  expect(now()).toBe('page of 3');
});

it('useFirstPage draws no page if the order is null, has no `pages`, or has pages of the kind `codes`', async () => {
  for (const order of [null, { ...ORDER, pages: undefined }, { ...ORDER, pages: { ...PAGES, is: 'codes' } }]) {
    await mount(() => useFirstPage(FIRST, order as RunOrder));
    await wait(300);
  }
  expect(calls.ask).not.toHaveBeenCalled();
});

/** A source whose rows arrive only when the run is canceled. */
function endlessSource() {
  const canceled = vi.fn();
  async function* read(signal: AbortSignal) {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    canceled();
    signal.throwIfAborted();
    yield* [];
  }
  return { canceled, source: { order: { ...ORDER, pages: undefined } as RunOrder, read, date: new Date(0) } };
}

it('a run is canceled when another run begins, and when the visitor leaves the page', async () => {
  const [one, other] = [endlessSource(), endlessSource()];
  const { now, leave } = await mount(useRun);
  await act(async () => now().begin(one.source, () => undefined));
  expect([now().view?.state.phase, now().view?.run instanceof CodeRun]).toEqual(['making', true]);
  await act(async () => now().begin(other.source, () => undefined));
  expect([one.canceled.mock.calls.length, other.canceled.mock.calls.length]).toEqual([1, 0]);
  await leave();
  await wait(0);
  expect(other.canceled).toHaveBeenCalledTimes(1);
});

it('only one file is saved at a time', async () => {
  let end: (outcome: string) => void = () => undefined;
  calls.saveLarge.mockImplementation(() => new Promise((resolve) => (end = resolve)));
  const view = { run: Object.create(CodeRun.prototype), state: { ...BEGUN, made: 1 } } as RunView;
  Object.defineProperty(view.run, 'size', { value: 1 });
  const { now } = await mount(useDownload);
  await act(async () => now().save(view));
  expect(now().isBusy).toBe(true);
  await act(async () => now().save(view));
  expect(calls.saveLarge).toHaveBeenCalledTimes(1);
  await act(async () => end('canceled'));
  expect(now().isBusy).toBe(false);
  await act(async () => now().save(view));
  expect(calls.saveLarge).toHaveBeenCalledTimes(2);
});

/** Mounts the panel, and makes a run with this output. Returns the `card` argument of each call of `read`. */
async function cardsRead(output: string): Promise<unknown[]> {
  const read = vi.fn(async function* () {});
  const { now } = await mount(() =>
    MakePanel({
      ...{ codes: 3, isCounted: true, copies: 3, read, sample: () => [], type: 'url', modules: 29, image: null },
      ...{ design: DEFAULT_DESIGN, hasSecrets: false, sharedHosts: null, wordsOf: () => null },
      ...{ many: parseManyChoice({ output, card: 'poster-a4' }), changeMany: () => undefined, onMade: () => undefined },
    }),
  );
  await act(async () => propsIn(now(), RunActions)[0].make());
  await wait(0);
  return (read.mock.calls as unknown[][]).map(([, card]) => card);
}

it('rows without a caption get the headline of the chosen card only if cards are made', async () => {
  expect([await cardsRead('cards'), await cardsRead('labels'), await cardsRead('svg')]).toEqual([
    ...[['poster-a4'], [null], [null]],
  ]);
});
