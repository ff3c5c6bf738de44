import type { Caution } from './caution.ts';
import type { ContentRule, EncodedContent } from './content-rule.ts';

/** The keypad's digits for A to Z (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999';
const LABEL = /^(?:tel(?:ephone)?|phone|mobile|cell)[\s.:]+|^tel:/i;
const EXTENSION = /(?:ext(?:ension|n)?|x)[\s.:=]*(\d+)$/i;

/** A number to call. */
export const PHONE_RULE: ContentRule = { beginsWith: /^\s*tel:/i, encode: encodePhone, nameOf };

/**
 * Returns `tel:` and the number as it is dialed, with an extension as `;ext=42` (RFC 3966). A `tel:` address without
 * spaces, and content without anything to dial, are only trimmed.
 */
export function encodePhone(content: string): EncodedContent {
  const typed = content.trim();
  const cautions = countryCodeCautions('content', typed.replace(/^tel:/i, ''));
  if (/^tel:\S*$/i.test(typed)) return { text: typed, cautions };
  const { main, extension } = splitExtension(typed.replace(LABEL, ''));
  const dialled = dialable(main).replaceAll('#', '%23');
  if (!/[\d*%]/.test(dialled)) return { text: typed, cautions: [] };
  return { text: `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`, cautions };
}

function nameOf(text: string): string | null {
  const [, number] = /^\s*tel:([^;]*)/i.exec(text) ?? [];
  return number ?? null;
}

/** Returns the number before `x42` or `ext. 42`, and the extension's digits if there are any. */
export function splitExtension(number: string): { readonly main: string; readonly extension?: string } {
  const match = EXTENSION.exec(number);
  const main = number.slice(0, match?.index);
  // The X of 1-800-TAX1040 stands within a word, and that of X42 without a number before it: both are letters to dial.
  if (match === null || !/\d/.test(main) || /[a-z]$/i.test(main)) return { main: number };
  return { main: main.trimEnd().replace(/[,;]$/, ''), extension: match[1] };
}

/**
 * Returns the dialed characters of a number: `+`, digits, `*`, `#` and the pauses `,` and `;`. Letters become the
 * digits of their keys, digits of other scripts become ASCII digits, and everything else is dropped.
 */
export function dialable(number: string): string {
  return (
    number
      .normalize('NFKC')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/^[^\d*#+]*(?=\+)/, '')
      // In +44 (0)20 the zero is dialled only without the country code.
      .replace(/\(0\)(?<=\+[^(]*\(0\))/, '')
      .replace(/[a-z]/gi, (letter) => KEYPAD.charAt(letter.toLowerCase().charCodeAt(0) - 97))
      .replace(/[^\d*#+,;]/g, '')
  );
}

/**
 * Returns a caution if a number has no country code but is too long to be dialed alike everywhere in a country.
 * Emergency and service numbers have at most six digits. Network codes begin with a star or a hash.
 */
export function countryCodeCautions(field: string, number: string): Caution[] {
  return /^\d{7}/.test(dialable(number)) ? [{ field, kind: 'no-country-code' }] : [];
}

/**
 * Whether the line is only a number: 3 to 20 digits among at most 40 characters, the others being marks that people
 * write between digits.
 */
export function isPhoneNumber(line: string): boolean {
  if (line.length > 40 || !/^[\s\p{Cf}(]*[+＋]?[\s\p{Cf}\p{Nd}\p{Pd}()./·−]*$/u.test(line)) return false;
  const digits = line.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 3 && digits <= 20;
}
