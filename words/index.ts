export { addressCautionText, cautionText } from './cautions.ts';
export { imageRefusalText } from './pictures.ts';
export { redirectCautionText } from './redirects.ts';
export { cellText, damageText, faultText, printCautionText, problemText, runNoteText } from './rows.ts';
export { changeText, contentReason, findingWords, pictureText, reasonText, verdictText } from './scanning.ts';
export { anewTexts, rareText, symbolSentences } from './symbols.ts';
export { type ContentKindWords, type FieldWords, typeWords } from './types.ts';
