import type { Caution, ContentRule, EncodedContent } from './content-rule.ts';

/** The digits of the letters A to Z on a keypad (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999';
const LABEL = /^(?:tel(?:ephone)?|phone|mobile|cell)[\s.:]+|^tel:/i;
const EXTENSION = /(?:ext(?:ension|n)?|x)[\s.:=]*(\d+)$/i;

export const PHONE_RULE: ContentRule = { beginsWith: /^\s*tel:/i, encode: encodePhone, nameOf, hasKnownName: true };

/** Returns `tel:` and the number as dialed, with `;ext=42` for an extension (RFC 3966), or the trimmed content. */
export function encodePhone(content: string): EncodedContent {
  const typed = content.trim();
  const cautions = countryCodeCautions('content', typed.replace(/^tel:/i, ''));
  if (/^tel:\S*$/i.test(typed)) return { text: typed, cautions };
  const { main, extension } = splitExtension(typed.replace(LABEL, ''));
  const dialed = dialable(main).replaceAll('#', '%23');
  if (!/[\d*%]/.test(dialed)) return { text: typed, cautions: [] };
  return { text: `tel:${dialed}${extension === undefined ? '' : `;ext=${extension}`}`, cautions };
}

function nameOf(text: string): string | null {
  const [, number] = /^\s*tel:([^;]*)/i.exec(text) ?? [];
  return number ?? null;
}

/** Splits a number into the part before an extension such as `x42` or `ext. 42`, and the extension's digits, if any. */
export function splitExtension(number: string): { readonly main: string; readonly extension?: string } {
  const match = EXTENSION.exec(number);
  const main = number.slice(0, match?.index);
  // In two cases, an X begins no extension and is dialed as a letter: if it ends a word, as in 1-800-TAX1040, and if no
  // number precedes it, as in X42.
  if (match === null || !/\d/.test(main) || /[a-z]$/i.test(main)) return { main: number };
  return { main: main.trimEnd().replace(/[,;]$/, ''), extension: match[1] };
}

/**
 * Returns what is dialed: `+`, digits, `*`, `#` and the pauses `,` and `;`. Letters become the digits of their keys.
 */
export function dialable(number: string): string {
  return (
    number
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
      .replace(/^[^\d*#+]*(?=\+)/, '')
      // In +44 (0)20, the zero is dialed only without the country code.
      .replace(/\(0\)(?<=\+[^(]*\(0\))/, '')
      .replace(/[a-z]/gi, (letter) => KEYPAD.charAt(letter.toLowerCase().charCodeAt(0) - 97))
      .replace(/[^\d*#+,;]/g, '')
  );
}

/** Returns the value of a digit of any script. In Unicode, the ten digits of a script follow each other from 0 to 9. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  // The digits of two scripts may be next to each other.
  return before % 10;
}

/** Returns a caution if a country code is missing. Numbers of at most six digits and network codes need none. */
export function countryCodeCautions(field: string, number: string): Caution[] {
  return /^\d{7}/.test(dialable(number)) ? [{ field, kind: 'no-country-code' }] : [];
}

/** Returns whether a line is only a phone number: 3 to 20 digits and marks, at most 40 characters. */
export function isPhoneNumber(line: string): boolean {
  if (line.length > 40 || !/^[\s\p{Cf}(]*[+＋]?[\s\p{Cf}\p{Nd}\p{Pd}()./·−]*$/u.test(line)) return false;
  const digits = line.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 3 && digits <= 20;
}
