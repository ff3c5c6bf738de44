import { isMoreType, type SecretKind } from '#design';
import { clean, cleanDetails } from './clean.ts';
import { type Details, isNothingTyped, type TypedContent } from './content-kinds.ts';
import type { ContentRule, EncodedContent } from './content-rule.ts';

/** Longest content with details, in characters. The largest code can contain only 7,089 digits. */
export const LENGTH_MAX = 8000;

/** Returns the text of a design by the rule of its type: what `encodeContent` does, without the rules of other types. */
export function encodeByRule(rule: ContentRule<string>, typed: TypedContent, mayBeWhole: boolean): EncodedContent {
  const { type, content } = typed;
  const missing = missingSecrets(rule, typed);
  if (missing.length > 0) {
    return { text: '', cautions: missing.map(([field, secret]) => ({ field, kind: 'left-out', secret })) };
  }
  const details = knownDetails(rule, typed.details);
  if (isNothingTyped({ content, details })) return { text: '', cautions: [] };
  // Limits the work, so that a megabyte pasted by mistake does not stop the page.
  const all = [content, ...Object.values(details)].join('\n');
  if (all.length > LENGTH_MAX) return { text: Object.keys(details).length > 0 ? all : content, cautions: [] };
  // In a complete payload, only the beginning is cleaned: what a scanner would read stays what it is.
  const start = content.replace(/^[\s\p{Cf}]+/u, '');
  if (!mayBeWhole || !isWhole(rule, start)) {
    const cleaned = clean('content', rule.sort ?? (rule.isLink ? 'link' : 'sign'), content);
    const beside = cleanDetails(rule.fields ?? {}, details);
    const found = [...cleaned.cautions, ...beside.cautions];
    if (isNothingTyped({ content: cleaned.text, details: beside.details })) return { text: '', cautions: found };
    const encoded = rule.encode(cleaned.text, beside.details, mayBeWhole);
    // What gets a scheme, or is percent-encoded, is known as a link only now, and may end like a sentence.
    const isNewLink = type === 'url' && encoded.text !== cleaned.text;
    const link = isNewLink ? clean('content', 'link', encoded.text) : { text: encoded.text, cautions: [] };
    return { ...encoded, text: link.text, cautions: [...found, ...link.cautions, ...encoded.cautions] };
  }
  const { text, cautions } = isMoreType(type) ? { text: start, cautions: [] } : rule.encode(start, {});
  if (isNothingTyped({ content: '', details })) return { text, cautions };
  return { text, cautions: [...cautions, { field: 'content', kind: 'fields-unused' }] };
}

export function isWhole({ fields, beginsWith }: ContentRule<string>, content: string): boolean {
  return fields !== undefined && beginsWith?.test(content) === true;
}

function knownDetails({ fields = {} }: ContentRule<string>, details: Details = {}): Details {
  return Object.fromEntries(Object.entries(details).filter(([name]) => Object.hasOwn(fields, name)));
}

/**
 * Returns the secrets that were left out when the design was shared and are still missing, each with its field:
 * `content` or the name of a detail. A password is no longer missing once it is typed, or once the visitor has chosen
 * that there is none. Other secrets are missing as long as `leftOut` lists them: the page removes them from this list
 * when their field is edited.
 */
export function missingSecrets(
  { fields = {} }: ContentRule<string>,
  { details = {}, leftOut = {} }: TypedContent,
): [field: string, secret: SecretKind][] {
  return Object.entries(leftOut).filter(([name]) => {
    if (name === 'content') return true;
    if (!Object.hasOwn(fields, name)) return false;
    const field = fields[name];
    if (field.control !== 'password') return true;
    return !details[name] && details[field.unless.name] !== field.unless.value;
  });
}
