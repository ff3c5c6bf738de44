import type { QrDesign } from '#design';
import { encode } from '#engine';
import { CODE_OPTIONS } from '#making';
import { compileMapping, type Mapping, planRow } from '#tables/mapping';
import type { TableReading } from './table-work.ts';

/** Returns the common design of all codes; each row has its own content. */
export function commonDesign(look: QrDesign, { type }: Mapping): QrDesign {
  const { details: _, leftOut: __, ...common } = look;
  return { ...common, type, content: '' };
}

/** Returns the texts of the sample's codes. */
export function sampleTexts({ columns, sample }: TableReading, mapping: Mapping): string[] {
  const recipe = compileMapping(mapping, columns);
  return sample.rows.flatMap((row) => {
    const plan = planRow(recipe, row);
    return plan.is === 'ready' ? [plan.text] : [];
  });
}

/** Modules per side of the code for a link of 20 characters; used while no row has a code. */
const USUAL_MODULES = 29;

/**
 * Returns the modules per side of the code with the longest text. The size fields show what the chosen size means for
 * this code.
 */
export function modulesOf(texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => (text.length > most.length ? text : most), '');
  try {
    return encode(longest, CODE_OPTIONS).size;
  } catch {
    // The text is empty, or too long for any code, which is reported at its row.
    return USUAL_MODULES;
  }
}
