import type { NumberRange, TableHints } from '#tables';

/** Where a table comes from. Plain data, which a worker and the browser's storage can take. */
export type TableSource =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'file'; readonly file: Blob; readonly name: string }
  | { readonly is: 'range'; readonly range: NumberRange };

/** A table to be read: its source, and what the visitor changed about how it is read. */
export interface TableRequest {
  /** Another one for each source: the worker keeps the table that it has read last. */
  readonly key: string;
  readonly source: TableSource;
  readonly hints: TableHints;
}

/** Characters that a text area can take; a longer text is kept as a file. */
export const TYPED_LENGTH_MAX = 200_000;

/** Returns the source of a text, typed or pasted. `name` is what a long one is called. */
export function sourceOfText(text: string, name: string): TableSource {
  if (text.length <= TYPED_LENGTH_MAX) return { is: 'text', text };
  return { is: 'file', file: new Blob([text], { type: 'text/plain' }), name };
}
