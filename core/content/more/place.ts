import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { decodePercent, parseUrl } from '../url.ts';
import { Answer } from './answer.ts';

/** A point on a map, in degrees: `48.137` or `48° 8′ 14″ N`. */
export interface PlaceFields {
  readonly latitude: string;
  readonly longitude: string;
  /** Default `google`. iPhones do not open `geo`. */
  readonly map?: 'google' | 'apple' | 'openstreetmap' | 'geo';
}

type PlaceDetail = Exclude<keyof PlaceFields, 'latitude'>;

/** The forms of a place, in the order of their choice. `at` is "latitude,longitude". */
const MAPS = {
  // https://developers.google.com/maps/documentation/urls/get-started
  google: (at: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}`,
  apple: (at: string) => `https://maps.apple.com/?ll=${at}&q=${at}`,
  openstreetmap: (at: string) => {
    const [latitude, longitude] = at.split(',');
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  },
  // RFC 5870
  geo: (at: string) => `geo:${at}`,
};

export const PLACE_RULE: ContentRule<PlaceDetail> = {
  main: 'latitude',
  sort: 'words',
  isLink: true,
  fields: {
    longitude: { control: 'line', inputMode: 'text' },
    map: { control: 'choice', values: Object.keys(MAPS), width: 'whole' },
  },
  columns: {
    needs: ['content', 'longitude'],
    names: {
      content: /^(?:lat|latitude|breite(?:ngrad)?|latitud|latitudine|breedtegraad|緯度|纬度)$/,
      longitude: /^(?:lng|lon|long|longitude|länge(?:ngrad)?|longitud|longitudine|lengtegraad|経度|经度|經度)$/,
    },
  },
  beginsWith:
    /^\s*(?:https:\/\/(?:www\.google\.com\/maps\/search\/\?api|maps\.apple\.com\/\?ll|www\.openstreetmap\.org\/\?mlat)=|geo:)/i,
  encode: encodePlace,
  read: readPlace,
  readPasted,
  nameOf: (text) => readPlace(text.trim()) && coordinatesIn(text).join(', '),
};

function encodePlace(content: string, details: Details<PlaceDetail>): EncodedContent {
  const answer = new Answer();
  const { map = '', longitude: typed = '' } = details;
  if (SHORT_LINK.test(content)) return answer.with(answer.refuse('content', { kind: 'short-map-link' }));
  const pasted = typed.trim() === '' ? readPasted(content) : null;
  const latitude = coordinateOf(answer, 'content', pasted?.content ?? content, 90);
  const longitude = coordinateOf(answer, 'longitude', pasted?.details.longitude ?? typed, 180);
  if (map === 'geo') answer.warn('map', { kind: 'not-on-iphone' });
  const write = Object.hasOwn(MAPS, map) ? MAPS[map as keyof typeof MAPS] : MAPS.google;
  return answer.with(write(`${latitude},${longitude}`));
}

/** Links of the map services' own shorteners, which only their servers can resolve. */
const SHORT_LINK = /^\s*https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go|maps\.apple(?:\.com)?\/p)\b/i;

function coordinateOf(answer: Answer, field: string, typed: string, most: number): string {
  if (typed.trim() === '') return answer.refuse(field, { kind: 'needed' });
  const degrees = readDegrees(typed, most === 90 ? 'NS' : 'EWO');
  if (degrees === null || Math.abs(Number(degrees)) > most) {
    return answer.refuse(field, { kind: 'not-a-coordinate', most });
  }
  return answer.understand(field, typed, degrees);
}

const DEGREES =
  /^([NSEWO])?\s*([+−-])?\s*(\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|′′)\s*)?)?([NSEWO])?$/iu;

