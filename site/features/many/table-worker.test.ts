import { afterEach, expect, it, vi } from 'vitest';
import { emptyMapping, type Mapping } from '#tables/mapping';
import type { WorkContext } from '#workers';
import type { TableReading, TableRequest } from './table-worker.ts';

// The worker answers a page as soon as it is loaded.
vi.stubGlobal('self', { addEventListener: () => undefined, postMessage: () => undefined });
const { TABLE_WORKS } = await import('./table-worker.ts');

const SEED = 'a'.repeat(32);
const TEXT = [
  ...['Link,Town', 'https://example.com/1,Ulm', 'https://example.com/2,Bonn', ',Kiel'],
  ...['https://example.com/1,Ulm', 'https://exarnple.com/5,Hof'],
].join('\n');

let keys = 0;

/** Requests a table that no other test has opened. */
function tableOf(text: string): TableRequest {
  return { key: `${keys++}`, source: { is: 'text', text }, hints: {}, edits: {} };
}

function mappingOf(content: string): Mapping {
  return { ...emptyMapping('url', SEED), templates: { content } };
}

function contextWith(signal: AbortSignal = new AbortController().signal): WorkContext<never> {
  const ignore = () => undefined;
  return { signal, shared: null, progress: ignore, alive: ignore, transfer: ignore };
}

const rowsOf = (text: string, from: number, count: number, problemsOnly = false) => {
  const request = { table: tableOf(text), mapping: mappingOf('{Link}'), from, count, problemsOnly };
  return TABLE_WORKS.rows(request, contextWith());
};

afterEach(() => vi.restoreAllMocks());

it('read returns the columns, the number of rows and the recognized format', async () => {
  const reading = await TABLE_WORKS.read(tableOf(TEXT), contextWith());
  expect(reading).toMatchObject({
    columns: ['Link', 'Town'],
    rows: 5,
    recognized: { delimiter: ',', headerRow: 1 },
  });
});

it('read reports no recognized format for a range of numbers', async () => {
  const range = { from: 1, to: 3, step: 1, digits: 2, prefix: '', suffix: '' };
  const reading = await TABLE_WORKS.read({ ...tableOf(''), source: { is: 'range', range } }, contextWith());
  expect(reading).toMatchObject({ rows: 3, recognized: null, damage: [] });
});

it('counted links lead to the content, and their numbers are the names of the files', async () => {
  const range = { from: 1, to: 24, step: 1, digits: 2, prefix: 'https://speisen.example/t/', suffix: '' };
  const table: TableRequest = { ...tableOf(''), source: { is: 'range', range } };
  const reading = await TABLE_WORKS.read(table, contextWith());
  if ('refused' in reading) throw new Error(reading.refused);
  expect(reading.guess).toMatchObject({ type: 'url', templates: { content: '{text}' }, fileName: '{number}' });
  const mapping = { ...reading.guess, target: 'https://speisen.example/menu?table={number}' };
  const [row] = await TABLE_WORKS.rows({ table, mapping, from: 23, count: 1, problemsOnly: false }, contextWith());
  expect(row).toMatchObject({
    plan: { text: 'https://speisen.example/t/24', target: 'https://speisen.example/menu?table=24' },
    fileName: '24',
  });
});

