import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign, type QrStyle, type Weave } from '#design';
import { lookCost } from '../judging/recolor.ts';
import type { Basis } from './change.ts';

function designed(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', ...rest, style: { ...DEFAULT_STYLE, ...style } };
}

const WHITE_ON_BLACK = {
  foregroundColor: '#FFFFFF',
  cornerSquaresColor: '#FFFFFF',
  cornerDotsColor: '#FFFFFF',
  backgroundColor: '#000000',
};

function cost(before: QrDesign, design: QrDesign, basis: Basis = 'same'): number {
  return lookCost(before, { design, basis });
}

it('lookCost is 0 if nothing changes, and 1 if black on white is recolored to white on black', () => {
  expect(cost(designed({}), designed({}))).toBe(0);
  expect(cost(designed({}), designed(WHITE_ON_BLACK))).toBeCloseTo(1, 5);
});

it('lookCost counts colors by the area that they cover', () => {
  const fields = ['backgroundColor', 'foregroundColor', 'cornerSquaresColor', 'cornerDotsColor'] as const;
  const costs = fields.map((field) => cost(designed({}), designed({ [field]: WHITE_ON_BLACK[field] })));
  expect(costs.map((value) => Number(value.toFixed(3)))).toEqual([0.5, 0.35, 0.1, 0.05]);
});

it('on the basis “swapped”, lookCost is only 0.12 if black on white is recolored to white on black', () => {
  expect(cost(designed({}), designed(WHITE_ON_BLACK), 'swapped')).toBeCloseTo(0.12);
});

it('lookCost is 0.2 if a black gradient becomes plain black, and 0.175 if one of its colors becomes white', () => {
  const gradient = { gradientType: 'linear', gradientColor1: '#000000', gradientColor2: '#000000' } as const;
  expect(cost(designed(gradient), designed({}))).toBeCloseTo(0.2);
  expect(cost(designed(gradient), designed({ ...gradient, gradientColor2: '#FFFFFF' }))).toBeCloseTo(0.35 / 2);
});

it('resizing an image costs 0.01 per percent; centering an image costs 0.4, and 0.01 per percent below 50', () => {
  const sized = (imageSize: number, imagePosition: 'center' | 'full' = 'center'): QrDesign =>
    designed({}, { imageSize, imagePosition });
  expect(cost(sized(30), sized(24))).toBeCloseTo(0.06);
  expect(cost(sized(24), sized(30))).toBeCloseTo(0.06);
  expect(cost(sized(30, 'full'), sized(50))).toBeCloseTo(0.4);
  expect(cost(sized(30, 'full'), sized(30))).toBeCloseTo(0.6);
});

it('lookCost counts each change of a woven picture', () => {
  const woven = (weave: Partial<Weave>): QrDesign =>
    designed({}, { imagePosition: 'full', weave: { ...DEFAULT_WEAVE, ...weave } });
  const costOf = (before: Partial<Weave>, after: Partial<Weave>): number => cost(woven(before), woven(after));
  expect(costOf({ detail: 'fine' }, {})).toBeCloseTo(0.15);
  expect(costOf({ strength: 0.5 }, { strength: 1 })).toBeCloseTo(0.05);
  expect(costOf({ look: 'pearls' }, {})).toBeCloseTo(0.1);
  expect(costOf({}, { isSturdy: true })).toBeCloseTo(0.05);
});
