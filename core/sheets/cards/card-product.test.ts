import { expect, it } from 'vitest';
import { CARD_IDS, CARDS, faceOf, findCard, foldsOf } from './card-product.ts';

it('each card has the size of its product, in millimeters', () => {
  expect(CARDS.map(({ id, width, height, shape }) => [id, width, height, shape])).toEqual([
    // ISO 216.
    ['table-card-a6', 105, 148, 'rectangle'],
    ['table-card-a7', 74, 105, 'rectangle'],
    // A tent has two faces of A6, one above the other.
    ['tent-a6', 148, 210, 'rectangle'],
    ['wifi-card-a6', 105, 148, 'rectangle'],
    ['wifi-card-85', 85, 55, 'rectangle'],
    ['poster-a5', 148, 210, 'rectangle'],
    ['poster-a4', 210, 297, 'rectangle'],
    ['poster-a3', 297, 420, 'rectangle'],
    // Business cards of Europe and of North America, and a bank card (ISO/IEC 7810, ID-1).
    ['business-card-85', 85, 55, 'rectangle'],
    ['business-card-89', 88.9, 50.8, 'rectangle'],
    ['business-card-id', 85.6, 54, 'rectangle'],
    ['badge-86', 86, 55, 'rectangle'],
    ['sticker-35', 35, 35, 'rectangle'],
    ['sticker-45', 45, 45, 'rectangle'],
    ['sticker-50', 50, 50, 'rectangle'],
    ['round-sticker-40', 40, 40, 'round'],
    ['round-sticker-60', 60, 60, 'round'],
    ['coaster-94', 94, 94, 'rectangle'],
    ['round-coaster-94', 94, 94, 'round'],
  ]);
});

it('CARD_IDS contains the ids of CARDS in the same order', () => {
  expect(CARDS.map(({ id }) => id)).toEqual(CARD_IDS);
});

it('only the table cards and the tent have a number, only the tent has a fold, and two cards are for Wi-Fi', () => {
  const idsOf = (isTrue: (card: (typeof CARDS)[number]) => unknown) => CARDS.filter(isTrue).map(({ id }) => id);
  expect(idsOf(({ type }) => type.number)).toEqual(['table-card-a6', 'table-card-a7', 'tent-a6']);
  expect(idsOf(({ isTent }) => isTent)).toEqual(['tent-a6']);
  expect(idsOf(({ isForWifi }) => isForWifi)).toEqual(['wifi-card-a6', 'wifi-card-85']);
});

it('the face of a tent is the half of it below the fold, and that of other cards is the whole card', () => {
  const [tent, card] = [findCard('tent-a6')!, findCard('wifi-card-a6')!];
  expect([faceOf(tent), foldsOf(tent)]).toEqual([{ width: 148, height: 105 }, [105]]);
  expect([faceOf(card), foldsOf(card)]).toEqual([{ width: 105, height: 148 }, []]);
});

it('findCard returns undefined for an unknown id', () => {
  expect(findCard('card-of-nobody')).toBeUndefined();
});
