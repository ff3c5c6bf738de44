import type { ManyOutput } from '#storage';
import { guessName, type Mapping } from '#tables/mapping';
import type { ManySet } from './many-set.ts';

/** Labels and cards have the names as default caption, which is not stored: files in an archive must not get it. */
export function mappingFor(
  output: ManyOutput,
  { mapping, touched }: Pick<ManySet, 'mapping' | 'touched'>,
  columns: readonly string[],
): Mapping {
  const isPrinted = output === 'labels' || output === 'cards';
  if (!isPrinted || mapping.caption !== '' || touched.includes('caption')) return mapping;
  const caption = guessName(columns);
  return caption === '' ? mapping : { ...mapping, caption };
}

/**
 * Returns a mapping without the templates whose words the output does not print: the lines on labels and cards, and
 * the number on a card (`hasFigure`: whether the card has one). The page shows no fields for the removed templates. If
 * they stayed in the mapping, a fault in one of them would leave rows out, and the visitor could not find the fault.
 */
export function printedMapping(mapping: Mapping, output: ManyOutput, hasFigure: boolean): Mapping {
  const labelLines = output === 'labels' || output === 'cards' ? mapping.labelLines : [];
  const figure = output === 'cards' && hasFigure ? mapping.figure : '';
  const isWhole = labelLines.length === mapping.labelLines.length && figure === mapping.figure;
  return isWhole ? mapping : { ...mapping, labelLines, figure };
}
