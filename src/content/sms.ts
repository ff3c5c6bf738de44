import { type ContentKind, type EncodedContent, genericKind } from './content-kind.ts';
import { dialable, isPhoneNumber } from './phone.ts';

export const SMS_KIND: ContentKind = genericKind('sms', 'SMS');

/**
 * `SMSTO:number:text`, the form that fills the message on both large phone systems; it knows no escapes, and everything
 * behind the second colon is text. A number before a colon or a line break (or alone) is the recipient; without one the
 * recipient stays open. Line breaks become LF. Content that already is an `sms:` or `SMSTO:` address comes back trimmed.
 */
export function encodeSms(content: string): EncodedContent {
  const typed = content.trim();
  if (/^(?:sms|mms)(?:to)?:/i.test(typed)) return { text: typed };
  const message = typed.replace(/\r\n?/g, '\n');
  const end = message.search(/[:\n]|$/);
  const head = message.slice(0, end);
  if (!isPhoneNumber(head)) return { text: `SMSTO::${message}` };
  return { text: `SMSTO:${dialable(head)}:${message.slice(end + 1).trimStart()}` };
}
