import {
  array,
  type InferOutput,
  maxLength,
  object,
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

/** Maximum number of text lines on a label. */
export const LABEL_LINES_MAX = 8;

/** A template, of at most 4,000 characters. */
const TEMPLATE = pipe(string(), maxLength(4000));

const MAPPING = object({
  type: picklist(CONTENT_TYPES),
  /**
   * Templates by the field that they fill: `content` and the other fields of the type. Empty templates may be absent.
   */
  templates: record(string(), TEMPLATE),
  /**
   * Template of the file names, without extension. If it is empty or gives no name, a file is named after the caption,
   * else after the end of the link, else after the number of the row.
   */
  fileName: TEMPLATE,
  /** Template of the caption below each code. Empty for no caption. */
  caption: TEMPLATE,
  /** Templates of the text lines on a label. */
  labelLines: pipe(array(TEMPLATE), maxLength(LABEL_LINES_MAX), readonly()),
  /** Template of the large number on a card. Empty for no number. */
  figure: TEMPLATE,
  /**
   * Name of the column with the numbers of copies. If this name or the row's cell in that column is empty, the row has
   * one copy.
   */
  copies: TEMPLATE,
  /** The seed of `{random:10}`: 32 hex digits, chosen once at random. */
  seed: pipe(string(), regex(SEED)),
});

/** How the rows of a table become codes, one code per row. */
export type Mapping = Readonly<InferOutput<typeof MAPPING>>;

/** Returns a mapping without templates. */
export function emptyMapping(type: ContentType, seed: string): Mapping {
  return { type, templates: {}, fileName: '', caption: '', labelLines: [], figure: '', copies: '', seed };
}

/**
 * Returns the mapping in a value of unknown origin, such as a stored record. Returns null if the value is not a
 * mapping. Unknown entries are dropped, but not unknown templates: the rules of a type may load later.
 */
export function parseMapping(value: unknown): Mapping | null {
  const { success, output } = safeParse(MAPPING, value);
  return success ? output : null;
}

/** Returns the names of the columns with text that no template of a mapping uses. */
export function unusedColumns(mapping: Mapping, { columns, rows }: Table): string[] {
  const { templates, fileName, caption, figure, labelLines, copies } = mapping;
  const used = new Set([nameKey(copies)]);
  for (const written of [...Object.values(templates), fileName, caption, figure, ...labelLines]) {
    const template = compileTemplate(written);
    if ('fault' in template) continue;
    for (const part of template.parts) if (part.is === 'cell') used.add(nameKey(part.name));
  }
  return columns.filter(
    (name, column) => !used.has(nameKey(name)) && rows.some(({ cells }) => (cells[column] ?? '').trim() !== ''),
  );
}
