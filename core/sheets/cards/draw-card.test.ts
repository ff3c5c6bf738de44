import { beforeAll, expect, it } from 'vitest';
import type { QrStyle } from '#design';
import { BLACK, type Drawing, type Layer, type Paint, type SolidPaint, WHITE } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { CONTENTS, codeOf, LONG, LONG_HEADLINE, layerBox, NONE, USUAL, WIFI, wordsOn } from '#sheets/testing';
import { CARDS, type CardProduct, faceOf, findCard } from './card-product.ts';
import type { CardWords } from './card-words.ts';
import { cardPage, type DrawnCard, drawCard, isBlackOnWhite, surroundingsOf } from './draw-card.ts';

let lettering: Lettering;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:-–…/';

beforeAll(async () => {
  lettering = await letteringFor([ALPHABET]);
});

/** The codes drawn so far in the default style, with their content as the key. */
const codes = new Map<string, Drawing>();

function plainCodeOf(content: string): Drawing {
  const known = codes.get(content) ?? codeOf(content);
  codes.set(content, known);
  return known;
}

function drawn(product: CardProduct, words: CardWords, content = CONTENTS[0], style?: Partial<QrStyle>): DrawnCard {
  return drawCard(product, style ? codeOf(content, style) : plainCodeOf(content), words, lettering);
}

const CASES = CARDS.flatMap((product) =>
  CONTENTS.flatMap((content) =>
    [NONE, USUAL, LONG, WIFI].map((words, k) => ({
      product,
      content,
      words,
      name: `${product.id}, words ${k}, a text of ${content.length} characters`,
    })),
  ),
);

/** Tolerance in millimeters, because descenders and control points of curves extend a little beyond their line. */
const SLACK = 1.6;

