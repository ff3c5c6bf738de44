export { graphemesOf, type WordsRoom } from './fit-words.ts';
export { FontError, readFontFile } from './font-file.ts';
export {
  Lettering,
  type LetteringSource,
  loadLettering,
  type OutlinedWords,
  placePath,
  type WordsBox,
} from './lettering.ts';
export type { LineMask, OwnFonts, Weight } from './own-fonts.ts';
export type { Shaper } from './typeface.ts';
