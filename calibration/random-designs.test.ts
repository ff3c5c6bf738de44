import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES, DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_DIRECTIONS, MODULE_SHAPES, parseColor } from '#design';
import { createRandom } from './random.ts';
import { randomDesign, randomWorldDesign } from './random-designs.ts';
import { withRandomShapes } from './random-shapes.ts';
import { WORLD_CONTENTS } from './sample-contents.ts';

const MANY = Array.from({ length: 300 }, (_, seed) => randomDesign(createRandom(seed)));

describe('random designs', () => {
  it('are the same each time for the same seed', () => {
    for (const seed of [0, 1, 2]) expect(randomDesign(createRandom(seed))).toEqual(MANY[seed]);
  });

  it('have every content type and gradient direction, and texts of up to 420 characters', () => {
    expect(new Set(MANY.map(({ design }) => design.type))).toEqual(new Set(CONTENT_TYPES));
    expect(new Set(MANY.map(({ design }) => design.gradientDirection))).toEqual(new Set(GRADIENT_DIRECTIONS));
    const lengths = MANY.map(({ design }) => design.content.length);
    expect(Math.max(...lengths)).toBeGreaterThan(350);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(420);
  });

  it('have foregrounds and backgrounds in four hex notations, all of which the site can read', () => {
    const colors = MANY.flatMap(({ design }) => [design.style.foregroundColor, design.style.backgroundColor]);
    expect(colors.filter((color) => parseColor(color) === null)).toEqual([]);
    const lengths = colors.map((color) => `${color.startsWith('#') ? '#' : ''}${color.replace('#', '').length}`);
    expect(new Set(lengths)).toEqual(new Set(['#3', '#6', '#8', '6']));
  });

  it('have an image of 10 to 50% of the width in about half of all cases, and never in the standard style', () => {
    const sizes = MANY.map(({ design }) => design.imageSize);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([10, 50]);
    const share = MANY.filter(({ image }) => image).length / MANY.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.55);
    const standard = MANY.filter(({ design }) => design.qrType === 'standard');
    expect(standard.length).toBeGreaterThan(3);
    expect(standard.filter(({ image }) => image)).toEqual([]);
  });

  it('made by randomWorldDesign all have the type "text", and every text in `WORLD_CONTENTS` is used', () => {
    const texts = Array.from({ length: 100 }, (_, seed) => randomWorldDesign(createRandom(seed)).design);
    expect(new Set(texts.map(({ content }) => content))).toEqual(new Set(WORLD_CONTENTS));
    expect(new Set(texts.map(({ type }) => type))).toEqual(new Set(['text']));
  });
});

it('withRandomShapes makes a design custom, gives it random shapes, and changes nothing else', () => {
  const asked = { design: { ...DEFAULT_DESIGN, qrType: 'standard' as const, content: 'a' }, image: null };
  const shaped = Array.from({ length: 60 }, (_, seed) => withRandomShapes(asked, createRandom(seed)));
  expect(new Set(shaped.map(({ design }) => design.style.moduleShape))).toEqual(new Set(MODULE_SHAPES));
  for (const { design, image } of shaped) {
    const { moduleShape, cornerSquareShape, cornerDotShape } = DEFAULT_STYLE;
    expect(image).toBe(null);
    expect({ ...design, style: { ...design.style, moduleShape, cornerSquareShape, cornerDotShape } }).toEqual({
      ...asked.design,
      qrType: 'custom',
    });
  }
});
