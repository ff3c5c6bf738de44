import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ManyChoice } from './many-choices.ts';
import { FakeBrowser } from './testing/fake-browser.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = new FakeBrowser();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const USUAL = {
  ...{ output: 'svg', tellsSecrets: false, sheet: '', card: '' },
  ...{ hasCutLines: false, hasMarks: false, hasAddress: true, hasPassword: false },
} as const;

const CHOICE: ManyChoice = {
  ...{ output: 'one-pdf' as const, tellsSecrets: true, sheet: 'label-l7160', card: 'poster-a4' },
  ...{ hasCutLines: true, hasMarks: true, hasAddress: false, hasPassword: true },
};

it('the choices for many codes are stored, except the choice to print passwords', async () => {
  const { readManyChoice, writeManyChoice } = await browser.visit();
  expect(readManyChoice()).toEqual(USUAL);
  writeManyChoice(CHOICE);
  expect(readManyChoice()).toEqual({ ...CHOICE, hasPassword: false });
  expect(browser.localStorage.getItem('manyChoice')).not.toContain('hasPassword');
});

it('the id of a sheet or card may have up to sixty characters, and each output is accepted', async () => {
  const { MANY_OUTPUTS, parseManyChoice } = await browser.visit();
  const id = 'x'.repeat(60);
  expect(parseManyChoice({ sheet: id, card: id })).toEqual({ ...USUAL, sheet: id, card: id });
  expect(MANY_OUTPUTS).toEqual(['svg', 'png', 'pdf', 'labels', 'cards', 'one-pdf']);
  for (const output of MANY_OUTPUTS) expect(parseManyChoice({ output }).output).toBe(output);
});

it.each([
  'no JSON',
  'null',
  '7',
  '{"output":"exe","tellsSecrets":"yes","sheet":7,"hasMarks":1,"hasPassword":true}',
  JSON.stringify({ card: 'x'.repeat(61), sheet: 'x'.repeat(61) }),
])('invalid stored values are ignored: %s', async (stored) => {
  browser.localStorage.setItem('manyChoice', stored);
  expect((await browser.visit()).readManyChoice()).toEqual(USUAL);
});

it('the choices for many codes are deleted with everything else', async () => {
  const { deleteEverything, readManyChoice, writeManyChoice } = await browser.visit();
  writeManyChoice(CHOICE);
  await deleteEverything();
  expect(readManyChoice()).toEqual(USUAL);
});
