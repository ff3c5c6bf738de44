import { type DetailField, detailFields } from '#content';
import { CONTENT_TYPES, type ContentType } from '#design';
import { isSeed } from './random-token.ts';

/** How the rows of a table become codes, one code per row. */
export interface Mapping {
  readonly type: ContentType;
  /**
   * Templates by the field that they fill: `content` and the other fields of the type. Empty templates may be absent.
   */
  readonly templates: Readonly<Record<string, string>>;
  /**
   * Template of the file names, without extension. If it is empty or gives no name, a file is named after the caption,
   * else after the end of the link, else after the number of the row.
   */
  readonly fileName: string;
  /** Template of the caption below each code. Empty for no caption. */
  readonly caption: string;
  /** Templates of the text lines on a label. */
  readonly labelLines: readonly string[];
  /** Template of the large number on a card. Empty for no number. */
  readonly figure: string;
  /**
   * Name of the column with the numbers of copies. If this name or the row's cell in that column is empty, the row has
   * one copy.
   */
  readonly copies: string;
  /** The seed of `{random:10}`: 32 hex digits, chosen once at random. Links never contain it. */
  readonly seed: string;
}

/** Maximum number of characters of one template. */
export const TEMPLATE_LENGTH_MAX = 4000;

/** Maximum number of text lines on a label. */
export const LABEL_LINES_MAX = 8;

/** Returns the fields that a type's templates may fill, `content` first. */
export function mappedFields(type: ContentType): readonly (readonly [name: string, field: DetailField | null])[] {
  return [['content', null], ...detailFields(type)];
}

/** Returns a mapping without templates. */
export function emptyMapping(type: ContentType, seed: string): Mapping {
  return { type, templates: {}, fileName: '', caption: '', labelLines: [], figure: '', copies: '', seed };
}

/**
 * Returns the mapping in a value of unknown origin, such as a stored record or a link. Returns null if the value is not
 * a mapping. Unknown entries are dropped. The given `seed` is used if the value contains no valid one.
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
