import { type ContentKind, type EncodedContent, genericKind } from './content-kind.ts';
import { isPhoneNumber, splitExtension } from './phone.ts';
import { encodeUrl } from './url.ts';

/** Multi-line, because each line is a field of its own. */
export const VCARD_KIND: ContentKind = { ...genericKind('vcard', 'vCard'), isMultiline: true };

const LINE_BREAK = /\r\n?|\n/;
const LABEL = /^(?:e-?mail|mail(?:to)?|tel(?:ephone)?|phone|mobile|cell|web(?:site)?|url)\s*:\s*/i;
const EMAIL = /^[^\s@]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;
/** In lower case at its end, unlike `St.Gallen`. */
const DOMAIN = /^(?:[\p{L}\p{N}_-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/**
 * A contact as vCard 3.0 (RFC 2426; phones misread the accents of 4.0): the first line is the name, each further one an
 * e-mail address, a phone number or a web address by its looks, and else part of the note. Content that already is a
 * vCard or MeCard keeps its fields and gets CRLF line ends.
 */
export function encodeVcard(content: string): EncodedContent {
  const typed = content.trimStart();
  if (/^(?:BEGIN:VCARD|MECARD:)/i.test(typed)) return { text: typed.split(LINE_BREAK).join('\r\n') };

  const [name = '', ...lines] = content
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const fields = [structuredName(name), `FN:${escapeValue(name)}`];
  const note: string[] = [];
  for (const line of lines) {
    const field = recognise(line);
    if (field === null) note.push(line);
    else fields.push(field);
  }
  if (note.length > 0) fields.push(`NOTE:${escapeValue(note.join('\n'))}`);
  return { text: ['BEGIN:VCARD', 'VERSION:3.0', ...fields, 'END:VCARD', ''].join('\r\n') };
}

/** `Doe, Jane` and `Jane Doe, PhD` give up their comma; a single name is a given name. */
function structuredName(name: string): string {
  const [before = '', ...behind] = name.split(',');
  const words = before.trim().split(/\s+/);
  const afterComma = behind.join(',').trim();
  const isFamilyFirst = words.length === 1 && afterComma !== '';
  const family = isFamilyFirst || words.length > 1 ? (words.pop() ?? '') : '';
  const given = isFamilyFirst ? afterComma : words.join(' ');
  return `N:${[family, given, '', '', isFamilyFirst ? '' : afterComma].map(escapeValue).join(';')}`;
}

function recognise(line: string): string | null {
  const value = line.replace(LABEL, '');
  if (WEB_ADDRESS.test(value) || DOMAIN.test(value)) return `URL:${escapeValue(encodeUrl(value).text)}`;
  if (EMAIL.test(value)) return `EMAIL:${escapeValue(value)}`;
  if (isPhoneNumber(splitExtension(value).main)) {
    // Numbers copied from other programs bring direction marks and no-break spaces with them.
    return `TEL:${escapeValue(value.replace(/\p{Cf}/gu, '').replace(/\s/g, ' '))}`;
  }
  return null;
}

function escapeValue(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}
