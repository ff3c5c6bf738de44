export { CONTENTS, codeOf, LONG, LONG_HEADLINE, NONE, USUAL, WIFI, wordsOn } from './card-samples.ts';
export { layerBox } from './layer-box.ts';
