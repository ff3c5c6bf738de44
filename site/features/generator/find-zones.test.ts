import { expect, it } from 'vitest';
import { findZones } from './find-zones.ts';

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];

it.each([
  ['berlin', 'Europe/Berlin'],
  ['Berl', 'Europe/Berlin'],
  ['München', 'Europe/Berlin'],
  ['munchen', 'Europe/Berlin'],
  ['san francisco', 'America/Los_Angeles'],
  ['new york', 'America/New_York'],
  ['Sao Paulo', 'America/Sao_Paulo'],
  ['york', 'America/New_York'],
  ['rome', 'Europe/Rome'],
  ['gmt', 'UTC'],
  ['india', expect.stringMatching(/^Asia\/(Calcutta|Kolkata)$/)],
  ['Portugal', 'Europe/Lisbon'],
])('the search “%s” finds %s first', (search, zone) => {
  expect(findZones(ZONES, search)[0]).toEqual(zone);
});

it.each(['Mumbai', 'Kyiv', 'Hanoi'])('%s has a zone, whichever name of it a browser lists', (city) => {
  expect(findZones(ZONES, city)).toHaveLength(1);
});

it('a search without a result finds nothing', () => {
  expect(findZones(ZONES, 'Atlantis')).toEqual([]);
});
