import {
  AM,
  AT,
  CLOCK,
  EVENING,
  HOURS,
  MINUTES,
  MONTHS,
  NOON,
  OTHER_MONTHS,
  PM,
  UNTIL,
  WEEKDAYS,
} from '../vocabulary/times.ts';
import { folded, listsOf, type Words } from '../vocabulary/words.ts';

/** A point in time as somebody writes it. */
export interface Moment {
  /** Such as `2026-12-31`. */
  readonly day: string;
  /** Seconds since midnight; 86,400 for the end of the day. Null if only a day is written. */
  readonly time: number | null;
  /** Minutes by which its clocks are ahead of UTC; null if that is not written. */
  readonly offset: number | null;
  /** The weekday that is written belongs to another day. */
  readonly hasOtherWeekday?: true;
}

/** A day that can be read as two, such as `03/05/2027`. Month first, and day first. */
export interface TwoDays {
  readonly first: string;
  readonly second: string;
}

/** Longer texts are no moments. */
const LONGEST = 80;

/**
 * Returns the moment of a text, with or without a time, in all usual ways of writing it in the languages of the site. Of
 * numbers with dots, the first is the day. Returns both days of `03/05/2027`, unless a weekday tells, and null for other
 * texts and for days that do not exist.
 */
export function readMoment(typed: string): Moment | TwoDays | null {
  const text = plain(typed);
  if (text.length > LONGEST) return null;
  const day = readDays(text);
  if (day) return withTime(day, null, null);
  const { rest, offset } = takeOffset(text);
  for (const form of DAY_AND_TIME) {
    const parts = form.exec(rest)?.groups;
    const days = parts && readDays(parts.day);
    const time = parts && timeOf(parts);
    if (days && time !== null && time !== undefined) return withTime(days, time, offset);
  }
  return null;
}

/** Returns a time of day in seconds, such as of `18:30`, `6:30 PM`, `18h30` and `18.30 Uhr`; null for other texts. */
export function readTime(typed: string): number | null {
  const parts = typed.length > LONGEST ? undefined : TIME_ALONE.exec(plain(typed))?.groups;
  return parts ? timeOf(parts) : null;
}

/** Splits `18:30-20:00`, perhaps after a day, at the hyphen; null for other texts. */
export function splitTimes(typed: string): { readonly from: string; readonly to: string } | null {
  const text = plain(typed);
  const [, from, to] = (text.length > LONGEST ? null : TIMES.exec(text)) ?? [];
  return from !== undefined && readTime(to) !== null && (readTime(from) ?? readMoment(from)) !== null
    ? { from, to }
    : null;
}

/** Returns the minutes of `1:30`, `90 min`, `1 h 30` and `PT1H30M`; null for other texts. */
export function readDuration(typed: string): number | null {
  const text = plain(typed);
  const parts = text.length > LONGEST ? null : (COLON_DURATION.exec(text) ?? UNIT_DURATION.exec(text));
  const { hours = '', bare, minutes = bare ?? '' } = parts?.groups ?? {};
  if (hours === '' && minutes === '') return null;
  return Math.round(60 * Number(hours.replace(',', '.')) + Number(minutes));
}

/** The numbers of a day, between which hyphens, dots or slashes stand: `03/05/2027`. */
const NUMERIC_DAY = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d\d)(?![\d./-])/;

/** Whether the first or the second number of a day is the month. */
export type DayOrder = 'day-first' | 'month-first';

/** What a text tells about the order of days: an order, `two` if it can be read in both, null if there is no such day. */
export function orderIn(text: string): { readonly order: DayOrder | 'two'; readonly hasDots: boolean } | null {
  const [, first, mark, second, year] = NUMERIC_DAY.exec(text.slice(0, LONGEST)) ?? [];
  if (year === undefined) return null;
  const hasDots = mark === '.';
  // A weekday may tell.
  const read = hasDots || !/\p{L}/u.test(text) ? null : readMoment(text);
  const [isDay, isMonth] = [realDay(year, second, first) !== null, realDay(year, first, second) !== null];
  if (isDay === isMonth) {
    if (isDay && read && 'day' in read && Number(first) !== Number(second)) {
      return { order: read.day === realDay(year, second, first) ? 'day-first' : 'month-first', hasDots };
    }
    return isDay && Number(first) !== Number(second) ? { order: 'two', hasDots } : null;
  }
  return { order: isDay ? 'day-first' : 'month-first', hasDots };
}

