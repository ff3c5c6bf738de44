import type { Caution } from './caution.ts';
import type { ContentParts, ContentRule, EncodedContent } from './content-rule.ts';
import { countryCodeCautions, dialable, isPhoneNumber } from './phone.ts';
import type { Details } from './typed-content.ts';

type SmsDetail = 'message';

const BEGINNING = /^\s*(?:sms|mms)(?:to)?:/i;

/** A text message: the content is the number, as far as it is one. */
export const SMS_RULE: ContentRule<SmsDetail> = {
  fields: { message: { control: 'lines', width: 'whole' } },
  beginsWith: BEGINNING,
  encode: encodeSms,
  read: readSms,
  nameOf,
};

/**
 * `SMSTO:number:text`, the form that fills the message on both large phone systems; it knows no escapes, and everything
 * behind the second colon is text. A number before a colon or a line break (or alone) is the recipient; without one the
 * recipient stays open. The message of the field follows what is typed behind the number. Line breaks become LF.
 * Content that already is an `sms:` or `SMSTO:` address comes back trimmed.
 */
export function encodeSms(content: string, { message = '' }: Details<SmsDetail> = {}): EncodedContent {
  const typed = content.trim();
  if (BEGINNING.test(typed)) return { text: typed, cautions: [] };
  const { number, text } = splitNumber(withPlainBreaks(typed));
  const written = [text, withPlainBreaks(message)].filter((part) => part !== '').join('\n');
  const cautions: Caution[] = countryCodeCautions('content', number);
  if (number === '' && typed !== '' && message !== '') cautions.push({ field: 'content', kind: 'no-number' });
  return { text: `SMSTO:${dialable(number)}:${written}`, cautions };
}

/** The number that a message begins with, and the rest of it. */
function splitNumber(message: string): { readonly number: string; readonly text: string } {
  const end = message.search(/[:\n]|$/);
  const number = message.slice(0, end);
  if (!isPhoneNumber(number)) return { number: '', text: message };
  return { number, text: message.slice(end + 1).trimStart() };
}

function nameOf(text: string): string | null {
  const beginning = BEGINNING.exec(text)?.[0];
  if (beginning === undefined) return null;
  return text.slice(beginning.length).split(/[:?;]/, 1)[0];
}

function readSms(text: string): ContentParts<SmsDetail> | null {
  const [, content, message] = /^SMSTO:([^:]*):(.*)$/s.exec(text.trim()) ?? [];
  return content === undefined ? null : { content, details: { message } };
}

function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
