import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { Answer } from './answer.ts';
import { dayOf } from './day.ts';
import { dayAfter, isoDay } from './moment.ts';
import { isRepeats, REPEATS, type Repeats, readSeries, seriesRule } from './series.ts';
import { offsetOf, type Point, type Span, spanOf } from './span.ts';

/** An event for the calendar. Moments are written `2026-12-31 18:00`, or as dates if it lasts whole days. */
export interface EventFields {
  readonly title: string;
  readonly starts: string;
  readonly ends?: string;
  readonly allDay?: boolean;
  /** Such as `Europe/Berlin`, or `floating` for the local time of whoever scans. Default UTC. */
  readonly zone?: string;
  /** Default `never`. */
  readonly repeats?: 'never' | Repeats;
  /** The last day of a series, such as `2027-06-30`. */
  readonly until?: string;
  readonly location?: string;
  readonly note?: string;
  /** Leaves out the calendar around the event. */
  readonly bare?: boolean;
}

type EventDetail = Exclude<keyof EventFields, 'title'>;

const MOMENT = { control: 'moment', allDay: 'allDay', zone: 'zone' } as const;

export const EVENT_RULE: ContentRule<EventDetail> = {
  main: 'title',
  sort: 'words',
  fields: {
    starts: MOMENT,
    ends: MOMENT,
    allDay: { control: 'tick', width: 'whole' },
    zone: { control: 'zone', width: 'whole' },
    repeats: { control: 'choice', values: REPEATS },
    until: { control: 'line', inputMode: 'text' },
    location: { control: 'line', width: 'whole' },
    note: { control: 'lines', width: 'whole' },
    bare: { control: 'tick', width: 'whole' },
  },
  columns: {
    needs: ['content', 'starts'],
    weak: ['date', 'name'],
    roles: {
      content: ['title', 'name'],
      starts: ['start', 'startDate', 'date'],
      ends: ['end', 'endDate'],
      location: ['location'],
      note: ['text', 'note'],
      allDay: ['allDay'],
      zone: ['zone'],
      repeats: ['repeats'],
      until: ['repeatsUntil'],
    },
  },
  beginsWith: /^\s*BEGIN:V(?:CALENDAR|EVENT)\r?\n/i,
  encode: encodeEvent,
  read: readEvent,
  readPasted: readCalendar,
  nameOf,
};

/** Also of an event with what `readEvent` does not know. */
function nameOf(text: string): string | null {
  if (!/^\s*BEGIN:V(?:CALENDAR|EVENT)/i.test(text)) return null;
  return /^SUMMARY[^:\r\n]*:(.+)$/im.exec(text)?.[1].replace(/\\(.)/g, '$1') ?? '';
}

/**
 * Returns an event of RFC 5545, in UTC, because a time zone would need a table of its rules. There is no UID, DTSTAMP
 * or PRODID: readers of codes do without, and DTSTAMP would change the code every day. Lines are not folded.
 */
function encodeEvent(content: string, details: Details<EventDetail>): EncodedContent {
  const answer = new Answer();
  const { allDay = '', zone: chosen = '', starts = '', ends = '', note = '', bare = '' } = details;
  const title = answer.line('content', content, { isNeeded: true });
  if (starts.trim() === '') answer.refuse('starts', { kind: 'needed' });
  const first = spanOf(new Answer(), { starts, ends, allDay, zone: 'floating' });
  const wall = first.start?.isFloating ? first.start.date : null;
  const series = seriesOf(answer, details, first.start?.date ?? null);
  const isLocal = series !== null && wall !== null && !first.isAllDay && !isSteady(wall, chosen);
  if (isLocal) answer.warn('zone', { kind: 'series-in-local-time', zone: chosen });
  const zone = isLocal ? 'floating' : chosen;
  const { start, end, isAllDay } = spanOf(answer, { starts, ends, allDay, zone });
  const location = answer.line('location', details.location);
  const form = isAllDay ? 'date' : start?.isFloating ? 'floating' : 'utc';
  const lines = [
    'BEGIN:VEVENT',
    start && `DTSTART${stamp(start, isAllDay)}`,
    // The end of whole days is the day after the last (RFC 5545, 3.6.1).
    end && `DTEND${stamp(isAllDay ? { ...end, date: new Date(end.date.getTime() + DAY) } : end, isAllDay)}`,
    series && seriesRule(series.repeats, series.until, form),
    `SUMMARY:${escapeText(title)}`,
    location && `LOCATION:${escapeText(location)}`,
    note.trim() && `DESCRIPTION:${escapeText(note.trim())}`,
    'END:VEVENT',
  ].filter(Boolean);
  const whole = bare === '' ? ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'] : lines;
  return answer.with(whole.map((line) => `${line}\r\n`).join(''));
}

