import type { RowCaution, RowProblem } from '#tables/mapping';
import { contentWords } from '#words/generator-content';
import { manyWords } from '#words/many';
import type { RowView } from './table-work.ts';

const words = manyWords.rows;

/** Returns the sentence about a caution of a row. */
export function cautionText(caution: RowCaution): string {
  switch (caution.kind) {
    case 'empty-cell':
      return words.emptyCell(caution.name);
    case 'mixed-scripts':
      return words.mixedScripts(caution.host);
    default:
      return contentWords.caution(caution);
  }
}

/** Returns why a row is left out. */
export function problemText(problem: RowProblem, columns: readonly string[]): string {
  return words.problem(problem, 'column' in problem ? (columns[problem.column] ?? '') : '');
}

/** Returns the sentences about a row in the list; none if it is simply ready. */
export function rowTexts({ plan, duplicateOf, similarTo }: RowView, columns: readonly string[]): string[] {
  if (plan.is === 'left-out') return [problemText(plan.problem, columns)];
  return [
    ...(similarTo === null ? [] : [words.similar(similarTo)]),
    ...(duplicateOf === null ? [] : [words.duplicate(duplicateOf)]),
    ...plan.cautions.map(cautionText),
  ];
}
