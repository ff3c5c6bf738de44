import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeRun } from './code-run.ts';
import { PagesRun } from './pages-run.ts';
import { RunActions } from './run-actions.tsx';
import { BEGUN, type RunState } from './run-ledger.ts';
import { RunProgress } from './run-progress.tsx';
import { RunResult } from './run-result.tsx';
import type { RunView } from './use-run.ts';

const [ARCHIVE, PAGES] = [CodeRun, PagesRun].map((kind) => Object.create(kind.prototype) as RunView['run']);

function actionsFor(state: Partial<RunState> | null, { canMake = true, run = ARCHIVE } = {}) {
  const view = state && { run, state: { ...BEGUN, ...state } };
  const page = renderToStaticMarkup(createElement(RunActions, { view, canMake, make: () => undefined }));
  return [...page.matchAll(/<button([^>]*)>(?:<svg.*?<\/svg>)?([^<]*)<\/button>/g)].map(([, attributes, text]) =>
    [text, attributes.includes('data-variant="primary"') && 'primary', attributes.includes('disabled=""') && 'disabled']
      .filter(Boolean)
      .join(', '),
  );
}

it('before a run there is only one button, which is disabled if there is nothing to make', () => {
  expect(actionsFor(null)).toEqual(['Make codes, primary']);
  expect(actionsFor(null, { canMake: false })).toEqual(['Make codes, primary, disabled']);
});

it('while a run makes or judges codes, it can only be canceled', () => {
  expect(actionsFor({ phase: 'making', made: 3 })).toEqual(['Cancel']);
  expect(actionsFor({ phase: 'judging', made: 3, retryable: 1 })).toEqual(['Cancel']);
});

it('after a run, its codes can be downloaded, and its failed rows can be tried again', () => {
  expect(actionsFor({ phase: 'finished', made: 3 })).toEqual(['Make codes', 'Download, primary']);
  expect(actionsFor({ phase: 'canceled', made: 3, retryable: 1 })).toEqual([
    ...['Make codes', 'Download, primary', 'Try the failed rows again'],
  ]);
  expect(actionsFor({ phase: 'failed', made: 0 })).toEqual(['Make codes, primary']);
});

it('the manifest of a run that makes a PDF can be downloaded only if codes were made', () => {
  expect(actionsFor({ phase: 'finished', made: 3 }, { run: PAGES })).toContain('Download the manifest');
  expect(actionsFor({ phase: 'finished', made: 0 }, { run: PAGES })).not.toContain('Download the manifest');
});

const progressOf = (state: Partial<RunState>, codes = 100) =>
  renderToStaticMarkup(createElement(RunProgress, { state: { ...BEGUN, ...state }, codes }));

it('the progress of a run shows how many codes are done, the speed and the remaining time', () => {
  const page = progressOf({ done: 25, rate: 2.5 });
  expect(page).toContain('Making the codes…</label>');
  expect(page).toContain('value="0.25"');
  expect([...page.matchAll(/<span>([^<]*)/g)].map(([, text]) => text)).toEqual([
    ...['25 of 100', '3 per second', '30 seconds left'],
  ]);
});

it('the speed of a run is shown only if it is at least one row per second', () => {
  expect(progressOf({ done: 25, rate: 0.9 })).not.toContain('per second');
  expect(progressOf({ done: 25, rate: 1 })).toContain('1 per second');
});

it('while the codes are judged, the bar is full, and no speed or remaining time is shown', () => {
  const page = progressOf({ phase: 'judging', done: 25, rate: 10 });
  expect(page).toContain('Checking how well the codes scan…</label>');
  expect(page).toContain('value="1"');
  expect(page).not.toMatch(/per second|left/);
});

const resultOf = (state: Partial<RunState>, codes = 100) =>
  renderToStaticMarkup(createElement(RunResult, { state: { ...BEGUN, ...state }, codes }));

it('the status of a run counts the codes that were made and read back, and the rows that were left out', () => {
  const leftOut = [{ number: 9, because: { failure: 'crashed' } }] as const;
  const page = resultOf({ phase: 'finished', made: 7, readBack: 6, leftOut });
  expect(page).toContain('role="status">7 made, 6 read back, 1 left out</p>');
  expect(page).toMatch(/Row 9<\/span> The browser stopped working on this row\./);
});

it('only a finished run that made codes, all with the best verdict, says that every code scans everywhere', () => {
  const below = [{ version: 3, codes: 2, verdict: 'unlikely', row: 5 }] as const;
  const isPraised = (state: Partial<RunState>) => resultOf(state).includes('Every code scans everywhere.');
  expect(isPraised({ phase: 'finished', made: 7 })).toBe(true);
  expect(isPraised({ phase: 'finished', made: 0 })).toBe(false);
  expect(isPraised({ phase: 'canceled', made: 7 })).toBe(false);
  expect(isPraised({ phase: 'finished', made: 7, below })).toBe(false);
  expect(resultOf({ phase: 'finished', made: 7, below })).toMatch(/2 codes of version 3 are unlikely.*Judged by row 5/);
});

it.each([
  ['canceled', 'The download has 7 of 100 codes'],
  ['failed', 'Couldn&#x27;t make the codes.'],
  ['unloaded', 'Couldn&#x27;t load part of the site.'],
] as const)('if a run ended in the phase "%s", its result says so', (phase, words) => {
  expect(resultOf({ phase, made: 7 })).toContain(words);
  expect(resultOf({ phase: 'finished', made: 7 })).not.toContain(words);
});

it('a result names the rows whose words are not printed as requested', () => {
  const cautioned = [{ caution: 'words-cut', count: 3, rows: [2, 4] }] as const;
  expect(resultOf({ phase: 'finished', made: 7, cautioned })).toContain('See rows 2, 4, and 1 more.');
});

it('a result lists at most fifty rows without a code, and says how many more there are', () => {
  const leftOut = (count: number) =>
    Array.from({ length: count }, (_, k) => ({ number: k + 2, because: { reason: `Reason ${k + 2}` } }));
  const listed = (count: number) => resultOf({ phase: 'finished', leftOut: leftOut(count) });
  expect(listed(51).match(/<li>/g)).toHaveLength(50);
  expect(listed(51)).toContain('Reason 51');
  expect(listed(51)).toContain('1 more row is in the manifest.');
  expect(listed(50)).not.toContain('in the manifest');
  expect(listed(0)).not.toContain('Left out');
});