/**
 * Returns when an event takes place, as the clocks of its place show it: all moments are as if UTC were their time zone.
 * Those that are typed in UTC are not floating.
 */
export function eventSpan({ starts = '', ends = '', allDay = '', zone = '' }: Details<EventDetail>): Span {
  return spanOf(new Answer(), { starts, ends, allDay, zone: zone === '' ? '' : 'floating' });
}

/** Null if the event does not repeat. */
function seriesOf(answer: Answer, { repeats = '', until = '' }: Details<EventDetail>, first: Date | null) {
  if (!isRepeats(repeats)) {
    if (until.trim() !== '') answer.warn('until', { kind: 'until-unused' });
    return null;
  }
  const last = dayOf(answer, 'until', until);
  if (last !== '' && first !== null && last < isoDay(first)) {
    answer.refuse('until', { kind: 'ends-before-start' });
  }
  const date = first?.getUTCDate() ?? 1;
  const isLeapDay = repeats === 'yearly' && date === 29 && first?.getUTCMonth() === 1;
  if ((repeats === 'monthly' && date > 28) || isLeapDay) answer.warn('repeats', { kind: 'not-every-time', date });
  return { repeats, until: last };
}

/**
 * Whether a series in UTC is right: the clocks of its zone do not change within a year, and its days are those of UTC.
 * Other series need the rules of their zone, or the local time.
 */
function isSteady(wall: Date, zone: string): boolean {
  if (zone === '' || zone === 'floating') return true;
  try {
    const offsets = Array.from({ length: 12 }, (_, month) =>
      offsetOf(new Date(wall.getTime() + month * 30 * DAY), zone),
    );
    const moment = new Date(wall.getTime() - offsets[0]);
    return offsets.every((offset) => offset === offsets[0]) && moment.getUTCDate() === wall.getUTCDate();
  } catch {
    // An unknown zone is refused where the moments are read.
    return true;
  }
}

const DAY = 86_400_000;

