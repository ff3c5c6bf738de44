import { type Caution, detailFields, encodeContent, isLinkType, settleDay, type TypedContent } from '#content';
import type { RedirectProblem } from '#content/redirects';
import type { ContentType, QrDesign } from '#design';
import { cellKind } from '../cell-kind.ts';
import type { ColumnDays } from '../find-days.ts';
import { nameKey, type RowFault, type TableRow } from '../table.ts';
import { type DayReading, readingOfDays } from './day-order.ts';
import { fieldValue } from './field-value.ts';
import { cleanFileName } from './file-names.ts';
import { type FillProblem, type FillSource, fillTemplate, type TemplatePlace } from './fill-template.ts';
import { hostOf, mixesScripts } from './hosts.ts';
import { mappedFields } from './mapped-fields.ts';
import type { Mapping } from './mapping.ts';
import { compileTemplate, type Template, type TemplateFault } from './template.ts';
import { SEED } from './template-functions.ts';

const COPIES_MAX = 1000;

/** Maximum number of characters in any code: the digits of version 40 at level L (ISO/IEC 18004, table 7). */
const CHARACTERS_MAX = 7089;

/** What a template fills: the name of a field of the type, or `file-name`, `caption`, `figure`, `label-0` and so on. */
type TemplateUse = string;

export type RowProblem =
  | FillProblem
  | { readonly kind: 'template'; readonly use: TemplateUse; readonly fault: TemplateFault }
  /** The template is itself a payload, such as `WIFI:S:{a};;`, in which values would not be escaped. */
  | { readonly kind: 'payload-template' }
  | RowFault
  | { readonly kind: 'nothing' }
  /** The format cannot express the row, for the reason in the caution. `cell` is the one that is wrong. */
  | {
      readonly kind: 'refused';
      readonly type: ContentType;
      readonly caution: Caution;
      readonly cell?: RefusedCell;
    }
  | { readonly kind: 'choice'; readonly field: string; readonly value: string }
  /** The number of copies is not a whole number from 1 to 1,000. */
  | { readonly kind: 'copies'; readonly value: string }
  | { readonly kind: 'too-long'; readonly length: number }
  /** The target would contain the whole link that is in this column. */
  | { readonly kind: 'link-in-target'; readonly name: string }
  /** The code is meant to lead on to another address, but cannot. */
  | { readonly kind: 'redirect'; readonly problem: RedirectProblem };

/** What a field was filled with, and the names of the columns in its template. */
export interface RefusedCell {
  readonly columns: readonly string[];
  readonly value: string;
}

/** A possible problem of a row that still gets a code. */
export type RowCaution =
  | Caution
  /** A cell that is used in the content is empty. `name` is the name of the cell's column. */
  | { readonly kind: 'empty-cell'; readonly name: string }
  /** A label of the host mixes Latin letters with similar Cyrillic or Greek ones. */
  | { readonly kind: 'mixed-scripts'; readonly host: string };

export interface PlannedRow {
  readonly is: 'ready';
  readonly number: number;
  readonly typed: TypedContent;
  readonly text: string;
  readonly cautions: readonly RowCaution[];
  /** The file name, cleaned, without extension and not yet unique. */
  readonly fileName: string;
  readonly caption: string;
  readonly labelLines: readonly string[];
  readonly figure: string;
  readonly copies: number;
  /** Where the address leads on to; null if the codes cannot be changed. */
  readonly target: string | null;
  /** The host of a link (`hostOf`); null for all other content. */
  readonly host: string | null;
  /** Whether its times are in the zone of the recipe, because the table has none. */
  readonly usesZone: boolean;
}

interface LeftOutRow {
  readonly is: 'left-out';
  readonly number: number;
  readonly problem: RowProblem;
}

export type RowPlan = PlannedRow | LeftOutRow;

export interface Recipe {
  readonly mapping: Mapping;
  readonly columns: ReadonlyMap<string, number>;
  readonly templates: ReadonlyMap<TemplateUse, Template>;
  /** A problem of the mapping itself. It causes every row to be left out. */
  readonly problem: RowProblem | null;
  readonly zone: string;
  readonly days: DayReading;
}

/** What is known beside a mapping and the names of the columns. */
export interface RowHabits {
  /** The time zone of times without one, such as `Europe/Berlin`. Empty means UTC, with a caution. */
  readonly zone?: string;
  /** What all rows tell about the days of each column (`findDays`). */
  readonly days?: readonly (ColumnDays | null)[];
}

