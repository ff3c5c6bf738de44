export { CONTENTS, codeOf, LONG, LONG_HEADLINE, NONE, USUAL, WIFI, wordsOn } from './card-samples.ts';
export { HALF_EM_LETTERS } from './half-em-letters.ts';
export { LISTED_SHEETS, type ListedSheet, WRONG_5160 } from './label-sources.ts';
export { type LayerBox, layerBox } from './layer-box.ts';
