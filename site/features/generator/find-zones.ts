import { beginsWordsOf, searchKey } from '#ui';
import { LANGUAGE } from '#words/language';
import cities from './zone-cities.json';

/**
 * Returns the zones with a word that begins with each searched word, those with the whole words first. Looks for names
 * of zones and cities, then for those of countries and regions, which the platform knows.
 */
export function findZones(zones: readonly string[], search: string): readonly string[] {
  const searched = wordsOf(search);
  const byCity = ranked(zones, searched, citiesOf);
  return byCity.length > 0 ? byCity : ranked(zones, searched, regionOf);
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
  return cities
    .filter(([names]) => names.split(' ').includes(zone))
    .flat()
    .concat(zone)
    .join(' ');
}

/** Such as "Germany Time", in the languages of the page and of the browser, and in English. */
function regionOf(timeZone: string): string {
  const names = [...new Set([LANGUAGE, undefined, 'en'])].map((language) => {
    const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  });
  return names.join(' ');
}

function wordsOf(text: string): string[] {
  return searchKey(text)
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean);
}
