import type { Caution, ContentRule, EncodedContent } from './content-rule.ts';
import { withoutTrunk } from './trunk.ts';

/** The digits of the letters A to Z on a keypad (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999';
const EXTENSION = /(?:ext(?:ension|n)?|x)[\s.:=]*(\d+)\)?$/i;

export const PHONE_RULE: ContentRule = {
  main: 'number',
  beginsWith: /^\s*tel:/i,
  encode: encodePhone,
  nameOf,
  hasKnownName: true,
};

/**
 * Returns `tel:` and the number as dialed, with `;ext=42` for an extension (RFC 3966). Words around the number are
 * dropped. Of several numbers the first is used, with a caution. Content without a number is only trimmed.
 */
export function encodePhone(content: string): EncodedContent {
  const typed = content.trim();
  if (/^tel:\S*$/i.test(typed)) return { text: typed, cautions: keptCautions(typed) };
  const found = findNumber(typed);
  if (found === null) return { text: typed, cautions: [noNumber('content', typed)] };
  const { main, extension } = splitExtension(found.number);
  const dialed = dialable(main).replaceAll('#', '%23');
  return {
    text: `tel:${dialed}${extension === undefined ? '' : `;ext=${extension}`}`,
    cautions: [...severalCautions('content', found), ...numberCautions('content', main)],
  };
}

/** A whole `tel:` address stays as it is. */
function keptCautions(typed: string): Caution[] {
  const number = typed.slice('tel:'.length);
  const { mended, trunk } = withoutTrunk(number);
  if (trunk === null) return numberCautions('content', number);
  const { code, digits } = trunk;
  return [{ field: 'content', kind: 'wrong-trunk', code, digits, mended: `tel:${mended}` }];
}

function noNumber(field: string, typed: string): Caution {
  return { field, kind: hasAddress(typed) ? 'address-for-number' : 'no-phone-number' };
}

function nameOf(text: string): string | null {
  const [, number] = /^\s*tel:([^;]*)/i.exec(text) ?? [];
  return number ?? null;
}

interface FoundNumber {
  /** As typed, without the words around it, but with its extension. */
  readonly number: string;
  readonly isFirstOfSeveral: boolean;
}

/** As in 1234567/68, which stands for 1234567 and 1234568. */
const OTHER_ENDING = /(?<=\d{3})\s?\/\s?\d{1,2}\s*$/;

/** The shortest complete number: shorter ones are services, or digits in a label such as `2nd floor`. */
const FULL_NUMBER = 7;
/** ITU-T E.164. Keypad letters count as digits. */
const MOST_DIGITS = 15;

/** Works in any language. Short numbers, such as 112, are found only if there are no longer ones. */
export function findNumbers(typed: string): string[] {
  const line = withoutAddresses(withPlainDigits(typed));
  const vanity = vanityNumber(line);
  if (vanity !== null) return [withoutStrayMarks(vanity)];
  const numbers = [...line.matchAll(RUN)].flatMap(([run]) => splitRun(run)).filter((run) => /\d/.test(run));
  const full = numbers.filter((number) => digitsOf(number) >= FULL_NUMBER);
  const short = numbers.find((each) => digitsOf(each) >= 3) ?? numbers[0];
  return (full.length > 0 || short === undefined ? full : [short]).map(withoutStrayMarks);
}

/** Matches a link, perhaps without a scheme. */
const LINK = /^(?:[a-z][a-z\d+.-]*:\/\/\S|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[/?]\S)/iu;

/** Whether a word is a link or an email address. Its digits are no phone number. */
function isAddress(word: string): boolean {
  return /.@./.test(word) || LINK.test(word.replace(/^[^\p{L}\p{N}]+/u, ''));
}

export function hasAddress(typed: string): boolean {
  return typed.split(/\s+/).some(isAddress);
}

/** What follows a link after a space may belong to it. */
function withoutAddresses(line: string): string {
  if (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(line)) return '';
  return line.replace(/\S+/g, (word) => (isAddress(word) ? '' : word));
}

function findNumber(typed: string): FoundNumber | null {
  const [number, ...others] = findNumbers(typed);
  return number === undefined ? null : { number, isFirstOfSeveral: others.length > 0 || OTHER_ENDING.test(typed) };
}

/** Returns the number in a field for one number: as typed, unless there are words or other numbers around it. */
export function readNumber(field: string, typed: string) {
  const found = findNumber(typed);
  if (found === null) return { number: typed, cautions: [noNumber(field, typed)] };
  const isPlain = !found.isFirstOfSeveral && isPhoneNumber(splitExtension(typed).main);
  const number = isPlain ? typed : found.number;
  return {
    number: withoutTrunkZero(number),
    cautions: [...severalCautions(field, found), ...numberCautions(field, number)],
  };
}

