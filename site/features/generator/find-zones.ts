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
  const known = zones.map((zone) => ({ zone, words: wordsOf(about(zone)) }));
  const found = known.filter(({ words }) => searched.every((each) => words.some((word) => word.startsWith(each))));
  const isExact = ({ words }: (typeof found)[number]): boolean => searched.every((each) => words.includes(each));
  return [...found.filter(isExact), ...found.filter((each) => !isExact(each))].map(({ zone }) => zone);
}

function citiesOf(zone: string): string {
  return cities
    .filter(([names]) => names.split(' ').includes(zone))
    .flat()
    .concat(zone)
    .join(' ');
}

/** Such as "Germany Time", in the visitor's language and in English. Takes half a millisecond. */
function regionOf(timeZone: string): string {
  const names = [undefined, 'en'].map((language) => {
    const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  });
  return names.join(' ');
}

/** In lower case and without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\d]+/u).filter(Boolean);
}
