import type { ContentType } from '#design';
import type { ContentParts, ContentRule, DetailField, EncodedContent } from './content-rule.ts';
import { leftOutOf } from './left-out.ts';
import { RULES } from './rules.ts';
import { type Details, isNothingTyped, type TypedContent } from './typed-content.ts';

/**
 * Content and details that together have more characters than this are not encoded. The largest code can contain only
 * 7,089 digits.
 */
const LENGTH_MAX = 8000;

/** Returns the detail fields of a type with their names, in their order on the page. */
export function detailFields(type: ContentType): readonly (readonly [name: string, field: DetailField])[] {
  return Object.entries(RULES[type].fields ?? {});
}

/**
 * Returns the text for the code of a design. Accepts any strings and never throws. The text is empty if nothing is
 * typed, if a network has no name, or if a secret that was left out is still missing, because a code without it would
 * be wrong. Content and details that together are too long for any code are returned as typed, joined by line breaks.
 * Details that have no field in this type are ignored.
 */
export function encodeContent(typed: TypedContent): EncodedContent {
  const { type, content } = typed;
  const missing = leftOutOf(typed);
  if (missing.length > 0) {
    return { text: '', cautions: missing.map(([field, secret]) => ({ field, kind: 'left-out', secret })) };
  }
  const rule = RULES[type];
  const details = knownDetails(rule, typed.details);
  if (isNothingTyped({ content, details })) return { text: '', cautions: [] };
  // Limits the work, so that a megabyte pasted by mistake does not stop the page.
  const all = [content, ...Object.values(details)].join('\n');
  if (all.length > LENGTH_MAX) return { text: Object.keys(details).length > 0 ? all : content, cautions: [] };
  if (!isWhole(rule, content) || isNothingTyped({ content: '', details })) return rule.encode(content, details);
  const { text, cautions } = rule.encode(content, {});
  return { text, cautions: [...cautions, { field: 'content', kind: 'fields-unused' }] };
}

/**
 * Splits content that is a complete payload of its type into content and details that encode to the same text. Returns
 * null if the content is not a complete payload, if details are already filled in, or if the parts would encode to a
 * different text.
 */
export function takeApart({ type, content, details }: TypedContent): ContentParts | null {
  const rule = RULES[type];
  if (details || content.length > LENGTH_MAX || !isWhole(rule, content)) return null;
  const parts = rule.read?.(content) ?? null;
  if (!parts) return null;
  const { text } = encodeContent({ type, content: parts.content, details: parts.details });
  return text === encodeContent({ type, content }).text ? parts : null;
}

/** Returns whether the content is already a payload of its type; false for types without detail fields. */
function isWhole({ fields, beginsWith }: ContentRule<string>, content: string): boolean {
  return fields !== undefined && beginsWith?.test(content) === true;
}

function knownDetails({ fields = {} }: ContentRule<string>, details: Details = {}): Details {
  return Object.fromEntries(Object.entries(details).filter(([name]) => Object.hasOwn(fields, name)));
}
