import { CALLING_CODE, OWN_ZEROS, TRUNKS } from './trunk-prefixes.ts';

/** What stood between a country code and the number. */
export interface Trunk {
  /**
   * - `left-out`: it is dialed only within the country.
   * - `wrong`: no number of the country begins with it. It stays.
   */
  readonly is: 'left-out' | 'wrong';
  readonly code: string;
  readonly digits: string;
}

interface WithoutTrunk {
  readonly number: string;
  /** The number without what is wrong in it. */
  readonly mended: string;
  /** Null also if it stood in parentheses, as in +44 (0)20: then it is meant to be left out. */
  readonly trunk: Trunk | null;
}

/**
 * Leaves out the zero (in some countries another prefix) that is dialed only within a country, as in
 * +49 0171 1234567. Numbers without a country code stay as they are. Digits must be those of ASCII.
 */
export function withoutTrunk(typed: string): WithoutTrunk {
  const start = startOfCode(typed);
  const places = start === null ? [] : digitPlaces(typed, start);
  const digits = places.map((place) => typed[place]).join('');
  const [code] = CALLING_CODE.exec(digits) ?? [];
  if (code === undefined) return { number: typed, mended: typed, trunk: null };
  const national = digits.slice(code.length);
  const first = places[code.length];
  const without = (count: number): string => cut(typed, first, places[code.length + count - 1] + 1);
  const isInParentheses = /^\(\s*0\s*\)/.test(typed.slice(typed.lastIndexOf('(', first), places[code.length + 1]));
  if (isInParentheses && (national.startsWith('00') || !isDialed(code, national))) {
    return { number: without(1), mended: without(1), trunk: null };
  }
  const count = trunkLength(code, national);
  if (count > 0) {
    const trunk = { is: 'left-out', code, digits: national.slice(0, count) } as const;
    return { number: without(count), mended: without(count), trunk };
  }
  const wrong = wrongZeros(code, national);
  if (wrong === '') return { number: typed, mended: typed, trunk: null };
  return { number: typed, mended: without(wrong.length), trunk: { is: 'wrong', code, digits: wrong } };
}

/** Shorter numbers are still being typed. */
const SHORTEST = 6;

/** Returns where the country code begins: behind a plus, or behind the two zeros that stand for it. */
function startOfCode(typed: string): number | null {
  const plus = typed.indexOf('+');
  if (plus < 0) return /^[^\da-z]*0\s?0(?=[^\da-z]*[1-9])/i.exec(typed)?.[0].length ?? null;
  // `+00 49` is both.
  return plus + 1 + (/^[\s.-]*00(?=[\s.-]*[1-9])/.exec(typed.slice(plus + 1))?.[0].length ?? 0);
}

/** Returns the places of the digits from `start` to a letter, a pause or a code of the network. */
function digitPlaces(typed: string, start: number): number[] {
  const length = typed.slice(start).search(/[a-z*#+,;]/i);
  const end = length < 0 ? typed.length : start + length;
  const places: number[] = [];
  for (let k = start; k < end; k++) if (/\d/.test(typed[k])) places.push(k);
  return places;
}

function trunkLength(code: string, national: string): number {
  if (isDialed(code, national)) return 0;
  for (const { prefix, rest = /^[1-9]/, codes } of TRUNKS) {
    const [found = ''] = has(codes, code) ? (prefix.exec(national) ?? []) : [];
    if (found !== '' && rest.test(national.slice(found.length))) return found.length;
  }
  return 0;
}

/** Returns zeros with which no number of the country begins, or with which it is too long. */
function wrongZeros(code: string, national: string): string {
  const [zeros = ''] = /^0+/.exec(national) ?? [];
  if (zeros === '' || national.length < SHORTEST) return '';
  if (!isDialed(code, national)) return zeros;
  const own = OWN_ZEROS.find(({ codes, number }) => has(codes, code) && number.test(national));
  return own?.most !== undefined && national.length > own.most ? '0' : '';
}

function isDialed(code: string, national: string): boolean {
  return OWN_ZEROS.some(({ number, codes }) => has(codes, code) && number.test(national));
}

function has(codes: string, code: string): boolean {
  return ` ${codes} `.includes(` ${code} `);
}

/** Cuts out digits, with the parentheses that only they have, and without a doubled mark. */
function cut(typed: string, from: number, to: number): string {
  const [before, after] = [typed.slice(0, from), typed.slice(to)];
  const isAlone = /\(\s*$/.test(before) && /^\s*\)/.test(after);
  const head = isAlone ? before.replace(/\(\s*$/, '') : before;
  const tail = isAlone ? after.replace(/^\s*\)/, '') : after;
  return /[\s./-]$/.test(head) ? head + tail.replace(/^[\s./-]+/, '') : head + tail;
}
