import { expect, it } from 'vitest';
import { findZones, zoneName } from './find-zones.ts';

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
  ['ニューヨーク', 'America/New_York'],
  ['柏林', 'Europe/Berlin'],
  ['rome', 'Europe/Rome'],
  ['gmt', 'UTC'],
  ['india', expect.stringMatching(/^Asia\/(Calcutta|Kolkata)$/)],
  ['Portugal', 'Europe/Lisbon'],
  ['Brazil', 'America/Sao_Paulo'],
  ['Niger', 'Africa/Niamey'],
  ['United States', 'America/Chicago'],
])('the search “%s” finds %s first', (search, zone) => {
  expect(findZones(ZONES, search)[0]).toEqual(zone);
});

it.each(['Mumbai', 'Kyiv', 'Hanoi'])('%s has a zone, whichever name of it a browser lists', (city) => {
  expect(findZones(ZONES, city)).toHaveLength(1);
});

it('a zone is named in the language of the page, and an unknown one by itself', () => {
  expect(zoneName('America/New_York')).toBe('Eastern Time · America/New York');
  expect(zoneName('Mars/Olympus_Mons')).toBe('Mars/Olympus Mons');
});

it('a search without a result finds nothing', () => {
  expect(findZones(ZONES, 'Atlantis')).toEqual([]);
});
