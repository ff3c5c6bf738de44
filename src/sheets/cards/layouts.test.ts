import { beforeAll, expect, it, vi } from 'vitest';
import type { QrStyle } from '#design';
import type { Layer } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { CONTENTS, codeOf, LONG, LONG_HEADLINE, layerBox, NONE, USUAL, WIFI, wordsOn } from '#sheets/testing';
import { type CardProduct, findCard } from './card-product.ts';
import type { CardWords } from './card-words.ts';
import { type DrawnCard, drawCard } from './draw-card.ts';
import { Face } from './face.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await letteringFor(['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:-–…/']);
});

function drawn(product: CardProduct, words: CardWords, content = CONTENTS[0], style: Partial<QrStyle> = {}): DrawnCard {
  return drawCard(product, codeOf(content, style), words, lettering);
}

it('a card in the layout "level" leaves out the text if the words do not fit even in the smallest type', () => {
  const tent = findCard('tent-a6') as CardProduct;
  const words = { ...WIFI, headline: LONG_HEADLINE, number: '12' };
  const whole = drawn(tent, { ...words, text: 'Open daily' });
  expect([whole.losses, wordsOn(whole).length]).toEqual([[], 7]);
  const cut = drawn(tent, { ...words, text: 'Monday to Friday 8 to 18, Saturday 9 to 16' });
  expect([cut.losses, wordsOn(cut).length]).toEqual([['text'], 6]);
});

it.each<[kind: string, words: Partial<CardWords>, lines: number]>([
  ['a headline', { headline: 'Menu' }, 1],
  ['a text', { text: 'Open daily' }, 1],
  ['a number', { number: '12' }, 1],
  ['an address', { address: 'example.com' }, 1],
  ['facts', { facts: WIFI.facts }, 4],
])('a card in the layout "level" that has only %s prints it beside the code', (_, words, lines) => {
  const card = drawn(findCard('tent-a6') as CardProduct, { ...NONE, ...words });
  const boxes = wordsOn(card);
  expect(boxes).toHaveLength(lines);
  for (const { right } of boxes) expect(right).toBeLessThan(card.code.x);
});

it('the address of a card in the layout "level" ends at the lower edge of the code', () => {
  // None of these letters reaches below the baseline.
  const { code, margin, moduleWidth, face } = drawn(findCard('business-card-85') as CardProduct, {
    ...USUAL,
    address: 'nexus.net',
  });
  const address = layerBox(face.layers[face.layers.length - 1]);
  expect(address.bottom).toBeCloseTo(code.y + code.width - margin * moduleWidth, 1);
  expect(address.bottom).toBeCloseTo(55 - 7.5, 1);
});

it.each([
  ['poster-a3', 0.55, 0.56],
  ['sticker-50', 0.52, 0.56],
  ['round-sticker-60', 0.45, 0.48],
])('long words on %s shrink, so that the code keeps at least %d of the width of the face', (id, least, most) => {
  const product = findCard(id) as CardProduct;
  const { code, margin, moduleWidth } = drawn(product, { ...USUAL, headline: LONG_HEADLINE });
  const share = (code.width - 2 * margin * moduleWidth) / product.width;
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThan(most);
});

it('on a coaster, words are 0.8 of the headline size away from the code, even if its margin is narrow', () => {
  const coaster = findCard('coaster-94') as CardProduct;
  const card = drawn(coaster, USUAL, CONTENTS[1]);
  const quiet = card.margin * card.moduleWidth;
  expect(quiet).toBeLessThan(4);
  const distance = wordsOn(card)[0].top - (card.code.y + card.code.width - quiet);
  // The letter h is a little higher than a capital.
  expect(Math.abs(distance - 0.8 * coaster.type.headline)).toBeLessThan(0.5);
});

it('on an upright card, words are 4.5% of the card width away from the code, even if its margin is narrow', () => {
  const product = findCard('table-card-a6') as CardProduct;
  const card = drawn(product, LONG, 'x'.repeat(600));
  const quiet = card.margin * card.moduleWidth;
  expect(quiet).toBeLessThan(3);
  const bottom = card.code.y + card.code.width - quiet;
  const below = Math.min(...wordsOn(card).flatMap(({ top }) => (top > bottom ? top - bottom : [])));
  expect(Math.abs(below - 0.045 * product.width)).toBeLessThan(0.3);
});

it('a headline has at most three lines on a sticker or a coaster, and four on other cards', () => {
  const set = vi.spyOn(Face.prototype, 'setLarge');
  const linesOn = (id: string): Set<number> => {
    set.mockClear();
    drawn(findCard(id) as CardProduct, { ...USUAL, text: '' });
    return new Set(set.mock.calls.flatMap(([, { lines }, , part]) => (part === 'headline' ? lines : [])));
  };
  expect(['sticker-50', 'round-coaster-94', 'poster-a4', 'badge-86'].map((id) => [...linesOn(id)])).toEqual([
    [3],
    [3],
    [4],
    [4],
  ]);
  set.mockRestore();
});

it('a translucent background is printed only behind the code', () => {
  const groupOn = (backgroundColor: string): readonly Layer[] => {
    const { face } = drawn(findCard('poster-a4') as CardProduct, USUAL, CONTENTS[0], { backgroundColor });
    return face.layers.flatMap((layer) => (layer.kind === 'group' ? layer.layers : []));
  };
  expect(groupOn('#FFEECC80').length).toBe(groupOn('#FFEECC').length + 1);
});
