import { beforeEach, expect, it, vi } from 'vitest';
import { emptyMapping, type Mapping } from '#tables/mapping';
import type { WorkContext } from '#workers';
import type { RunRow } from './making/run-ledger.ts';
import { runRows, sampleRows } from './run-rows.ts';
import { readRows } from './table-desk.ts';
import type { TableRequest } from './table-source.ts';
import { TABLE_WORKS, type TableReading } from './table-work.ts';

vi.mock('./table-desk.ts', () => ({ readRows: vi.fn() }));

const CONTEXT = { signal: new AbortController().signal, alive: () => undefined } as WorkContext<never>;
const lines = Array.from({ length: 1001 }, (_, k) =>
  k === 1 ? ',' : `https://example.com/${k},${k % 2 ? 'Hall' : ''}`,
);
const REQUEST: TableRequest = {
  ...{ key: 'runs', hints: {} },
  source: { is: 'text', text: ['Link,Room', ...lines.map((line) => `${line},x`)].join('\n') },
};
const MAPPING: Mapping = {
  ...emptyMapping('url', 'a'.repeat(32)),
  ...{ templates: { content: '{Link}' }, caption: '{Room}', labelLines: ['{Room}'] },
};

let reading: TableReading;

beforeEach(async () => {
  vi.mocked(readRows)
    .mockReset()
    .mockImplementation(async (request) => TABLE_WORKS.rows(request, CONTEXT));
  reading = (await TABLE_WORKS.read(REQUEST, CONTEXT)) as TableReading;
});

async function rowsOf(card: 'poster-a4' | null) {
  const rows: RunRow[] = [];
  for await (const row of runRows({ request: REQUEST, mapping: MAPPING }, reading, card, CONTEXT.signal))
    rows.push(row);
  return rows;
}

it('runRows requests 500 rows at a time, and yields all of them in order', async () => {
  const rows = await rowsOf(null);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 1001 }, (_, k) => k + 2));
  expect(vi.mocked(readRows).mock.calls.map(([{ from, count }]) => [from, count])).toEqual([
    [0, 500],
    [500, 500],
    [1000, 500],
  ]);
});

it('runRows yields a code, or the reason why there is none', async () => {
  const [, second, third, fourth] = await rowsOf(null);
  expect(second).toEqual({ number: 3, reason: expect.any(String) });
  expect(third).toEqual({ number: 4, name: '2', content: 'https://example.com/2', copies: 1, lines: [''], figure: '' });
  expect(fourth).toMatchObject({ caption: 'Hall', lines: ['Hall'] });
});

it("runRows replaces an empty caption with the card's usual headline", async () => {
  const [, , third, fourth] = await rowsOf('poster-a4');
  expect([third, fourth]).toMatchObject([{ caption: 'Visit our website' }, { caption: 'Hall' }]);
});

it('sampleRows returns the rows of the sample that give a code, like runRows, but names may differ', async () => {
  const rows = (await rowsOf('poster-a4')).slice(0, 200);
  expect(sampleRows(reading, MAPPING, 'poster-a4').map((row) => ({ ...row, name: undefined }))).toEqual(
    rows.flatMap((row) => ('reason' in row ? [] : [{ ...row, name: undefined }])),
  );
});
