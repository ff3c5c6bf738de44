import type { ContentType } from '#design';
import { encodeContent, takeApart } from './encode-content.ts';
import { RULES } from './rules.ts';
import type { TypedContent } from './typed-content.ts';

/** The entries of a design that encode to the recognized text. */
type Recognized = TypedContent & { readonly details?: Readonly<Record<string, string>> };

/** Returns the type, the content and, if possible, the details that encode to exactly this text. */
export function recognize(text: string): Recognized {
  const types = Object.keys(RULES) as ContentType[];
  const type = types.find((each) => RULES[each].beginsWith?.test(text) && isKept(text, each));
  if (type === undefined) return { type: 'text', content: text };
  const parts = takeApart({ type, content: text });
  if (!parts || encodeContent({ type, ...parts }).text !== text) return { type, content: text };
  const details = Object.entries(parts.details).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { type, content: parts.content, ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}

/** Returns whether a type leaves a text unchanged when encoding it. */
function isKept(text: string, type: ContentType): boolean {
  return encodeContent({ type, content: text }).text === text;
}
