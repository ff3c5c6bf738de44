import { expect, it } from 'vitest';
import { fileNameOfRun } from './run-actions.tsx';

it.each([
  [null, 'finished', 'quietzone-7-codes.zip'],
  [null, 'canceled', 'quietzone-7-codes-incomplete.zip'],
  [null, 'failed', 'quietzone-7-codes-incomplete.zip'],
  ['labels', 'finished', 'quietzone-7-labels.pdf'],
  ['labels', 'unloaded', 'quietzone-7-labels-incomplete.pdf'],
  ['cards', 'canceled', 'quietzone-7-cards-incomplete.pdf'],
  ['one-pdf', 'canceled', 'quietzone-7-codes-incomplete.pdf'],
] as const)('with the pages %s, in the phase %s, the file of a run is called %s', (pages, phase, name) => {
  expect(fileNameOfRun(pages, { phase, made: 7 })).toBe(name);
});
