import type { EncodedContent } from './content-rule.ts';

/** The text itself, verbatim. */
export function encodeText(content: string): EncodedContent {
  return { text: content, cautions: [] };
}
