import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { encodeContent, otherType, recognize, takeApart } from '../index.ts';
import { lineOf, testType } from './testing/cases.ts';

const wrap = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

testType(
  'event',
  {
    'all fields, in winter': {
      content: 'Party; at Zoë, Bob',
      details: {
        starts: '2026-12-01T18:00',
        ends: '2026-12-01T20:30',
        zone: 'Europe/Berlin',
        location: 'Café, back\\room',
        note: 'Bring\ncake',
      },
      text: wrap(
        'DTSTART:20261201T170000Z',
        'DTEND:20261201T193000Z',
        'SUMMARY:Party\\; at Zoë\\, Bob',
        'LOCATION:Café\\, back\\\\room',
        'DESCRIPTION:Bring\\ncake',
      ),
    },
    'a zone in summer': {
      content: 'T',
      details: { starts: '2026-07-01 00:30', zone: 'America/New_York' },
      text: wrap('DTSTART:20260701T043000Z', 'SUMMARY:T'),
    },
    'the hour after the change to summer time': {
      content: 'T',
      details: { starts: '2026-03-29T03:00', zone: 'Europe/Berlin' },
      text: wrap('DTSTART:20260329T010000Z', 'SUMMARY:T'),
    },
    'no zone': {
      content: 'T',
      details: { starts: '2026-12-01T18:00' },
      text: wrap('DTSTART:20261201T180000Z', 'SUMMARY:T'),
      cautions: ['no-zone zone'],
    },
    'local time': {
      content: 'T',
      details: { starts: '2026-12-01T18:00', zone: 'floating' },
      text: wrap('DTSTART:20261201T180000', 'SUMMARY:T'),
    },
    'whole days end after the last': {
      content: 'T',
      details: { starts: '2026-12-30', ends: '31.12.2026' },
      text: wrap('DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101', 'SUMMARY:T'),
    },
    'a tick without times': {
      content: 'T',
      details: { starts: '2026-12-30T10:00', allDay: 'true', zone: 'Asia/Tokyo' },
      text: wrap('DTSTART;VALUE=DATE:20261230', 'SUMMARY:T'),
    },
    'the short form': {
      content: 'T',
      details: { starts: '2026-12-30', bare: 'true' },
      text: 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261230\r\nSUMMARY:T\r\nEND:VEVENT\r\n',
    },
    'no title': { content: '', details: { starts: '2026-12-30' }, text: '', cautions: ['needed content'] },
    'no start': { content: 'T', text: '', cautions: ['needed starts'] },
    'a day that does not exist': {
      content: 'T',
      details: { starts: '2026-02-30' },
      text: '',
      cautions: ['not-a-moment starts'],
    },
    'a date that may be two days': {
      content: 'T',
      details: { starts: '2/3/2026' },
      text: '',
      cautions: ['two-days starts'],
    },
    'an unknown zone': {
      content: 'T',
      details: { starts: '2026-12-01T18:00', zone: 'Mars/Base' },
      text: '',
      cautions: ['unknown-zone zone'],
    },
    'an end before the start': {
      content: 'T',
      details: { starts: '2026-12-02', ends: '2026-12-01' },
      text: '',
      cautions: ['ends-before-start ends'],
    },
  },
  fc.record({
    content: lineOf(30),
    details: fc.oneof(
      fc.record({
        starts: fc.constantFrom('2026-01-01T00:00', '2026-12-31T23:59'),
        ends: fc.constantFrom('', '2027-01-01T10:00'),
        zone: fc.constantFrom('', 'floating'),
        location: fc.oneof(fc.constant(''), lineOf(20)),
        note: fc.oneof(
          fc.constant(''),
          fc.tuple(lineOf(9), lineOf(9)).map((lines) => lines.join('\n')),
        ),
        bare: fc.constantFrom('', 'true'),
      }),
      fc.record({
        starts: fc.constant('2026-12-30'),
        ends: fc.constantFrom('', '2026-12-31'),
        allDay: fc.constant('true'),
      }),
    ),
  }),
);

