export { isBlackOnWhite } from './card-colors.ts';
export { type CardSurroundings, cardPage, surroundingsOf } from './card-page.ts';
export { CARD_IDS, CARDS, type CardId, type CardProduct, faceOf, findCard } from './card-product.ts';
export type { CardFact, CardLoss, CardWords } from './card-words.ts';
export { type DrawnCard, drawCard, prepareCard } from './draw-card.ts';
export type { FaceCode } from './face.ts';
export { type WantedWords, wordsOfCard } from './words-of-card.ts';