/** Writes the day of a text as `2027-03-05` by the order of its numbers, between which are dots or others. */
export function settleDay(text: string, orderOf: (hasDots: boolean) => DayOrder | null): string {
  return text.replace(NUMERIC_DAY, (written, first, mark, second, year) => {
    const order = orderOf(mark === '.');
    if (order === null) return written;
    const [day, month] = order === 'day-first' ? [first, second] : [second, first];
    return realDay(year, month, day) ?? written;
  });
}

function withTime(days: Days, time: number | null, offset: number | null): Moment | TwoDays {
  const [first, second] = days.days;
  if (second !== undefined) return { first, second };
  return { day: first, time, offset, ...(days.hasOtherWeekday && { hasOtherWeekday: true }) };
}

/** In small letters without accents, quotes around it, the end of `quinta-feira`, and spaces or dots within `p. m.` */
function plain(typed: string): string {
  return folded(typed.slice(0, 2 * LONGEST))
    .replace(/[\u2010-\u2015−~〜]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[- ]feira(?!\p{L})/u, '')
    .replace(/(?<![a-z])([ap])\. ?m\.?(?![a-z])/g, '$1m')
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim();
}

interface Days {
  readonly days: readonly [string, string?];
  readonly hasOtherWeekday?: true;
}

function readDays(text: string): Days | null {
  const plainDays = daysOf(text);
  if (plainDays) return { days: plainDays };
  const { rest, weekdays } = takeWeekday(text);
  const days = weekdays && daysOf(rest);
  if (!days) return null;
  const fitting = days.filter((day) => day !== undefined && weekdays.has(new Date(`${day}T00:00Z`).getUTCDay()));
  if (fitting.length > 0) return { days: fitting as [string, string?] };
  return { days, hasOtherWeekday: true };
}

/** Returns the days that a text without weekday and time can mean: one, two or none. */
function daysOf(text: string): readonly [string, string?] | null {
  const ordered =
    /^(\d{4})([-/. ])(\d{1,2})\2 ?(\d{1,2})$/.exec(text) ??
    /^(\d{4})()(\d\d)(\d\d)$/.exec(text) ??
    /^(\d{4})(年) ?(\d{1,2})月 ?(\d{1,2})[日号號]?$/.exec(text);
  if (ordered) return listOf(realDay(ordered[1], ordered[3], ordered[4]));
  const [, reign, month = '', day = ''] = /^令和(\d{1,2}|元)年(\d{1,2})月(\d{1,2})日$/.exec(text) ?? [];
  if (reign) return listOf(realDay(String(2018 + (reign === '元' ? 1 : Number(reign))), month, day));
  const [, first, mark, second, year] = /^(\d{1,2})([-/. ]) ?(\d{1,2})\2 ?'?(\d{4}|\d\d)\.?$/.exec(text) ?? [];
  if (year === undefined) return namedDay(text);
  const [dayFirst, monthFirst] = [realDay(year, second, first), realDay(year, first, second)];
  if (mark === '.') return listOf(dayFirst);
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return [monthFirst, dayFirst];
  return listOf(dayFirst ?? monthFirst);
}

function namedDay(text: string): readonly [string] | null {
  const [, d1, m1, y1] =
    /^(\d{1,2})(?:st|nd|rd|th|er|o|\.)?[ ./-]?(?:de |del |of )?(\p{L}+)\.?,?[ ./-]?(?:de |del |')?(\d{4}|\d\d)$/u.exec(
      text,
    ) ?? [];
  if (y1 !== undefined) return namedOf(y1, m1, d1);
  const [, m2, d2, y2] = /^(\p{L}+)\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4}|'?\d\d)$/u.exec(text) ?? [];
  if (y2 !== undefined) return namedOf(y2.replace("'", ''), m2, d2);
  const [, y3, m3, d3] = /^(\d{4})[ -](\p{L}+)\.?[ -](\d{1,2})$/u.exec(text) ?? [];
  return d3 === undefined ? null : namedOf(y3, m3, d3);
}

function namedOf(year: string, name: string, day: string): readonly [string] | null {
  const month = MONTH_NUMBERS.get(name);
  return month === undefined ? null : listOf(realDay(year, String(month), day));
}

function listOf(day: string | null): readonly [string] | null {
  return day === null ? null : [day];
}

