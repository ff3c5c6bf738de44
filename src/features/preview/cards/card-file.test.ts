import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { type CardProduct, type DrawnCard, findCard } from '#sheets/cards';
import type { Remade } from '#workbench';
import { cardFileName } from './card-file.ts';
import { type CardChoice, cardWordsOf, headlineOf } from './use-card-choice.ts';

const POSTER = findCard('poster-a4') as CardProduct;
const CHOICE: CardChoice = {
  ...{ headline: null, text: 'Room 3', number: '', hasAddress: true, hasPassword: false },
  ...{ hasMarks: true, isBlackOnly: false },
};

function codeOf(part: Partial<QrDesign>): Remade {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com', ...part };
  return { made: makeCode(design, null), design, image: null };
}

it("a card's file name contains the code's name, the product, and the code's width with at most one decimal", () => {
  const cardOf = (width: number) => ({ code: { width } }) as DrawnCard;
  const nameOf = (width: number) => cardFileName(cardOf(width), POSTER, 'https://example.com/menu');
  expect(nameOf(95.04)).toBe('quietzone-example.com-menu-poster-a4-95mm.pdf');
  expect(nameOf(95.06)).toBe('quietzone-example.com-menu-poster-a4-95.1mm.pdf');
});

it('headlineOf returns the caption of the design, or else the usual headline', () => {
  expect(headlineOf(codeOf({ caption: 'See the menu' }), POSTER)).toBe('See the menu');
  expect(headlineOf(codeOf({}), POSTER)).toBe('Visit our website');
});

it('a card has the usual headline until the visitor types a headline or clears it', () => {
  const headlines = [null, 'Hello', ''].map(
    (headline) => cardWordsOf(codeOf({}), POSTER, { ...CHOICE, headline }).headline,
  );
  expect(headlines.map((headline) => headline ?? '')).toEqual(['Visit our website', 'Hello', '']);
});
