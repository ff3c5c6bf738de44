import { expect, it } from 'vitest';
import type { ContentType } from '#design';
import { isSheet, labelsOn, PAPERS } from '#sheets';
import { CARDS } from '#sheets/cards';
import {
  cardFor,
  cardGroups,
  labelFor,
  labelGroups,
  OWN_SHEET,
  ROLL,
  searchProducts,
  sheetOfProduct,
  USUAL_ROLL,
  usualHeadline,
  usualLabels,
  usualOwn,
} from './products.ts';

const OWN = usualOwn(['de']);

it('usualOwn describes a possible sheet on A4, or on Letter where that is usual', () => {
  for (const [languages, paper] of [[['de'], PAPERS.A4] as const, [['en-US'], PAPERS.Letter] as const]) {
    const own = usualOwn(languages);
    const sheet = sheetOfProduct(OWN_SHEET, own, USUAL_ROLL);
    expect(isSheet(sheet) && [sheet.paper, labelsOn(sheet)]).toEqual([paper, own.columns * own.rows]);
  }
});

it.each([
  ['label-l7160', 'de', 'label-l7160'],
  [OWN_SHEET, 'de', OWN_SHEET],
  [ROLL, 'de', ROLL],
  ['', 'de-DE', usualLabels(['de-DE'])],
  ['label-unknown', 'de-DE', usualLabels(['de-DE'])],
  ['poster-a4', 'en-US', usualLabels(['en-US'])],
])('the labels "%s", for a visitor who reads %s, are %s', (id, language, label) => {
  expect(labelFor(id, [language])).toBe(label);
});

it("sheetOfProduct returns the sheet of a product, and the visitor's own sheet for an unknown product", () => {
  expect(sheetOfProduct('label-l7160', OWN, USUAL_ROLL)).toMatchObject({ id: 'l7160' });
  expect(sheetOfProduct('label-unknown', OWN, USUAL_ROLL)).toEqual(sheetOfProduct(OWN_SHEET, OWN, USUAL_ROLL));
  expect(sheetOfProduct(OWN_SHEET, { ...OWN, columns: 9 }, USUAL_ROLL)).toMatchObject({ kind: 'columns' });
});

it.each([
  [62, 29, 62, 29],
  [7.9, 300.1, 8, 300],
])('a label of %s × %s mm on a roll becomes one of %s × %s mm', (width, height, ...expected) => {
  const sheet = sheetOfProduct(ROLL, OWN, { width, height });
  expect(isSheet(sheet) && [sheet.paper.width, sheet.paper.height]).toEqual(expected);
});

it.each([
  ['l7160', ['label-l7160']],
  ['63.5 x 38.1', ['label-l7160']],
  ['63,5 × 38,1 mm', ['label-l7160']],
  ['herma 4677', ['label-l7160']],
  ['table card', ['table-card-a6', 'table-card-a7', 'tent-a6']],
  ['placard', ['poster-a5', 'poster-a4', 'poster-a3']],
  ['DIN A3', ['poster-a3']],
  ['A-ONE', ['label-3666', 'label-3652', 'label-72224', 'label-72244', 'label-31514']],
  ['a-one 44 labels', ['label-72244']],
  ['no such sheet', []],
])('a search for "%s" finds %j', (search, found) => {
  const groups = [...cardGroups(CARDS), ...labelGroups(['de'])];
  expect(searchProducts(groups, search).flatMap(({ options }) => options.map(({ id }) => id))).toEqual(found);
});

it('cards for Wi-Fi are offered only for networks, and one of them is the usual card of a network', () => {
  const others = CARDS.filter(({ isForWifi }) => !isForWifi);
  const wifi = CARDS.find(({ isForWifi }) => isForWifi)!;
  expect(cardFor('', true)).toEqual({ cards: CARDS, card: wifi });
  expect(cardFor('', false)).toEqual({ cards: others, card: others[0] });
  expect(cardFor(wifi.id, false).card).toBe(others[0]);
  expect([true, false].map((isNetwork) => cardFor(others[1].id, isNetwork).card)).toEqual([others[1], others[1]]);
});

const CONTACT = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n';

it.each<[text: string, type: ContentType, headline: string]>([
  [CONTACT, 'vcard', 'Ada Lovelace'],
  ['https://example.com', 'url', 'Visit our website'],
  ['WIFI:S:Guest;;', 'wifi', 'Join our Wi-Fi'],
  // A complete code that was typed as a text.
  ['WIFI:S:Guest;;', 'text', 'Join our Wi-Fi'],
])('usualHeadline for %j of the type %s is "%s"', (text, type, headline) => {
  expect(usualHeadline(text, type)).toBe(headline);
});
