// The files of the hosted fonts. Fontsource splits them into files, one for each weight and range of characters.

import familjenGrotesk from '@fontsource/familjen-grotesk/unicode.json' with { type: 'json' };
import notoEmoji from '@fontsource/noto-emoji/unicode.json' with { type: 'json' };
import notoSans from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import type { Weight } from './lettering.ts';

/** A range of a font's characters, with a file for each hosted weight: `noto-sans-greek-700-normal.woff`. */
interface HostedSubset {
  readonly family: string;
  readonly name: string;
  readonly ranges: readonly CharacterRange[];
  readonly hasBold: boolean;
}

type CharacterRange = readonly [first: number, last: number];

const CSS_WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

/** Ranges that are not hosted. For scripts beyond Latin, Greek and Cyrillic, the visitor's own fonts are used. */
const UNUSED = ['devanagari'];

/** Made at the first call, so that programs that host no fonts are bundled without these tables. */
let subsets: readonly HostedSubset[] | null = null;

const listSubsets = (): readonly HostedSubset[] => [
  ...subsetsOf('familjen-grotesk', familjenGrotesk),
  ...subsetsOf('noto-sans', notoSans),
  ...subsetsOf('noto-emoji', notoEmoji, false),
];

function subsetsOf(family: string, ranges: Readonly<Record<string, string>>, hasBold = true): HostedSubset[] {
  return (
    Object.entries(ranges)
      .filter(([name]) => !UNUSED.includes(name))
      // Latin comes first: it is the smallest, and contains the characters that all scripts share.
      .sort(([one], [other]) => Number(other === 'latin') - Number(one === 'latin'))
      .map(([name, text]) => ({ family, name: name.replace(/^\[(\d+)\]$/, '$1'), ranges: readRanges(text), hasBold }))
  );
}

function readRanges(text: string): CharacterRange[] {
  return text.split(',').map((range) => {
    const [first, last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Returns the names of the files whose range includes all of the characters, in the order in which they are tried. */
export function filesFor(characters: readonly number[], weight: Weight): string[] {
  subsets ??= listSubsets();
  const fitting = subsets.filter(({ ranges }) =>
    characters.every((character) => ranges.some(([first, last]) => character >= first && character <= last)),
  );
  return fitting.map(
    ({ family, name, hasBold }) => `${family}-${name}-${CSS_WEIGHTS[hasBold ? weight : 'regular']}-normal.woff`,
  );
}
