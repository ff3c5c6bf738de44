import {
  array,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  readonly,
  record,
  regex,
  safeParse,
  string,
} from 'valibot';
import { CONTENT_TYPES, type ContentType } from '#design';
import { nameKey, type Table } from '../table.ts';
import { compileTemplate } from './template.ts';
import { SEED } from './template-functions.ts';

export const LABEL_LINES_MAX = 8;

const TEMPLATE = pipe(string(), maxLength(4000));

const MAPPING = object({
  type: picklist(CONTENT_TYPES),
  /** By field: `content` and the others of the type. Empty ones may be absent. */
  templates: record(string(), TEMPLATE),
  /** Without extension. If it gives no name: the caption, else the end of the link, else the row's number. */
  fileName: TEMPLATE,
  caption: TEMPLATE,
  labelLines: pipe(array(TEMPLATE), maxLength(LABEL_LINES_MAX), readonly()),
  /** Template of the large number on a card. Empty for no number. */
  figure: TEMPLATE,
  /** A column's name. One copy if it or the cell is empty. */
  copies: TEMPLATE,
  /** Where the address in the code leads on to, for codes that can be changed. Empty: nowhere. */
  target: optional(TEMPLATE, ''),
  /** Which number of days such as `03/05/2027` is the day. Empty: decided by the other rows. */
  days: optional(picklist(['', 'day-first', 'month-first']), ''),
  /** The seed of `{random:10}`: 32 hex digits, chosen once at random. */
  seed: pipe(string(), regex(SEED)),
});

/** How the rows of a table become codes, one code per row. */
export type Mapping = Readonly<InferOutput<typeof MAPPING>>;

export function emptyMapping(type: ContentType, seed: string): Mapping {
  const none = { fileName: '', caption: '', labelLines: [], figure: '', copies: '', target: '', days: '' } as const;
  return { type, templates: {}, ...none, seed };
}

/** Returns null for what is no mapping. Unknown templates stay, because the rules of a type may load later. */
export function parseMapping(value: unknown): Mapping | null {
  const { success, output } = safeParse(MAPPING, value);
  return success ? output : null;
}

/** Returns the names of the columns with text that no template of a mapping uses. */
export function unusedColumns(mapping: Mapping, { columns, rows }: Table): string[] {
  const { templates, fileName, caption, figure, labelLines, copies, target } = mapping;
  const used = new Set([nameKey(copies)]);
  for (const written of [...Object.values(templates), fileName, caption, figure, target, ...labelLines]) {
    const template = compileTemplate(written);
    if ('kind' in template) continue;
    for (const part of template.parts) if (part.is === 'cell') used.add(nameKey(part.name));
  }
  return columns.filter(
    (name, column) => !used.has(nameKey(name)) && rows.some(({ cells }) => (cells[column] ?? '').trim() !== ''),
  );
}