/** Whether a template is in a format that has its own escapes. Values must not be inserted into it. */
export function isPayloadTemplate(template: string): boolean {
  return /^\s*(?:WIFI:|BEGIN:|MECARD:|MATMSG:|SMSTO:|mailto:)/i.test(template);
}

/** Compiles a mapping for a table with these columns. Throws a `RangeError` if its seed is invalid. */
export function compileMapping(
  mapping: Mapping,
  columns: readonly string[],
  { zone = '', days = [] }: RowHabits = {},
): Recipe {
  if (!SEED.test(mapping.seed)) throw new RangeError('A mapping needs a seed of 32 hex digits');
  const { type, fileName, caption, labelLines, figure, target } = mapping;
  const written: [TemplateUse, string][] = [
    ...mappedFields(type).map(([name]): [string, string] => [name, mapping.templates[name] ?? '']),
    ['file-name', fileName],
    ['caption', caption],
    ['figure', figure],
    // Codes of other types lead nowhere. The target is kept for when the type is changed back.
    ...(target && isLinkType(type) ? [['target', target] as [string, string]] : []),
    ...labelLines.map((line, index): [string, string] => [`label-${index}`, line]),
  ];
  const templates = new Map<TemplateUse, Template>();
  let problem: RowProblem | null = null;
  for (const [use, text] of written) {
    const template = compileTemplate(text);
    if ('kind' in template) problem ??= { kind: 'template', use, fault: template };
    else templates.set(use, template);
  }
  const content = templates.get('content')?.parts ?? [];
  const isPayload = content[0]?.is === 'text' && content.length > 1 && isPayloadTemplate(content[0].text);
  if (isPayload && mappedFields(type).length > 1) problem ??= { kind: 'payload-template' };
  return {
    ...{ mapping, templates, problem, zone },
    columns: new Map(columns.map((name, index) => [nameKey(name), index])),
    days: readingOfDays(mapping, columns, days),
  };
}

/** Never throws. */
export function planRow(recipe: Recipe, row: TableRow): RowPlan {
  const { mapping } = recipe;
  const { number } = row;
  const leaveOut = (problem: RowProblem): LeftOutRow => ({ is: 'left-out', number, problem });
  if (row.fault) return leaveOut(row.fault);
  if (recipe.problem) return leaveOut(recipe.problem);
  const source: FillSource = { columns: recipe.columns, row, seed: mapping.seed };
  const filled = new Map<TemplateUse, string>();
  const empty = new Set<string>();
  for (const [use, template] of recipe.templates) {
    const result = fillTemplate(template, source, placeOf(mapping, use, template));
    if ('kind' in result) return leaveOut(result);
    filled.set(use, result.text);
    // A contact may lack a phone number, but a link without its last part leads elsewhere.
    if (use === 'content') for (const name of result.empty) empty.add(name);
  }
  const values: Record<string, string> = {};
  for (const [name, field] of mappedFields(mapping.type)) {
    const given = filled.get(name) ?? '';
    const isDay = field?.control === 'moment' || (field?.control === 'line' && field.isDay);
    const text = isDay ? settleDay(given, (hasDots) => recipe.days[hasDots ? 'dots' : 'others']) : given;
    const value = fieldValue(field, text);
    if (value === null) return leaveOut({ kind: 'choice', field: name, value: text });
    // Joined cells of a day and a time may be two empty ones.
    if ((isDay ? value.trim() : value) !== '') values[name] = value;
  }
  const { typed, encoded, usesZone } = encodeIn(recipe, values);
  const { text, cautions } = encoded;
  const refusing = cautions.filter(({ refuses }) => refuses);
  // What is wrong in the table, rather than what is missing in the mapping.
  const caution = refusing.find(({ field }) => Object.hasOwn(values, field)) ?? refusing[0];
  if (caution) {
    const cell = cellOf(recipe, caution.field, filled);
    return leaveOut({ kind: 'refused', type: mapping.type, caution, ...(cell && { cell }) });
  }
  if (text === '') return leaveOut({ kind: 'nothing' });
  if (text.length > CHARACTERS_MAX) return leaveOut({ kind: 'too-long', length: text.length });
  const copies = copiesOf(recipe, row);
  if (typeof copies !== 'number') return leaveOut(copies);
  const linkInside = linkInTarget(recipe, row);
  if (linkInside !== null) return leaveOut({ kind: 'link-in-target', name: linkInside });
  const caption = filled.get('caption') ?? '';
  const host = mapping.type === 'url' ? hostOf(typed.content) : null;
  const ownName = cleanFileName(filled.get('file-name') ?? '');
  return {
    is: 'ready',
    number,
    typed,
    text,
    cautions: [
      ...cautions,
      ...[...empty].map((name) => ({ kind: 'empty-cell', name }) as const),
      ...(host !== null && mixesScripts(host) ? [{ kind: 'mixed-scripts', host } as const] : []),
    ],
    fileName: ownName || cleanFileName(caption) || cleanFileName(endOfLink(text)) || String(number),
    caption,
    labelLines: mapping.labelLines.map((_, index) => filled.get(`label-${index}`) ?? ''),
    figure: filled.get('figure') ?? '',
    copies,
    target: filled.get('target') ?? null,
    host,
    usesZone,
  };
}