it('is an event for ical.js, with the words as typed', () => {
  fc.assert(
    fc.property(lineOf(40), lineOf(40), (content, location) => {
      const details = { starts: '2026-12-01T18:00', ends: '2026-12-02T18:00', zone: 'Europe/Berlin', location };
      const calendar = new ICAL.Component(ICAL.parse(encodeContent({ type: 'event', content, details }).text));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      expect([event.summary, event.location]).toEqual([content, location]);
      expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-01T17:00:00.000Z');
    }),
  );
});

it.each([
  ['a day', { starts: '2027-03-05', repeats: 'weekly', until: '2027-04-30' }, 'RRULE:FREQ=WEEKLY;UNTIL=20270430', []],
  [
    'UTC',
    { starts: '2027-03-05T18:30', zone: 'Etc/UTC', repeats: 'daily', until: '31.3.2027' },
    'RRULE:FREQ=DAILY;UNTIL=20270331T235959Z',
    [],
  ],
  [
    'a zone with one time',
    { starts: '2027-03-05T18:30', zone: 'Asia/Tokyo', repeats: 'monthly' },
    'RRULE:FREQ=MONTHLY',
    [],
  ],
  [
    'a zone with summer time',
    { starts: '2027-03-05T18:30', zone: 'Europe/Berlin', repeats: 'weekly', until: '2027-04-30' },
    'DTSTART:20270305T183000\r\nRRULE:FREQ=WEEKLY;UNTIL=20270430T235959\r\n',
    ['series-in-local-time zone'],
  ],
  [
    'an hour of another day in UTC',
    { starts: '2027-03-01T05:00', zone: 'Asia/Tokyo', repeats: 'monthly' },
    'DTSTART:20270301T050000\r\n',
    ['series-in-local-time zone'],
  ],
  [
    'a day that not all months have',
    { starts: '2027-01-31', repeats: 'monthly' },
    'RRULE:FREQ=MONTHLY\r\n',
    ['not-every-time repeats'],
  ],
  ['a leap day', { starts: '2028-02-29', repeats: 'yearly' }, 'RRULE:FREQ=YEARLY\r\n', ['not-every-time repeats']],
  ['an end without a series', { starts: '2027-03-05', until: '2027-04-30' }, 'SUMMARY:T', ['until-unused until']],
  [
    'an end before the start',
    { starts: '2027-03-05', repeats: 'daily', until: '2027-03-04' },
    '',
    ['ends-before-start until'],
  ],
  ['an end that is no day', { starts: '2027-03-05', repeats: 'daily', until: 'June' }, '', ['not-a-day until']],
] as const)('repeats: %s', (_name, details, text, cautions) => {
  const encoded = encodeContent({ type: 'event', content: 'T', details });
  expect(encoded.text).toContain(text);
  expect(encoded.cautions.map(({ kind, field }) => `${kind} ${field}`)).toEqual(cautions);
});

it('repeats for ical.js at the same hour of the wall, until the last day', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => new Date(Date.UTC(2027, 0, 1) + days * 86_400_000));
  const date = day.map((each) => each.toISOString().slice(0, 10));
  const zones = fc.constantFrom('floating', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney');
  fc.assert(
    fc.property(
      date,
      fc.constantFrom('00:30', '18:30'),
      zones,
      fc.constantFrom('daily', 'weekly'),
      (first, time, zone, repeats) => {
        const last = new Date(new Date(first).getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
        const details = { starts: `${first}T${time}`, zone, repeats, until: last };
        const { text } = encodeContent({ type: 'event', content: 'T', details });
        const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);
        const iterator = event.iterator();
        const starts: string[] = [];
        for (let next = iterator.next(); next; next = iterator.next()) starts.push(next.toString());
        const isUtc = starts[0].endsWith('Z');
        const walls = starts.map((start) =>
          isUtc ? new Date(start).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T') : start,
        );
        const count = repeats === 'daily' ? 41 : 6;
        const step = repeats === 'daily' ? 1 : 7;
        expect(walls).toEqual(
          Array.from({ length: count }, (_, k) => {
            const each = new Date(new Date(first).getTime() + k * step * 86_400_000).toISOString().slice(0, 10);
            return `${each}T${time}:00`;
          }),
        );
      },
    ),
  );
});

