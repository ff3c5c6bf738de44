import { type DetailField, detailFields } from '#content';
import { CONTENT_TYPES, type ContentType } from '#design';
import { isSeed } from './random-token.ts';

/** What the columns of a table become: a code for each row. */
export interface Mapping {
  readonly type: ContentType;
  /** Templates by field: `content`, and the names of the fields beside it. Empty ones may be absent. */
  readonly templates: Readonly<Record<string, string>>;
  /**
   * Template of the files' names, without an extension. Empty: the caption, the end of the link or the row names them.
   */
  readonly fileName: string;
  /** Template of the words below each code. Empty: none. */
  readonly caption: string;
  /** Templates of the lines on a label. */
  readonly labelLines: readonly string[];
  /** Template of the large number on a card. Empty: none. */
  readonly figure: string;
  /** Name of the column that gives the number of copies; empty: one each. */
  readonly copies: string;
  /** 32 hex digits, drawn once, from which `{random:10}` is made. Links never carry it. */
  readonly seed: string;
}

/** Characters of one template at most. */
export const TEMPLATE_LENGTH_MAX = 4000;

/** Lines of a label at most. */
export const LABEL_LINES_MAX = 8;

/** Returns the fields that a type's templates may fill, `content` first. */
export function mappedFields(type: ContentType): readonly (readonly [name: string, field: DetailField | null])[] {
  return [['content', null], ...detailFields(type)];
}

/** Returns a mapping that maps nothing yet. */
export function emptyMapping(type: ContentType, seed: string): Mapping {
  return { type, templates: {}, fileName: '', caption: '', labelLines: [], figure: '', copies: '', seed };
}

/**
 * Returns the mapping in a value of unknown origin, such as a record of the storage or a link, or null if it is none.
 * What it has beyond a mapping is dropped. `seed` is taken if the value has none of its own.
 */
export function parseMapping(value: unknown, seed: string): Mapping | null {
  if (!isRecord(value)) return null;
  const { type, templates, fileName, caption, labelLines, figure = '', copies } = value;
  const known = CONTENT_TYPES.find((each) => each === type);
  if (!known || !isRecord(templates) || !Array.isArray(labelLines) || labelLines.length > LABEL_LINES_MAX) return null;
  const fields = new Set(mappedFields(known).map(([name]) => name));
  const kept = Object.entries(templates).filter(([name]) => fields.has(name));
  const texts = [...kept.map(([, template]) => template), fileName, caption, figure, copies, ...labelLines];
  if (!texts.every((text) => typeof text === 'string' && text.length <= TEMPLATE_LENGTH_MAX)) return null;
  return {
    type: known,
    templates: Object.fromEntries(kept) as Record<string, string>,
    fileName: fileName as string,
    caption: caption as string,
    labelLines: labelLines as string[],
    figure: figure as string,
    copies: copies as string,
    seed: typeof value.seed === 'string' && isSeed(value.seed) ? value.seed : seed,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
