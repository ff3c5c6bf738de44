import { readContactLine } from './contact-lines.ts';
import type { Details } from './content-kinds.ts';
import type { Caution, ContentParts, ContentRule, EncodedContent } from './content-rule.ts';
import { dialable, isPhoneNumber, numberCautions } from './phone.ts';
import { decodePercent } from './url.ts';

type SmsDetail = 'message';

const BEGINNING = /^\s*(?:sms|mms)(?:to)?:/i;

export const SMS_RULE: ContentRule<SmsDetail> = {
  main: 'number',
  sort: 'text',
  fields: { message: { control: 'lines', width: 'whole' } },
  beginsWith: BEGINNING,
  encode: encodeSms,
  read: readSms,
  nameOf,
  hasKnownName: true,
};

/**
 * Returns `SMSTO:number:text`, the format that fills in the message on both iOS and Android. It has no escapes:
 * everything after the second colon is text. A number at the start of the content, alone or followed by a colon or line
 * break, is the recipient; otherwise the recipient is empty. The text is the rest of the content, followed by the
 * message field on a new line. Line breaks become LF. Content that is already an `sms:` or `SMSTO:` address is only
 * trimmed.
 */
export function encodeSms(
  content: string,
  { message = '' }: Details<SmsDetail> = {},
  mayBeWhole = true,
): EncodedContent {
  const typed = content.trim();
  if (mayBeWhole && BEGINNING.test(typed)) return { text: typed, cautions: [] };
  const { number, text } = splitNumber(withPlainBreaks(typed));
  const written = [text, withPlainBreaks(message)].filter((part) => part !== '').join('\n');
  const cautions: Caution[] = numberCautions('content', number);
  if (number === '' && typed !== '' && message !== '') cautions.push({ field: 'content', kind: 'no-number' });
  return { text: `SMSTO:${dialable(number)}:${written}`, cautions };
}

function splitNumber(message: string): { readonly number: string; readonly text: string } {
  const end = message.search(/[:\n]|$/);
  const number = message.slice(0, end);
  if (isPhoneNumber(number)) return { number, text: message.slice(end + 1).trimStart() };
  // Only a whole number with a label that means a phone: `Code: 123456` is a message.
  const [found] = LABELED_NUMBER.test(message) ? (readContactLine(message) ?? []) : [];
  if (found?.property.startsWith('TEL')) return { number: found.parts[0], text: '' };
  return { number: '', text: message };
}

const LABELED_NUMBER = /^\p{L}[^\n:：]{0,40}[:：](?:[^\p{Nd}\n]*\p{Nd}){7,15}\s*$/u;

function nameOf(text: string): string | null {
  const beginning = BEGINNING.exec(text)?.[0];
  if (beginning === undefined) return null;
  return text.slice(beginning.length).split(/[:?;]/, 1)[0];
}

/** Reads `SMSTO:number:text` and `sms:number?body=text`, with the separators that phones accept. */
function readSms(text: string): ContentParts<SmsDetail> | null {
  const [, number, message = ''] =
    /^(?:sms|mms)(?:to)?:([^:?;&,]*)(?::(.*))?$/is.exec(text.trim()) ??
    /^(?:sms|mms):([^:?;&,]*)[?;&]+body=([^&]*)$/is.exec(text.trim())?.map(decodePercent) ??
    [];
  if (number === undefined) return null;
  return { content: isPhoneNumber(number) ? dialable(number) : number, details: { message: withPlainBreaks(message) } };
}

function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
