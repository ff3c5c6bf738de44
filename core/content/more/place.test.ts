import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeContent, nameInText, recognize, takeApart } from '../index.ts';
import { testType } from './testing/cases.ts';

const google = (latitude: string, longitude: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => String(value / 1e6));

testType(
  'place',
  {
    'decimal degrees': { content: '48.1', details: { longitude: '11.5' }, text: google('48.1', '11.5') },
    'a decimal comma': { content: '48,1374', details: { longitude: '-11,5' }, text: google('48.1374', '-11.5') },
    'degrees, minutes and seconds': {
      content: '48° 08′ 14″ N',
      details: { longitude: `11°34'31"W` },
      text: google('48.137222', '-11.575278'),
    },
    'degrees and minutes': {
      content: 'S 33° 51.5',
      details: { longitude: '151° 12.5′ E' },
      text: google('-33.858333', '151.208333'),
    },
    'six decimals': { content: '48.1234567', details: { longitude: '0' }, text: google('48.123457', '0') },
    Apple: {
      content: '-48.1',
      details: { longitude: '11.5', map: 'apple' },
      text: 'https://maps.apple.com/?ll=-48.1,11.5&q=-48.1,11.5',
    },
    OpenStreetMap: {
      content: '48.1',
      details: { longitude: '11.5', map: 'openstreetmap' },
      text: 'https://www.openstreetmap.org/?mlat=48.1&mlon=11.5#map=17/48.1/11.5',
    },
    'a geo address without a space': {
      content: '48.1',
      details: { longitude: '11.5', map: 'geo' },
      text: 'geo:48.1,11.5',
      cautions: ['not-on-iphone map'],
    },
    'beyond the pole': {
      content: '91',
      details: { longitude: '11.5' },
      text: '',
      cautions: ['not-a-coordinate content'],
    },
    'one coordinate': { content: '48.1', text: '', cautions: ['needed longitude'] },
    'an address in words': {
      content: 'Marienplatz 1',
      details: { longitude: '11.5' },
      text: '',
      cautions: ['not-a-coordinate content'],
    },
    'a short link': { content: 'https://maps.app.goo.gl/x1', text: '', cautions: ['short-map-link content'] },
    'a link of a map': {
      content: 'https://www.openstreetmap.org/#map=17/48.1/11.5',
      text: google('48.1', '11.5'),
    },
  },
  fc.record({
    content: degrees(90),
    details: fc.record({ longitude: degrees(180), map: fc.constantFrom('', 'apple', 'openstreetmap') }),
  }),
);

it.each([
  [
    'https://www.google.com/maps/place/M/@48.1373932,11.5728574,17z/data=!3m1!4b1!8m2!3d48.1373!4d11.5754!16zL20',
    '48.1373',
    '11.5754',
  ],
  ['https://www.google.de/maps/@48.1,-11.5,15z', '48.1', '-11.5'],
  ['https://maps.google.com/?q=48.1,11.5', '48.1', '11.5'],
  ['https://www.google.com/maps/search/48.1,+11.5?entry=x', '48.1', '11.5'],
  ['https://maps.apple.com/place?coordinate=48.1,11.5&name=x', '48.1', '11.5'],
  ['https://www.openstreetmap.org/?mlat=48.1&mlon=11.5#map=5/1/2', '48.1', '11.5'],
  ['48.1, 11.5', '48.1', '11.5'],
  ['48,1; 11,5', '48.1', '11.5'],
  [`48°08'14"N 11°34'31"E`, '48.137222', '11.575278'],
])('takes the coordinates from what is pasted: %s', (pasted, content, longitude) => {
  const details = { map: 'apple' };
  expect(takeApart({ type: 'place', content: pasted, details })).toEqual({
    content,
    details: { map: 'apple', longitude },
  });
});

it('leaves a link that says more than coordinates to the type url', () => {
  expect(recognize('https://www.google.com/maps/place/M/@48.1,11.5,17z')).toMatchObject({ type: 'url' });
  expect(recognize('geo:48.1,11.5?z=3')).toMatchObject({ type: 'text' });
  expect(recognize('https://www.google.com/maps/search/?api=1&query=48.1%2C11.5&query_place_id=x').type).toBe('url');
});

it('is named by its coordinates', () => {
  const { text } = encodeContent({ type: 'place', content: '48.1', details: { longitude: '11.5' } });
  expect(nameInText(text)).toEqual({ is: 'name', name: '48.1, 11.5' });
});
