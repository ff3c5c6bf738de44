/** The parts of the display format of a number that change what the number means. */
export type NumberFormat =
  | { readonly is: 'number' }
  | { readonly is: 'date'; readonly hasDate: boolean; readonly hasTime: boolean }
  /**
   * A whole number with leading zeros: digits take the place of the zeros in a pattern such as `00000` or `000-000`.
   */
  | { readonly is: 'digits'; readonly pattern: string };

const PLAIN: NumberFormat = { is: 'number' };

const MILLISECONDS_A_DAY = 86_400_000;

/** Days from the epoch of a workbook's dates to 1970-01-01, in the 1900 and the 1904 system. */
const [DAYS_TO_1970, DAYS_TO_1970_OF_1904] = [25_569, 24_107];

/** Seconds from 1970 to the end of the year 9999. A later date is written as a plain number. */
const END_OF_9999 = 253_402_300_800;

/** Returns the built-in format that has the number `id` (ECMA-376, part 1, 18.8.30). */
export function builtInFormat(id: number): NumberFormat {
  const isDate = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  if (isDate) return { is: 'date', hasDate: true, hasTime: false };
  if (id === 22) return { is: 'date', hasDate: true, hasTime: true };
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return { is: 'date', hasDate: false, hasTime: true };
  return PLAIN;
}

/**
 * Returns the format that a workbook defines by a code such as `dd/mm/yyyy`. Only the first section of the code counts.
 */
export function customFormat(code: string): NumberFormat {
  // Letters in quoted, escaped, padding and bracketed parts do not mean a date or time, except in elapsed time such as
  // `[h]`.
  const letters = code
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/\[[^\]]*\]/g, '')
    .split(';')[0];
  if (/general/i.test(letters)) return PLAIN;
  const hasTime = /[hs]/i.test(letters);
  const hasDate = /[dy]/i.test(letters) || (/m/i.test(letters) && !hasTime);
  if (hasDate || hasTime) return { is: 'date', hasDate, hasTime };
  const pattern = code.split(';')[0].replace(/["\\]/g, '');
  return /^0[0 -]*0$/.test(pattern) ? { is: 'digits', pattern } : PLAIN;
}

/**
 * Returns a number of a workbook as text: a date as `2026-11-22`, a date with a time as `2026-11-22 14:30`, a time as
 * `14:30`, and any other number with up to 15 significant digits, or with leading zeros if its format has them. Returns
 * `written` unchanged if it is not a number.
 */
export function formatNumber(written: string, format: NumberFormat, is1904: boolean): string {
  const number = Number(written);
  if (written.trim() === '' || !Number.isFinite(number)) return written;
  // Files contain up to 17 digits, for example for 0.1 + 0.2. Spreadsheets show 15.
  const plain = String(Number(number.toPrecision(15)));
  if (format.is === 'date') return formatDate(number, format, is1904) ?? plain;
  if (format.is === 'digits' && Number.isInteger(number) && number >= 0) return fillDigits(plain, format.pattern);
  return plain;
}

function formatDate(serial: number, format: NumberFormat & { is: 'date' }, is1904: boolean): string | null {
  if (serial < 0) return null;
  // Day 60 of the 1900 system is February 29, 1900, which did not exist.
  const day = is1904 ? serial - DAYS_TO_1970_OF_1904 : serial - DAYS_TO_1970 + (serial < 60 ? 1 : 0);
  const seconds = Math.round((day * MILLISECONDS_A_DAY) / 1000);
  if (seconds >= END_OF_9999) return null;
  const [date, time] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T');
  const clock = time.endsWith(':00') ? time.slice(0, 5) : time;
  if (!format.hasDate) return clock;
  return format.hasTime ? `${date} ${clock}` : date;
}

/**
 * Writes digits into the zeros of a pattern, from its end. Digits for which there is no zero are put before the
 * pattern.
 */
function fillDigits(digits: string, pattern: string): string {
  let left = digits;
  const filled = [...pattern].reverse().map((character) => {
    if (character !== '0') return character;
    const digit = left.at(-1) ?? '0';
    left = left.slice(0, -1);
    return digit;
  });
  return left + filled.reverse().join('');
}
