import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { emptyMapping } from '#tables/mapping';
import { mount } from '#ui/testing';
import { newSet } from './many-set.ts';
import type { SurveyReport, TableReading } from './table-work.ts';
import { useLook } from './use-look.ts';
import { useReading } from './use-reading.ts';
import { useRow } from './use-row.ts';
import { useRowWindow } from './use-row-window.ts';
import { useSurvey } from './use-survey.ts';

const desk = vi.hoisted(() => ({ openTable: vi.fn(), surveyTable: vi.fn(), readRow: vi.fn(), readRows: vi.fn() }));
const readStoredCode = vi.hoisted(() => vi.fn());

vi.mock('./table-desk.ts', () => desk);
vi.mock('#storage', async (original) => ({ ...(await original<typeof import('#storage')>()), readStoredCode }));

const MAPPING = emptyMapping('url', 'a'.repeat(32));
const SET = newSet('a'.repeat(32));
const REQUEST = { key: 'k', source: { is: 'text', text: 'a' }, hints: {} } as const;
const FILE = { is: 'file', file: new Blob(['a']), name: 'a.csv' } as const;
const READING = { rows: 300, sample: { columns: ['Link'], rows: [{ number: 2, cells: ['a'] }] } };
const GUESS = { do: 'guess', reading: READING };

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const call of [...Object.values(desk), readStoredCode]) call.mockReset();
  desk.openTable.mockResolvedValue(READING);
  desk.surveyTable.mockResolvedValue({ ready: 3 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a typed table is read after 200 ms without typing, and then a mapping is guessed from it', async () => {
  const dispatch = vi.fn();
  const typed = (text: string) => {
    const set = { ...SET, source: { is: 'text', text } as const, sourceKey: text };
    return () => useReading(set, dispatch);
  };
  const { now, again } = await mount(typed('a'));
  await wait(199);
  await again(typed('ab'));
  await wait(199);
  expect(desk.openTable).not.toHaveBeenCalled();
  await wait(1);
  expect(desk.openTable).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'ab' }), expect.anything());
  expect(now()).toMatchObject({ is: 'read', reading: READING });
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(GUESS);
});

it('a file is read at once; while it is read again with other hints, the facts of the first reading stay', async () => {
  const set = { ...SET, source: FILE, sourceKey: 'k' };
  const read = (hints: object) => () => useReading({ ...set, hints }, () => undefined);
  const [first, second] = [{}, { hasHeader: false }];
  const { now, again } = await mount(read(first));
  await wait(0);
  expect(now().is).toBe('read');
  await again(read(second));
  expect(now()).toMatchObject({ is: 'reading', before: READING });
  await wait(0);
  expect(now().is).toBe('read');
  expect(desk.openTable).toHaveBeenCalledTimes(2);
});

it('a table that is refused or cannot be read is reported, and no mapping is guessed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dispatch = vi.fn();
  const stateAfter = async (source: object) => {
    const set = { ...SET, source: { ...FILE, ...source }, sourceKey: 'k' };
    const { now } = await mount(() => useReading(set, dispatch));
    await wait(0);
    return now();
  };
  desk.openTable.mockResolvedValueOnce({ refused: 'binary' });
  expect(await stateAfter({})).toEqual({ is: 'refused', code: 'binary' });
  desk.openTable.mockRejectedValueOnce(new Error('Crashed'));
  expect(await stateAfter({})).toEqual({ is: 'failed' });
  expect(dispatch).not.toHaveBeenCalled();
});

it('all rows are planned again 250 ms after the last change of the mapping', async () => {
  const { now, again } = await mount(() => useSurvey(REQUEST, MAPPING));
  expect(now()).toMatchObject({ report: { ready: 3 }, isFailed: false });
  const changed = { ...MAPPING, caption: 'b' };
  await again(() => useSurvey(REQUEST, changed));
  await wait(249);
  expect([desk.surveyTable.mock.calls.length, now().of?.mapping]).toEqual([1, MAPPING]);
  await wait(1);
  expect([desk.surveyTable.mock.calls.length, now().of?.mapping]).toEqual([2, changed]);
});

