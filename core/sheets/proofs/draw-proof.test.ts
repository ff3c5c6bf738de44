import { beforeAll, expect, it } from 'vitest';
import { type Drawing, rectanglePath, WHITE } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { type LayerBox, layerBox } from '#sheets/testing';
import { drawProof, type ProofSheet, prepareProof } from './draw-proof.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await letteringFor(['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 …%🙂']);
});

const BLACK = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } } as const;

/** A print of 29 by 29 units. */
const PRINT: Drawing = {
  ...{ width: 29, height: 29, background: WHITE },
  layers: [{ kind: 'path', part: 'data', d: rectanglePath(4, 4, 21, 21), paint: BLACK }],
};

const SHEET: ProofSheet = {
  ...{ paper: { width: 210, height: 297 }, title: 'Proof sheet', date: 'Made on Sunday' },
  ...{ print: PRINT, mm: 30, sizeWords: 'True size', reducedWords: () => 'Reduced' },
  ...{ facts: [], signatures: ['Name', 'Date', 'Signature'] },
};

/** Returns the bounding box of each path, in order. */
function boxesOf({ layers }: Drawing): LayerBox[] {
  return layers.filter(({ kind }) => kind === 'path').map(layerBox);
}

/** Returns the boxes of the lines of a fact's value. */
function valueLines(value: string, isExact = false): LayerBox[] {
  const page = drawProof({ ...SHEET, facts: [{ label: 'Text', value, isExact }] }, lettering);
  return boxesOf(page).filter(({ left, top, bottom }) => left > 18 + 39 && left < 18 + 42 && top > 80 && bottom < 250);
}

function printOf(sheet: ProofSheet): { x: number; y: number; scale: number } {
  const group = drawProof(sheet, lettering).layers.find(({ kind }) => kind === 'group');
  return group as unknown as { x: number; y: number; scale: number };
}

it('a print that fits is shown at its true size, and the words below it say so', () => {
  expect(printOf(SHEET).scale).toBeCloseTo(30 / 29, 9);
  const plain = drawProof(SHEET, lettering);
  expect(drawProof({ ...SHEET, reducedWords: () => 'Other' }, lettering)).toEqual(plain);
  expect(drawProof({ ...SHEET, sizeWords: 'Other' }, lettering)).not.toEqual(plain);
});

it.each([
  ['wide', { ...PRINT, height: 14.5 }, (210 - 2 * 18 - 8) / 300],
  ['square', PRINT, (0.42 * 297) / 300],
])(
  'a print that is too large is reduced until it is at most 42% as high as the page and fits between the margins: %s',
  (_, print, share) => {
    const shares: number[] = [];
    const reducedWords = (reduction: number): string => `Reduced ${shares.push(reduction)}`;
    const { scale } = printOf({ ...SHEET, print, mm: 300, reducedWords });
    expect(scale).toBeCloseTo((share * 300) / 29, 9);
    expect(shares).toEqual([expect.closeTo(share, 9)]);
  },
);

it('ticks of 2.5 mm point at the corners of the print, and end 1.5 mm from them', () => {
  const { x, y } = printOf(SHEET);
  const [right, bottom] = [x + 30, y + 30];
  const ticks = boxesOf(drawProof(SHEET, lettering)).filter(
    (box) => Math.abs(Math.max(box.right - box.left, box.bottom - box.top) - 2.5) < 1e-6,
  );
  expect(ticks).toHaveLength(8);
  for (const tick of ticks) {
    const isLevel = tick.right - tick.left > tick.bottom - tick.top;
    const distance = isLevel
      ? Math.max(x - tick.right, tick.left - right)
      : Math.max(y - tick.bottom, tick.top - bottom);
    const beside = isLevel
      ? [y, bottom].map((edge) => edge - (tick.top + tick.bottom) / 2)
      : [x, right].map((edge) => edge - (tick.left + tick.right) / 2);
    expect(distance).toBeCloseTo(1.5, 6);
    expect(Math.min(...beside.map(Math.abs))).toBeCloseTo(0, 6);
  }
});

