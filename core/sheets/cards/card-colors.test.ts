import { expect, it } from 'vitest';
import type { Layer, Paint, SolidPaint } from '#drawing';
import { BLACK, WHITE } from '#drawing';
import { cardInk, cardPaper, isBlackOnWhite, isColoredPaper } from './card-colors.ts';

function solid(r: number, g: number, b: number, a = 1): SolidPaint {
  return { kind: 'solid', color: { r, g, b, a } };
}

function gradient(from: SolidPaint, to: SolidPaint): Paint {
  return { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 1, from: from.color, to: to.color };
}

function path(paint: Paint, part: Layer['part'] = 'data'): Layer {
  return { kind: 'path', part, d: 'M0 0h1v1h-1z', paint } as Layer;
}

const CREAM = solid(255, 238, 204);
const NAVY = solid(16, 32, 96);

it.each<[string, Paint, SolidPaint]>([
  ['an opaque color', CREAM, CREAM],
  ['a translucent color', solid(255, 238, 204, 0.99), WHITE],
  ['a gradient', gradient(CREAM, NAVY), WHITE],
])('a card has the background of its code as paper only if this is one opaque color: %s', (_, background, paper) => {
  expect(cardPaper({ background })).toEqual(paper);
});

it('paper is colored unless it is white', () => {
  expect([WHITE, CREAM, solid(255, 255, 254)].map(isColoredPaper)).toEqual([false, true, true]);
});

it.each<[string, Layer[], SolidPaint, SolidPaint]>([
  ['the color of the modules', [path(NAVY)], WHITE, NAVY],
  ['the color of a gradient with more contrast', [path(gradient(solid(90, 90, 200), NAVY))], WHITE, NAVY],
  ['black, if no color of the modules is readable', [path(solid(200, 200, 90))], WHITE, BLACK],
  ['white, if that has more contrast than black', [path(solid(60, 60, 60))], solid(30, 30, 30), WHITE],
  ['black, if the modules are translucent', [path(solid(16, 32, 96, 0.9))], WHITE, BLACK],
  ['black, if only other parts have a color', [path(NAVY, 'background')], WHITE, BLACK],
])('the ink of words is %s', (_, layers, paper, ink) => {
  expect(cardInk({ layers }, paper)).toEqual(ink);
});

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
