import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

it.each([
  ['2026-12-01T17:00Z', 'Europe/Berlin', '2026-12-01', '18:00 in Berlin, 17:00 UTC'],
  ['2026-12-01T17:00Z', 'Europe/Berlin', '', '2026-12-01 18:00 in Berlin, 17:00 UTC'],
  ['2026-11-30T23:00Z', 'Europe/Berlin', '2026-12-01', '2026-12-01 00:00 in Berlin, 2026-11-30 23:00 UTC'],
  ['2026-07-01T04:30Z', 'America/New_York', '2026-07-01', '00:30 in New York, 04:30 UTC'],
  ['2026-12-01T17:00Z', 'America/Argentina/Buenos_Aires', '2026-12-01', '14:00 in Buenos Aires, 17:00 UTC'],
  ['2026-12-01T17:00Z', 'Etc/UTC', '2026-12-01', '2026-12-01 17:00 UTC'],
  ['2026-12-01T17:00Z', '', '2026-12-01', '2026-12-01 17:00 UTC'],
])('%s in %s, typed as “%s”: %s', (moment, zone, typed, text) => {
  expect(momentText(new Date(moment), zone, typed)).toBe(text);
});
