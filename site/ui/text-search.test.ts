import { describe, expect, it } from 'vitest';
import { beginsWordsOf, hasWordsOf } from './text-search.ts';

describe('a search', () => {
  it.each([
    ['cafe', 'Café'],
    ['STRASSE', 'Hauptstraße'],
    ['ｗｉｆｉ', 'Gäste-WiFi'],
    ['63,5', '63.5 × 38.1 mm'],
    ['63.5', '63,5 × 38,1 mm'],
    ["l'entree", 'À l’entrée'],
    ['名前', 'お名前カード'],
    ['らべる', 'ラベル'],
    ['menu front', 'Front menu'],
    ['  ', 'anything'],
  ])('for %j finds %j', (search, text) => {
    expect(hasWordsOf(search)(text)).toBe(true);
  });

  it.each([
    ['menu back', 'Front menu'],
    ['がき', 'かき'],
    ['635', '63.5'],
  ])('for %j does not find %j', (search, text) => {
    expect(hasWordsOf(search)(text)).toBe(false);
  });
});

describe('a search for the beginnings of words', () => {
  it.each([
    ['uber', 'eine Überweisung', true],
    ['weisung', 'eine Überweisung', false],
    ['mail', 'E-Mail', true],
    ['net', 'planet network', true],
    ['net', 'planet', false],
    // Japanese and Chinese have no spaces between words.
    ['カード', '名刺カード', true],
    ['lan', '無線LAN', true],
    ['账号', '银行账号', true],
  ])('for %j in %j: %s', (search, text, isFound) => {
    expect(beginsWordsOf(search)(text)).toBe(isFound);
  });
});
