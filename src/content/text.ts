import type { ContentRule, EncodedContent } from './content-rule.ts';

/** Any text. */
export const TEXT_RULE: ContentRule = { encode: encodeText };

/** The text itself, verbatim. */
export function encodeText(content: string): EncodedContent {
  return { text: content, cautions: [] };
}
