import { readDay } from './day.ts';
import { dayAfter, isoDay } from './moment.ts';

export type Repeats = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** RFC 5545, 3.3.10 */
const FREQUENCIES: Readonly<Record<Repeats, string>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  yearly: 'YEARLY',
};

export const REPEATS: readonly ('never' | Repeats)[] = ['never', 'daily', 'weekly', 'monthly', 'yearly'];

export function isRepeats(text: string): text is Repeats {
  return Object.hasOwn(FREQUENCIES, text);
}

/** `until` is the last day, or empty. `form` is that of the start, because both must have the same. */
export function seriesRule(repeats: Repeats, until: string, form: 'date' | 'utc' | 'floating'): string {
  const day = until.replaceAll('-', '');
  const end = form === 'date' ? day : form === 'utc' ? `${day}T235959Z` : `${day}T235959`;
  return `RRULE:FREQ=${FREQUENCIES[repeats]}${until && `;UNTIL=${end}`}`;
}

export interface Series {
  readonly repeats: Repeats;
  readonly until: string;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Reads a rule that only says what follows from the first day (`2026-12-31`) and time (`1800`). Null for others. */
export function readSeries(rule: string, first: string, time: string): Series | null {
  const parts = new Map(rule.split(';').map((part) => part.toUpperCase().split('=') as [string, string]));
  const repeats = REPEATS.filter(isRepeats).find((each) => FREQUENCIES[each] === parts.get('FREQ'));
  const day = new Date(`${first}T00:00Z`);
  const isPlain = [...parts].every(([name, value]) => {
    switch (name) {
      case 'BYDAY':
        return repeats === 'weekly' && value === WEEKDAYS[day.getUTCDay()];
      case 'BYMONTHDAY':
        return (repeats === 'monthly' || repeats === 'yearly') && Number(value) === day.getUTCDate();
      case 'BYMONTH':
        return repeats === 'yearly' && Number(value) === day.getUTCMonth() + 1;
      case 'INTERVAL':
        return value === '1';
      default:
        return ['FREQ', 'UNTIL', 'COUNT', 'WKST'].includes(name);
    }
  });
  if (repeats === undefined || !isPlain || Number.isNaN(day.getTime())) return null;
  const until = readUntil(parts.get('UNTIL'), time) ?? lastDay(repeats, day, parts.get('COUNT'));
  return until === null ? null : { repeats, until };
}

/** Returns the last day on which the event can begin; undefined if the rule has none. */
function readUntil(until: string | undefined, time: string): string | null | undefined {
  if (until === undefined) return undefined;
  const [, year, month, date, hours] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{4})\d\dZ?)?$/.exec(until) ?? [];
  const day = readDay(`${year}-${month}-${date}`);
  return day !== null && hours !== undefined && hours < time ? dayAfter(day, -1) : day;
}

/** Returns the day of the last of `count` events; empty without a count, null for days that not all months have. */
function lastDay(repeats: Repeats, first: Date, count: string | undefined): string | null {
  if (count === undefined) return '';
  const further = Number(count) - 1;
  if (!(further >= 0 && further < 10_000)) return null;
  if (repeats === 'daily' || repeats === 'weekly') {
    return dayAfter(isoDay(first), further * (repeats === 'daily' ? 1 : 7));
  }
  if (first.getUTCDate() > 28) return null;
  const last = new Date(first);
  if (repeats === 'monthly') last.setUTCMonth(last.getUTCMonth() + further);
  else last.setUTCFullYear(last.getUTCFullYear() + further);
  return isoDay(last);
}
