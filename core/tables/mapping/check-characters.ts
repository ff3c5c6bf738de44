/** Methods for check characters. */
export const CHECK_METHODS = ['luhn', 'damm', 'mod37'] as const;

export type CheckMethod = (typeof CHECK_METHODS)[number];

/** The operation table of H. M. Damm's algorithm (thesis, Marburg 2004), as Wikipedia prints it. */
const DAMM = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
];

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the check character of a value. The check character reveals a mistake in one character of the value. `luhn`
 * (ISO/IEC 7812-1) and `damm` accept digits; `mod37` (ISO/IEC 7064 MOD 37,36) accepts digits and Latin letters, in
 * either case. Returns null if the value is empty or has other characters.
 */
export function checkCharacter(method: CheckMethod, value: string): string | null {
  if (!(method === 'mod37' ? /^[0-9A-Z]+$/i : /^\d+$/).test(value)) return null;
  switch (method) {
    case 'luhn':
      return luhn(value);
    case 'damm':
      return String([...value].reduce((interim, digit) => DAMM[interim][Number(digit)], 0));
    case 'mod37':
      return mod37(value.toUpperCase());
  }
}

function luhn(digits: string): string {
  let sum = 0;
  for (let k = 0; k < digits.length; k++) {
    const digit = Number(digits[digits.length - 1 - k]);
    const weighted = k % 2 === 0 ? 2 * digit : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The hybrid system MOD 37,36 of ISO/IEC 7064, clause 8. Sums are taken modulo 36, their doubles modulo 37. */
function mod37(characters: string): string {
  let product = 36;
  for (const character of characters) {
    const sum = (product + ALPHANUMERIC.indexOf(character)) % 36 || 36;
    product = (2 * sum) % 37;
  }
  return ALPHANUMERIC[(37 - product) % 36];
}
