import type { ContentType } from '#design';
import type { ContentParts, ContentRule, DetailField, EncodedContent } from './content-rule.ts';
import { EMAIL_RULE } from './email.ts';
import { encodeFacebook } from './facebook.ts';
import { encodeInstagram } from './instagram.ts';
import { encodePhone } from './phone.ts';
import { SMS_RULE } from './sms.ts';
import { encodeText } from './text.ts';
import { encodeTwitter } from './twitter.ts';
import { isNothingTyped, type TypedContent } from './typed-content.ts';
import { encodeUrl } from './url.ts';
import { VCARD_RULE } from './vcard.ts';
import { WIFI_RULE } from './wifi.ts';
import { encodeYoutube } from './youtube.ts';

const RULES: Readonly<Record<ContentType, ContentRule<string>>> = {
  url: { encode: encodeUrl },
  email: EMAIL_RULE,
  phone: { encode: encodePhone },
  sms: SMS_RULE,
  text: { encode: encodeText },
  wifi: WIFI_RULE,
  vcard: VCARD_RULE,
  instagram: { encode: encodeInstagram },
  youtube: { encode: encodeYoutube },
  facebook: { encode: encodeFacebook },
  twitter: { encode: encodeTwitter },
};

/** Far more characters than the 7,089 digits of the largest symbol. */
const LENGTH_MAX = 20_000;

/** The fields beside the content of a type, by their names, in the order of the page. */
export function detailFields(type: ContentType): readonly (readonly [name: string, field: DetailField])[] {
  return Object.entries(RULES[type].fields ?? {});
}

/**
 * The text that the code of what is typed holds. Takes any strings and never throws; where nothing is typed that a code could hold the
 * text is empty, and what is too long for any code comes back as it is.
 */
export function encodeContent(typed: TypedContent): EncodedContent {
  if (isNothingTyped(typed)) return { text: '', cautions: [] };
  const { type, content, details = {} } = typed;
  // The rules' patterns may take quadratic time, and a megabyte pasted by mistake must not stop the page.
  const all = [content, ...Object.values(details)].join('\n');
  if (all.length > LENGTH_MAX) return { text: Object.keys(details).length > 0 ? all : content, cautions: [] };
  const rule = RULES[type];
  if (!rule.isWhole?.(content) || isNothingTyped({ content: '', details })) return rule.encode(content, details);
  const { text, cautions } = rule.encode(content, {});
  return { text, cautions: [...cautions, { field: 'content', kind: 'fields-unused' }] };
}

/**
 * What would be typed for the same code into the content and the fields beside it, where the content is a whole payload of its type. Null
 * where it is none, where fields are filled already, or where the text that comes of the parts is not the same to the last character.
 */
export function takeApart({ type, content, details }: TypedContent): ContentParts | null {
  const rule = RULES[type];
  if (details || content.length > LENGTH_MAX || !rule.isWhole?.(content)) return null;
  const parts = rule.read?.(content) ?? null;
  if (!parts) return null;
  const { text } = encodeContent({ type, content: parts.content, details: parts.details });
  return text === encodeContent({ type, content }).text ? parts : null;
}
