import type { ContentRule, EncodedContent } from './content-rule.ts';

/** Any text. */
export const TEXT_RULE: ContentRule = { encode: encodeText };

/** Returns the content unchanged. */
export function encodeText(content: string): EncodedContent {
  return { text: content, cautions: [] };
}
