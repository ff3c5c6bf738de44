import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeEntry, TableSet } from '#storage';
import { searchCodes, searchSets } from './search-codes.ts';

function codeOf(text: string, name?: string): CodeEntry {
  return { id: text, design: DEFAULT_DESIGN, text, pictureLength: 0, isForThisVisit: false, ...(name && { name }) };
}

const DOOR = codeOf('https://example.com/menu', 'Front Door');
const NET = codeOf('WIFI:T:WPA;S:Café;P:longenough;;');

describe('a search among codes', () => {
  it.each([
    ['door', [DOOR]],
    ['MENU front', [DOOR]],
    ['café', [NET]],
    ['menu café', []],
    ['  ', [DOOR, NET]],
    // Searching must not reveal a password.
    ['longenough', []],
  ])('finds exactly the codes with all words of %j', (search, found) => {
    expect(searchCodes([DOOR, NET], search)).toEqual(found);
  });
});

describe('a search among tables', () => {
  const setOf = (name: string, title?: string): TableSet => ({
    ...{ id: '1', at: 1, name, codes: 1, plan: {} },
    ...(title && { title }),
  });
  const GUESTS = setOf('guests-2026.csv', 'Summer Party');
  const PASTED = setOf('');

  it.each([
    ['party', [GUESTS]],
    // A table with a title is still found by the name of its file.
    ['guests SUMMER', [GUESTS]],
    ['pasted', [PASTED]],
    ['party pasted', []],
    [' ', [GUESTS, PASTED]],
  ])('finds exactly the tables with all words of %j', (search, found) => {
    expect(searchSets([GUESTS, PASTED], search)).toEqual(found);
  });
});