/** Returns `2027-03-05`; null for days that do not exist. A year of two digits is from 1970 to 2069. */
function realDay(typedYear: string, month: string, day: string): string | null {
  const year = typedYear.length > 2 ? Number(typedYear) : Number(typedYear) + (Number(typedYear) < 70 ? 2000 : 1900);
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  // `Date` turns February 30 into March 2, and the years 0 to 99 into 1900 to 1999.
  const isReal = date.getUTCDate() === Number(day) && date.getUTCFullYear() === year;
  return isReal ? isoDay(date) : null;
}

/** Returns a day like `2026-12-31`; empty for an invalid date. */
export function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, '2026-12-31'.length);
}

export function dayAfter(day: string, days: number): string {
  return isoDay(new Date(new Date(`${day}T00:00Z`).getTime() + days * 86_400_000));
}

const CJK_WEEKDAYS = ['日天', '月一', '火二', '水三', '木四', '金五', '土六'];

/** Takes the weekday before a day, or after one of Japanese and Chinese. `weekdays` are those that it can mean. */
function takeWeekday(text: string): { rest: string; weekdays: Set<number> | null } {
  const [, word, rest = ''] = /^(\p{L}+)\.?,? (.+)$/u.exec(text) ?? /^(\p{L}+)[.,](.+)$/u.exec(text) ?? [];
  const named = word === undefined ? undefined : WEEKDAY_NUMBERS.get(word);
  if (named) return { rest, weekdays: named };
  const [, before = '', sign] =
    /^(.+?) ?(?:\(?(?:星期|周|週)?([日月火水木金土一二三四五六天])(?:曜日?)?\)?)$/.exec(text) ?? [];
  const found = sign === undefined ? -1 : CJK_WEEKDAYS.findIndex((signs) => signs.includes(sign));
  if (found >= 0) return { rest: before, weekdays: new Set([found]) };
  const [, start = '', after] = /^(.+?) ?\(?(\p{L}+)\.?\)$/u.exec(text) ?? [];
  return { rest: start, weekdays: (after !== undefined && WEEKDAY_NUMBERS.get(after)) || null };
}

/** Takes `Z`, `UTC`, `+02:00` or `GMT+2` from the end of a text, if a time is before it. */
function takeOffset(text: string): { rest: string; offset: number | null } {
  const parts = OFFSETS.map((form) => form.exec(text)?.groups).find((groups) => groups);
  if (!parts) return { rest: text, offset: null };
  const { rest, sign, hours = '0', minutes = '0' } = parts;
  const size = 60 * Number(hours) + Number(minutes);
  return size > 14 * 60 ? { rest: text, offset: null } : { rest, offset: sign === '-' ? -size : size };
}

const BEFORE_OFFSET = '^(?<rest>.*(?:\\d:\\d\\d(?:[.,]\\d+)?(?: ?[ap]m)?|t\\d{4}|t\\d{6})) ?';

const OFFSETS = [
  new RegExp(`${BEFORE_OFFSET}\\(?(?:z|utc|gmt)(?:(?<sign>[+-])(?<hours>\\d{1,2})(?::?(?<minutes>\\d\\d))?)?\\)?$`),
  new RegExp(`${BEFORE_OFFSET}(?<sign>\\+)(?<hours>\\d\\d)(?::?(?<minutes>\\d\\d))?$`),
  // After a hyphen, two digits alone may be an hour: 18:30-20.
  new RegExp(`${BEFORE_OFFSET}(?<sign>-)(?<hours>\\d\\d):?(?<minutes>\\d\\d)$`),
];

function timeOf(parts: Readonly<Record<string, string | undefined>>): number | null {
  const { before, hour = '', minute = '0', second = '0', after } = parts;
  const [h, m, s] = [Number(hour), minute === '半' ? 30 : Number(minute), Number(second)];
  if (m > 59 || s > 60) return null;
  const part = before ?? after;
  const hours = part === undefined ? h : hourIn(part, h);
  if (hours === null || hours > 24 || (hours === 24 && m + s > 0)) return null;
  return 3600 * hours + 60 * m + s;
}

/** Returns the hour that a clock of 24 hours shows; null if that part of the day has no such hour, or two of them. */
function hourIn(part: string, hour: number): number | null {
  if (IS_NOON.test(part)) return hour >= 10 && hour < 16 ? hour : hour >= 1 && hour < 4 ? hour + 12 : null;
  const isEvening = IS_EVENING.test(part);
  // "12 in the evening" may be noon or midnight.
  if ((isEvening && hour < 4) || (hour === 12 && !NAMES_NOON.test(part))) return null;
  const isAfter = isEvening || IS_PM.test(part);
  if (hour > (isAfter ? 23 : 12)) return null;
  return (hour % 12) + (isAfter ? 12 : 0);
}

