/** What people write for the four directions, by language, in small letters. */
export const DIRECTION_WORDS = {
  en: { n: 'n north', s: 's south', e: 'e east', w: 'w west' },
  fr: { n: 'n nord', s: 's sud', e: 'e est', w: 'o w ouest' },
  de: {
    n: 'n nord nördlich nördliche nördlicher',
    s: 's süd südlich südliche südlicher',
    e: 'o ö e ost östlich östliche östlicher',
    w: 'w west westlich westliche westlicher',
  },
  es: { n: 'n norte', s: 's sur', e: 'e este', w: 'o w oeste' },
  pt: { n: 'n norte', s: 's sul', e: 'e l este leste', w: 'o w oeste' },
  ja: { n: '北 北緯', s: '南 南緯', e: '東 東経', w: '西 西経' },
  zh: { n: '北 北纬 北緯', s: '南 南纬 南緯', e: '东 東 东经 東經', w: '西 西经 西經' },
} as const;

/** What they write beside a direction, if it tells the language. */
export const COORDINATE_WORDS: Readonly<Partial<Record<keyof typeof DIRECTION_WORDS, string>>> = {
  de: 'breite br breitengrad länge längengrad',
  es: 'latitud longitud',
};

/** The same in several languages. */
export const COMMON_COORDINATE_WORDS = 'latitude longitude lat lon long lng';