/** Returns decimal degrees of `48.137`, `48,137`, `48° 8′ 14″ N` or `W 11° 34.5'`. Null for others. */
function readDegrees(typed: string, letters: string): string | null {
  const found = DEGREES.exec(typed.trim());
  if (!found) return null;
  const [, before, sign, degrees, minutes, seconds, after] = found;
  const letter = (before ?? after ?? '').toUpperCase();
  if ((before && after) || !letters.includes(letter)) return null;
  const [d, m = 0, s = 0] = [degrees, minutes, seconds].map(
    (part) => part && Number(part.replace(',', '.')),
  ) as number[];
  if (m >= 60 || s >= 60 || (minutes && !Number.isInteger(d))) return null;
  const isNegative = (sign !== undefined && sign !== '+') !== (letter === 'S' || letter === 'W');
  // Six decimals are 0.1 m.
  const value = Number((d + m / 60 + s / 3600).toFixed(6));
  return String(isNegative ? -value || 0 : value);
}

const PAIR = /([+-]?\d{1,3}(?:\.\d+)?)(?:,|%2C)\s*([+-]?\d{1,3}(?:\.\d+)?)/i;

/** Returns the coordinates in a map's address, those of its pin first. Empty if there are none. */
function coordinatesIn(address: string): readonly string[] {
  const url = parseUrl(address.trim());
  if (!url) return [];
  const parameter = (name: string): string => url.searchParams.get(name) ?? '';
  const [, ...pin] = /!3d([+-]?\d+(?:\.\d+)?)!4d([+-]?\d+(?:\.\d+)?)/.exec(url.href) ?? [];
  const [, ...center] = /#map=[\d.]+\/([+-]?\d+(?:\.\d+)?)\/([+-]?\d+(?:\.\d+)?)/.exec(url.hash) ?? [];
  const pairs = ['query', 'q', 'll', 'coordinate', 'destination', 'daddr', 'center', 'sll'].map(parameter);
  const path = decodePercent(url.pathname).replaceAll('+', ' ');
  const [, ...given] = [...pairs, path].map((text) => PAIR.exec(text)).find((found) => found !== null) ?? [];
  const marked = [parameter('mlat'), parameter('mlon')];
  return [pin, marked, given, center].find((pair) => pair.length === 2 && pair.every((part) => part !== '')) ?? [];
}

/** Only what the fields can hold. */
function readPlace(text: string): ContentParts<PlaceDetail> | null {
  const [content, longitude] = coordinatesIn(text).map((degrees) => String(Number(degrees)));
  if (longitude === undefined) return null;
  const write = Object.entries(MAPS).find(([, map]) => map(`${content},${longitude}`) === text.trim());
  return write ? { content, details: { longitude, map: write[0] === 'google' ? '' : write[0] } } : null;
}

const MAP_HOST = /^(?:(?:www|maps)\.)?(?:google\.[a-z.]{2,6}|apple\.com|openstreetmap\.org|osm\.org|bing\.com)$/i;

/** Reads links of Google Maps, Apple Maps and OpenStreetMap, and both coordinates in one text. */
function readPasted(text: string): ContentParts<PlaceDetail> | null {
  const typed = text.trim();
  const url = parseUrl(typed);
  if (url && (url.protocol === 'geo:' || MAP_HOST.test(url.hostname))) {
    const [content, longitude] = coordinatesIn(typed);
    return longitude === undefined ? null : { content, details: { longitude } };
  }
  if (typed.length > 100) return null;
  const [, first = '', second = ''] =
    /^(-?[\d.]+)[,;\s]\s*(-?[\d.]+)$/.exec(typed) ??
    /^([NS][^NSEWO]+|[^NSEWO]+[NS])[\s,;]*([EWO][^NSEWO]+|[^NSEWO]+[EWO])$/i.exec(typed) ??
    /^(-?\d+,\d+)(?:\s+|[;,]\s+)(-?\d+,\d+)$/.exec(typed) ??
    [];
  const latitude = readDegrees(first.replace(/[,;\s]+$/, ''), 'NS');
  const longitude = readDegrees(second.replace(/[,;\s]+$/, ''), 'EWO');
  return latitude === null || longitude === null ? null : { content: latitude, details: { longitude } };
}
