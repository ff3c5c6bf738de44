import { expect, it } from 'vitest';
import { cardPage } from './card-page.ts';
import type { DrawnCard } from './draw-card.ts';

function card(isColored: boolean): DrawnCard {
  return { page: { width: 85, height: 55, layers: [] }, folds: [], isColored } as unknown as DrawnCard;
}

it('has 3 mm of bleed around colored paper, and none around white', () => {
  expect(cardPage(card(true), true)).toMatchObject({ bleed: 3, marks: { folds: [] } });
  expect(cardPage(card(false), true)).toMatchObject({ bleed: 0, marks: { folds: [] } });
});

it('is exactly as large as the card without marks', () => {
  const page = cardPage(card(true), false);
  expect(page).toMatchObject({ mm: 85, bleed: 0 });
  expect(page).not.toHaveProperty('marks');
});