it.each([
  ['FREQ=WEEKLY', { repeats: 'weekly' }],
  ['FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=TU', { repeats: 'weekly' }],
  ['FREQ=WEEKLY;COUNT=3', { repeats: 'weekly', until: '2026-12-15' }],
  ['FREQ=DAILY;UNTIL=20261231T235959Z', { repeats: 'daily', until: '2026-12-31' }],
  ['FREQ=DAILY;UNTIL=20261231T100000Z', { repeats: 'daily', until: '2026-12-30' }],
  ['FREQ=DAILY;UNTIL=20261231', { repeats: 'daily', until: '2026-12-31' }],
  ['FREQ=MONTHLY;BYMONTHDAY=1', { repeats: 'monthly' }],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1;COUNT=2', { repeats: 'yearly', until: '2027-12-01' }],
] as const)('reads the rule %s', (rule, details) => {
  const text = wrap('DTSTART:20261201T180000Z', `RRULE:${rule}`, 'SUMMARY:T');
  expect(recognize(text)).toEqual({ type: 'event', content: 'T', details: { starts: '2026-12-01T18:00', ...details } });
});

it.each(['FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;BYDAY=1MO', 'FREQ=DAILY;INTERVAL=2', 'FREQ=HOURLY', 'COUNT=2'])(
  'leaves an event with the rule %s as it is',
  (rule) => {
    expect(recognize(wrap('DTSTART:20261201T180000Z', `RRULE:${rule}`, 'SUMMARY:T')).type).toBe('text');
  },
);

const GOOGLE = [
  ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0', 'BEGIN:VTIMEZONE'],
  ...['TZID:Europe/Berlin', 'BEGIN:STANDARD', 'DTSTART:19701025T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ...['END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT', 'DTSTART;TZID=Europe/Berlin:20270305T183000'],
  ...['DTEND;TZID=Europe/Berlin:20270305T200000', 'RRULE:FREQ=WEEKLY;BYDAY=FR', 'UID:1@google.com', 'STATUS:CONFIRMED'],
  ...['SUMMARY:Choir', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'END:VALARM', 'END:VEVENT'],
  ...['END:VCALENDAR', ''],
].join('\r\n');

it('takes a pasted calendar with a time zone and an alarm apart', () => {
  const details = { starts: '2027-03-05T18:30', ends: '2027-03-05T20:00', zone: 'Europe/Berlin', repeats: 'weekly' };
  expect(takeApart({ type: 'event', content: GOOGLE })).toMatchObject({ content: 'Choir', details });
  expect(otherType({ type: 'text', content: GOOGLE })).toMatchObject({ type: 'event', content: 'Choir', details });
});

it.each(['EXDATE:20270312T183000', 'RECURRENCE-ID:20270312T183000'])('leaves a calendar with %s as it is', (line) => {
  const content = GOOGLE.replace('STATUS:CONFIRMED', line);
  expect(takeApart({ type: 'event', content })).toBe(null);
});

it('reads events of other generators without what says nothing to people', () => {
  const text = [
    'BEGIN:VCALENDAR',
    'PRODID:-//x//EN',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1@x',
    'DTSTAMP:20260101T000000Z',
    'DTSTART:20261201T170000Z',
    'SUMMARY;LANGUAGE=en:A long ti',
    ' tle',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n');
  const details = { starts: '2026-12-01T17:00' };
  expect(recognize(text)).toEqual({ type: 'event', content: 'A long title', details });
});

it.each([
  'DTSTART;TZID=Europe/Berlin:20261201T180000',
  'DTSTART:20261201T180000Z\r\nRRULE:FREQ=DAILY;INTERVAL=2',
  'DTSTART:20261201T180001Z',
])('leaves an event as it is that the fields cannot hold: %j', (lines) => {
  expect(recognize(wrap(lines, 'SUMMARY:T'))).toMatchObject({ type: 'text' });
});
