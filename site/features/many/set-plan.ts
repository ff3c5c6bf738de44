import {
  array,
  boolean,
  check,
  fallback,
  type InferOutput,
  literal,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeInteger,
  safeParse,
  string,
  transform,
  unknown,
  variant,
} from 'valibot';
import { type ManyChoice, parseManyChoice, type TableSet } from '#storage';
import { countRange, DELIMITERS, ENCODINGS } from '#tables';
import { parseMapping } from '#tables/mapping';
import { MAPPED_PARTS, type ManySet, type TableSource, TYPED_LENGTH_MAX } from './many-set.ts';

interface WholeSet {
  readonly set: ManySet;
  readonly choice: ManyChoice;
}

/** Returns the form in which a set is stored, without the earlier one. `hasPassword` (whether cards show passwords) is left out. */
export function recordOfSet({ set, choice }: WholeSet): Pick<TableSet, 'plan' | 'table'> {
  const { source, hints, edits, mapping, touched, look, id } = set;
  const { hasPassword: _, ...kept } = choice;
  const plan = { hints, edits, mapping, touched, look, id, choice: kept };
  if (source?.is === 'file') return { plan: { ...plan, fileName: source.name }, table: source.file };
  return { plan: { ...plan, source } };
}

/** Returns the form in which the set that a tab edits is stored, with the earlier one. */
export function recordOfWork({ set, choice }: WholeSet): Pick<TableSet, 'plan' | 'table' | 'earlier'> {
  const earlier = set.earlier && recordOfSet({ set: set.earlier, choice });
  return { ...recordOfSet({ set, choice }), ...(earlier && { earlier }) };
}

export function entryOfSet(whole: WholeSet, id: string, codes: number, made: Date): TableSet {
  const { source } = whole.set;
  const name = source?.is === 'file' ? source.name : '';
  return { ...recordOfSet({ ...whole, set: { ...whole.set, id } }), id, name, codes, at: made.getTime() };
}

const RANGE = pipe(
  object({ from: number(), to: number(), step: number(), digits: number(), prefix: string(), suffix: string() }),
  check((range) => countRange(range) !== null),
);

const SOURCE = variant('is', [
  object({ is: literal('text'), text: pipe(string(), maxLength(TYPED_LENGTH_MAX)) }),
  object({ is: literal('range'), range: RANGE }),
]);

const ROW = pipe(number(), safeInteger(), minValue(0));

const HINTS = pipe(
  object({
    encoding: optional(picklist(ENCODINGS)),
    delimiter: optional(picklist(DELIMITERS)),
    headerRow: optional(ROW),
    sheet: optional(ROW),
    showsHidden: optional(boolean()),
    /** In sets of earlier releases. */
    hasHeader: optional(boolean()),
  }),
  transform(({ hasHeader, ...hints }) => (hasHeader === false ? { ...hints, headerRow: 0 } : hints)),
);

const LOOK = variant('is', [
  object({ is: literal('work') }),
  object({ is: literal('plain') }),
  object({ is: literal('code'), id: string() }),
]);

/** A stored set. Another release may have written it, or someone may have changed it: invalid parts become defaults. */
const PLAN = object({
  source: fallback(nullable(SOURCE), null),
  fileName: fallback(string(), ''),
  hints: fallback(HINTS, {}),
  edits: fallback(record(string(), record(string(), string())), {}),
  mapping: unknown(),
  touched: fallback(array(picklist(MAPPED_PARTS)), []),
  look: fallback(LOOK, { is: 'work' }),
  id: fallback(pipe(string(), regex(/^\d{1,16}$/)), ''),
  choice: optional(unknown()),
});

/** Reads a set from a stored record. Returns null if the record has no valid mapping. */
export function setOfRecord({ plan, table, earlier }: Pick<TableSet, 'plan' | 'table' | 'earlier'>): WholeSet | null {
  const { success, output } = safeParse(PLAN, plan);
  const mapping = success ? parseMapping(output.mapping) : null;
  if (!success || !mapping) return null;
  const { touched, hints, edits, look, id, choice } = output;
  const set = {
    mapping,
    touched,
    hints,
    edits,
    look,
    id,
    source: sourceIn(output, table),
    sourceKey: crypto.randomUUID(),
    earlier: (earlier && setOfRecord(earlier)?.set) ?? null,
  };
  return { set, choice: parseManyChoice(choice) };
}

function sourceIn({ source, fileName }: InferOutput<typeof PLAN>, table: Blob | undefined): TableSource | null {
  return table ? { is: 'file', file: table, name: fileName } : source;
}
