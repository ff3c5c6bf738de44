export { HALF_EM_LETTERS } from './half-em-letters.ts';
export { LISTED_SHEETS, type ListedSheet, WRONG_5160 } from './label-sources.ts';
export { type LayerBox, layerBox } from './layer-box.ts';
