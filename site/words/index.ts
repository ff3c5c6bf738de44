import type { addressWords } from './en/address.ts';
import type { codeWords } from './en/codes.ts';
import type { communityWords } from './en/community.ts';
import type { fileWords } from './en/files.ts';
import type { frameWords } from './en/frame.ts';
import type { generatorWords } from './en/generator.ts';
import type { contentWords } from './en/generator-content.ts';
import type { editedWords } from './en/generator-edited.ts';
import type { groupWords } from './en/generator-groups.ts';
import type { linkWords } from './en/generator-links.ts';
import type { looksWords } from './en/generator-looks.ts';
import type { pictureWords } from './en/generator-pictures.ts';
import type { styleWords } from './en/generator-style.ts';
import type { homeWords } from './en/home.ts';
import type { libraryWords } from './en/library.ts';
import type { manyWords } from './en/many.ts';
import type { manyMakeWords } from './en/many-make.ts';
import type { pageWords } from './en/pages.ts';
import type { previewWords } from './en/preview.ts';
import type { cardWords, labelWords } from './en/printing.ts';
import type { scanWords } from './en/scan.ts';
import type { troubleWords } from './en/trouble.ts';

export { type Grammar, grammarOf, type PluralForms } from './grammar.ts';

/**
 * The words that a visitor can read or hear, with one entry for each part of the site. English is the first language.
 * Each further language is a folder beside `en`. The modules of that folder satisfy these types, so that the compiler
 * reports missing words.
 */
export interface Words {
  readonly address: typeof addressWords;
  readonly codes: typeof codeWords;
  readonly community: typeof communityWords;
  readonly files: typeof fileWords;
  readonly frame: typeof frameWords;
  readonly generator: typeof generatorWords;
  readonly 'generator-content': typeof contentWords;
  readonly 'generator-edited': typeof editedWords;
  readonly 'generator-groups': typeof groupWords;
  readonly 'generator-links': typeof linkWords;
  readonly 'generator-looks': typeof looksWords;
  readonly 'generator-pictures': typeof pictureWords;
  readonly 'generator-style': typeof styleWords;
  readonly home: typeof homeWords;
  readonly library: typeof libraryWords;
  readonly many: typeof manyWords;
  readonly 'many-make': typeof manyMakeWords;
  readonly pages: typeof pageWords;
  readonly preview: typeof previewWords;
  readonly printing: { readonly cardWords: typeof cardWords; readonly labelWords: typeof labelWords };
  readonly scan: typeof scanWords;
  readonly trouble: typeof troubleWords;
}
