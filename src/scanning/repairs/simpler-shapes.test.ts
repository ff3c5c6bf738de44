import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { simplerShapes, squareCorners } from './simpler-shapes.ts';

function designOf(shapes: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, foregroundColor: '#123456', ...shapes } };
}

/** Each change with the shapes that it leaves. */
function changes(shapes: Partial<QrStyle>): string[] {
  return [...simplerShapes(designOf(shapes))].map(({ facts, design: { style } }) => {
    expect(style.foregroundColor).toBe('#123456');
    return `${facts.kind}: ${style.moduleShape}, ${style.cornerSquareShape}, ${style.cornerDotShape}`;
  });
}

it('has nothing to change where everything is square, nor in the standard style', () => {
  expect(changes({})).toEqual([]);
  const standard = { ...designOf({ moduleShape: 'dots', cornerDotShape: 'circle' }), qrType: 'standard' as const };
  expect([...simplerShapes(standard)]).toEqual([]);
});

it('begins with the smallest change, and changes nothing but what it says', () => {
  expect(changes({ moduleShape: 'dots', cornerSquareShape: 'circle' })).toEqual([
    'match-corner-dots: dots, circle, circle',
    'square-corners: dots, square, square',
    'square-modules: square, circle, square',
  ]);
  expect(changes({ cornerSquareShape: 'leaf', cornerDotShape: 'circle' })).toEqual([
    'match-corner-dots: square, leaf, square',
    'square-corners: square, square, square',
  ]);
  expect(changes({ cornerSquareShape: 'rounded', cornerDotShape: 'rounded', moduleShape: 'rounded' })).toEqual([
    'square-corners: rounded, square, square',
    'square-modules: square, rounded, rounded',
  ]);
});

it('squares corners only where they are not', () => {
  expect([...squareCorners(designOf({ moduleShape: 'dots' }))]).toEqual([]);
  expect([...squareCorners(designOf({ cornerDotShape: 'circle' }))]).toHaveLength(1);
});
