export { addressCautionText, cautionText } from './cautions.ts';
export { damageText, faultText, printCautionText, problemText } from './rows.ts';
export { changeText, findingWords, reasonText, verdictText } from './scanning.ts';
