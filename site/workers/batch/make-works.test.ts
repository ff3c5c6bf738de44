import { expect, it, vi } from 'vitest';
import type { BatchRow, PageOrder, PageRow } from '#batch';
import { about, decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from '#batch/testing';
import type { QrDesign } from '#design';
import { letteringFor } from '#lettering/testing';
import { labelSheet, rollOf } from '#sheets';
import { makeWorks } from './make-works.ts';

const CONTEXT = {
  ...{ signal: new AbortController().signal, shared: PLAIN_ORDER },
  ...{ progress: () => undefined, alive: () => undefined, transfer: () => undefined },
};

const PLACE = {
  loadModule: async () => decoderModule(),
  loadLettering: () => Promise.reject(new Error('No words are printed')),
  about,
};

const COMMON = { ink: 'rgb', date: new Date(0), title: 'Codes' } as const;
const LABELS: PageOrder = { ...COMMON, is: 'labels', sheet: rollOf(62, 29), hasCutLines: false };
const CODES: PageOrder = { ...COMMON, is: 'codes' };
const CARDS: PageOrder = {
  ...{ ...COMMON, is: 'cards', product: 'poster-a5', hasMarks: false, hasAddress: false, hasPassword: false },
  labels: { network: 'Network', password: 'Password' },
};
it('a worker makes rows, packs and transfers their files one after another, and judges a row', async () => {
  const works = makeWorks(PLACE);
  const moved: ArrayBuffer[] = [];
  const context = { ...CONTEXT, transfer: (buffer: ArrayBuffer) => moved.push(buffer) };
  const made = await works.make([rowOf(1), rowOf(2, { content: '' }), rowOf(3)], context);
  expect(made.outcomes).toMatchObject([{ facts: {} }, 'empty', { facts: {} }]);
  const { entries, data } = made.files;
  expect(entries.map(({ name }) => name)).toEqual(['item-1.svg', 'item-3.svg']);
  expect(entries.reduce((sum, { packedSize }) => sum + packedSize, 0)).toBe(data.length);
  expect(moved).toEqual([data.buffer]);
  // SVG files are deflated, and other files are stored.
  expect(entries.map(({ method }) => method)).toEqual([8, 8]);
  const asPdf = await works.make([rowOf(1)], { ...CONTEXT, shared: { ...PLAIN_ORDER, file: FILE_ORDERS.pdf } });
  expect(asPdf.files.entries).toMatchObject([{ name: 'item-1.pdf', method: 0 }]);
  expect(await works.judge(rowOf(1), CONTEXT)).toBe('everywhere');
});

it('a worker reports a row with an unexpected error as broken, makes the others, and gives signs of life', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const works = makeWorks(PLACE);
  const alive = vi.fn();
  const broken = { content: 7 as never };
  const { outcomes } = await works.make([rowOf(1, broken), rowOf(2)], { ...CONTEXT, alive });
  expect(outcomes).toMatchObject(['broken', { facts: {} }]);
  expect(alive.mock.calls.length).toBeGreaterThanOrEqual(2);
  const shared = { ...PLAIN_ORDER, pages: LABELS };
  const { checked } = await works.check([rowOf(1, broken), rowOf(2)], { ...CONTEXT, shared });
  expect(checked).toMatchObject(['broken', { facts: {} }]);
  logged.mockRestore();
});

it('a worker stops judging if it is told to', async () => {
  const aborted = AbortSignal.abort(new Error('No longer needed'));
  await expect(makeWorks(PLACE).judge(rowOf(1), { ...CONTEXT, signal: aborted })).rejects.toThrow('No longer needed');
});

it.each<[boolean, string, PageOrder, Partial<PageRow>]>([
  [false, 'labels without words, whatever the caption of the design', LABELS, { lines: [''] }],
  [true, 'labels with captions', LABELS, { caption: 'Table 7' }],
  [true, 'labels with lines', LABELS, { lines: ['', 'Hall'] }],
  [true, 'cards, even without words', CARDS, {}],
  [true, 'pages of one code each, if the design has a caption', CODES, {}],
])('a worker loads fonts (%s) for %s', async (isLoaded, _, pages, words) => {
  const loadLettering = vi.fn(() => letteringFor(['Common', '…']));
  const works = makeWorks({ ...PLACE, loadLettering });
  const design = { ...PLAIN_ORDER.design, caption: 'Common' };
  const shared = { ...PLAIN_ORDER, design, pages, file: FILE_ORDERS.pdf };
  expect(await works.draw([rowOf(1, words)], { ...CONTEXT, shared })).not.toBeNull();
  expect(loadLettering).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
});

it.each<[boolean, string, Partial<QrDesign>, Partial<BatchRow>]>([
  [false, 'a frame but no words', { frame: 'line' }, {}],
  [true, 'the caption of the design', { caption: 'Common' }, {}],
  [true, 'a caption of its own', {}, { caption: 'Hall' }],
])('a worker loads fonts (%s) for a file with %s', async (isLoaded, _, change, words) => {
  const loadLettering = vi.fn(() => letteringFor(['Common', 'Hall', '…']));
  const works = makeWorks({ ...PLACE, loadLettering });
  const shared = { ...PLAIN_ORDER, design: { ...PLAIN_ORDER.design, ...change } };
  const made = await works.make([rowOf(1), rowOf(2, words)], { ...CONTEXT, shared });
  expect(made.outcomes.map((outcome) => typeof outcome === 'object')).toEqual([true, true]);
  expect(loadLettering).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
});

it('a worker draws the first page of the rows that get a code, and no page if no row gets one', async () => {
  const works = makeWorks(PLACE);
  const rowsOf = (...contents: string[]) => contents.map((content, k) => rowOf(k, { content }));
  const context = { ...CONTEXT, shared: { ...PLAIN_ORDER, pages: LABELS } };
  const [page, same] = [
    await works.draw(rowsOf('', 'https://example.com/1', 'https://example.com/2'), context),
    await works.draw(rowsOf('https://example.com/1'), context),
  ];
  expect(page).toEqual(same);
  expect(await works.draw(rowsOf('', ''), context)).toBeNull();
  // The first page skips the labels that are already used.
  const pages = { ...LABELS, sheet: labelSheet('l7160')!, first: { start: 2, used: new Set<number>() } };
  const first = await works.draw(rowsOf('https://example.com/1'), { ...CONTEXT, shared: { ...PLAIN_ORDER, pages } });
  expect(first?.layers).toMatchObject([{ kind: 'group', x: expect.closeTo(7.21 + 66.04, 6) }]);
});

it('a worker tries to load the decoder again after a failure', async () => {
  let tries = 0;
  const loadModule = async () => {
    if (++tries === 1) throw new Error('Lost');
    return decoderModule();
  };
  const works = makeWorks({ ...PLACE, loadModule });
  await expect(works.make([rowOf(1)], CONTEXT)).rejects.toThrow('Lost');
  expect((await works.make([rowOf(1)], CONTEXT)).outcomes).toMatchObject([{ facts: { readBy: 'zxing' } }]);
});
