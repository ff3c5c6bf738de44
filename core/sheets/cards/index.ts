export { CARDS, type CardId, type CardProduct, findCard, hasFacts } from './card-product.ts';
export { type CardLoss, type WantedWords, wordsOfCard } from './card-words.ts';
export {
  type CardSurroundings,
  cardPage,
  type DrawnCard,
  drawCard,
  isBlackOnWhite,
  prepareCard,
  printOfCard,
  surroundingsOf,
} from './draw-card.ts';
