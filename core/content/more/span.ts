import type { Answer } from './answer.ts';
import { dayAfter, type Moment, readDuration, readMoment, readTime, splitTimes } from './moment.ts';

/** A moment of an event. */
export interface Point {
  /** In UTC; floating moments and whole days as if UTC were their time zone. */
  readonly date: Date;
  /** Whether it is a local time, whatever the zone of whoever scans. */
  readonly isFloating: boolean;
}

export interface Span {
  readonly start: Point | null;
  readonly end: Point | null;
  readonly isAllDay: boolean;
}

/** What is typed about when an event takes place. */
interface TypedSpan {
  readonly starts: string;
  readonly ends: string;
  readonly allDay: string;
  readonly zone: string;
}

const DAY = 86_400_000;
const SECONDS_A_DAY = 86_400;

/**
 * Returns the span of an event. The end can be a moment, a time on the day of the start or after midnight, or a length
 * after a plus sign, such as `+1:30`; without one, it may follow the start after a hyphen, as in `18:30-20:00`. Refuses
 * what cannot be read, and warns of what is left out.
 */
export function spanOf(answer: Answer, { starts, ends, allDay, zone }: TypedSpan): Span {
  const times = ends.trim() === '' && readMoment(starts) === null ? splitTimes(starts) : null;
  const [typedStart, typedEnd] = times ? [times.from, times.to] : [starts, ends];
  const start = momentOf(answer, 'starts', typedStart);
  const none = { start: null, end: null, isAllDay: false };
  if (!start) return none;
  const end = endOf(answer, typedEnd, start);
  if (allDay !== '') return wholeDays(answer, start, end);
  if (start.time === null) {
    if (end?.time === undefined || end.time === null) return wholeDays(answer, start, end);
    answer.refuse('starts', { kind: 'time-missing' });
    return none;
  }
  if (end && end.time === null) answer.warn('ends', { kind: 'end-without-time' });
  const read = (field: string, typed: string, moment: Moment): Point | null =>
    pointOf(answer, field, typed, moment, zone);
  const begin = read('starts', times ? starts : typedStart, start);
  const finish = end && end.time !== null ? read('ends', typedEnd, end) : null;
  if (begin && finish && finish.date < begin.date) answer.refuse('ends', { kind: 'ends-before-start' });
  if (zone === '' && [start, end].some((moment) => moment && moment.time !== null && moment.offset === null)) {
    answer.warn('zone', { kind: 'no-zone' });
  }
  return { start: begin, end: finish, isAllDay: false };
}

function wholeDays(answer: Answer, start: Moment, end: Moment | null): Span {
  const [first, last] = [start, end].map((moment) => (moment ? new Date(`${moment.day}T00:00Z`) : null));
  if (first && last && last < first) answer.refuse('ends', { kind: 'ends-before-start' });
  // Outlook writes the midnight after the last day.
  const isAfter = end?.time === 0 && start.time === 0 && last && first && last > first;
  const point = (date: Date | null | undefined): Point | null => (date ? { date, isFloating: true } : null);
  return { start: point(first), end: point(isAfter && last ? new Date(last.getTime() - DAY) : last), isAllDay: true };
}

function momentOf(answer: Answer, field: string, typed: string): Moment | null {
  if (typed.trim() === '') return null;
  const moment = readMoment(typed);
  if (moment && 'first' in moment) answer.refuse(field, { kind: 'two-days', ...moment });
  else if (moment === null) answer.refuse(field, { kind: 'not-a-moment' });
  if (!moment || 'first' in moment) return null;
  if (moment.hasOtherWeekday) answer.warn(field, { kind: 'other-weekday' });
  return moment;
}

function endOf(answer: Answer, typed: string, start: Moment): Moment | null {
  const [, length] = /^\s*\+\s*(.*)$/s.exec(typed) ?? [];
  const from = start.time ?? 0;
  if (length !== undefined) {
    const minutes = readDuration(length);
    if (minutes === null && length.trim() !== '') answer.refuse('ends', { kind: 'not-a-duration' });
    return minutes === null ? null : shifted(start, from + 60 * minutes);
  }
  const time = readTime(typed);
  if (time === null) return momentOf(answer, 'ends', typed);
  return shifted(start, time < from ? time + SECONDS_A_DAY : time);
}

/** Returns the moment of so many seconds after the beginning of a day. */
function shifted({ day, offset }: Moment, seconds: number): Moment {
  const later = dayAfter(day, Math.floor(seconds / SECONDS_A_DAY));
  return { day: later, time: seconds % SECONDS_A_DAY, offset };
}

function pointOf(answer: Answer, field: string, typed: string, moment: Moment, zone: string): Point | null {
  const { day, time, offset } = moment;
  const wall = new Date(new Date(`${day}T00:00Z`).getTime() + 1000 * (time ?? 0));
  const understand = (date: Date, zone: string): Point => {
    answer.understandMoment(field, { moment: date, zone, typed });
    return { date, isFloating: false };
  };
  if (offset !== null) return understand(new Date(wall.getTime() - 60_000 * offset), '');
  if (zone === '' || zone === 'floating' || isUtc(zone)) return { date: wall, isFloating: zone === 'floating' };
  try {
    // The second step is for moments near a change between summer and winter time.
    const near = new Date(wall.getTime() - offsetOf(wall, zone));
    const date = new Date(wall.getTime() - offsetOf(near, zone));
    const shown = date.getTime() + offsetOf(date, zone);
    if (shown !== wall.getTime()) answer.refuse(field, { kind: 'skipped-time' });
    const twins = [-HOUR, HOUR].map((step) => new Date(date.getTime() + step));
    const twin = twins.find((other) => other.getTime() + offsetOf(other, zone) === shown);
    if (!twin) return understand(date, zone);
    answer.warn(field, { kind: 'repeated-time' });
    return understand(twin < date ? twin : date, zone);
  } catch {
    if (field === 'starts') answer.refuse('zone', { kind: 'unknown-zone' });
    return null;
  }
}

const HOUR = 3_600_000;

/** Whether a time zone is UTC by one of its names. */
export function isUtc(zone: string): boolean {
  return /^(?:Etc\/)?(?:UTC|UCT|Universal|Zulu|GMT|Greenwich)$/.test(zone);
}

/** Returns by how many milliseconds the clocks of a time zone are ahead of UTC. Throws if the zone is unknown. */
export function offsetOf(moment: Date, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    moment.getTime()
  );
}

/** Making one takes longer than using it, and the rows of a table have the same zone. */
let clock: { readonly zone: string; readonly format: Intl.DateTimeFormat } | null = null;

function clockOf(zone: string): Intl.DateTimeFormat {
  if (clock?.zone !== zone) {
    const format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    clock = { zone, format };
  }
  return clock.format;
}
