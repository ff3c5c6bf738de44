import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { PAPERS } from '#sheets';
import { type LabelId, OWN_SHEET, ROLL, USUAL_ROLL, usualOwn } from './label-product.ts';
import { type PrintedSheet, usePrintedSheet } from './use-printed-sheet.ts';

const stored = vi.hoisted(() => ({
  readCorrection: vi.fn(),
  readSheetNumbers: vi.fn(),
  writeCorrection: vi.fn(),
  writeSheetNumbers: vi.fn(),
}));

vi.mock('#storage', async (original) => ({ ...(await original<typeof import('#storage')>()), ...stored }));

const CORRECTION = { x: 1, y: 2, percent: 99 };
let own = usualOwn(['de']);
let shown: PrintedSheet;

function Page({ product }: { readonly product: LabelId }) {
  shown = usePrintedSheet(product);
  return null;
}

/** Returns what the hook returns for a product when a page first renders. */
function sheetOf(product: LabelId): PrintedSheet {
  renderToStaticMarkup(createElement(Page, { product }));
  return shown;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('navigator', { languages: ['de'] });
  own = usualOwn(['de']);
  stored.readSheetNumbers.mockImplementation((name) => (name === 'own' ? own : { width: 50, height: 25 }));
  stored.readCorrection.mockReturnValue(CORRECTION);
});

it('a label product has the printer correction and the measures that this browser stored', () => {
  expect(sheetOf('label-l7160')).toMatchObject({ sheet: { id: 'l7160' }, problem: null, correction: CORRECTION });
  expect(stored.readCorrection).toHaveBeenCalledExactlyOnceWith('label-l7160');
  expect(stored.readSheetNumbers.mock.calls).toEqual([
    ['own', usualOwn(['de'])],
    ['roll', USUAL_ROLL],
  ]);
  expect(sheetOf(ROLL).paper).toEqual({ width: 50, height: 25 });
});

it('if the measures of a custom sheet are invalid, the hook returns a problem and the chosen paper, but no sheet', () => {
  own = { ...usualOwn(['en-US']), columns: 9 };
  expect(sheetOf(OWN_SHEET)).toMatchObject({ sheet: null, problem: { kind: 'columns' }, paper: PAPERS.Letter });
});

it('every change is stored: the printer correction for its product, and the measures of custom sheets and rolls', () => {
  const { changeCorrection, changeOwn, changeRoll } = sheetOf('label-l7160');
  changeCorrection({ x: 0, y: 0, percent: 100 });
  changeOwn(own);
  changeRoll({ width: 40, height: 20 });
  expect(stored.writeCorrection).toHaveBeenCalledExactlyOnceWith('label-l7160', { x: 0, y: 0, percent: 100 });
  expect(stored.writeSheetNumbers.mock.calls).toEqual([
    ['own', own],
    ['roll', { width: 40, height: 20 }],
  ]);
});
