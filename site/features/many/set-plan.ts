import { type ManyChoice, parseManyChoice, type TableSet } from '#storage';
import type { NumberRange, TableHints } from '#tables';
import { parseMapping } from '#tables/mapping';
import { type LookChoice, MAPPED_PARTS, type ManySet, newSet } from './many-set.ts';
import { type TableSource, TYPED_LENGTH_MAX } from './table-source.ts';

/** A set with the options for its codes. */
export interface WholeSet {
  readonly set: ManySet;
  readonly choice: ManyChoice;
}

/** Returns the form in which a set is stored. `hasPassword` (whether cards show passwords) is left out. */
export function recordOfSet({ set, choice }: WholeSet): Pick<TableSet, 'plan' | 'table'> {
  const { source, hints, mapping, touched, look, id } = set;
  const { hasPassword: _, ...kept } = choice;
  const plan = { hints, mapping, touched, look, id, choice: kept };
  if (source?.is === 'file') return { plan: { ...plan, fileName: source.name }, table: source.file };
  return { plan: { ...plan, source } };
}

/** Returns the set as an entry of Your codes, with its number of codes and the moment it was made. */
export function entryOfSet(whole: WholeSet, id: string, codes: number, made: Date): TableSet {
  const { source } = whole.set;
  const name = source?.is === 'file' ? source.name : '';
  return { ...recordOfSet({ ...whole, set: { ...whole.set, id } }), id, name, codes, at: made.getTime() };
}

/**
 * Reads a set from a stored record. Another release may have written the record, or someone may have changed it by
 * hand. Invalid parts become defaults. Returns null if the record has no valid mapping.
 */
export function setOfRecord({ plan, table }: Pick<TableSet, 'plan' | 'table'>): WholeSet | null {
  if (!isRecord(plan)) return null;
  const mapping = parseMapping(plan.mapping);
  if (!mapping) return null;
  const { touched, id } = plan;
  return {
    set: {
      ...newSet(mapping.seed),
      ...{ mapping, source: sourceIn(plan, table), hints: hintsIn(plan.hints), look: lookIn(plan.look) },
      sourceKey: crypto.randomUUID(),
      touched: MAPPED_PARTS.filter((part) => Array.isArray(touched) && touched.includes(part)),
      id: typeof id === 'string' && /^\d{1,16}$/.test(id) ? id : '',
    },
    choice: parseManyChoice(plan.choice),
  };
}

type Value = Readonly<Record<string, unknown>>;

function sourceIn({ source, fileName }: Value, table: Blob | undefined): TableSource | null {
  if (table) return { is: 'file', file: table, name: typeof fileName === 'string' ? fileName : '' };
  if (!isRecord(source)) return null;
  const { is, text, range } = source;
  if (is === 'text' && typeof text === 'string' && text.length <= TYPED_LENGTH_MAX) return { is, text };
  if (is === 'range' && isRecord(range)) {
    const { from, to, step, digits, prefix, suffix } = range;
    const isWhole = [from, to, step, digits].every((number) => Number.isSafeInteger(number));
    if (isWhole && [prefix, suffix].every((text) => typeof text === 'string')) {
      return { is, range: { from, to, step, digits, prefix, suffix } as NumberRange };
    }
  }
  return null;
}

/** Returns the valid hints of a stored value. Invalid hints would make the table reader fail. */
function hintsIn(value: unknown): TableHints {
  if (!isRecord(value)) return {};
  const { encoding, delimiter, hasHeader, sheet } = value;
  return {
    ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'].includes(encoding as string) && { encoding }),
    ...([',', ';', '\t', '|', ''].includes(delimiter as string) && { delimiter }),
    ...(typeof hasHeader === 'boolean' && { hasHeader }),
    ...(Number.isSafeInteger(sheet) && (sheet as number) >= 0 && { sheet }),
  } as TableHints;
}

function lookIn(value: unknown): LookChoice {
  if (isRecord(value) && value.is === 'plain') return { is: 'plain' };
  if (isRecord(value) && value.is === 'code' && typeof value.id === 'string') return { is: 'code', id: value.id };
  return { is: 'work' };
}

function isRecord(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
