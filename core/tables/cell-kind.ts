import { readMoment, readTime, splitTimes } from '#content';

/** `thing` is a number of a book, an address of a machine, a version, or another number that looks like a phone's. */
export type CellKind =
  | 'empty'
  | 'number'
  | 'address'
  | 'email'
  | 'phone'
  | 'day'
  | 'time'
  | 'moment'
  | 'thing'
  | 'words';

const NUMBER = /^[-+]?\d[\d.,\s]*%?$/;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^(?:\+|00|\(?0)[\d\s()/.-]{5,}$/;

/** Only this many characters at the beginning of a cell decide its kind, which limits the time. */
const LONGEST = 2000;

/** Digits, without separators, are a number: eight of them may be a day, but a code as well. */
export function cellKind(cell: string): CellKind {
  const text = cell
    .slice(0, LONGEST)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return 'empty';
  if (EMAIL.test(text)) return 'email';
  if (/^\d+$/.test(text)) return 'number';
  const time = timeKind(text);
  if (time) return time;
  if (PHONE.test(text) && /^\+|\D/.test(text) && !isDecimal(text)) {
    if (isThing(text)) return 'thing';
    if (text.startsWith('+') || digitsIn(text) >= LEAST_DIGITS) return 'phone';
  }
  if (NUMBER.test(text)) return 'number';
  return ADDRESS.test(text) ? 'address' : 'words';
}

/** Local numbers with their prefix. Shorter ones are more often something else: `08-10`, `01/2027`. */
const LEAST_DIGITS = 7;

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

function timeKind(text: string): CellKind | null {
  if (!/\d/.test(text)) return null;
  const moment = readMoment(text);
  if (moment) return 'day' in moment && moment.time !== null ? 'moment' : 'day';
  // 18.30 may be any number.
  if (/^[\d.]+$/.test(text)) return null;
  return readTime(text) !== null || splitTimes(text) ? 'time' : null;
}

/** `0.123456` and `+48.137154`, but not `030.123456` and not `+49.301234567`, as registries of domains write numbers. */
function isDecimal(text: string): boolean {
  return /^(?:0[.,]\d+|\+\d{1,3}[.,]\d{1,7})$/.test(text);
}

function isThing(text: string): boolean {
  return isBook(text) || MACHINE.test(text) || VERSION.test(text) || FILED.test(text) || HAS_DAY.test(text);
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|0?\\d?\\d)';
/** An address of the version 4 of the Internet Protocol. French phone numbers have five parts. */
const MACHINE = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const VERSION = /^0\.\d+(?:[.-]\d+)+$/;
/** A number with its year, such as `0042/2027`. */
const FILED = /^0\d{0,5}[/-](?:19|20)\d\d$/;
/** A day, perhaps with another: `01.01.2027-31.12.2027`. */
const HAS_DAY = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/;

/** Whether a text is an ISBN or an ISSN with hyphens or spaces and a right check digit. */
function isBook(text: string): boolean {
  if (!/^\d[\d -]+[\dX]$/i.test(text)) return false;
  const digits = text.replace(/[ -]/g, '').toUpperCase();
  const sum = (weightOf: (place: number) => number): number =>
    [...digits].reduce((total, digit, place) => total + weightOf(place) * (digit === 'X' ? 10 : Number(digit)), 0);
  // French phone numbers have five parts, an ISBN of ten digits four.
  if (
    (digits.length === 10 && text.split(/[ -]/).length <= 4) ||
    (digits.length === 8 && /^\d{4}-\d{3}[\dX]$/i.test(text))
  ) {
    return sum((place) => digits.length - place) % 11 === 0;
  }
  return digits.length === 13 && /^97[89]/.test(digits) && sum((place) => (place % 2 === 0 ? 1 : 3)) % 10 === 0;
}
