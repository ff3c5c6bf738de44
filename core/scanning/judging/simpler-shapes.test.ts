import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { simplerShapes, squareCorners } from '../judging/changes-for.ts';
import { describeChange } from './change.ts';
import { lastChanges } from './changes-for.ts';

function designOf(shapes: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, foregroundColor: '#123456', ...shapes } };
}

/** Returns a text for each change: what it changes, and the shapes that result. */
function changes(shapes: Partial<QrStyle>): string[] {
  const before = designOf(shapes);
  return simplerShapes(before).map((change) => {
    const { style } = change.design;
    const kinds = describeChange(before, change).map(({ kind }) => kind);
    expect(style.foregroundColor).toBe('#123456');
    return `${kinds}: ${style.moduleShape}, ${style.cornerSquareShape}, ${style.cornerDotShape}`;
  });
}

it('simplerShapes has no change for a square design, nor for the standard style', () => {
  expect(changes({})).toEqual([]);
  const standard = { ...designOf({ moduleShape: 'dots', cornerDotShape: 'circle' }), qrType: 'standard' as const };
  expect(simplerShapes(standard)).toEqual([]);
});

it('simplerShapes returns the smallest change first, and each change affects only the shapes that it names', () => {
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

it('simplerShapes returns a single change if only the centers are round', () => {
  expect(changes({ cornerDotShape: 'circle' })).toEqual(['match-corner-dots: square, square, square']);
});

it('a change that matches centers to their rings names the new shape', () => {
  const before = designOf({ cornerSquareShape: 'circle' });
  expect(describeChange(before, simplerShapes(before)[0])).toEqual([{ kind: 'match-corner-dots', to: 'circle' }]);
});

it('squareCorners has no change for square corners', () => {
  expect(squareCorners(designOf({ moduleShape: 'dots' }))).toEqual([]);
  expect(squareCorners(designOf({ cornerDotShape: 'circle' }))).toHaveLength(1);
});

it('only the last change of lastChanges makes shapes square, and its description names these shapes', () => {
  const last = (shapes: Partial<QrStyle>, hasImage: boolean): string[][] => {
    const before = designOf(shapes);
    const changed = lastChanges({ design: before, hasImage });
    return changed.map((change) => describeChange(before, change).map(({ kind }) => kind));
  };
  expect(last({}, false)).toEqual([['recolor'], ['black-on-white']]);
  expect(last({ moduleShape: 'dots', cornerSquareShape: 'circle' }, false)).toEqual([
    ['recolor'],
    ['black-on-white'],
    ['black-on-white', 'square-corners', 'square-modules'],
  ]);
  expect(last({ moduleShape: 'dots' }, true)).toEqual([
    ['recolor'],
    ['black-on-white'],
    ['black-on-white', 'resize-image'],
    ['black-on-white', 'square-modules', 'resize-image'],
  ]);
});
