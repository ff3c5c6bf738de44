import { expect, it } from 'vitest';
import { encodeContent, type TypedContent } from '#content';
import { factText } from './fact-text.ts';
import { besideTitle, factLine, headlineFact } from './facts.ts';

const IBAN = 'DE89370400440532013000';

function lineOf(typed: TypedContent): string {
  return factLine(typed, encodeContent(typed).text).replace(/\s/g, ' ');
}

it.each<[TypedContent, string]>([
  [
    { type: 'girocode', content: 'Food Bank', details: { iban: IBAN, amount: '15', text: 'Donation 2026' } },
    'Food Bank · €15.00 · Donation 2026',
  ],
  [{ type: 'girocode', content: 'Food Bank', details: { iban: IBAN } }, 'Food Bank'],
  [
    { type: 'pix', content: 'ana@example.com', details: { name: 'Ana João', city: 'Natal', amount: '1.234,50' } },
    'Ana João · R$1,234.50',
  ],
  [
    { type: 'spayd', content: 'CZ6508000000192000145399', details: { amount: '450', variable: '2026' } },
    'CZ65 0800 0000 1920 0014 5399 · CZK 450.00 · 2026',
  ],
  [
    {
      ...{ type: 'event', content: 'Summer party' },
      details: { starts: '2026-07-11T18:00', ends: '2026-07-11T22:00', zone: 'Europe/Berlin', location: 'Town Hall' },
    },
    'Sat, July 11, 2026, 6:00 – 10:00 PM · Town Hall',
  ],
  [{ type: 'event', content: 'Fair', details: { starts: '2026-07-11T18:00' } }, 'Sat, July 11, 2026 at 6:00 PM UTC'],
  [
    { type: 'event', content: 'Fair', details: { starts: '2026-07-11', ends: '2026-07-12', allDay: 'true' } },
    'Sat, July 11 – Sun, July 12, 2026',
  ],
  [
    {
      ...{ type: 'vcard', content: 'Ada Lovelace\nTel: 020 7946 0000' },
      details: { organisation: 'Engines & Co.', email: 'ada@example.com', street: '1 High St' },
    },
    'Engines & Co. · 020 7946 0000 · ada@example.com',
  ],
  [{ type: 'url', content: 'example.com' }, ''],
])('the line for %j is "%s"', (typed, line) => {
  expect(lineOf(typed)).toBe(line);
});

it('a code that was not typed in fields has the facts of its text', () => {
  const { text } = encodeContent({ type: 'girocode', content: 'Food Bank', details: { iban: IBAN, amount: '15' } });
  expect(lineOf({ type: 'text', content: text })).toBe('Food Bank · €15.00');
});

it('headlineFact is the whole name of an event', () => {
  const content = 'A concert of the choirs of both towns, with food and drinks';
  const { text } = encodeContent({ type: 'event', content, details: { starts: '2026-07-11T18:00' } });
  expect(headlineFact(text)).toBe(content);
});

it.each([
  ['girocode', 'amount', '15.00', '€15.00'],
  ['girocode', 'amount', '15 or more', '15 or more'],
  ['girocode', 'iban', IBAN, 'DE89 3704 0044 0532 0130 00'],
  ['wifi', 'password', IBAN, IBAN],
] as const)('%s: the %s %s is written %s', (type, field, value, written) => {
  expect(factText(type, field, value)).toBe(written);
});

it.each([
  ['example.com/menu', 'https://www.example.com/menu/?table=7', '?table=7'],
  ['example.com', 'https://example.com/', ''],
  ['Hello', 'Hello, world', ', world'],
  ['Home', 'WIFI:T:WPA;S:Home;P:hunter2hunter2;;', 'WiFi'],
  [
    'Ada',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nORG:Engines\r\nTEL;TYPE=CELL:123\r\nEND:VCARD\r\n',
    'vCard · Engines · 123',
  ],
  ['+14155550123', 'SMSTO:+14155550123:Table for two', 'SMS · Table for two'],
  ['+14155550123', 'tel:+14155550123', 'Phone'],
])('beside %j, the code of %j is said to have "%s"', (title, text, beside) => {
  expect(besideTitle(title, text)).toBe(beside);
});
