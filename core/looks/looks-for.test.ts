import { describe, expect, it } from 'vitest';
import {
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  DEFAULT_WEAVE,
  GRADIENT_DIRECTIONS,
  luma,
  PRESET_LUMA_MAX,
  parseColor,
  type QrDesign,
  type QrStyle,
  type Rgba,
} from '#design';
import { applyLook, FROM_IMAGE, hasLook, type Look, type LookImageFacts, looksFor, PAGE_SIZE } from './looks-for.ts';
import { IMAGE_RULES } from './rules.ts';

const FACTS: LookImageFacts = {
  palette: { ink: '#102030', accent: '#703010', second: '#205030', ground: '#F8F4EE' },
  crop: { x: 0.5, y: 0.4, side: 1 },
  focus: { x: 0.3, y: 0.6, radius: 0.2 },
  size: 24,
};

const WITH_IMAGE = { ...DEFAULT_DESIGN, content: 'https://example.com', customImage: 'data:image/png,' };

function inksOf({ gradientType, ...style }: QrStyle): Rgba[] {
  const own = gradientType ? [style.gradientColor1, style.gradientColor2] : [style.foregroundColor];
  return [...own, style.cornerSquaresColor, style.cornerDotsColor].map((color) => parseColor(color) as Rgba);
}

describe.each([
  ['without an image', null],
  ['with an image', FACTS],
])('looks %s', (_, facts) => {
  const pages = looksFor(facts);
  const all: Look[] = pages.flat(2);

  it('come in pages of eight, have unique ids, and are the same every time', () => {
    expect(pages.map((page) => page.length)).toEqual(pages.map(() => PAGE_SIZE));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(looksFor(facts)).toEqual(pages);
  });

  it('have dark inks on light backgrounds, and no round rings or centers', () => {
    for (const { id, style } of all) {
      const inks = inksOf(style).map(luma);
      expect([id, Math.max(...inks) <= PRESET_LUMA_MAX]).toEqual([id, true]);
      expect([id, luma(parseColor(style.backgroundColor) as Rgba) > 230]).toEqual([id, true]);
      expect([id, style.cornerSquareShape]).toEqual([id, 'square']);
      expect([id, style.cornerDotShape]).not.toEqual([id, 'circle']);
    }
  });

  it('differ within a page in the shape of modules or centers, whether the first or the black candidates are shown', () => {
    for (const page of pages) {
      for (const choose of [(slot: readonly Look[]) => slot[0], (slot: readonly Look[]) => slot.at(-2) as Look]) {
        const shapes = page.map(choose).map(({ style, image }) => {
          return image?.is === 'woven' ? 'woven' : `${style.moduleShape} ${style.cornerDotShape}`;
        });
        expect(new Set(shapes).size).toBe(PAGE_SIZE);
      }
    }
  });

  it('have, between the colored and the black candidate, a darker one on white, unless the colored one is dark', () => {
    for (const slot of pages.flat()) {
      const plain = slot.filter(({ image }) => image?.is !== 'woven');
      const [{ id, style }, darker] = plain;
      if (plain.length < 4) {
        // There is no darker candidate: the look is black, or dark already.
        expect([id, plain.length === 2 || Math.max(...inksOf(style).map(luma)) <= 55]).toEqual([id, true]);
        continue;
      }
      expect([id, Math.max(...inksOf(darker.style).map(luma)) <= 56]).toEqual([id, true]);
      expect(darker.style).toMatchObject({ backgroundColor: '#FFFFFF', moduleShape: style.moduleShape });
      expect([id, darker.style.gradientType]).toEqual([id, style.gradientType]);
      expect([id, inksOf(darker.style).some((ink) => luma(ink) > 0)]).toEqual([id, true]);
    }
  });

  it('end for each place with a candidate in black on white, and one of plain squares that no other place has', () => {
    for (const slot of pages.flat()) {
      const { moduleShape: _m, cornerDotShape: _d, ...colors } = slot.at(-2)!.style;
      expect({ ...DEFAULT_STYLE, ...colors }).toEqual(DEFAULT_STYLE);
    }
    for (const page of pages) {
      const spares = page.map((slot) => slot.at(-1)!.style);
      expect(spares.map(({ moduleShape, cornerDotShape }) => `${moduleShape} ${cornerDotShape}`)).toEqual(
        spares.map(() => 'square square'),
      );
      expect(new Set(spares.map(({ foregroundColor }) => foregroundColor)).size).toBe(PAGE_SIZE);
    }
  });
});