/** Digits and the marks between them, with an extension, up to the next letter or line break. */
const RUN =
  /[+*#(\d][^\S\r\n\p{L}]*(?:[\d+*#()./·,;|–‒−‐-]|[^\S\r\n])*(?:(?:ext(?:ension|n)?|x)[\s.:=]*\d+\)?(?![^\S\r\n]*[-\d]))?/giu;

/** Splits a run at what stands between two numbers: a comma with a space, a slash after a whole number, another plus. */
function splitRun(run: string): string[] {
  const [first = '', ...behind] = run.split(/([,;/|]+|\+)/);
  const parts = [first];
  let digits = digitsOf(first);
  let last = first;
  for (let k = 0; k < behind.length; k += 2) {
    const [mark, next] = behind.slice(k, k + 2);
    const before = parts.length - 1;
    if (isBetween({ digits, mark, next, afterHash: /#\s*$/.test(last) })) {
      parts.push(mark + next);
      digits = digitsOf(next);
    } else {
      parts[before] += mark + next;
      digits += digitsOf(next);
    }
    last = next;
  }
  return parts;
}

interface Between {
  /** The number of digits before the mark. */
  readonly digits: number;
  readonly afterHash: boolean;
  readonly mark: string;
  readonly next: string;
}

function isBetween({ digits, afterHash, mark, next }: Between): boolean {
  if (mark === '+') return digits > 0 && !afterHash;
  if (digits < FULL_NUMBER) return false;
  if (mark.startsWith('|')) return true;
  if (mark.startsWith('/')) return digitsOf(next) >= FULL_NUMBER || OTHER_ENDING.test(`000/${next}`);
  // A comma or semicolon may also be a pause; digits to dial after it often end with a hash.
  return mark.length === 1 && !/[#*]/.test(next) && digitsOf(next) >= FULL_NUMBER;
}

/** Drops brackets without a partner and marks at the ends. */
function withoutStrayMarks(number: string): string {
  const trimmed = number.replace(/^[\s,;/|.)-]+/, '').replace(/(?<![\s,;/|.(–-])[\s,;/|.(–-]+$/, '');
  return /^\([^)]*$/.test(trimmed) ? trimmed.slice(1).trim() : trimmed;
}

/**
 * Returns a number with letters for the keypad, such as 1-800-FLOWERS; null if the text has no such number. Its letters
 * are capitals or joined to its digits by a hyphen, and it has seven to fifteen digits and letters, at most six of them
 * digits before the first letter.
 */
function vanityNumber(line: string): string | null {
  const [number, head, letters] = VANITY.exec(line) ?? [];
  if (number === undefined) return null;
  const length = number.replace(/[^\da-z]/gi, '').length;
  const before = digitsOf(head);
  const isShape = letters === letters.toUpperCase() || /[-.]$/.test(head);
  return isShape && before >= 3 && before <= 6 && length >= FULL_NUMBER && length <= MOST_DIGITS ? number : null;
}

const VANITY = /(?<![\p{L}\d])(\+?[\d(][\d ().-]{0,20})([a-z]{2,20}[\da-z .-]{0,20})(?![\p{L}\d])/iu;

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}

function severalCautions(field: string, { number, isFirstOfSeveral }: FoundNumber): Caution[] {
  return isFirstOfSeveral ? [{ field, kind: 'several-numbers', number }] : [];
}

/** Splits a number into the part before an extension such as `x42` or `ext. 42`, and the extension's digits, if any. */
export function splitExtension(number: string): { readonly main: string; readonly extension?: string } {
  const match = EXTENSION.exec(number);
  const main = number.slice(0, match?.index);
  // In two cases, an X begins no extension and is dialed as a letter: if it ends a word, as in 1-800-TAX1040, and if no
  // number precedes it, as in X42.
  if (match === null || !/\d/.test(main) || /[a-z]$/i.test(main)) return { main: number };
  return { main: main.trimEnd().replace(/[,;(]$/, ''), extension: match[1] };
}

/**
 * Returns what is dialed: `+`, digits, `*`, `#` and the pauses `,` and `;`. Letters become the digits of their keys.
 */
export function dialable(number: string): string {
  return withoutTrunk(withPlainDigits(number))
    .number.replace(/^[^\d*#+]*(?=\+)/, '')
    .replace(PLUS_AND_ZEROS, '+')
    .replace(/[a-z]/gi, (letter) => KEYPAD.charAt(letter.toLowerCase().charCodeAt(0) - 97))
    .replace(/[^\d*#+,;]/g, '');
}

/** Both stand for the prefix of calls to other countries. */
const PLUS_AND_ZEROS = /\+[\s.-]*00(?=[\s.-]*[1-9])/;

/** Returns a number as typed, but without a zero behind its country code. */
export function withoutTrunkZero(number: string): string {
  const plain = withPlainDigits(number);
  const without = withoutTrunk(plain).number;
  return without === plain ? number : without;
}

function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
}

/** Returns the value of a digit of any script. In Unicode, the ten digits of a script follow each other from 0 to 9. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  // The digits of two scripts may be next to each other.
  return before % 10;
}

/** Returns what is said of a number. A country code is missing also in numbers that are dialed without one. */
export function numberCautions(field: string, number: string): Caution[] {
  // Numbers of at most six digits and codes of the network have no country code.
  const isNational = /^\d{7}/.test(dialable(number));
  return [...(isNational ? [{ field, kind: 'no-country-code' } as const] : []), ...trunkCautions(field, number)];
}

/** Returns what is said of a zero behind a country code. */
export function trunkCautions(field: string, number: string): Caution[] {
  const plain = withPlainDigits(number);
  const cautions: Caution[] = PLUS_AND_ZEROS.test(plain)
    ? [{ field, kind: 'plus-and-zeros', number: dialable(number) }]
    : [];
  const { trunk, mended } = withoutTrunk(plain);
  if (trunk?.is === 'left-out') {
    cautions.push({ field, kind: 'trunk-left-out', digits: trunk.digits, number: dialable(number) });
  } else if (trunk) {
    const { code, digits } = trunk;
    cautions.push({ field, kind: 'wrong-trunk', code, digits, mended: dialable(mended) });
  }
  return cautions;
}

/** Returns whether a line is only a phone number: 3 to 20 digits and marks, at most 40 characters. */
export function isPhoneNumber(line: string): boolean {
  if (line.length > 40 || !/^[\s\p{Cf}(]*[+＋]?[\s\p{Cf}\p{Nd}\p{Pd}()./·−]*$/u.test(line)) return false;
  const digits = line.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 3 && digits <= 20;
}