it.each(CASES)(
  'words keep the margin, stay outside the code and do not overlap; the modules stay on the card: $name',
  ({ product, content, words }) => {
    const card = drawn(product, words, content);
    const { width, height } = faceOf(product);
    const { code, margin, moduleWidth } = card;
    const boxes = wordsOn(card);
    for (const [k, { left, top, right, bottom }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(product.margin - 0.05);
      expect(right).toBeLessThanOrEqual(width - product.margin + 0.05);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(height - Math.min(1, product.margin / 2));
      const isBeside = right <= code.x + 0.05 || bottom <= code.y + SLACK || top >= code.y + code.width - 0.05;
      expect(isBeside, 'outside the code').toBe(true);
      for (const other of boxes.slice(k + 1)) {
        expect(bottom <= other.top + 0.05 || top >= other.bottom - 0.05, 'lines apart').toBe(true);
      }
    }
    const quiet = margin * moduleWidth;
    expect(code.x + quiet).toBeGreaterThanOrEqual(product.margin / 2);
    expect(code.x + code.width - quiet).toBeLessThanOrEqual(width - product.margin / 2);
    expect(code.y + quiet).toBeGreaterThan(0);
    expect(code.y + code.width - quiet).toBeLessThan(height);
    // Modules are at least 0.4 mm wide if neither the content nor the words are long.
    if (content === CONTENTS[0] && words !== LONG) expect(moduleWidth).toBeGreaterThanOrEqual(0.4);
  },
);

it.each(CARDS.filter(({ shape }) => shape === 'round'))(
  'words and modules stay inside the margin of a round card: $id',
  (product) => {
    const card = drawn(product, USUAL);
    const radius = product.width / 2;
    const inside = (x: number, y: number): boolean =>
      Math.hypot(x - radius, y - radius) < radius - product.margin + 0.05;
    const quiet = card.margin * card.moduleWidth;
    const [from, to] = [card.code.x + quiet, card.code.x + card.code.width - quiet];
    const [top, bottom] = [card.code.y + quiet, card.code.y + card.code.width - quiet];
    for (const [x, y] of [
      [from, top],
      [to, top],
      [from, bottom],
      [to, bottom],
    ])
      expect(inside(x, y)).toBe(true);
    for (const { left, top: upper, right, bottom: lower } of wordsOn(card)) {
      for (const [x, y] of [
        [left, upper],
        [right, upper],
        [left, lower],
        [right, lower],
      ])
        expect(inside(x, y)).toBe(true);
    }
  },
);

it.each(CARDS.filter(({ layout }) => layout === 'upright'))(
  'the code is in the middle, as far from the words above as from those below: $id',
  (product) => {
    for (const content of CONTENTS) {
      const words = product.isForWifi ? WIFI : USUAL;
      const card = drawn(product, words, content);
      const { x, y, width } = card.code;
      expect(x + width / 2).toBeCloseTo(product.width / 2, 6);
      const boxes = wordsOn(card);
      const above = Math.max(...boxes.filter(({ bottom }) => bottom <= y + SLACK).map(({ bottom }) => bottom));
      const below = Math.min(...boxes.filter(({ top }) => top > y + width - 0.1).map(({ top }) => top));
      // The tolerance allows for descenders below a line and for round letters, which extend above it.
      expect(Math.abs(y - above - (below - y - width))).toBeLessThan(0.3 * product.type.headline);
      for (const { left, right } of boxes) expect(Math.abs((left + right - product.width) / 2)).toBeLessThan(1);
    }
  },
);

it.each(CARDS.filter(({ layout }) => layout === 'upright'))(
  'long words shrink, so that the code is at least half as wide as the card: $id',
  (product) => {
    const words = { ...USUAL, headline: LONG_HEADLINE };
    const { code, margin, moduleWidth } = drawn(product, words);
    expect(code.width - 2 * margin * moduleWidth).toBeGreaterThanOrEqual(0.5 * product.width);
  },
);

it('a code of many modules is enlarged until its modules are 0.5 mm wide', () => {
  const card = findCard('business-card-85') as CardProduct;
  const modulesOf = ({ code, margin, moduleWidth }: DrawnCard): number => code.width - 2 * margin * moduleWidth;
  expect(modulesOf(drawn(card, USUAL))).toBeCloseTo(34, 6);
  expect(drawn(card, USUAL, CONTENTS[1]).moduleWidth).toBeCloseTo(0.5, 6);
});

it.each(['sticker-50', 'coaster-94', 'round-coaster-94'])('a long headline is not cut: %s', (id) => {
  const card = findCard(id) as CardProduct;
  const words = { ...USUAL, headline: LONG_HEADLINE };
  expect(drawn(card, words).losses).toEqual([]);
});

it('drawCard cuts a long headline and text, leaves out an address that does not fit, and reports all three', () => {
  const card = findCard('business-card-85') as CardProduct;
  expect(drawn(card, USUAL).losses).toEqual([]);
  const long = drawn(card, { ...LONG, address: `${'very-'.repeat(30)}long.example.com` });
  expect(long.losses).toEqual(expect.arrayContaining(['headline', 'text', 'address']));
  const without = drawn(card, { ...LONG, address: '' });
  expect(wordsOn(long)).toEqual(wordsOn(without));
});

it('a password that does not fit is left out with its label', () => {
  const card = findCard('wifi-card-85') as CardProduct;
  const facts = [WIFI.facts[0], { label: 'Password', value: 'x'.repeat(63) }];
  expect(drawn(card, WIFI).losses).toEqual([]);
  expect(drawn(card, { ...WIFI, facts }).losses).toEqual(['fact']);
  expect(wordsOn(drawn(card, { ...WIFI, facts }))).toHaveLength(wordsOn(drawn(card, WIFI)).length - 2);
});

it('drawCard reports a headline as lost if no font has its characters', () => {
  const card = findCard('table-card-a6') as CardProduct;
  expect(drawn(card, { ...USUAL, headline: 'ภาษาไทย' }).losses).toEqual(['headline']);
});

it('a short headline on a tent card stays on one line', () => {
  const tent = findCard('tent-a6') as CardProduct;
  const [number, headline] = wordsOn(drawn(tent, USUAL));
  expect(headline.top).toBeGreaterThan(number.bottom);
  // Two lines would be more than twice as high as a capital letter.
  expect(headline.bottom - headline.top).toBeLessThan(tent.type.headline);
});

it.each(CARDS.filter(({ id }) => id.includes('sticker')))(
  'words and modules of a rectangular sticker, and modules of a round one without words, keep 3 mm from the cut: $id',
  (product) => {
    const middle = product.width / 2;
    for (const content of CONTENTS) {
      for (const words of [NONE, USUAL, LONG]) {
        const card = drawn(product, words, content);
        const quiet = card.margin * card.moduleWidth;
        const [x, y, side] = [card.code.x + quiet, card.code.y + quiet, card.code.width - 2 * quiet];
        const boxes = [...wordsOn(card), { left: x, top: y, right: x + side, bottom: y + side }];
        for (const { left, top, right, bottom } of boxes) {
          const room =
            product.shape === 'round'
              ? middle - Math.hypot(Math.max(middle - left, right - middle), Math.max(middle - top, bottom - middle))
              : Math.min(left, top, product.width - right, product.height - bottom);
          if (product.shape === 'rectangle' || words === NONE) expect(room).toBeGreaterThan(3 - 0.01);
        }
      }
    }
  },
);

it('a small sticker leaves out the address if its modules would otherwise be narrower than 0.4 mm', () => {
  const sticker = findCard('sticker-35')!;
  const words = { ...LONG, text: '', headline: 'Everything that we cook today', address: 'saint-bartholomews.org.uk' };
  const roomy = drawn(sticker, words, `https://example.com/${'abcdefghij'.repeat(7)}`);
  expect(roomy.moduleWidth).toBeGreaterThanOrEqual(0.4);
  expect(roomy.losses).toEqual([]);
  const dense = drawn(sticker, words, `https://example.com/${'abcdefghij'.repeat(9)}`);
  expect(dense.losses).toEqual(['address']);
  expect(dense.moduleWidth).toBeGreaterThan(0.4);
});

it.each(['business-card-85', 'table-card-a6', 'sticker-50', 'round-sticker-60'])(
  'a code without words is in the middle of the card: %s',
  (id) => {
    const product = findCard(id) as CardProduct;
    const { x, y, width } = drawn(product, NONE).code;
    expect(x + width / 2).toBeCloseTo(product.width / 2, 6);
    expect(y + width / 2).toBeCloseTo(product.height / 2, 6);
  },
);

it('a tent card has the same face twice, the upper one upside down, and a fold between them', () => {
  const card = drawn(findCard('tent-a6') as CardProduct, USUAL);
  expect(card.folds).toEqual([105]);
  expect(card.page).toMatchObject({ width: 148, height: 210 });
  expect(card.page.layers).toMatchObject([
    { kind: 'group', y: 0, turn: 180, layers: card.face.layers },
    { kind: 'group', y: 105, turn: 0, layers: card.face.layers },
  ]);
});

it('a card takes its colors from the code, but prints words in black or white if the color is hard to read', () => {
  const card = findCard('poster-a4') as CardProduct;
  const inkOn = (style: Partial<QrStyle>): unknown => {
    const { face, isBlack } = drawn(card, USUAL, CONTENTS[0], style);
    const words = face.layers.find((layer) => layer.kind === 'path' && layer.part === 'words');
    return { paper: face.background, ink: words?.kind === 'path' && words.paint, isBlack };
  };
  const solid = (r: number, g: number, b: number): unknown => ({ kind: 'solid', color: { r, g, b, a: 1 } });
  const white = solid(255, 255, 255);
  const black = solid(0, 0, 0);
  expect(inkOn({})).toEqual({ paper: white, ink: black, isBlack: true });
  expect(inkOn({ foregroundColor: '#102030', backgroundColor: '#FFEECC' })).toEqual({
    ...{ paper: solid(255, 238, 204), ink: solid(16, 32, 48), isBlack: false },
  });
  // The contrast of these two grays with white is 4.48 and 4.54 to 1.
  expect(inkOn({ foregroundColor: '#777777' })).toMatchObject({ ink: black });
  expect(inkOn({ foregroundColor: '#767676' })).toMatchObject({ ink: solid(118, 118, 118) });
  expect(inkOn({ foregroundColor: '#222222', backgroundColor: '#000000' })).toMatchObject({ ink: white });
  expect(inkOn({ backgroundColor: '#FFEECC80' })).toMatchObject({ paper: white });
});

function solid(r: number, g: number, b: number, a = 1): SolidPaint {
  return { kind: 'solid', color: { r, g, b, a } };
}

function path(paint: Paint, part: Layer['part'] = 'modules'): Layer {
  return { kind: 'path', part, d: 'M0 0h1v1h-1z', paint } as Layer;
}

const CREAM = solid(255, 238, 204);
const NAVY = solid(16, 32, 96);

it.each<[string, Layer[], Paint, boolean]>([
  ['black modules on white', [path(BLACK)], WHITE, true],
  ['modules in a dark color', [path(solid(0, 0, 1))], WHITE, false],
  ['translucent modules', [path(solid(0, 0, 0, 0.9))], WHITE, false],
  ['paper in a color', [path(BLACK)], CREAM, false],
  ['a white box behind an image', [path(BLACK), path(WHITE, 'image-box')], WHITE, true],
  ['other white outlines', [path(WHITE)], WHITE, false],
  [
    'a group with a color',
    [{ ...path(BLACK), kind: 'group', part: 'group', layers: [path(NAVY)] } as never],
    WHITE,
    false,
  ],
  ['an image', [{ kind: 'image', part: 'image' } as never], WHITE, false],
])('a page can be printed in black ink alone only if it is black on white: %s', (_, layers, background, isBlack) => {
  expect(isBlackOnWhite({ layers, background })).toBe(isBlack);
});

function bare(folds: readonly number[] = []): DrawnCard {
  return { page: { width: 85, height: 55, layers: [] }, folds } as unknown as DrawnCard;
}

it('a page with marks has a mark for each fold of the card', () => {
  expect(cardPage(bare([20, 40]), true).marks).toEqual({ folds: [20, 40] });
});

it('the preview on the screen shows the marks outside the trim, and the bleed', () => {
  const tent = findCard('tent-a6') as CardProduct;
  const cream: Paint = { kind: 'solid', color: { r: 255, g: 238, b: 204, a: 1 } };
  const { drawing, edge } = surroundingsOf({ width: 148, height: 210, background: cream, layers: [] }, tent);
  expect(edge).toBe(8);
  expect(drawing).toMatchObject({ width: 148 + 16, height: 210 + 16, layers: [{ paint: cream }, { paint: BLACK }] });
  expect(drawing.layers.map(layerBox)).toEqual([
    { left: 5, top: 5, right: 148 + 11, bottom: 210 + 11 },
    { left: 0, top: 0, right: 148 + 16, bottom: 210 + 16 },
  ]);
  // Eight crop marks, and three dashes at each end of the fold.
  const [, marks] = drawing.layers.flatMap((layer) => (layer.kind === 'path' ? [layer.d.match(/M/g)] : []));
  expect(marks).toHaveLength(8 + 6);
});
