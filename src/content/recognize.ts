import type { ContentType } from '#design';
import { encodeContent, takeApart } from './encode-content.ts';
import { RULES } from './rules.ts';
import type { TypedContent } from './typed-content.ts';

/** A design's entries that would give the recognized text. */
type Recognized = TypedContent & { readonly details?: Readonly<Record<string, string>> };

/** Returns the type, the content and, if possible, the fields that give exactly this text. */
export function recognize(text: string): Recognized {
  const types = Object.keys(RULES) as ContentType[];
  const type = types.find((each) => RULES[each].beginsWith?.test(text) && isKept(text, each));
  if (type === undefined) return { type: 'text', content: text };
  const parts = takeApart({ type, content: text });
  if (!parts || encodeContent({ type, ...parts }).text !== text) return { type, content: text };
  const details = Object.entries(parts.details).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { type, content: parts.content, ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}

/** Whether a type encodes the text as it is. */
function isKept(text: string, type: ContentType): boolean {
  return encodeContent({ type, content: text }).text === text;
}