function alternatives(...words: readonly Words[]): string {
  const all = words
    .flatMap(listsOf)
    .flat()
    .map(folded)
    .filter((word) => word !== '');
  return [...new Set(all)].sort((one, other) => other.length - one.length).join('|');
}

const PART = alternatives(AM, PM, NOON, EVENING);
const HOUR_UNIT = alternatives(CLOCK);
const IS_PM = new RegExp(`^(?:${alternatives(PM)})$`);
const IS_NOON = new RegExp(`^(?:${alternatives(NOON)})$`);
const IS_EVENING = new RegExp(`^(?:${alternatives(EVENING)})$`);
const NAMES_NOON = /^(?:[ap]m|午[前後]|[上下]午)$/;

/** A time with names for its parts: `before` and `after` are words for the part of the day. */
const TIME = [
  `(?:(?<before>${PART}) ?)?(?<hour>\\d{1,2})`,
  `(?:(?:[:.]| ?(?:${HOUR_UNIT}) ?)(?<minute>\\d\\d|半)(?:[:.分](?<second>\\d\\d)(?:[.,]\\d+)?)?(?:分|秒| ?min)?`,
  `|(?= ?(?:${PART}|${HOUR_UNIT})(?!\\p{L})))`,
  `(?: ?(?:${HOUR_UNIT}))?(?: ?(?<after>${PART}))?`,
].join('');

const TIME_ALONE = new RegExp(`^${TIME}$`, 'u');

const DAY_AND_TIME = [
  new RegExp(`^(?<day>.+?)(?:t(?=\\d)| ?[,;|] ?| - | |(?<=[日号號)]))(?:(?:${alternatives(AT)}) )?${TIME}$`, 'u'),
  /^(?<day>\d{8})t(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?$/,
  new RegExp(`^${TIME}(?: ?, ?| )(?<day>.+)$`, 'u'),
];

const TIMES = new RegExp(`^(.*\\d[^-]*?) ?(?:-|(?<= )(?:${alternatives(UNTIL)})(?= )|から|至|到) ?(.*\\d.*)$`, 'u');

const COLON_DURATION = /^(?<hours>\d{1,3}):(?<minutes>[0-5]\d)(?::00)?(?: ?h)?$/;

const UNIT_DURATION = new RegExp(
  [
    `^(?:pt)?(?:(?<hours>\\d{1,3}(?:[.,]\\d+)?) ?(?:${alternatives(HOURS)})\\.?(?: |$)?)?`,
    `(?:(?<minutes>\\d{1,4}) ?(?:${alternatives(MINUTES)})\\.?|(?<=^(?:pt)?\\d.*)(?<bare>\\d\\d))?$`,
  ].join(''),
);

/** Names of months, and their beginnings of three letters or more that no other month has. */
const MONTH_NUMBERS = numbersOf([...listsOf(MONTHS), ...OTHER_MONTHS.map((list) => list.split(', '))], 3);

/** Weekdays, and their beginnings of two letters or more, from Sunday as 0. */
const WEEKDAY_SETS = beginningsOf(listsOf(WEEKDAYS), 2);
const WEEKDAY_NUMBERS: ReadonlyMap<string, Set<number>> = WEEKDAY_SETS;

function numbersOf(lists: readonly (readonly string[])[], least: number): Map<string, number> {
  const whole = new Set(lists.flat().map(folded));
  const found = new Map<string, number>();
  for (const [word, places] of beginningsOf(lists, least)) {
    const [first] = places;
    if (places.size === 1) found.set(word, first + 1);
    else if (whole.has(word))
      found.set(word, lists.flatMap((list) => list.map(folded).indexOf(word)).find((k) => k >= 0)! + 1);
  }
  return found;
}

/** Returns the places in the lists of which a word can be the beginning. */
function beginningsOf(lists: readonly (readonly string[])[], least: number): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const list of lists) {
    for (const [place, name] of list.map(folded).entries()) {
      const ends = /[a-z]/.test(name) ? Array.from({ length: name.length }, (_, k) => k + 1) : [name.length];
      for (const end of ends.filter((each) => each >= least || each === name.length)) {
        const places = found.get(name.slice(0, end)) ?? new Set();
        found.set(name.slice(0, end), places.add(place));
      }
    }
  }
  return found;
}
