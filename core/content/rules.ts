import { type ContentType, isMoreType, type SecretKind, type SpecifiedType } from '#design';
import { FACEBOOK_RULE, INSTAGRAM_RULE, TWITTER_RULE, YOUTUBE_RULE } from './accounts.ts';
import { isNothingTyped, type TypedContent } from './content-kinds.ts';
import type { ContentParts, ContentRule, DetailField, EncodedContent, TableColumns } from './content-rule.ts';
import { EMAIL_RULE } from './email.ts';
import { encodeByRule, isWhole, LENGTH_MAX, missingSecrets } from './encode-by-rule.ts';
import { MORE_RULES } from './more/index.ts';
import { PHONE_RULE } from './phone.ts';
import { SMS_RULE } from './sms.ts';
import { URL_RULE } from './url.ts';
import { VCARD_RULE } from './vcard.ts';
import { WIFI_RULE } from './wifi.ts';

const SPECIFIED: Readonly<Record<SpecifiedType, ContentRule<string>>> = {
  wifi: WIFI_RULE,
  vcard: VCARD_RULE,
  email: EMAIL_RULE,
  phone: PHONE_RULE,
  sms: SMS_RULE,
  instagram: INSTAGRAM_RULE,
  youtube: YOUTUBE_RULE,
  facebook: FACEBOOK_RULE,
  twitter: TWITTER_RULE,
  url: URL_RULE,
  text: { main: 'text', sort: 'text', encode: (content) => ({ text: content, cautions: [] }) },
};

/** In the order in which they are tried: `url` after the others with web addresses. */
export const ALL_RULES = /* @__PURE__ */ orderedRules();

function orderedRules(): readonly [ContentType, ContentRule<string>][] {
  const { url, text, ...others } = SPECIFIED;
  const rules: Readonly<Record<ContentType, ContentRule<string>>> = { ...others, ...MORE_RULES, url, text };
  return Object.entries(rules) as [ContentType, ContentRule<string>][];
}

export function ruleOf(type: ContentType): ContentRule<string> {
  return isMoreType(type) ? MORE_RULES[type] : SPECIFIED[type];
}

/** Returns the name of the content among the fields of a type, as programs give them. */
export function mainField(type: ContentType): string {
  return ruleOf(type).main;
}

export function detailFields(type: ContentType): readonly (readonly [name: string, field: DetailField])[] {
  return Object.entries(ruleOf(type).fields ?? {});
}

/** Returns the types that say by which columns a table is one of their content. */
export function tableColumns(): readonly (readonly [ContentType, TableColumns])[] {
  return ALL_RULES.flatMap(([type, { columns }]) => (columns ? [[type, columns] as const] : []));
}

/** Returns whether the text of a type is usually a web address. */
export function isLinkType(type: ContentType): boolean {
  return ruleOf(type).isLink === true;
}

/**
 * Returns the text for the code of a design. Accepts any strings and never throws. The text is empty if nothing is
 * typed that anybody sees, if a network has no name, if a caution refuses, or if a secret that was left out is still
 * missing, because a code without it would be wrong. Content and details that together are too long for any code are
 * returned as typed, joined by line breaks. Details that have no field in this type are ignored. Content that is a
 * complete payload is kept, for visitors who paste one; with `mayBeWhole` false it is a value like any other, such as
 * the name of a network.
 */
export function encodeContent(typed: TypedContent, mayBeWhole = true): EncodedContent {
  const rule = ruleOf(typed.type);
  if (!mayBeWhole) return encodeByRule(rule, typed, false);
  if (!last || !isSameTyped(last.typed, typed)) last = { typed, encoded: encodeByRule(rule, typed, true) };
  return last.encoded;
}

/** A page asks for the text of the same design several times: for its entry, its draft and its code. */
let last: { readonly typed: TypedContent; readonly encoded: EncodedContent } | null = null;

