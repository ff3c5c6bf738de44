import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { decodePercent, parseUrl } from '../url.ts';
import { Answer } from './answer.ts';
import { type Axis, readDegrees, readPair, withPlainMarks } from './degrees.ts';

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
    roles: {
      content: ['latitude'],
      longitude: ['longitude'],
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
  const { latitude, longitude } = coordinatesOf(answer, content, typed);
  if (map === 'geo') answer.warn('map', { kind: 'not-on-iphone' });
  const write = Object.hasOwn(MAPS, map) ? MAPS[map as keyof typeof MAPS] : MAPS.google;
  return answer.with(write(`${latitude},${longitude}`));
}

function coordinatesOf(answer: Answer, content: string, typed: string) {
  if (typed.trim() !== '') {
    return {
      latitude: coordinateOf(answer, 'content', content, 'latitude', typed),
      longitude: coordinateOf(answer, 'longitude', typed, 'longitude', content),
    };
  }
  const pair = readPair(content);
  const asked = [pair?.latitude, pair?.longitude].find((each) => each?.is === 'asked');
  if (pair && asked?.is === 'asked') {
    answer.ask('content', asked.about, pair.answered(asked));
    return { latitude: '', longitude: '' };
  }
  const pasted = readPasted(content);
  return {
    latitude: coordinateOf(answer, 'content', pasted?.content ?? content, 'latitude', ''),
    longitude: coordinateOf(answer, 'longitude', pasted?.details.longitude ?? '', 'longitude', ''),
  };
}

/** Links of the map services' own shorteners, which only their servers can resolve. */
const SHORT_LINK = /^\s*https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go|maps\.apple(?:\.com)?\/p)\b/i;

function coordinateOf(answer: Answer, field: string, typed: string, axis: Axis, beside: string): string {
  if (typed.trim() === '') return answer.refuse(field, { kind: 'needed' });
  const read = readDegrees(typed, axis, beside);
  if (read === null) return answer.refuse(field, { kind: 'not-a-coordinate', most: axis === 'latitude' ? 90 : 180 });
  if (read.is === 'asked') return answer.ask(field, read.about, read.answers);
  return answer.understand(field, typed, read.degrees);
}

/** A whole value, perhaps with a name in parentheses behind it. Numbers within an address in words are none. */
const PAIR = /^(?:loc:|@)?\s*([+-]?\d{1,3}(?:\.\d+)?),\s*([+-]?\d{1,3}(?:\.\d+)?)\s*(?:,[\d.]+[a-z].*|\(.*\)|;.*)?$/i;

/** Returns the coordinates in a map's address, those of its pin first. Empty if there are none. */
function coordinatesIn(address: string): readonly string[] {
  const url = parseUrl(address.trim());
  if (!url) return [];
  const parameter = (name: string): string => url.searchParams.get(name) ?? '';
  const [, ...pin] = /!3d([+-]?\d+(?:\.\d+)?)!4d([+-]?\d+(?:\.\d+)?)/.exec(url.href) ?? [];
  const [, ...center] = /#map=[\d.]+\/([+-]?\d+(?:\.\d+)?)\/([+-]?\d+(?:\.\d+)?)/.exec(url.hash) ?? [];
  const pairs = ['query', 'q', 'll', 'coordinate', 'destination', 'daddr', 'center', 'sll'].map(parameter);
  const path = url.pathname.split('/').map((part) => decodePercent(part).replaceAll('+', ' '));
  const [, ...given] = [...pairs, ...path].map((text) => PAIR.exec(text)).find((found) => found !== null) ?? [];
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
  const plain = withPlainMarks(typed);
  const [, first = '', second = ''] =
    /^(-?[\d.]{1,20})[,;\s]\s*(-?[\d.]{1,20})$/.exec(plain) ??
    /^(-?\d{1,3},\d{1,20})(?:\s+|[;,]\s+)(-?\d{1,3},\d{1,20})$/.exec(plain) ??
    [];
  const pair = first === '' ? readPair(typed) : null;
  const latitude = pair ? pair.latitude : readDegrees(first, 'latitude');
  const longitude = pair ? pair.longitude : readDegrees(second, 'longitude');
  if (latitude?.is !== 'read' || longitude?.is !== 'read') return null;
  return { content: latitude.degrees, details: { longitude: longitude.degrees } };
}
