import { beforeAll, expect, it } from 'vitest';
import type { QrStyle } from '#design';
import type { Layer } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { CONTENTS, codeOf, LONG_HEADLINE, layerBox, NONE, USUAL, WIFI, wordsOn } from '#sheets/testing';
import { CARDS, type CardProduct, faceOf, findCard } from './card-product.ts';
import type { CardWords } from './card-words.ts';
import { type DrawnCard, drawCard } from './draw-card.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await letteringFor(['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:-–…/']);
});

function drawn(product: CardProduct, words: CardWords, content = CONTENTS[0], style: Partial<QrStyle> = {}): DrawnCard {
  return drawCard(product, codeOf(content, style), words, lettering);
}

it('in the layout "level", the text below the headline is left out if not all words fit in the smallest type', () => {
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
  ['poster-a3', 0.55, 0.565],
  ['sticker-50', 0.52, 0.56],
  ['round-sticker-60', 0.45, 0.48],
])('long words on %s shrink, so that the code keeps at least %d of the width of the face', (id, least, most) => {
  const product = findCard(id) as CardProduct;
  const { code, margin, moduleWidth } = drawn(product, { ...USUAL, headline: LONG_HEADLINE });
  const share = (code.width - 2 * margin * moduleWidth) / product.width;
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThan(most);
});

it('a translucent background is printed only behind the code', () => {
  const groupOn = (backgroundColor: string): readonly Layer[] => {
    const { face } = drawn(findCard('poster-a4') as CardProduct, USUAL, CONTENTS[0], { backgroundColor });
    return face.layers.flatMap((layer) => (layer.kind === 'group' ? layer.layers : []));
  };
  expect(groupOn('#FFEECC80').length).toBe(groupOn('#FFEECC').length + 1);
});

it.each(CARDS)('the quiet zone of the code lies on the face: $id', (product) => {
  const { width, height } = faceOf(product);
  // The code of a short text has the widest quiet zone. The second product has an extreme margin and code size.
  for (const changed of [product, { ...product, margin: 2, code: 400 }]) {
    for (const words of [NONE, USUAL]) {
      const { x, y, width: side } = drawn(changed, words).code;
      for (const [cornerX, cornerY] of [
        [x, y],
        [x + side, y + side],
      ]) {
        const room =
          product.shape === 'round'
            ? width / 2 - Math.hypot(cornerX - width / 2, cornerY - height / 2)
            : Math.min(cornerX, cornerY, width - cornerX, height - cornerY);
        expect(room).toBeGreaterThanOrEqual(-1e-6);
      }
    }
  }
});
