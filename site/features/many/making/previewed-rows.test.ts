import { expect, it } from 'vitest';
import type { Drawing } from '#drawing';
import { type LabelSheet, labelSheet } from '#sheets';
import { CARDS, type CardProduct } from '#sheets/cards';
import { cardOnScreen, rowsShown } from './previewed-rows.ts';

const L7160 = labelSheet('l7160') as LabelSheet;
const CARD = CARDS.find(({ shape }) => shape !== 'round') as CardProduct;
const pageOf = ({ width, height }: CardProduct, more = 0) =>
  ({
    width: width + more,
    height,
    layers: [],
    background: { kind: 'solid', color: { r: 1, g: 1, b: 1, a: 1 } },
  }) as unknown as Drawing;

it('the preview of labels shows the first sheet, but at most 40 labels; other previews show one row', () => {
  expect(rowsShown('labels', L7160)).toBe(21);
  expect(rowsShown('labels', { ...L7160, columns: 5, rows: 8 })).toBe(40);
  expect(rowsShown('labels', { ...L7160, columns: 5, rows: 13 })).toBe(40);
  expect([rowsShown('labels', null), rowsShown('cards', L7160)]).toEqual([1, 1]);
});

it('a card is shown with its bleed and crop marks if its file has them', () => {
  expect(cardOnScreen(pageOf(CARD), CARD, true)).toHaveProperty('around');
  expect(cardOnScreen(pageOf(CARD), CARD, false)).not.toHaveProperty('around');
});

it('a card that was drawn for another product is shown without crop marks', () => {
  expect(cardOnScreen(pageOf(CARD, 1), CARD, true)).not.toHaveProperty('around');
  expect(cardOnScreen(pageOf({ ...CARD, height: CARD.height - 1 }), CARD, true)).not.toHaveProperty('around');
});

it('only a round card is shown as round', () => {
  expect(cardOnScreen(pageOf(CARD), CARD, false).isRound).toBe(false);
  expect(cardOnScreen(pageOf(CARD), { ...CARD, shape: 'round' }, false).isRound).toBe(true);
});
