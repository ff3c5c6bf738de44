import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { RowList } from './row-list.tsx';
import type { Surveyed } from './survey-state.ts';
import type { RowView } from './table-work.ts';
import { useRowWindow } from './use-row-window.ts';

vi.mock('./use-row-window.ts', () => ({ useRowWindow: vi.fn() }));

const READY = {
  ...{ index: 6, fileName: 'seven', duplicateOf: null, similarTo: null },
  plan: {
    ...{ is: 'ready', number: 7, typed: { type: 'url', content: 'a' }, text: 'https://example.com', cautions: [] },
    ...{ fileName: 'seven', caption: '', labelLines: [], figure: '', copies: 1, host: null },
  },
} as const satisfies RowView;

function listOf(row: RowView | null, { from = 5, to = 6, total = 100 } = {}): string {
  vi.mocked(useRowWindow).mockReturnValue({ from, to, rowAt: () => row, look: () => undefined });
  const props = { of: {} as Surveyed, columns: ['Link'], total, problemsOnly: false, showRow: () => undefined };
  return renderToStaticMarkup(createElement(RowList, props));
}

const planned = (part: Partial<(typeof READY)['plan']> | object): RowView =>
  ({ ...READY, plan: { ...READY.plan, ...part } }) as RowView;

beforeEach(() => vi.mocked(useRowWindow).mockReset());

it('assistive technology gets the number of rows and the place of each row, counting the header as a row', () => {
  const page = listOf(READY);
  expect(page).toContain('aria-rowcount="101"');
  expect([...page.matchAll(/aria-rowindex="(\d+)"/g)].map(([, place]) => place)).toEqual(['1', '7']);
});

it('a row that is still being fetched has its place in the list, and is marked as busy', () => {
  expect(listOf(null)).toContain('aria-rowindex="7" aria-busy="true"');
  expect(listOf(READY)).not.toContain('aria-busy');
});

it('rows that are not rendered are replaced by empty space of the same height', () => {
  const heights = (page: string) => [...page.matchAll(/block-size:(\d+)px/g)].map(([, height]) => Number(height));
  expect(heights(listOf(READY))).toEqual([5 * 56, 94 * 56]);
  expect(heights(listOf(READY, { from: 0, to: 100 }))).toEqual([]);
});

it('the list has at most 250,000 rows, and says so', () => {
  const page = listOf(READY, { total: 250_001 });
  expect(vi.mocked(useRowWindow).mock.lastCall?.[2]).toBe(250_000);
  expect(page).toContain('aria-rowcount="250002"');
  expect(page).toContain('250,000');
  expect(listOf(READY, { total: 250_000 })).not.toContain('250,000');
});

it('a row shows at most 200 characters of its text, and no password', () => {
  const shown = (text: string) => /<span[^>]*>([^<]*)<\/span>/.exec(listOf(planned({ text })))?.[1] ?? '';
  expect(shown('x'.repeat(200))).toBe('x'.repeat(200));
  expect(shown('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  expect(shown('WIFI:T:WPA;S:net;P:hunter2;;')).not.toContain('hunter2');
});

it('a row shows the name of its file, and the number of copies if there are several', () => {
  expect(listOf(READY)).toContain('>seven</span>');
  expect(listOf(planned({ copies: 3 }))).toMatch(/seven[^<]*3/);
});

it.each([
  ['is ready', READY, 'ready'],
  ['should be checked', { ...READY, duplicateOf: 2 }, 'warning'],
  [
    'is left out',
    { ...READY, plan: { is: 'left-out', number: 7, problem: { problem: 'error-value', column: 0 } } },
    'problem',
  ],
] as const)('a row that %s has the tone "%s" and a control labeled "Show row"', (_, row, tone) => {
  const page = listOf(row as RowView);
  expect(new Set([...page.matchAll(/data-tone="(\w+)"/g)].map(([, own]) => own))).toEqual(new Set([tone]));
  expect(page).toContain('aria-label="Show row 7"');
});