interface EncodedRow {
  readonly typed: TypedContent;
  readonly encoded: ReturnType<typeof encodeContent>;
  readonly usesZone: boolean;
}

/** Encodes the fields of a row; if a time has no zone, in that of the recipe. */
function encodeIn(
  { mapping: { type }, zone }: Recipe,
  { content = '', ...details }: Record<string, string>,
): EncodedRow {
  const typed: TypedContent = { type, content, ...(Object.keys(details).length > 0 && { details }) };
  const encoded = encodeContent(typed);
  const needsZone = zone !== '' && encoded.cautions.some(({ kind }) => kind === 'no-zone');
  const [field] = needsZone ? (detailFields(type).find(([, { control }]) => control === 'zone') ?? []) : [];
  if (field === undefined) return { typed, encoded, usesZone: false };
  const zoned = { ...typed, details: { ...details, [field]: zone } };
  return { typed: zoned, encoded: encodeContent(zoned), usesZone: true };
}

/** Returns what a field was filled with, and from which columns; null if no column fills it. */
function cellOf({ templates }: Recipe, field: string, filled: ReadonlyMap<TemplateUse, string>): RefusedCell | null {
  const columns = templates.get(field)?.parts.flatMap((part) => (part.is === 'cell' ? part.name : [])) ?? [];
  const value = (filled.get(field) ?? '').replace(/\s+/g, ' ').trim();
  return columns.length > 0 ? { columns, value: value.slice(0, VALUE_SHOWN) } : null;
}

/** Characters of a cell that a sentence shows. */
const VALUE_SHOWN = 60;

export function rowDesign({ typed }: PlannedRow, design: QrDesign): QrDesign {
  const { details: _, leftOut: __, ...look } = design;
  const { type, content, details } = typed;
  return { ...look, type, content, ...(details && { details: details as Readonly<Record<string, string>> }) };
}

function placeOf({ type }: Mapping, use: TemplateUse, { parts }: Template): TemplatePlace {
  if (use === 'target') return 'link';
  if (use === 'content') {
    const [first] = parts;
    const isAddress = first?.is === 'text' && first.text.includes('/');
    return type === 'url' || (isLinkType(type) && isAddress) ? 'link' : 'plain';
  }
  const field = mappedFields(type).find(([name]) => name === use)?.[1];
  return field?.control === 'line' && field.inputMode === 'url' ? 'link' : 'plain';
}

function copiesOf({ mapping, columns }: Recipe, row: TableRow): number | RowProblem {
  if (mapping.copies === '') return 1;
  const column = columns.get(nameKey(mapping.copies));
  if (column === undefined) return { kind: 'unknown-name', name: mapping.copies };
  const value = (row.cells[column] ?? '').trim();
  if (value === '') return 1;
  const copies = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return copies >= 1 && copies <= COPIES_MAX ? copies : { kind: 'copies', value };
}

/** Returns the name of a column whose link would be inserted into the target; null if there is none. */
function linkInTarget({ templates, columns }: Recipe, { cells }: TableRow): string | null {
  // A link at the start is the target itself.
  const [, ...inserted] = templates.get('target')?.parts ?? [];
  for (const part of inserted) {
    if (part.is !== 'cell') continue;
    const cell = cells[columns.get(nameKey(part.name)) ?? -1] ?? '';
    // Without a slash it may be the name of a file: `01.html`.
    if (cell.includes('/') && cellKind(cell) === 'address') return part.name;
  }
  return null;
}

function endOfLink(text: string): string {
  const [, path = ''] = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(text) ?? [];
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
