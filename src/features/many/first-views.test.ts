import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { TYPED_LENGTH_MAX } from './table-source.ts';
import type { TableReading } from './table-work.ts';
import { useLook } from './use-look.ts';
import { useReading } from './use-reading.ts';
import { useRow } from './use-row.ts';
import { useSetInWork } from './use-set-in-work.ts';

/** Returns the result of a hook in its first rendering. `state` is what another page has passed to this one. */
function resultOf<T>(hook: () => T, state?: unknown): T {
  let result: { readonly is: T } | null = null;
  const probe = createElement(() => {
    result = { is: hook() };
    return null;
  });
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [{ pathname: '/many', state }] }, probe));
  return (result as unknown as { readonly is: T }).is;
}

const REQUEST = { key: '', source: { is: 'text', text: '' }, hints: {} } as const;
const ROWS = [{ number: 2, cells: ['a'] }];
const READING = { columns: ['Link'], rows: 9, sample: { columns: ['Link'], rows: ROWS } } as unknown as TableReading;

it('a row of the sample is known at once, and any other row is null until it is fetched', () => {
  expect(resultOf(() => [useRow(REQUEST, READING, 0), useRow(REQUEST, READING, 1)])).toEqual([ROWS[0], null]);
});

it('the look of a stored code is the default design until that code has loaded', () => {
  expect(resultOf(() => useLook({ is: 'code', id: '7' }))).toEqual(DEFAULT_DESIGN);
});

it('a table is being read until there is an answer, and without a source there is no table', () => {
  const stateOf = (source: typeof REQUEST.source | null) => {
    const { set } = resultOf(useSetInWork);
    return resultOf(() => useReading({ ...set, source, sourceKey: 'k' }, () => undefined));
  };
  expect(stateOf(REQUEST.source)).toEqual({ is: 'reading', request: { ...REQUEST, key: 'k' }, before: null });
  expect(stateOf(null)).toEqual({ is: 'none' });
});

it('a table from another page is used if it is text that fits in the text area; otherwise the set is empty', () => {
  const sourceOf = (state: unknown) => resultOf(useSetInWork, state).set.source;
  expect(sourceOf({ table: 'a,b' })).toEqual({ is: 'text', text: 'a,b' });
  const long = 'x'.repeat(TYPED_LENGTH_MAX);
  expect([sourceOf({ table: long }), sourceOf({ table: `${long}x` })]).toEqual([{ is: 'text', text: long }, null]);
  for (const state of [undefined, null, 'a,b', {}, { table: 7 }]) expect(sourceOf(state)).toBeNull();
});

it('each set begins with a key of its own and a random seed of 32 hex digits', () => {
  const [one, other] = [0, 1].map(() => resultOf(useSetInWork, { table: 'a' }).set);
  expect(one.mapping.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(one.mapping.seed).not.toBe(other.mapping.seed);
  expect(one.sourceKey).not.toBe(other.sourceKey);
});
