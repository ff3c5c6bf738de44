import { describe, expect, it } from 'vitest';
import { type CardId, findCard } from './card-product.ts';
import { type WantedWords, wordsOfCard } from './card-words.ts';

const WANTED: WantedWords = {
  ...{ headline: 'Welcome', text: 'Please order here', number: '12', hasAddress: true, hasPassword: true },
  labels: { network: 'Network', password: 'Password' },
};
const LINK = 'https://www.example.com/menu?table=12';
const NETWORK = 'WIFI:T:WPA;S:Blue Door;P:strawberry;;';

function words(id: CardId, text: string, wanted: Partial<WantedWords> = {}) {
  return wordsOfCard(text, findCard(id)!, { ...WANTED, ...wanted });
}

it('a card has the headline, the text and the number that are wanted, and the address of its code', () => {
  expect(words('table-card-a6', LINK)).toEqual({
    ...{ headline: 'Welcome', text: 'Please order here', number: '12', address: 'example.com', facts: [] },
  });
});

it('a card has an address only if it is wanted and the code contains one', () => {
  expect(words('table-card-a6', LINK, { hasAddress: false }).address).toBe('');
  expect(words('table-card-a6', 'Only words').address).toBe('');
});

it('a poster has no number, even if one is wanted', () => {
  expect(words('poster-a4', LINK).number).toBe('');
});

describe('the facts of a card', () => {
  it('are the name of the network and its password, in this order', () => {
    expect(words('wifi-card-a6', NETWORK).facts).toEqual([
      { label: 'Network', value: 'Blue Door' },
      { label: 'Password', value: 'strawberry' },
    ]);
  });

  it('contain the name and the password only if they are wanted', () => {
    const labelsOf = (wanted: Partial<WantedWords>) =>
      words('wifi-card-a6', NETWORK, wanted).facts.map(({ label }) => label);
    expect(labelsOf({ hasPassword: false })).toEqual(['Network']);
    expect(labelsOf({ hasAddress: false })).toEqual(['Password']);
  });

  it('contain no password if the network is open', () => {
    expect(words('wifi-card-a6', 'WIFI:S:Blue Door;;').facts).toEqual([{ label: 'Network', value: 'Blue Door' }]);
  });

  it('are on every card with room for them, such as a tent', () => {
    expect(words('tent-a6', NETWORK).facts).toHaveLength(2);
    expect(words('round-sticker-60', NETWORK)).toMatchObject({ facts: [], address: 'Blue Door' });
  });

  it('are left out if the code contains no network', () => {
    expect(words('wifi-card-a6', LINK).facts).toEqual([]);
  });
});
