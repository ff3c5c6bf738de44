// Reads the rows of a table, and plans them.

import { open } from 'node:fs/promises';
import { rowOf, type WantedRow } from '#batch';
import { checkMapping, contentText, mappingOf, NO_SEED, type Plan, whyLeftOut } from '#doors/batch';
import { findDays, nameKey, type Recognized, readTable, type Table, type TableRow, TableStream } from '#tables';
import {
  compileMapping,
  guessMapping,
  type Mapping,
  planRow,
  type Recipe,
  runNotes,
  surveyRows,
  UniqueNames,
} from '#tables/mapping';
import { runNoteText } from '#words';
import { doubts } from '#words/rows';
import { nearest } from './arguments.ts';
import { usageError } from './errors.ts';
import { readInput } from './files.ts';
import { safeText } from './safe-text.ts';

export interface RowSource {
  readonly mapping: Mapping;
  /** Yields all rows in order. Names of files are unique among all rows, whatever is made of them. */
  read(): AsyncGenerator<WantedRow>;
}

/** Larger texts are read piece by piece. Smaller ones are read as on the site, where any part may tell the encoding. */
const MOST_AT_ONCE = 8 << 20;

const MOST_BYTES = 200_000_000;

const ROWS_TOLD = 200;

/** How times and days are read. */
interface Reading {
  readonly zone: string;
  readonly days: Mapping['days'];
}

/** Opens a table, and tells what is to know before its codes are made. Rejects with a `CommandError` or a `TableError`. */
export async function readRows(path: string, plan: Plan, { zone, days }: Reading): Promise<RowSource> {
  const pieces = await openTable(path);
  const first = await pieces.next();
  const { columns, rows } = first.done ? { columns: [], rows: [] } : first.value;
  // The first rows must not stay in memory until the last ones are read.
  const waiting = [rows];
  const chosen = plan.template === '' ? guessed(columns, rows, plan) : mappingOf(plan);
  const mapping = { ...chosen, days };
  const recipe = compileMapping(mapping, columns, { zone, days: findDays({ columns, rows }) });
  checkColumns(recipe, columns);
  tellNotes(recipe, { columns, rows });
  return {
    mapping,
    async *read() {
      const names = new UniqueNames();
      for (const some of waiting.splice(0)) yield* planned(some, recipe, columns, names);
      for await (const piece of pieces) yield* planned(piece.rows, recipe, columns, names);
    },
  };
}

function guessed(columns: readonly string[], rows: readonly TableRow[], { name, caption, seed }: Plan): Mapping {
  const guess = guessMapping({ columns, rows: rows.slice(0, ROWS_TOLD) }, seed ?? NO_SEED);
  const mapping = {
    ...guess,
    ...(name !== undefined && { fileName: name }),
    ...(caption !== undefined && { caption }),
  };
  checkMapping(mapping);
  return mapping;
}

/** Asks, as an error of usage, which number of days is the day if no row tells. */
function tellNotes(recipe: Recipe, table: Table): void {
  for (const note of runNotes(recipe, table)) {
    const text = runNoteText(note);
    if (note.kind === 'which-day') throw usageError(`${text} Give --days month-first or --days day-first.`);
    console.error(`quietzone: ${text}`);
  }
  const { doubt } = surveyRows(recipe, table.rows.slice(0, ROWS_TOLD));
  if (doubt) console.error(`quietzone: ${doubts[doubt]}`);
}

/** Names that no column has are an error of usage. */
function checkColumns({ templates }: Recipe, columns: readonly string[]): void {
  const known = new Set(columns.map(nameKey));
  for (const part of [...templates.values()].flatMap(({ parts }) => parts)) {
    if (part.is !== 'cell' || known.has(nameKey(part.name))) continue;
    const near = nearest(part.name, columns);
    const offer = near ? `Did you mean {${near}}?` : `There are ${columns.slice(0, 20).join(', ')}.`;
    throw usageError(`The table has no column {${part.name}}. ${offer}`);
  }
}

function* planned(
  rows: readonly TableRow[],
  recipe: Recipe,
  columns: readonly string[],
  names: UniqueNames,
): Generator<WantedRow> {
  for (const row of rows) {
    const plan = planRow(recipe, row);
    const { number } = row;
    if (plan.is === 'left-out') yield { number, reason: whyLeftOut(plan.problem, columns) };
    else if (plan.text.includes('\uFFFD')) yield { number, reason: UNREADABLE };
    else yield rowOf(plan, { name: names.take(plan.fileName), caution: contentText(plan) });
  }
}

const UNREADABLE = 'The text has characters that cannot be read. Save the table as UTF-8.';

interface Piece {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

async function openTable(path: string): Promise<AsyncGenerator<Piece>> {
  const isWhole = path === '-' || !(await isLargeText(path));
  return isWhole ? wholeTable(await readInput(path, MOST_BYTES)) : piecesOf(path);
}

async function* wholeTable(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Piece> {
  const { table, recognized } = await readTable(bytes);
  tellEncoding(recognized);
  yield table;
}

/** What is no Unicode has been guessed. */
function tellEncoding({ encoding, readings }: Recognized): void {
  if (encoding === null || encoding.startsWith('utf-')) return;
  const rows = (readings[encoding] ?? []).map(safeText).join(' · ');
  if (rows !== '') console.error(`quietzone: The table is not in UTF-8. As ${encoding}, its rows begin: ${rows}`);
}

/** UTF-8 or UTF-16 with a mark; anything that begins as an archive or an older workbook is read as a whole. */
async function isLargeText(path: string): Promise<boolean> {
  // `readInput` says why a file cannot be opened.
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    if ((await file.stat()).size <= MOST_AT_ONCE) return false;
    const { buffer } = await file.read(new Uint8Array(2), 0, 2, 0);
    return !['PK', '\u00D0\u00CF'].includes(String.fromCharCode(...buffer));
  } finally {
    await file.close();
  }
}

async function* piecesOf(path: string): AsyncGenerator<Piece> {
  const file = await open(path);
  const stream = new TableStream();
  let decoder: TextDecoder | null = null;
  for await (const bytes of file.createReadStream({ highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    const rows = stream.push(decoder.decode(bytes, { stream: true }));
    if (rows.length > 0) yield { columns: stream.columns, rows };
  }
  const rows = [...stream.push(decoder?.decode() ?? ''), ...stream.end()];
  yield { columns: stream.columns, rows };
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