it('a survey that is no longer wanted is canceled, and one that fails is reported', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  desk.surveyTable.mockImplementation(
    (_table, _mapping, signal: AbortSignal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const { leave } = await mount(() => useSurvey(REQUEST, MAPPING));
  await leave();
  await wait(0);
  expect(desk.surveyTable.mock.calls[0][2].aborted).toBe(true);
  expect(log).not.toHaveBeenCalled();
  desk.surveyTable.mockRejectedValue(new Error('Crashed'));
  const { now } = await mount(() => useSurvey(REQUEST, MAPPING));
  expect(now()).toMatchObject({ report: null, isFailed: true });
  expect((await mount(() => useSurvey(null, MAPPING))).now()).toMatchObject({ of: null, isFailed: false });
});

it('a row outside the sample is fetched, and never shown in place of another row', async () => {
  desk.readRow.mockResolvedValueOnce({ number: 9 }).mockReturnValueOnce(new Promise(() => undefined));
  const reading = READING as unknown as TableReading;
  const { now, again } = await mount(() => useRow(REQUEST, reading, 7));
  expect(now()).toEqual({ number: 9 });
  await again(() => useRow(REQUEST, reading, 8));
  expect(now()).toBeNull();
  await again(() => useRow(REQUEST, reading, 0));
  expect(now()).toEqual(READING.sample.rows[0]);
});

it('the rows of a list are fetched a hundred at a time, and anew for another mapping', async () => {
  desk.readRows.mockImplementation(async ({ from, count }: { from: number; count: number }) =>
    Array.from({ length: count }, (_, k) => ({ index: from + k })),
  );
  const of = { request: REQUEST, mapping: MAPPING };
  const { now, again } = await mount(() => useRowWindow(of, false, 300));
  const asked = () => desk.readRows.mock.calls.map(([{ from, count, problemsOnly }]) => [from, count, problemsOnly]);
  expect([now().rowAt(3), now().rowAt(100), asked()]).toEqual([{ index: 3 }, null, [[0, 100, false]]]);
  await act(async () => now().look({ scrollTop: 56 * 150, clientHeight: 560 } as HTMLElement));
  expect([now().rowAt(3), now().rowAt(150), asked().length]).toEqual([{ index: 3 }, { index: 150 }, 2]);
  desk.readRows.mockReturnValue(new Promise(() => undefined));
  const other = { ...of, mapping: { ...MAPPING, caption: 'b' } };
  await again(() => useRowWindow(other, false, 300));
  expect(now().rowAt(150)).toBeNull();
  await again(() => useRowWindow(of, true, 300));
  expect([now().rowAt(150), asked().at(-1)]).toEqual([null, [100, 100, true]]);
});

it('the look of a stored code is used once it has loaded; if that code is gone, the default design is used', async () => {
  const design = { ...DEFAULT_DESIGN, qrType: 'custom' as const };
  readStoredCode.mockResolvedValueOnce({ design }).mockResolvedValueOnce(undefined);
  const { now, again } = await mount(() => useLook({ is: 'code', id: '7' }));
  expect(now()).toBe(design);
  await again(() => useLook({ is: 'code', id: '8' }));
  expect(now()).toEqual(DEFAULT_DESIGN);
  expect(readStoredCode.mock.calls).toEqual([['7'], ['8']]);
  readStoredCode.mockResolvedValueOnce({ design }).mockReturnValueOnce(new Promise(() => undefined));
  await again(() => useLook({ is: 'code', id: '9' }));
  await again(() => useLook({ is: 'code', id: '10' }));
  expect(now()).toEqual(DEFAULT_DESIGN);
});

it('while rows are planned for a changed mapping, the latest report is still returned', async () => {
  const { now, again } = await mount(() => useSurvey(REQUEST, MAPPING));
  desk.surveyTable.mockReturnValue(new Promise<SurveyReport>(() => undefined));
  await again(() => useSurvey(REQUEST, { ...MAPPING, caption: 'b' }));
  await wait(250);
  expect([now().report, now().latest]).toEqual([null, { ready: 3 }]);
});
