import type { NumberRange, TableHints } from '#tables';

/** The source of a table. Plain data for a worker and for storage. */
export type TableSource =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'file'; readonly file: Blob; readonly name: string }
  | { readonly is: 'range'; readonly range: NumberRange };

/** A table to be read: its source, and the visitor's changes to the way it is read. */
export interface TableRequest {
  /** Different for each source. The worker caches the last table under this key and `hints`. */
  readonly key: string;
  readonly source: TableSource;
  readonly hints: TableHints;
}

/** The longest text of the text area, in characters. A longer text is kept as a file. */
export const TYPED_LENGTH_MAX = 200_000;

/** Returns the source of a typed or pasted text. A long text becomes a file with this `name`. */
export function sourceOfText(text: string, name: string): TableSource {
  if (text.length <= TYPED_LENGTH_MAX) return { is: 'text', text };
  return { is: 'file', file: new Blob([text], { type: 'text/plain' }), name };
}
