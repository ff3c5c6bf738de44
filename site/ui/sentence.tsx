import { createElement, Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** A sentence from `#words`, such as `Posted {date} ({age})`. */
  readonly text: string;
  /** The elements that replace the names in braces. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/**
 * A sentence that contains elements, in the order of its language. Each `{name}` in `text` is replaced by the element
 * of that name in `parts`. If `parts` has no such element, the `{name}` is left out.
 */
export function Sentence({ text, parts }: SentenceProps) {
  const pieces = text.split(/\{(\w+)\}/);
  return createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[piece])));
}
