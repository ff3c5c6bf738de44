import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeEntry } from '#storage';
import { searchCodes } from './search-codes.ts';

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
    // Who looks over a shoulder learns no password by searching for it.
    ['longenough', []],
  ])('%j', (search, found) => {
    expect(searchCodes([DOOR, NET], search)).toEqual(found);
  });
});