function isSameTyped(a: TypedContent, b: TypedContent): boolean {
  return a.type === b.type && a.content === b.content && a.details === b.details && a.leftOut === b.leftOut;
}

/**
 * Splits a complete payload of any generator into parts. The text that they encode to may be written in another way, but
 * reads the same. Returns null for other content, if something would be lost, or if details are filled in. Also splits
 * what people paste for a type, such as a map's link, of which only the parts matter; other details are kept then.
 */
export function takeApart(typed: TypedContent): ContentParts | null {
  const { type, content, details } = typed;
  if (content.length > LENGTH_MAX) return null;
  const whole = takeWholeApart(typed);
  const pasted = whole ? null : ruleOf(type).readPasted?.(content);
  return pasted ? { ...pasted, details: { ...details, ...pasted.details } } : whole;
}

function takeWholeApart({ type, content, details }: TypedContent, mayBeWhole = true): ContentParts | null {
  const rule = ruleOf(type);
  if (details || !isWhole(rule, content)) return null;
  const parts = rule.read?.(content) ?? null;
  if (!parts || isNothingTyped(parts)) return null;
  const { text } = encodeContent({ type, content: parts.content, details: parts.details }, mayBeWhole);
  if (text === encodeContent({ type, content }).text) return parts;
  const again = rule.read?.(text);
  return again && isSameParts(parts, again) ? parts : null;
}

function isSameParts(a: ContentParts, b: ContentParts): boolean {
  const names = Object.keys({ ...a.details, ...b.details });
  return a.content === b.content && names.every((name) => (a.details[name] ?? '') === (b.details[name] ?? ''));
}

/**
 * Returns the type, the content and, if possible, the details of a text that was read in a code. They encode to exactly
 * this text, or to one that reads the same (`takeApart`). `mayBeWhole` is what `encodeContent` will get with them.
 */
export function recognize(
  text: string,
  mayBeWhole = true,
): TypedContent & { readonly details?: Readonly<Record<string, string>> } {
  const [type] =
    ALL_RULES.find(([each, rule]) => rule.beginsWith?.test(text) && comesBack(text, each, mayBeWhole)) ?? [];
  if (type === undefined) return { type: 'text', content: text };
  const parts = takeWholeApart({ type, content: text }, mayBeWhole);
  if (!parts) return { type, content: text };
  const details = Object.entries(parts.details).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { type, content: parts.content, ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}

/**
 * Returns content that is a complete payload of another type, as `recognize` reads it. Returns null for web addresses
 * and other content, or if details are filled in.
 */
export function otherType({ type, content, details }: TypedContent) {
  const start = content.replace(/^[\s\p{Cf}]+/u, '').trimEnd();
  if (details || content.length > LENGTH_MAX || ruleOf(type).beginsWith?.test(start)) return null;
  const typed = pastedEvent(start) ?? recognize(start);
  return typed.type === type || typed.type === 'text' || isLinkType(typed.type) ? null : typed;
}

/** An event of a calendar's program has more than the fields hold, but nothing else that people read. */
function pastedEvent(text: string): TypedContent | null {
  const parts = takeApart({ type: 'event', content: text });
  if (parts === null) return null;
  const details = Object.entries(parts.details).filter(([, value]) => value);
  return { type: 'event', content: parts.content, details: Object.fromEntries(details) };
}

/** The content of the types behind More has only one line, so their payloads come back only from fields. */
function comesBack(text: string, type: ContentType, mayBeWhole: boolean): boolean {
  if (takeWholeApart({ type, content: text }, mayBeWhole) !== null) return true;
  return !(isMoreType(type) && ruleOf(type).fields) && encodeContent({ type, content: text }).text === text;
}

/** Returns the secrets that were left out when the design was shared and are still missing: `missingSecrets`. */
export function leftOutOf(typed: TypedContent): [field: string, secret: SecretKind][] {
  return missingSecrets(ruleOf(typed.type), typed);
}
