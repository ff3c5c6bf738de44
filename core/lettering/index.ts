export { breakablesOf, breaksWord, graphemesOf, IDEOGRAPH, type WordsRoom } from './fit-words.ts';
export type { Shaper } from './font.ts';
export { FontError, readFontFile } from './font.ts';
export { filesFor } from './hosted-fonts.ts';
export type { LineMask, OwnFonts, Weight } from './lettering.ts';
export {
  Lettering,
  type LetteringSource,
  loadLettering,
  type OutlinedWords,
  placePath,
  type WordsBox,
} from './lettering.ts';