it('a long value takes as many lines as it needs, and eight at most', () => {
  expect(valueLines('A short value')).toHaveLength(1);
  expect(valueLines('many words '.repeat(9))).toHaveLength(2);
  expect(valueLines('many words '.repeat(27))).toHaveLength(4);
  // At most 300 characters of a text are printed (`fitWords`). Only emoji are so wide that 300 of them need more than
  // eight lines.
  expect(valueLines('🙂'.repeat(240))).toHaveLength(8);
  expect(valueLines('🙂'.repeat(300))).toHaveLength(8);
});

it('rules are drawn 2.2 mm above the capitals of a fact and 2.2 mm below its last baseline', () => {
  const page = drawProof({ ...SHEET, facts: [{ label: 'HI', value: 'HI' }] }, lettering);
  const boxes = boxesOf(page);
  const lines = boxes.filter(({ left, right, top }) => right - left > 170 && top > 60 && top < 250);
  const words = boxes.filter(({ left, top }) => left < 60 && top > lines[0].bottom && top < lines[1].top);
  expect(lines).toHaveLength(2);
  expect(words).toHaveLength(2);
  for (const { top, bottom } of words) {
    // Capitals are 0.65 em high, a little less than the 0.7 em that are reserved for them.
    expect(top - lines[0].top).toBeCloseTo(2.2, 0);
    expect(lines[1].top - bottom).toBeCloseTo(2.2, 1);
  }
});

it('a value that must stay exact, such as a hash, stays on one line of smaller type', () => {
  const digest = '0123456789abcdef'.repeat(5);
  const [{ left, top, right, bottom }, ...others] = valueLines(digest, true);
  expect(others).toEqual([]);
  expect(right - left).toBeGreaterThan(100);
  expect(right).toBeLessThanOrEqual(210 - 18 + 0.01);
  expect(bottom - top).toBeLessThan(3.4);
});

it('the date ends at the right margin, on the baseline of the title', () => {
  const [title, date] = boxesOf(drawProof({ ...SHEET, title: 'HI', date: 'HI' }, lettering));
  expect(date.right).toBeCloseTo(210 - 18, 3);
  expect(date.bottom).toBeCloseTo(title.bottom, 3);
  expect(title.left).toBeLessThan(20);
});

it('signature lines of equal length fill the foot, with a label below each', () => {
  const boxes = boxesOf(drawProof(SHEET, lettering)).filter(({ top }) => top > 260);
  const lines = boxes.filter(({ left, right }) => right - left > 40);
  const width = (210 - 2 * 18 - 2 * 6) / 3;
  expect(lines.map(({ left }) => left)).toEqual([0, 1, 2].map((k) => expect.closeTo(18 + k * (width + 6), 3)));
  expect(lines.map(({ left, right }) => right - left)).toEqual(Array(3).fill(expect.closeTo(width, 3)));
  expect(boxes).toHaveLength(6);
  for (const { top } of boxes.filter((box) => !lines.includes(box))) expect(top).toBeGreaterThan(lines[0].bottom);
});

it('prepareProof loads the fonts of all words', async () => {
  const texts: [string, string][] = [];
  const fonts = {
    prepare: async (given: Iterable<string>, weight: string): Promise<void> => {
      for (const text of given) texts.push([weight, text]);
    },
  };
  const facts = [{ label: 'Label', value: 'Value' }];
  await prepareProof({ ...SHEET, facts }, fonts as unknown as Lettering);
  const wanted = ['Proof sheet', 'Made on Sunday', 'True size', 'Reduced', 'Label', 'Value', ...SHEET.signatures];
  for (const weight of ['regular', 'bold']) {
    for (const text of wanted) expect(texts).toContainEqual([weight, text]);
  }
});
