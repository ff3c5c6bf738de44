import { expect, it } from 'vitest';
import { CARDS } from '#sheets/cards';
import { OWN_SHEET, ROLL } from '#ui/printing';
import { cardFor, labelFor } from './print-products.ts';

it.each([
  ['label-l7160', 'de', 'label-l7160'],
  [OWN_SHEET, 'de', OWN_SHEET],
  [ROLL, 'de', ROLL],
  ['', 'de-DE', labelFor('', ['de-DE'])],
  ['label-unknown', 'de-DE', labelFor('', ['de-DE'])],
  ['unknown', 'en-US', labelFor('', ['en-US'])],
])('the labels "%s", for a visitor who reads %s, are %s', (id, language, label) => {
  expect(labelFor(id, [language])).toBe(label);
  expect(labelFor('', ['de-DE'])).not.toBe(labelFor('', ['en-US']));
});

it('cards for Wi-Fi are offered only for networks', () => {
  expect(cardFor('', 'wifi').cards).toEqual(CARDS);
  expect(cardFor('', 'url').cards).toEqual(CARDS.filter(({ isForWifi }) => !isForWifi));
});

it('without a valid choice, the card is a Wi-Fi card for networks, and the first card for other types', () => {
  const wifi = CARDS.find(({ isForWifi }) => isForWifi);
  const others = CARDS.filter(({ isForWifi }) => !isForWifi);
  expect(cardFor(others[1].id, 'url').card).toBe(others[1]);
  expect(cardFor(others[1].id, 'wifi').card).toBe(others[1]);
  expect([cardFor('', 'wifi').card, cardFor('unknown', 'wifi').card]).toEqual([wifi, wifi]);
  expect([cardFor('', 'url').card, cardFor(wifi?.id ?? '', 'url').card]).toEqual([others[0], others[0]]);
});
