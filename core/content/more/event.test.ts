import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { encodeContent, recognize } from '../index.ts';
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
      cautions: ['not-a-moment starts'],
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
