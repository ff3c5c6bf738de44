import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { type CardProduct, type DrawnCard, findCard } from '#sheets/cards';
import type { Remade } from '#workbench';
import { cardFileName, makeCardFile } from './card-file.ts';
import { type CardChoice, cardWordsOf, headlineOf, useCardChoice } from './use-card-choice.ts';

const POSTER = findCard('poster-a4') as CardProduct;
const CHOICE: CardChoice = {
  ...{ headline: null, text: 'Room 3', number: '', hasAddress: true, hasPassword: false },
  ...{ hasMarks: true, isBlackOnly: false },
};

function codeOf(part: Partial<QrDesign>): Remade {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com', ...part };
  return { made: makeCode(design, null), design, image: null };
}

it("a card's file name contains the code's name, the product, and the code's width with at most one decimal", () => {
  const cardOf = (width: number) => ({ code: { width } }) as DrawnCard;
  const nameOf = (width: number) => cardFileName(cardOf(width), POSTER, 'https://example.com/menu');
  expect(nameOf(95.04)).toBe('quietzone-example.com-menu-poster-a4-95mm.pdf');
  expect(nameOf(95.06)).toBe('quietzone-example.com-menu-poster-a4-95.1mm.pdf');
});

it('headlineOf returns the caption of the design, or else the usual headline', () => {
  expect(headlineOf(codeOf({ caption: 'See the menu' }), POSTER)).toBe('See the menu');
  expect(headlineOf(codeOf({}), POSTER)).toBe('Visit our website');
});

it('a card has the usual headline until the visitor types a headline or clears it', () => {
  const headlines = [null, 'Hello', ''].map(
    (headline) => cardWordsOf(codeOf({}), POSTER, { ...CHOICE, headline }).headline,
  );
  expect(headlines.map((headline) => headline ?? '')).toEqual(['Visit our website', 'Hello', '']);
});

it("a card's PDF always has the same bytes, no secret in its description, and only black ink if possible", async () => {
  const drawing = makeCode({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null).drawing;
  const card = { page: drawing, face: drawing, isBlack: false } as unknown as DrawnCard;
  const text = 'WIFI:T:WPA;S:net;P:hunter2;;';
  const fileOf = async (part: Partial<DrawnCard>, isBlackOnly: boolean) =>
    Buffer.from(
      await makeCardFile({ ...card, ...part }, POSTER, text, { hasMarks: false, isBlackOnly }, new Date(0)),
    ).toString('latin1');
  const file = await fileOf({}, false);
  expect(await fileOf({}, false)).toBe(file);
  expect(file).toContain('D:1970');
  const utf16 = (words: string) => Buffer.from(words, 'utf16le').swap16().toString('hex');
  expect(file).toMatch(new RegExp(`hunter2|${utf16('net')}`, 'i'));
  expect(file).not.toMatch(new RegExp(`hunter2|${utf16('hunter2')}`, 'i'));
  const black = await fileOf({ isBlack: true }, false);
  expect(black).not.toBe(file);
  expect(await fileOf({}, true)).toBe(black);
});

it('by default, a card has crop marks, shows the address but not the password, and keeps its colors', () => {
  let first: CardChoice | null = null;
  renderToStaticMarkup(
    createElement(() => {
      [first] = useCardChoice();
      return null;
    }),
  );
  expect(first).toEqual({
    ...{ headline: null, text: '', number: '', hasAddress: true, hasPassword: false, hasMarks: true },
    isBlackOnly: false,
  });
});
