import type { PrintCaution } from '#batch';
import type { Damage } from '#tables';
import type { RefusedCell, RowProblem, RunNote, TemplateFault } from '#tables/mapping';
import { grammar } from '#words/grammar';
import { redirectWords } from '#words/redirects';
import {
  codes,
  damages,
  faults,
  firstRows,
  notes,
  printCautionsOf,
  problems,
  refusedCell,
  refusedEmptyCell,
  someRows,
} from '#words/rows';
import { dayText } from './readings.ts';
import { sayer } from './say.ts';

type OfColumn = 'no-value' | 'error-value';

const said = sayer<
  | Exclude<RowProblem, { readonly kind: 'refused' | 'template' | 'redirect' | OfColumn }>
  | { readonly kind: OfColumn; readonly column: string }
  | { readonly kind: 'empty-host-label' }
>()(problems);

/** Returns why a row is left out. `columns` are the names of the table's columns. */
export function problemText(
  problem: Exclude<RowProblem, { readonly kind: 'refused' }>,
  columns: readonly string[],
): string {
  if (problem.kind === 'template') return faultText(problem.fault);
  if (problem.kind === 'redirect') return redirectWords.problems[problem.problem];
  if (problem.kind === 'host-label' && problem.value === '') return said({ kind: 'empty-host-label' });
  return said('column' in problem ? { ...problem, column: columns[problem.column] ?? '' } : problem);
}

/** Returns which cell is wrong. `reason` is the sentence about what was filled into the field. */
export function cellText({ columns, value }: RefusedCell, reason: string): string {
  const named = { columns: grammar.series(columns), reason };
  return value === '' ? refusedEmptyCell(named) : refusedCell({ ...named, value });
}

/** Further columns that are not used are not named. */
const UNUSED_NAMED = 8;

const noteSaid = sayer<
  | Exclude<RunNote, { readonly kind: 'unused' }>
  | { readonly kind: 'unused'; readonly columns: string; readonly count: number }
>()(notes);

/** Returns what people must know before the codes of a table are made. */
export function runNoteText(note: RunNote): string {
  if (note.kind === 'which-day') {
    return noteSaid({ ...note, first: dayText(note.first), second: dayText(note.second) });
  }
  if (note.kind !== 'unused') return noteSaid(note);
  const { columns } = note;
  const named = columns.length > UNUSED_NAMED ? [...columns.slice(0, UNUSED_NAMED), '…'] : columns;
  return noteSaid({ kind: 'unused', columns: grammar.series(named), count: columns.length });
}

/** Returns what is wrong with a template. */
export const faultText = sayer<TemplateFault>()(faults);

interface Concerned {
  /** The numbers of the first rows concerned. */
  readonly rows: readonly number[];
  /** How many rows are concerned. */
  readonly count: number;
}

const damageSaid = sayer<{
  readonly kind: Damage['kind'];
  readonly column: string;
  readonly rows: string;
  readonly sample: string;
}>()(damages);

/** Returns what was lost in a table. `column` is the name of its column. */
export function damageText({ kind, rows, count, sample }: Damage, column: string): string {
  return damageSaid({ kind, column, rows: rowsNamed({ rows, count }), sample });
}

const printSaid = sayer<{ readonly kind: PrintCaution; readonly codes: string; readonly rows: string }>()(
  printCautionsOf,
);

/** Returns what is not printed as requested on the labels or cards of these rows. */
export function printCautionText(kind: PrintCaution, concerned: Concerned): string {
  return printSaid({ kind, codes: codes(concerned), rows: rowsNamed(concerned) });
}

function rowsNamed({ rows, count }: Concerned): string {
  const named = grammar.series(rows.map((row) => grammar.number(row)));
  return count > rows.length ? firstRows({ rows: named, more: count - rows.length }) : someRows({ rows: named, count });
}
