import { beforeAll, expect, it } from 'vitest';
import type { Drawing, Layer } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { layerBox } from '#sheets/testing';
import { rollOf } from './label-sheet.ts';
import { labelSheet } from './label-sheets.ts';
import { testPage } from './test-page.ts';

const SHEET = labelSheet('l7160')!;
const WORDS = { rule: (mm: number) => `${mm} mm` };

let lettering: Lettering;
beforeAll(async () => {
  lettering = await letteringFor(['0123456789 m']);
});

function partsOf({ layers }: Drawing, part: Layer['part']): Layer[] {
  return layers.filter((layer) => layer.part === part);
}

/** Returns a lettering that notes every text it lays out. */
function listening(texts: string[]): Lettering {
  const layOut: Lettering['layOut'] = (text, box) => {
    texts.push(text);
    return lettering.layOut(text, box);
  };
  return { layOut } as Lettering;
}

/** Returns the boxes of the ruler printed on a page: the ruler as a whole, and each of its ticks. */
function ruleOn(page: Drawing) {
  const [rule] = partsOf(page, 'lines');
  if (rule?.kind !== 'path') throw new Error('No rule');
  const [line, ...ticks] = rule.d
    .split(/(?=M)/)
    .map((d) => layerBox({ ...rule, d }))
    .map(({ left, top, right, bottom }) => ({ x: (left + right) / 2, width: right - left, height: bottom - top }));
  return { line, ticks };
}

it('the test page has the outline of each label, its number in the middle, and the words below the ruler', () => {
  const texts: string[] = [];
  const page = testPage(SHEET, WORDS, listening(texts));
  expect(texts).toEqual([...Array.from({ length: 21 }, (_, k) => String(k + 1)), '100 mm']);
  expect([page.width, page.height]).toEqual([210, 297]);
  const outlines = partsOf(page, 'group');
  expect(outlines.map((layer) => layer.kind === 'group' && [layer.x, layer.y])[20]).toEqual([
    expect.closeTo(139.29, 6),
    expect.closeTo(243.75, 6),
  ]);
  expect(outlines).toHaveLength(21);
  const [first] = partsOf(page, 'words').map(layerBox);
  expect((first.left + first.right) / 2).toBeCloseTo(7.21 + 63.5 / 2, 0);
  expect((first.top + first.bottom) / 2).toBeCloseTo(15.15 + 38.1 / 2, 0);
});

it('without lettering, the test page has neither numbers nor words', () => {
  expect(partsOf(testPage(SHEET, WORDS, null), 'words')).toEqual([]);
});

it('the ruler is 100 mm long and has a tick for each centimeter, the longest ones every 50 mm', () => {
  const { line, ticks } = ruleOn(testPage(SHEET, WORDS, null));
  expect(line).toMatchObject({ x: expect.closeTo(105, 3), width: expect.closeTo(100.09, 3) });
  expect(ticks.map(({ x }) => x)).toEqual(Array.from({ length: 11 }, (_, k) => expect.closeTo(55 + 10 * k, 3)));
  expect(ticks.flatMap(({ height }, k) => (height > 3 ? k : []))).toEqual([0, 5, 10]);
});

it.each([
  [109.9, 90],
  [110, 100],
  [62, 50],
  [20, 10],
  [19, null],
])('on paper %d mm wide, the ruler is %d mm long', (width, mm) => {
  const texts: string[] = [];
  const page = testPage(rollOf(width, 100), WORDS, listening(texts));
  expect(texts).toEqual(mm === null ? ['1'] : ['1', `${mm} mm`]);
  if (mm !== null) expect(ruleOn(page).line.width).toBeCloseTo(mm + 0.09, 3);
});

it('the ruler has no words on paper that is at most 60 mm high', () => {
  const partsAt = (height: number): number => partsOf(testPage(rollOf(90, height), WORDS, lettering), 'words').length;
  expect([partsAt(60), partsAt(61)]).toEqual([1, 2]);
});

it('the correction for a printer moves the labels, and scales the labels and the ruler', () => {
  const page = testPage(SHEET, WORDS, null, { x: 1, y: -2, percent: 98 });
  expect(partsOf(page, 'group')[0]).toMatchObject({
    ...{ x: expect.closeTo(0.98 * 7.21 + 1, 6), y: expect.closeTo(0.98 * 15.15 - 2, 6), scale: 0.98 },
  });
  const { line, ticks } = ruleOn(page);
  expect(line.width).toBeCloseTo(98.09, 3);
  expect(ticks[10].x - ticks[0].x).toBeCloseTo(98, 3);
});

it('the correction for a printer moves the number of each label with the label', () => {
  const leftOf = (...correction: Parameters<typeof testPage>[3][]) =>
    partsOf(testPage(SHEET, WORDS, lettering, ...correction), 'words').map((layer) => layerBox(layer).left)[20];
  // The last label of the sheet begins 139.29 mm from the left edge.
  expect(leftOf({ x: 1, y: -2, percent: 98 }) - leftOf()).toBeCloseTo(1 - 0.02 * 139.29, 2);
});

it('the ruler lies on white, so that the labels below it do not show through', () => {
  const page = testPage(SHEET, WORDS, null);
  const [clear] = partsOf(page, 'background');
  const { left, top, right, bottom } = layerBox(clear);
  const rule = layerBox(partsOf(page, 'lines')[0]);
  expect(left < rule.left && top < rule.top && right > rule.right && bottom > rule.bottom).toBe(true);
  expect(page.layers.indexOf(clear)).toBe(21);
});