it('a page starts with four looks from the image; the first is woven with the crop and focus of the image', () => {
  for (const page of looksFor(FACTS)) {
    const looks = page.map(([look]) => look);
    const isOfImage = ({ style, image }: Look): boolean =>
      image?.is === 'woven' || Object.values(FACTS.palette).includes(style.cornerSquaresColor);
    expect(looks.map(isOfImage)).toEqual(looks.map((_, k) => k < FROM_IMAGE));
    expect(looks[0].image).toMatchObject({ is: 'woven', weave: { crop: FACTS.crop, focus: FACTS.focus } });
    for (const { image } of looks.slice(1)) expect(image).toEqual({ is: 'centered', size: 24 });
  }
});

it('a woven look is followed by two candidates with more strength, which are easier to scan', () => {
  const wovenOf = (slot: readonly Look[]) => slot.flatMap(({ image }) => (image?.is === 'woven' ? [image.weave] : []));
  const woven = looksFor(FACTS)
    .flat()
    .map(wovenOf)
    .filter((weaves) => weaves.length > 0);
  expect(woven.length).toBeGreaterThan(0);
  for (const weaves of woven) {
    expect(weaves.map(({ strength }) => strength).slice(1)).toEqual([0.8, 1]);
    expect(weaves[0].strength).toBeLessThan(0.8);
  }
});

it('with an image, a page has four looks made for images, then the first four of the same page without an image', () => {
  const idsOf = (facts: LookImageFacts | null): string[][] =>
    looksFor(facts).map((page) => page.map(([look]) => look.id.replace(/-0$/, '')));
  expect(idsOf(FACTS)).toEqual(
    idsOf(null).map((ids, page) => [
      ...IMAGE_RULES.slice(4 * page, 4 * page + 4).map(({ id }) => id),
      ...ids.slice(0, 4),
    ]),
  );
});

describe('a look', () => {
  it('keeps content, image and caption of the design to which it is applied, and is recognized in this design', () => {
    const design = { ...WITH_IMAGE, caption: 'Read me', imagePosition: 'full' as const };
    for (const looks of looksFor(FACTS).map((page) => page.flat())) {
      for (const look of looks) {
        const styled = applyLook(design, look);
        expect(styled).toMatchObject({ content: design.content, customImage: design.customImage, caption: 'Read me' });
        expect(looks.filter((other) => hasLook(styled, other)).map(({ id }) => id)).toEqual([look.id]);
      }
    }
  });

  it('sets a gradient direction only with a linear gradient, and image position and size only with an image', () => {
    const looks = looksFor(null).flat(2);
    const design = {
      ...WITH_IMAGE,
      gradientDirection: 'to bottom left',
      imagePosition: 'full',
      imageSize: 44,
    } as const;
    for (const look of looks) {
      const { gradientDirection, imagePosition, imageSize } = applyLook(design, look);
      expect([imagePosition, imageSize]).toEqual(['full', 44]);
      expect(gradientDirection).toBe(look.gradientDirection ?? 'to bottom left');
      expect([look.id, look.gradientDirection !== undefined]).toEqual([look.id, look.style.gradientType === 'linear']);
    }
  });

  it('is not recognized in a design if one setting of the look was changed there', () => {
    const looks = looksFor(FACTS).flat(2);
    const expectUnlike = (look: Look | undefined, change: Partial<QrDesign>) => {
      if (!look) throw new Error('No such look');
      const styled = applyLook(WITH_IMAGE, look);
      expect(hasLook(styled, look)).toBe(true);
      expect(hasLook({ ...styled, ...change }, look)).toBe(false);
    };
    const linear = looks.find(({ gradientDirection }) => gradientDirection !== undefined);
    for (const gradientDirection of GRADIENT_DIRECTIONS) {
      if (gradientDirection !== linear?.gradientDirection) expectUnlike(linear, { gradientDirection });
    }
    expectUnlike(looks[0], { qrType: 'standard' });
    const centered = looks.find(({ image }) => image?.is === 'centered');
    expectUnlike(centered, { imageSize: 49 });
    expectUnlike(centered, { imagePosition: 'full' });
    const woven = looks.find(({ image }) => image?.is === 'woven');
    expectUnlike(woven, { imagePosition: 'center' });
    expectUnlike(woven, { weave: { ...DEFAULT_WEAVE, strength: 1 } });
  });
});
