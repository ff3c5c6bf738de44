import type { RunRow } from './making/index.ts';
import { problemText } from './row-words.ts';
import { readRows } from './table-desk.ts';
import type { RowView, TableReading } from './table-work.ts';
import type { Surveyed } from './use-survey.ts';

/** Rows that are asked for at a time. */
const AT_A_TIME = 500;

/** The rows of a table as codes to be made, from the first on, as they are taken. */
export async function* runRows(
  { request, mapping }: Surveyed,
  { rows, columns }: TableReading,
  signal: AbortSignal,
): AsyncGenerator<RunRow> {
  for (let from = 0; from < rows; from += AT_A_TIME) {
    const views = await readRows({ table: request, mapping, from, count: AT_A_TIME, problemsOnly: false }, signal);
    for (const view of views) yield runRow(view, columns);
  }
}

function runRow({ plan, fileName }: RowView, columns: readonly string[]): RunRow {
  if (plan.is === 'left-out') return { number: plan.number, reason: problemText(plan.problem, columns) };
  const { number, typed, caption, copies, labelLines } = plan;
  const details = typed.details as Readonly<Record<string, string>> | undefined;
  const words = caption ? { caption } : {};
  return {
    ...{ number, name: fileName, content: typed.content, copies, lines: labelLines },
    ...(details && { details }),
    ...words,
  };
}
