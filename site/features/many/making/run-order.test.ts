import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type FileChoice } from '#design';
import { type LabelSheet, labelSheet } from '#sheets';
import { CARDS } from '#sheets/cards';
import { parseManyChoice } from '#storage';
import { runOrder } from './run-order.ts';

const DATE = new Date(0);
const CHOICE = {
  ...{ format: 'svg', margin: 2, mm: 25, isByPixels: false, pixels: 800, dpi: 300, isBlackOnly: true },
} as const satisfies Partial<FileChoice>;
const FIRST = { start: 2, used: new Set([3]) };
const CORRECTION = { x: 1, y: 0, percent: 100 };

function orderFor(output: string, rest: object = {}, sheet: LabelSheet | null = labelSheet('l7160')) {
  const setup = { sheet, correction: CORRECTION, first: FIRST, place: 'below', card: CARDS[0], sizedBy: [] } as const;
  const many = { ...parseManyChoice({ output, hasCutLines: true, hasMarks: true, ...rest }), ...rest };
  const look = { design: DEFAULT_DESIGN, image: null };
  return runOrder(look, many, CHOICE as unknown as FileChoice, setup, DATE);
}

it.each([
  ['svg', { format: 'svg', mm: 25 }],
  ['png', { format: 'png', size: { mm: 25, dpi: 300 } }],
  ['pdf', { format: 'pdf', mm: 25, ink: 'black', date: DATE }],
])('a run with the output %s makes one file per code, and no pages', (output, file) => {
  expect(orderFor(output)).toEqual({
    ...{ design: DEFAULT_DESIGN, image: null, tellsSecrets: false, isReadBack: true },
    file: { ...file, margin: 2, title: '', carried: null },
  });
});

it('for labels, runOrder returns the sheet, the printer correction and the state of the first sheet', () => {
  expect(orderFor('labels')?.pages).toMatchObject({
    ...{
      is: 'labels',
      sheet: labelSheet('l7160'),
      correction: CORRECTION,
      first: FIRST,
      place: 'below',
      hasCutLines: true,
    },
    ...{ ink: 'black', date: DATE },
  });
});

it("for labels, runOrder returns null if the visitor's own sheet is invalid; other outputs need no sheet", () => {
  expect(orderFor('labels', {}, null)).toBeNull();
  expect(orderFor('cards', {}, null)?.pages).toMatchObject({ is: 'cards' });
});

it('for cards, runOrder returns the card, and whether the address and the password are printed', () => {
  const choice = { hasAddress: false, hasPassword: true };
  expect(orderFor('cards', choice)?.pages).toMatchObject({ product: CARDS[0].id, hasMarks: true, ...choice });
});

it('a run that makes one PDF of all codes has pages of the kind `codes`', () => {
  expect(orderFor('one-pdf')?.pages).toMatchObject({ is: 'codes', ink: 'black' });
});

it('a run shows secrets in the manifest only if the visitor asks for it', () => {
  expect(orderFor('svg', { tellsSecrets: true })?.tellsSecrets).toBe(true);
});
