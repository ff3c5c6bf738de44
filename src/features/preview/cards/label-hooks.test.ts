import { act } from 'react';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { Drawing } from '#drawing';
import { makeCode } from '#making';
import { type LabelSheet, labelSheet } from '#sheets';
import { mount, resultOfHook } from '#ui/testing';
import type { DrawnRun } from './draw-run.ts';
import { type LabelChoice, useLabelChoice } from './use-label-choice.ts';
import { type LabelPages, useLabelPages } from './use-label-pages.ts';

const SHEET = labelSheet('l7160') as LabelSheet;
const CORRECTION = { x: 0, y: 0, percent: 100 };
const CHOICE: LabelChoice = {
  ...{ title: null, hasAddress: true, copies: null, hasCutLines: false, isBlackOnly: false, others: new Map() },
  ...{ start: 1, used: new Set<number>() },
};

function drawingIn(color: string): Drawing {
  const style = { ...DEFAULT_DESIGN.style, foregroundColor: color };
  return makeCode({ ...DEFAULT_DESIGN, content: 'a', type: 'text', qrType: 'custom', style }, null).drawing;
}

const BLACK = drawingIn('#000000');

function runOf(part: Partial<DrawnRun> = {}): DrawnRun {
  const labels = ['own', 'other'].map((id) => ({ id, drawing: BLACK }));
  return { sheet: SHEET, labels, first: {} as DrawnRun['first'], leftOut: 0, narrow: 0, cut: 0, ...part };
}

function pagesOf(
  choice: Partial<LabelChoice>,
  run: DrawnRun | null = runOf(),
  sheet: LabelSheet | null = SHEET,
): LabelPages {
  return resultOfHook(() => useLabelPages(run, sheet, { ...CHOICE, ...choice }, CORRECTION));
}

it('if no number of copies is typed, all codes share the free labels of the first sheet', () => {
  const others = new Map([['other', null]]);
  expect(pagesOf({ others })).toMatchObject({ copies: { first: 11 }, labels: 21, hasFree: true });
  expect(pagesOf({ others }).pages).toHaveLength(1);
  expect(pagesOf({ others, start: 18, used: new Set([20]) })).toMatchObject({ copies: { first: 2 }, labels: 3 });
});

it('if the typed numbers of copies do not fit on one sheet, the labels continue on a second sheet', () => {
  const pages = pagesOf({ copies: 20, others: new Map([['other', 2]]) });
  expect([pages.labels, pages.pages.length]).toEqual([22, 2]);
});

it('a start after the last label of the sheet counts as the last label', () => {
  expect(pagesOf({ start: 60, others: new Map([['other', 1]]) })).toMatchObject({ hasFree: true, labels: 2 });
  expect(pagesOf({ start: 60, used: new Set([21]) }).hasFree).toBe(false);
});

it('labels that were drawn for another sheet are not placed on the chosen sheet', () => {
  expect(pagesOf({}, runOf({ sheet: { ...SHEET } })).pages).toEqual([]);
  expect(pagesOf({}, runOf({ first: null })).pages).toEqual([]);
  expect(pagesOf({}, null)).toMatchObject({ pages: [], labels: 0 });
  expect(pagesOf({}, runOf(), null)).toMatchObject({ pages: [], hasFree: false });
});

it('labels are printed in black ink if all are black on white, or if the visitor wants it', () => {
  const blue = runOf({
    labels: [
      { id: 'own', drawing: BLACK },
      { id: 'other', drawing: drawingIn('#1d4ed8') },
    ],
  });
  expect(pagesOf({}).ink).toEqual({ name: 'black', isBlack: true });
  expect(pagesOf({}, blue).ink).toEqual({ name: 'rgb', isBlack: false });
  expect(pagesOf({ isBlackOnly: true }, blue).ink).toEqual({ name: 'black', isBlack: false });
});

it('if another page requested a sheet of several codes, each code gets one label', () => {
  const [choice] = resultOfHook(() => useLabelChoice('label-l7160', ['8', '9']));
  expect(choice).toMatchObject({
    copies: 1,
    others: new Map([
      ['8', 1],
      ['9', 1],
    ]),
  });
});

it('if no page requested a sheet, all labels show the code and its address, in color, and cut lines are off', () => {
  const [choice] = resultOfHook(() => useLabelChoice('label-l7160', []));
  expect(choice).toMatchObject({ ...CHOICE, used: expect.anything() });
});

it('when the used labels, the start or other choices change, the remaining choices stay as they were', async () => {
  const { now } = await mount(() => useLabelChoice('label-l7160', ['2']));
  await act(async () => now()[1]({ title: 'Chair' }));
  await act(async () => now()[1]({ used: new Set([3]) }));
  await act(async () => now()[1]({ start: 5, hasCutLines: true }));
  expect(now()[0]).toMatchObject({ title: 'Chair', start: 5, hasCutLines: true, copies: 1 });
  expect(now()[0].used).toEqual(new Set([3]));
  await act(async () => {
    now()[1]({ title: 'Table' });
    now()[1]({ copies: 4 });
  });
  expect(now()[0]).toMatchObject({ title: 'Table', copies: 4 });
});
