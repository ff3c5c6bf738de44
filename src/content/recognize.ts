import type { ContentType } from '#design';
import { encodeContent, takeApart } from './encode-content.ts';
import type { TypedContent } from './typed-content.ts';

/** What texts begin with, by their type; the first that fits, and gives the same text again, is it. */
const BEGINNINGS: readonly (readonly [ContentType, RegExp])[] = [
  ['wifi', /^\s*WIFI:/i],
  ['vcard', /^\s*(?:BEGIN:VCARD|MECARD:)/i],
  ['email', /^\s*(?:mailto|MATMSG):/i],
  ['phone', /^\s*tel:/i],
  ['sms', /^\s*sms(?:to)?:/i],
  ['instagram', /^https?:\/\/(?:www\.)?instagram\.com\//i],
  ['youtube', /^https?:\/\/(?:(?:www\.)?youtube\.com|youtu\.be)\//i],
  ['facebook', /^https?:\/\/(?:www\.)?facebook\.com\//i],
  ['twitter', /^https?:\/\/(?:www\.)?(?:x|twitter)\.com\//i],
  ['url', /^https?:\/\//i],
];

/** What would be typed, as a design holds it. */
type Recognized = TypedContent & { readonly details?: Readonly<Record<string, string>> };

/** What would be typed for a code that holds exactly this text: its type, its content, and the fields beside it where it can be taken apart. */
export function recognize(text: string): Recognized {
  const fits = BEGINNINGS.filter(([, beginning]) => beginning.test(text));
  const own = fits.find(([type]) => encodeContent({ type, content: text }).text === text);
  if (!own) return { type: 'text', content: text };
  const [type] = own;
  const parts = takeApart({ type, content: text });
  if (!parts || encodeContent({ type, ...parts }).text !== text) return { type, content: text };
  const details = Object.entries(parts.details).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { type, content: parts.content, ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}