function stamp({ date, isFloating }: Point, isAllDay: boolean): string {
  const digits = date.toISOString().replace(/[-:]|\.\d+/g, '');
  if (isAllDay) return `;VALUE=DATE:${digits.slice(0, 8)}`;
  return `:${isFloating ? digits.slice(0, -1) : digits}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Properties without which the event says the same to people. */
const UNUSED = ['VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'UID', 'DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'SEQUENCE'];
const USED = ['SUMMARY', 'DTSTART', 'DTEND', 'RRULE', 'LOCATION', 'DESCRIPTION'];

function readEvent(text: string): ContentParts<EventDetail> | null {
  const lines = linesOf(text);
  const bare = /^BEGIN:VEVENT$/i.test(lines[0]) ? 'true' : '';
  const [begin, ...frame] = lines.filter((line) => /^(?:BEGIN|END):/i.test(line)).map((line) => line.toUpperCase());
  const whole = bare ? 'END:VEVENT' : 'BEGIN:VEVENT END:VEVENT END:VCALENDAR';
  if (frame.join(' ') !== whole || begin !== (bare ? 'BEGIN:VEVENT' : 'BEGIN:VCALENDAR')) return null;
  const values = new Map<string, string>();
  for (const { key, parameters, value } of propertiesOf(lines)) {
    if (['BEGIN', 'END', ...UNUSED].includes(key)) continue;
    const isDate = /^;VALUE=DATE$/i.test(parameters) && key.startsWith('DT');
    const isPlain = parameters === '' || isDate || /^;LANGUAGE=[\w-]+$/i.test(parameters);
    if (!USED.includes(key) || values.has(key) || !isPlain) return null;
    values.set(key, value);
  }
  return partsOf(values, '', bare);
}

/** What changes when an event takes place, and has no field. */
const CHANGES = ['EXDATE', 'RDATE', 'EXRULE', 'RECURRENCE-ID'];

/**
 * Reads a calendar with one event, as programs for calendars write it: with a time zone, alarms and invitations. The
 * fields hold what people read.
 */
function readCalendar(text: string): ContentParts<EventDetail> | null {
  if (!EVENT_RULE.beginsWith?.test(text)) return null;
  const whole = linesOf(text).join('\n');
  const [event, ...others] = whole.split(/^BEGIN:VEVENT$/im).slice(1);
  if (event === undefined || others.length > 0) return null;
  const own = event.split(/^END:VEVENT$/im, 1)[0].replace(/^BEGIN:VALARM$[\s\S]*?^END:VALARM$/gim, '');
  const values = new Map<string, string>();
  let zone = '';
  for (const { key, parameters, value } of propertiesOf(own.split('\n'))) {
    if (CHANGES.includes(key) || (USED.includes(key) && values.has(key))) return null;
    if (USED.includes(key) || key === 'URL') values.set(key, value);
    if (key === 'DTSTART') zone = /;TZID="?([\w/+-]+)"?/i.exec(parameters)?.[1] ?? '';
    else if (key === 'DTEND' && (/;TZID="?([\w/+-]+)"?/i.exec(parameters)?.[1] ?? '') !== zone) return null;
  }
  if (zone !== '' && !isZone(zone)) return null;
  const notes = [values.get('DESCRIPTION'), values.get('URL')].filter(Boolean);
  values.set('DESCRIPTION', notes.join('\n'));
  return partsOf(values, zone, '');
}

function isZone(zone: string): boolean {
  try {
    return offsetOf(new Date(0), zone) !== null;
  } catch {
    return false;
  }
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
}

function propertiesOf(lines: readonly string[]) {
  return lines.map((line) => {
    const [, name = '', parameters = '', written = ''] = /^([A-Z-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/i.exec(line) ?? [];
    const key = name.toUpperCase();
    const isText = !/^(?:DT|RRULE)/.test(key);
    const value = isText ? written.replace(/\\(.)/gs, (_, next) => (/n/i.test(next) ? '\n' : next)) : written;
    return { key, parameters, value };
  });
}

/** `zone` is that of moments without one. */
function partsOf(values: ReadonlyMap<string, string>, zone: string, bare: string): ContentParts<EventDetail> | null {
  const [starts, ends] = [values.get('DTSTART') ?? '', values.get('DTEND')];
  const forms = [starts, ...(ends === undefined ? [] : [ends])].map(formOf);
  if (forms[0] === null || forms.some((form) => form !== forms[0])) return null;
  const isDate = forms[0] === 'date';
  const first = typedMoment(starts);
  const [day, time = '0000'] = first.split('T');
  const rule = values.get('RRULE');
  const series = rule === undefined ? null : readSeries(rule, day, time.replace(':', ''));
  if (rule !== undefined && series === null) return null;
  return {
    content: values.get('SUMMARY') ?? '',
    details: {
      location: values.get('LOCATION') ?? '',
      starts: first,
      ends: ends === undefined ? '' : isDate ? dayAfter(typedMoment(ends), -1) : typedMoment(ends),
      zone: forms[0] === 'floating' ? zone || 'floating' : '',
      repeats: series?.repeats ?? '',
      until: series?.until ?? '',
      note: values.get('DESCRIPTION') ?? '',
      allDay: isDate ? 'true' : '',
      bare,
    },
  };
}

/** Null for moments that the fields cannot hold, such as those with seconds. */
function formOf(value: string): 'date' | 'utc' | 'floating' | null {
  if (/^\d{8}$/.test(value)) return 'date';
  return /^\d{8}T\d{4}00(Z?)$/.test(value) ? (value.endsWith('Z') ? 'utc' : 'floating') : null;
}

function typedMoment(value: string): string {
  return value.replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?$/, (_, year, month, day, hours, minutes) =>
    hours === undefined ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${hours}:${minutes}`,
  );
}
