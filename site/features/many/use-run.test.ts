import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type FileChoice } from '#design';
import { labelSheet } from '#sheets';
import { CARDS } from '#sheets/cards';
import { parseManyChoice } from '#storage';
import { runOrder } from './use-run.ts';

const DATE = new Date(0);
const CHOICE = {
  ...{ format: 'svg', margin: 2, mm: 25, isByPixels: false, pixels: 800, dpi: 300, isBlackOnly: true },
} as const satisfies Partial<FileChoice>;
const FIRST = { start: 2, used: new Set([3]) };
const CORRECTION = { x: 1, y: 0, percent: 100 };
const SHEET = { sheet: labelSheet('l7160'), correction: CORRECTION, first: FIRST, place: 'below' } as const;
const SETUP = { ...SHEET, card: CARDS[0], sizedBy: [] };

interface Changes {
  readonly look?: object;
  readonly many?: object;
  readonly choice?: object;
  readonly setup?: object;
}

function orderFor(output: string, { look, many, choice, setup }: Changes = {}) {
  return runOrder(
    { design: DEFAULT_DESIGN, image: null, ...look },
    { ...parseManyChoice({ output, hasCutLines: true, hasMarks: true, hasAddress: true }), ...many },
    { ...CHOICE, ...choice } as unknown as FileChoice,
    { ...SETUP, ...setup },
    DATE,
  );
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
  expect(orderFor('labels', { setup: { sheet: null } })).toBeNull();
  expect(orderFor('cards', { setup: { sheet: null } })?.pages).toMatchObject({ is: 'cards' });
});

it('for cards, runOrder returns the card, and whether the address and the password are printed', () => {
  const choice = { hasAddress: false, hasPassword: true };
  expect(orderFor('cards', { many: choice })?.pages).toMatchObject({ product: CARDS[0].id, hasMarks: true, ...choice });
});

it('a run that makes one PDF of all codes has pages of the kind `codes`', () => {
  expect(orderFor('one-pdf')?.pages).toMatchObject({ is: 'codes', ink: 'black' });
});

it('a run shows secrets in the manifest only if the visitor asks for it', () => {
  expect(orderFor('svg', { many: { tellsSecrets: true } })?.tellsSecrets).toBe(true);
});

const ALL = ['svg', 'png', 'pdf', 'one-pdf', 'labels', 'cards'] as const;

// The page takes a result away if the order of its run is another one.
it.each<[string, Changes, readonly string[]]>([
  ['the design', { look: { design: { ...DEFAULT_DESIGN, qrType: 'custom' } } }, ALL],
  [
    'the image',
    { look: { image: { pixels: { width: 1, height: 1, data: new Uint8ClampedArray(4) }, href: '' } } },
    ALL,
  ],
  ['whether secrets are shown', { many: { tellsSecrets: true } }, ALL],
  ['the margin', { choice: { margin: 4 } }, ALL],
  ['the size', { choice: { mm: 30 } }, ALL],
  ['the ink', { choice: { isBlackOnly: false } }, ['pdf', 'one-pdf', 'labels', 'cards']],
  ['the resolution', { choice: { dpi: 600 } }, ['png']],
  ['the width in pixels', { choice: { isByPixels: true } }, ['png']],
  ['cut lines', { many: { hasCutLines: false } }, ['labels']],
  ['the sheet', { setup: { sheet: labelSheet('l7651') } }, ['labels']],
  ['the correction', { setup: { correction: { ...CORRECTION, percent: 101 } } }, ['labels']],
  ['the first label', { setup: { first: { ...FIRST, start: 4 } } }, ['labels']],
  ['a used label', { setup: { first: { ...FIRST, used: new Set([3, 4]) } } }, ['labels']],
  ['the place of the words', { setup: { place: 'beside' } }, ['labels']],
  ['the card', { setup: { card: CARDS[1] } }, ['cards']],
  ['crop marks', { many: { hasMarks: false } }, ['cards']],
  ['whether the address is printed', { many: { hasAddress: false } }, ['cards']],
  ['whether the password is printed', { many: { hasPassword: true } }, ['cards']],
])('another choice is another order: %s', (_, changes, outputs) => {
  for (const output of outputs) expect(orderFor(output, changes), output).not.toEqual(orderFor(output));
});
