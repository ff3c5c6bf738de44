export { CARDS, type CardId, type CardProduct, faceOf, findCard, hasFacts } from './card-product.ts';
export { type CardFact, type CardLoss, type CardWords, type WantedWords, wordsOfCard } from './card-words.ts';
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
export type { FaceCode } from './face.ts';
