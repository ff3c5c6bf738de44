import { beginsWordsOf, nameOfZone, searchKey } from '#ui';
import { LANGUAGE } from '#words/language';
import cities from './zone-cities.json';

/**
 * Returns the zones with a word that begins with each searched word, those with the whole words first. Looks for names
 * of zones and cities, then for those of countries and regions, which the platform knows.
 */
export function findZones(zones: readonly string[], search: string): readonly string[] {
  const searched = wordsOf(search);
  const byCity = ranked(zones, searched, citiesOf);
  if (byCity.length > 0) return byCity;
  // Of a country with several zones, those of large cities come first.
  const [large, others] = [true, false].map((is) => zones.filter((zone) => is === (rowOf(zone) !== undefined)));
  return ranked([...large, ...others], searched, regionOf);
}

/** Such as "Central European Time · Europe/Berlin", in the language of the page. Chrome has no names of cities. */
export function zoneName(zone: string): string {
  return [nameOfZone(zone, LANGUAGE, 'longGeneric'), zone.replaceAll('_', ' ')].filter(Boolean).join(' · ');
}

function ranked(zones: readonly string[], searched: readonly string[], about: (zone: string) => string): string[] {
  const isFound = beginsWordsOf(searched.join(' '));
  const found = zones.map((zone) => ({ zone, text: about(zone) })).filter(({ text }) => isFound(text));
  const exact = found.filter(({ text }) => {
    const words = wordsOf(text);
    return searched.every((each) => words.includes(each));
  });
  return [...new Set([...exact, ...found])].map(({ zone }) => zone);
}

function citiesOf(zone: string): string {
  return [...(rowOf(zone) ?? []), zone].join(' ');
}

function rowOf(zone: string): readonly string[] | undefined {
  return cities.find(([names]) => names.split(' ').includes(zone));
}

/** Languages in which a visitor may name a country. */
const SPOKEN = [...new Set([LANGUAGE, undefined, 'en'])];

/** Asking the platform for the names of all zones takes up to a second on a phone. */
const regions = new Map<string, string>();

let countries: ReadonlyMap<string, string> | undefined;

/** Such as "New York Time United States". */
function regionOf(zone: string): string {
  const known = regions.get(zone);
  if (known !== undefined) return known;
  countries ??= countriesByZone();
  const names = SPOKEN.map((language) => nameOfZone(zone, language, 'shortGeneric'));
  const region = [...names, countries.get(zone)].join(' ');
  regions.set(zone, region);
  return region;
}

interface ZonesOfLocale {
  getTimeZones?(): string[];
  /** Older engines have this instead. */
  readonly timeZones?: string[];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Names of zones tell no country in languages that abbreviate them, such as "MEZ". */
function countriesByZone(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const languages = SPOKEN.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const country = new Intl.Locale('und', { region: code }) as Intl.Locale & ZonesOfLocale;
    for (const zone of country.getTimeZones?.() ?? country.timeZones ?? []) {
      found.set(zone, [found.get(zone), ...languages.map((names) => names.of(code))].join(' '));
    }
  }
  return found;
}

function wordsOf(text: string): string[] {
  return searchKey(text)
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean);
}
