import { expect, it } from 'vitest';
import { dayInWords, momentText, wallClockText } from './moment-text.ts';

it.each([
  ['2026-12-01T17:00Z', 'Europe/Berlin', '2026-12-01', '6:00 PM in Berlin, 5:00 PM UTC'],
  ['2026-12-01T17:00Z', 'Europe/Berlin', '', 'Dec 1, 2026, 6:00 PM in Berlin, 5:00 PM UTC'],
  ['2026-11-30T23:00Z', 'Europe/Berlin', '2026-12-01', 'Dec 1, 2026, 12:00 AM in Berlin, Nov 30, 2026, 11:00 PM UTC'],
  ['2026-07-01T04:30Z', 'America/New_York', '2026-07-01', '12:30 AM in New York, 4:30 AM UTC'],
  ['2026-12-01T17:00Z', 'America/Argentina/Buenos_Aires', '2026-12-01', '2:00 PM in Buenos Aires, 5:00 PM UTC'],
  ['2026-12-01T17:00Z', 'Etc/UTC', '2026-12-01', 'Dec 1, 2026, 5:00 PM UTC'],
  ['2026-12-01T17:00Z', '', '2026-12-01', 'Dec 1, 2026, 5:00 PM UTC'],
])('%s in %s, typed as “%s”: %s', (moment, zone, typed, text) => {
  expect(plainSpaces(momentText(new Date(moment), zone, typed))).toBe(text);
});

it.each([
  ['2026-12-01', 'Dec 1, 2026'],
  ['2026-12-01T18:00', 'Dec 1, 2026, 6:00 PM'],
])('%s is said as %s', (written, text) => {
  expect(plainSpaces(wallClockText(written))).toBe(text);
});

it('dayInWords says days, and leaves other texts', () => {
  expect(['2026-12-01', '2026', 'Party'].map(dayInWords)).toEqual(['Dec 1, 2026', '2026', 'Party']);
});

/** Dates contain narrow spaces, in some versions of the platform. */
function plainSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}
