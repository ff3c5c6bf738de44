import { expect, it } from 'vitest';
import { fileNameOfRun } from './save-run.tsx';

it.each([
  [null, 'finished', 'quietzone-7-codes-2026-03-09-0805.zip'],
  [null, 'canceled', 'quietzone-7-codes-2026-03-09-0805-incomplete.zip'],
  [null, 'failed', 'quietzone-7-codes-2026-03-09-0805-incomplete.zip'],
  ['labels', 'finished', 'quietzone-7-labels-2026-03-09-0805.pdf'],
  ['labels', 'unloaded', 'quietzone-7-labels-2026-03-09-0805-incomplete.pdf'],
  ['cards', 'canceled', 'quietzone-7-cards-2026-03-09-0805-incomplete.pdf'],
  ['one-pdf', 'canceled', 'quietzone-7-codes-2026-03-09-0805-incomplete.pdf'],
] as const)('with the pages %s, in the phase %s, the file of a run is called %s', (pages, phase, name) => {
  expect(fileNameOfRun(pages, { phase, made: 7 }, new Date(2026, 2, 9, 8, 5))).toBe(name);
});