it('read resolves to the error code of a TableError, and rejects with any other error', async () => {
  const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xls');
  const request: TableRequest = { ...tableOf(''), source: { is: 'file', file, name: 'old.xls' } };
  expect(await TABLE_WORKS.read(request, contextWith())).toEqual({ refused: 'damaged' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValueOnce(new Error('Gone'));
  // The refusal was not cached, so the file is read again.
  await expect(TABLE_WORKS.read(request, contextWith())).rejects.toThrow('Gone');
});

it('the sample has up to 200 rows, and fewer of a wide table', async () => {
  for (const { columns, sampled } of [
    { columns: 2, sampled: 200 },
    { columns: 201, sampled: 99 },
  ]) {
    const line = Array.from({ length: columns }, (_, k) => (k === 0 ? 'x' : '')).join(',');
    const table = { ...tableOf(Array.from({ length: 201 }, () => line).join('\n')), hints: { headerRow: 0 } };
    const { sample } = (await TABLE_WORKS.read(table, contextWith())) as TableReading;
    expect(sample.rows).toHaveLength(sampled);
  }
});

it('row returns the cells of one row, and null if there is no such row', async () => {
  const table = tableOf(TEXT);
  expect(await TABLE_WORKS.row({ table, index: 1 }, contextWith())).toMatchObject({
    number: 3,
    cells: ['https://example.com/2', 'Bonn'],
  });
  expect(await TABLE_WORKS.row({ table, index: 5 }, contextWith())).toBeNull();
});

it.each([
  ['empty', 'Link,No\n,1\nexample.com/a,2\n,3\n,4'],
  ['equal', 'Link,No\nexample.com,1\nexample.com,2\nexample.com,3\nexample.com/b,4'],
  ['counters', 'Link,No\n7,a\n8,b\n9,c\n10,d'],
  [null, 'Link,No\nexample.com/1,1\nexample.com/2,2\n,3\n8,4'],
  [null, 'Link,No\n1,a\n2,b'],
])('survey doubts the mapping of a table that is mostly %s', async (doubt, text) => {
  const request = { table: tableOf(text), mapping: mappingOf('{Link}') };
  expect(await TABLE_WORKS.survey(request, contextWith())).toMatchObject({ doubt });
});

it('survey counts the copies, and the rows that are ready, are left out, have cautions or have problems', async () => {
  const report = await TABLE_WORKS.survey({ table: tableOf(TEXT), mapping: mappingOf('{Link}') }, contextWith());
  expect(report).toMatchObject({
    ...{ ready: 4, copies: 4, leftOut: 1, cautioned: 2, problems: 3, doubt: null },
    hosts: [
      ['example.com', 3],
      ['exarnple.com', 1],
    ],
  });
});

it('the task `rows` finds earlier rows with the same text, and more frequent hosts that look similar', async () => {
  const rows = await rowsOf(TEXT, 0, 10);
  expect(rows.map(({ index, plan }) => [index, plan.is])).toEqual([
    [0, 'ready'],
    [1, 'ready'],
    [2, 'left-out'],
    [3, 'ready'],
    [4, 'ready'],
  ]);
  expect(rows.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null, null, 2, null]);
  expect(rows.map(({ similarTo }) => similarTo)).toEqual([null, null, null, null, 'example.com']);
  expect(rows.map(({ fileName }) => fileName === '')).toEqual([false, false, true, false, false]);
  expect(new Set(rows.map(({ fileName }) => fileName)).size).toBe(5);
});

it('the task `rows` returns a range of all rows, or of only the rows with problems', async () => {
  const indices = async (from: number, count: number, problemsOnly: boolean) =>
    (await rowsOf(TEXT, from, count, problemsOnly)).map(({ index }) => index);
  expect(await indices(3, 5, false)).toEqual([3, 4]);
  expect(await indices(1, 2, false)).toEqual([1, 2]);
  expect(await indices(5, 5, false)).toEqual([]);
  expect(await indices(0, 5, true)).toEqual([2, 3, 4]);
  expect(await indices(1, 1, true)).toEqual([3]);
});

it('survey stops if its request is canceled while it works', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const table = tableOf(['Link', ...Array.from({ length: 300 }, (_, k) => `https://example.com/${k}`)].join('\n'));
  const context = contextWith(AbortSignal.abort(new Error('Canceled')));
  await expect(TABLE_WORKS.survey({ table, mapping: mappingOf('{Link}') }, context)).rejects.toThrow('Canceled');
});

it('redirects lead from the text of each row to its target; rows that cannot are left out', async () => {
  const text = ['Link,To', 'a.example/1,shop.example/1', ',shop.example/2', 'a.example/3,', 'b.example/4,x.example'];
  const request = { table: tableOf(text.join('\n')), mapping: { ...mappingOf('{Link}'), target: '{To}' } };
  expect(await TABLE_WORKS.redirects(request, contextWith())).toEqual([
    { address: 'https://a.example/1', target: 'https://shop.example/1' },
  ]);
  expect(await TABLE_WORKS.survey(request, contextWith())).toMatchObject({ ready: 1, leftOut: 3 });
  const rows = await TABLE_WORKS.rows({ ...request, from: 2, count: 2, problemsOnly: false }, contextWith());
  expect(rows.map(({ plan }) => plan)).toEqual([
    { is: 'left-out', number: 4, problem: { kind: 'redirect', problem: 'no-target' } },
    { is: 'left-out', number: 5, problem: { kind: 'redirect', problem: 'other-host' } },
  ]);
});
