import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { Answer } from './answer.ts';
import { TEXT_COLUMN } from './column-names.ts';
import { readDay } from './day.ts';
import { dayAfter, isRepeats, REPEATS, type Repeats, readSeries, seriesRule } from './series.ts';

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
    names: {
      content:
        /^(?:title|event(?:name|title)?|summary|subject|titel|veranstaltung|termin|betreff|titre|événement|objet|título|evento|titolo|oggetto|件名|タイトル|标题|標題|主题)$/,
      starts:
        /^(?:(?:event)?start(?:s|date|time|datetime)?|begins?|beginn|startdatum|startzeit|date|datum|dtstart|début|inicio|início|inizio|fecha|data|開始(?:日時)?|开始(?:时间|日期)?)$/,
      ends: /^(?:(?:event)?end(?:s|date|time|datetime)?|ende|enddatum|endzeit|dtend|fin|fine|fim|einde|終了(?:日時)?|结束(?:时间|日期)?)$/,
      location: /^(?:location|place|venue|ort|lieu|lugar|ubicación|luogo|plaats|locatie|local|場所|地点|地點)$/,
      note: TEXT_COLUMN,
      repeats: /^(?:repeats?|recurrence|frequency)$/,
      until: /^(?:until|repeatsuntil)$/,
      allDay: /^(?:allday(?:event)?|ganztägig|journéeentière|tododía|diainteiro)$/,
      zone: /^(?:timezone|zeitzone|fuseauhoraire|zonahoraria|fusoorario|fusohorário)$/,
    },
  },
  beginsWith: /^\s*BEGIN:V(?:CALENDAR|EVENT)\r?\n/i,
  encode: encodeEvent,
  read: readEvent,
  readPasted: readCalendar,
  nameOf: (text) => readEvent(text)?.content ?? null,
};

/**
 * Returns an event of RFC 5545, in UTC, because a time zone would need a table of its rules. There is no UID, DTSTAMP
 * or PRODID: readers of codes do without, and DTSTAMP would change the code every day. Lines are not folded.
 */
function encodeEvent(content: string, details: Details<EventDetail>): EncodedContent {
  const answer = new Answer();
  const { allDay = '', zone: chosen = '', starts = '', ends = '', note = '', bare = '' } = details;
  const title = answer.line('content', content, { isNeeded: true });
  if (starts.trim() === '') answer.refuse('starts', { kind: 'needed' });
  const isAllDay = allDay !== '' || ![starts, ends].some((typed) => typed.trim().length > DATE_LENGTH);
  const first = momentOf(new Answer(), 'starts', starts, isAllDay, 'floating');
  const series = seriesOf(answer, details, first);
  const isLocal = series !== null && first !== null && !isAllDay && !isSteady(first, chosen);
  if (isLocal) answer.warn('zone', { kind: 'series-in-local-time', zone: chosen });
  const zone = isLocal ? 'floating' : chosen;
  const start = momentOf(answer, 'starts', starts, isAllDay, zone);
  const end = momentOf(answer, 'ends', ends, isAllDay, zone);
  if (start && end && end < start) answer.refuse('ends', { kind: 'ends-before-start' });
  if (!isAllDay && zone === '') answer.warn('zone', { kind: 'no-zone' });
  const location = answer.line('location', details.location);
  const form = isAllDay ? 'date' : zone === 'floating' ? 'floating' : 'utc';
  const lines = [
    'BEGIN:VEVENT',
    start && `DTSTART${stamp(start, isAllDay, zone)}`,
    // The end of whole days is the day after the last (RFC 5545, 3.6.1).
    end && `DTEND${stamp(isAllDay ? new Date(end.getTime() + DAY) : end, isAllDay, zone)}`,
    series && seriesRule(series.repeats, series.until, form),
    `SUMMARY:${escapeText(title)}`,
    location && `LOCATION:${escapeText(location)}`,
    note.trim() && `DESCRIPTION:${escapeText(note.trim())}`,
    'END:VEVENT',
  ].filter(Boolean);
  const whole = bare === '' ? ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'] : lines;
  return answer.with(whole.map((line) => `${line}\r\n`).join(''));
}

/** Null if the event does not repeat. */
function seriesOf(answer: Answer, { repeats = '', until = '' }: Details<EventDetail>, first: Date | null) {
  if (!isRepeats(repeats)) {
    if (until.trim() !== '') answer.warn('until', { kind: 'until-unused' });
    return null;
  }
  const last = readDay(until);
  if (last === null && until.trim() !== '') answer.refuse('until', { kind: 'not-a-day' });
  if (last !== null && first !== null && last < first.toISOString().slice(0, DATE_LENGTH)) {
    answer.refuse('until', { kind: 'ends-before-start' });
  }
  const date = first?.getUTCDate() ?? 1;
  const isLeapDay = repeats === 'yearly' && date === 29 && first?.getUTCMonth() === 1;
  if ((repeats === 'monthly' && date > 28) || isLeapDay) answer.warn('repeats', { kind: 'not-every-time', date });
  return { repeats, until: answer.understand('until', until, last ?? '') };
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
const DATE_LENGTH = '2026-12-31'.length;

/** A day, also with a time: `2026-12-31T18:00`, `2026-12-31 18:00` and `31.12.2026 18:00:00`, as spreadsheets have it. */
const TYPED_MOMENT = /^(.{8,12}?)(?:[T ]+(\d\d?):(\d\d)(?::00(?:\.0+)?)?)?$/;

/** Returns the moment in UTC; floating and whole days as if UTC were their time zone. Null if empty or refused. */
function momentOf(answer: Answer, field: string, typed: string, isAllDay: boolean, zone: string): Date | null {
  if (typed.trim() === '') return null;
  const [, typedDay = '', hours = '0', minutes = '0'] = TYPED_MOMENT.exec(typed.trim()) ?? [];
  const day = readDay(typedDay);
  if (day === null || Number(hours) > 23 || Number(minutes) > 59) {
    answer.refuse(field, { kind: 'not-a-moment' });
    return null;
  }
  const wall = new Date(day);
  if (!isAllDay) wall.setUTCHours(Number(hours), Number(minutes));
  if (isAllDay || zone === '' || zone === 'floating') return wall;
  try {
    // The second step is for moments near a change between summer and winter time.
    const near = new Date(wall.getTime() - offsetOf(wall, zone));
    const moment = new Date(wall.getTime() - offsetOf(near, zone));
    answer.understand(field, typed, moment.toISOString(), `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
    return moment;
  } catch {
    if (field === 'starts') answer.refuse('zone', { kind: 'unknown-zone' });
    return null;
  }
}

/** Returns by how many milliseconds the clocks of a time zone are ahead of UTC. Throws if the zone is unknown. */
function offsetOf(moment: Date, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    moment.getTime()
  );
}

function stamp(moment: Date, isAllDay: boolean, zone: string): string {
  const digits = moment.toISOString().replace(/[-:]|\.\d+/g, '');
  if (isAllDay) return `;VALUE=DATE:${digits.slice(0, 8)}`;
  return `:${zone === 'floating' ? digits.slice(0, -1) : digits}`;
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
