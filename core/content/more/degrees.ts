import { COMMON_COORDINATE_WORDS, COORDINATE_WORDS, DIRECTION_WORDS } from '../vocabulary/directions.ts';

export type Axis = 'latitude' | 'longitude';

type Answers = readonly [first: string, second: string];

/** A coordinate that was read, or both ways to read it, each written so that it can be read in no other way. */
export type Degrees =
  | { readonly is: 'read'; readonly degrees: string; readonly hasDirection: boolean }
  | {
      readonly is: 'asked';
      readonly about: 'east-or-west' | 'minus-and-direction';
      readonly answers: Answers;
    };

type Direction = 'n' | 's' | 'e' | 'w';
type Language = keyof typeof DIRECTION_WORDS;

const LANGUAGES = /* @__PURE__ */ Object.keys(DIRECTION_WORDS) as Language[];

const ALLOWED: Readonly<Record<Axis, readonly [Direction, Direction]>> = {
  latitude: ['n', 's'],
  longitude: ['e', 'w'],
};

const MOST: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

const LONGEST = 100;

const NUMBERS =
  /^([+-])?\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:([°:\s])\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*([′:\s])?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*[″′]?\s*)?)?)?$/;

/**
 * Reads decimal degrees, or degrees with minutes and seconds: `48.137`, `48,137`, `48° 08′ 14″ N`, `W 11° 34.5'`,
 * `北緯48度8分`. `beside` is what else is known of the place: its words tell what an O stands for. Null for others.
 */
export function readDegrees(typed: string, axis: Axis, beside = ''): Degrees | null {
  if (typed.length > LONGEST) return null;
  const plain = withPlainMarks(typed);
  const [, before = '', figures = '', after = ''] = /^([^\d+-]*)([+-]?\s*\d[\d\s.,°′″:]*)([^\d]*)$/.exec(plain) ?? [];
  const words = wordsOf(`${before} ${after}`).filter((word) => !isCoordinateWord(word));
  const [, sign, degrees, mark = '', minutes, secondMark, seconds] = NUMBERS.exec(figures.trim()) ?? [];
  if (degrees === undefined || words.length > 1 || /[^\p{L}\s.,:]/u.test(before + after)) return null;
  // Without a mark, the numbers are minutes only if a direction says that this is one coordinate.
  if (minutes !== undefined && !/°/.test(mark) && words.length === 0) return null;
  if (seconds !== undefined && secondMark === undefined) return null;
  const value = inDegrees(degrees, minutes, seconds);
  if (value === null || value > MOST[axis]) return null;
  if (words.length === 0) return { is: 'read', degrees: written(sign === '-' ? -value : value), hasDirection: false };
  const directions = directionsOf(words[0], wordsOf(`${before} ${after} ${withPlainMarks(beside)}`), ALLOWED[axis]);
  const [direction] = directions;
  if (direction === undefined) return null;
  const inWords = (each: Direction): string => `${figures.replace(/^[+-]\s*/, '').trim()} ${each.toUpperCase()}`;
  const answers = [inWords(ALLOWED[axis][0]), inWords(ALLOWED[axis][1])] as const;
  if (directions.length > 1) return { is: 'asked', about: 'east-or-west', answers };
  // `-1.5 W` may be west, said twice, or the opposite of west.
  if (sign === '-') return { is: 'asked', about: 'minus-and-direction', answers };
  return { is: 'read', degrees: written(/[sw]/.test(direction) ? -value : value), hasDirection: true };
}

/** Returns a coordinate with one kind of minus and of each other mark, in small letters. */
export function withPlainMarks(typed: string): string {
  return typed
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[−‐‑‒–—﹣]/g, '-')
    .replace(/″|''|′′|’’|["”“〞秒]/g, '″')
    .replace(/['’‘´`分]/g, '′')
    .replace(/[º˚度]/g, '°')
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

function isCoordinateWord(word: string): boolean {
  return has(COMMON_COORDINATE_WORDS, word) || LANGUAGES.some((language) => has(COORDINATE_WORDS[language], word));
}

/** The directions that a word stands for in the languages in which all other words are words too. */
function directionsOf(word: string, all: readonly string[], allowed: readonly Direction[]): Direction[] {
  const isIn = (language: Language, each: string): boolean =>
    has(COORDINATE_WORDS[language], each) || Object.values(DIRECTION_WORDS[language]).some((words) => has(words, each));
  const telling = all.filter((each) => LANGUAGES.some((language) => isIn(language, each)));
  const spoken = LANGUAGES.filter((language) => telling.every((each) => isIn(language, each)));
  const languages = spoken.length > 0 ? spoken : LANGUAGES;
  return allowed.filter((each) => languages.some((language) => has(DIRECTION_WORDS[language][each], word)));
}

function has(words: string | undefined, word: string): boolean {
  return words?.split(' ').includes(word) === true;
}

/** Null if minutes or seconds are too many, or follow a fraction. */
function inDegrees(...[degrees, minutes, seconds]: readonly (string | undefined)[]): number | null {
  const [d, m, s] = [degrees, minutes, seconds].map((part = '0') => Number(part.replace(',', '.')));
  if (m >= 60 || s >= 60 || (minutes !== undefined && d % 1 > 0) || (seconds !== undefined && m % 1 > 0)) return null;
  return d + m / 60 + s / 3600;
}

/** Six decimals are 0.1 m. */
function written(degrees: number): string {
  return String(Number(degrees.toFixed(6)) || 0);
}

/** The coordinates of a place in one text, and what stands before and behind the longitude, for its answers. */
export interface Pair {
  readonly latitude: Degrees;
  readonly longitude: Degrees;
  readonly answered: (answer: Degrees & { readonly is: 'asked' }) => Answers;
}

/** Reads both coordinates with their directions from one text, in any order. Null for other texts. */
export function readPair(text: string): Pair | null {
  const typed = text.trim();
  if (typed.length > LONGEST) return null;
  for (let k = 1; k < typed.length; k++) {
    const parts = [typed.slice(0, k), typed.slice(k)].map((part) => part.replace(/^[\s,;/]+|[\s,;/]+$/g, ''));
    for (const [lat, lon] of [
      [0, 1],
      [1, 0],
    ]) {
      const latitude = readDegrees(parts[lat], 'latitude', parts[lon]);
      const longitude = readDegrees(parts[lon], 'longitude', parts[lat]);
      if (!isDirected(latitude) || !isDirected(longitude)) continue;
      const whole = (asked: Degrees, answer: string): string =>
        asked === latitude ? `${answer}, ${parts[lon]}` : `${parts[lat]}, ${answer}`;
      return {
        latitude,
        longitude,
        answered: (asked) => [whole(asked, asked.answers[0]), whole(asked, asked.answers[1])],
      };
    }
  }
  return null;
}

function isDirected(degrees: Degrees | null): degrees is Degrees {
  return degrees !== null && (degrees.is === 'asked' || degrees.hasDirection);
}
