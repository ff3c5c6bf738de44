import { type PageRow, rowOf, type WantedRow } from '#batch';
import type { ContentType, QrDesign } from '#design';
import { encode } from '#engine';
import { usualHeadline } from '#features/printing';
import { CODE_OPTIONS } from '#making';
import type { CardId } from '#sheets/cards';
import type { ManyOutput } from '#storage';
import {
  compileMapping,
  guessName,
  type Mapping,
  type PlannedRow,
  placeholderOf,
  planRow,
  type RowProblem,
} from '#tables/mapping';
import { cautionText, cellText, factLine, problemText, typeWords } from '#words';
import { grammar } from '#words/grammar';
import { manyWords } from '#words/many';
import type { ManySet } from './many-set.ts';
import type { RowView, TableReading } from './table-worker.ts';
import { type Surveyed, tables } from './use-table.ts';

const AT_A_TIME = 500;

/** Rows are requested as they are needed. If `card` is given, rows without a caption or lines get the usual ones. */
export async function* runRows(
  { request, mapping }: Surveyed,
  { rows, columns }: TableReading,
  card: CardId | null,
  signal: AbortSignal,
): AsyncGenerator<WantedRow> {
  for (let from = 0; from < rows; from += AT_A_TIME) {
    const wanted = { table: request, mapping, from, count: AT_A_TIME, problemsOnly: false };
    const views = await tables.ask('rows', wanted, { signal });
    for (const { plan, fileName } of views) {
      if (plan.is === 'left-out') yield { number: plan.number, reason: whyLeftOut(plan.problem, columns) };
      else yield pageRow(plan, fileName, card);
    }
  }
}

export function planSample({ columns, sample, habits }: TableReading, mapping: Mapping): PlannedRow[] {
  const recipe = compileMapping(mapping, columns, habits);
  return sample.rows.map((row) => planRow(recipe, row)).filter((plan) => plan.is === 'ready');
}

export function pageRow(plan: PlannedRow, name: string, card: CardId | null): PageRow {
  const headline = card === null ? '' : usualHeadline(plan.text, plan.typed.type);
  const row = rowOf(plan, { name, caution: grammar.sentences(plan.cautions.map(cautionText)), headline });
  const hasLines = card === null || row.lines.some((line) => line.trim() !== '');
  return hasLines ? row : { ...row, lines: [factLine(plan.typed, plan.text)] };
}

/**
 * Labels and cards have the names as default caption, and cards the counted numbers as their number. Neither is stored:
 * files in an archive must not get a caption.
 */
export function mappingFor(
  output: ManyOutput,
  { source, mapping, touched }: Pick<ManySet, 'source' | 'mapping' | 'touched'>,
  columns: readonly string[],
): Mapping {
  const isPrinted = output === 'labels' || output === 'cards';
  const isCounted = output === 'cards' && source?.is === 'range';
  const isOpen = (part: 'caption' | 'figure'): boolean => mapping[part] === '' && !touched.includes(part);
  const caption = isPrinted && isOpen('caption') ? guessName(columns) : '';
  const figure = isCounted && isOpen('figure') ? columns.slice(-1).map(placeholderOf).join('') : '';
  if (caption === '' && figure === '') return mapping;
  return { ...mapping, ...(caption && { caption }), ...(figure && { figure }) };
}

export function commonDesign(look: QrDesign, type: ContentType): QrDesign {
  const { details: _, leftOut: __, ...common } = look;
  return { ...common, type, content: '' };
}

/** Modules per side of the code for a link of 20 characters; used while no row has a code. */
const USUAL_MODULES = 29;

/** Those of the code with the longest text, for which the size fields show what the chosen size means. */
export function modulesOf(texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => (text.length > most.length ? text : most), '');
  try {
    return encode(longest, CODE_OPTIONS).size;
  } catch {
    // The text is empty, or too long for any code, which is reported at its row.
    return USUAL_MODULES;
  }
}

const words = manyWords.rows;

/** What a row's code is called: its caption, or else its file name. */
export function nameOf({ caption }: PlannedRow, fileName: string): string {
  return caption.trim() === '' ? fileName : caption;
}

export function fieldLabel(type: ContentType, field: string): string {
  const { input, fields = {} } = typeWords(type);
  if (field !== 'content') return fields[field]?.label ?? field;
  return type === 'url' ? manyWords.map.template : input;
}

export function whyLeftOut(problem: RowProblem, columns: readonly string[]): string {
  if (problem.kind !== 'refused') return problemText(problem, columns);
  const { type, caution, cell } = problem;
  const reason = cautionText(caution);
  return cell ? cellText(cell, reason) : words.refused({ field: fieldLabel(type, caution.field), reason });
}

/** Returns the sentences about a row in the list; none if it is simply ready. */
export function rowTexts({ plan, duplicateOf, similarTo }: RowView, columns: readonly string[]): string[] {
  if (plan.is === 'left-out') return [whyLeftOut(plan.problem, columns)];
  return [
    ...(similarTo === null ? [] : [words.similar({ host: similarTo })]),
    ...(duplicateOf === null ? [] : [words.duplicate({ row: duplicateOf })]),
    ...plan.cautions.map(cautionText),
  ];
}
