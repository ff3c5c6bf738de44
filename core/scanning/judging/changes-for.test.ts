import { describe, expect, it } from 'vitest';
import {
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  DEFAULT_WEAVE,
  luma,
  parseColor,
  type QrDesign,
  type QrStyle,
  type Weave,
} from '#design';
import { FIX_LIMITS, type Finding, inkLimit, inksOf, paperOf } from '#scanning/verdict';
import { LIMITS } from '../verdict/limits.ts';
import { describeChange } from './change.ts';
import { changesFor, lastChanges, simplerShapes, wovenChanges } from './changes-for.ts';
import { redOf } from './recolor.ts';

function designed(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', ...rest, style: { ...DEFAULT_STYLE, ...style } };
}

function oneColor(ink: string, paper: string): QrDesign {
  return designed({ foregroundColor: ink, cornerSquaresColor: ink, cornerDotsColor: ink, backgroundColor: paper });
}

function changes(facts: object, design: QrDesign, hasImage = false) {
  const finding = { id: 'x', verdict: 'unlikely', ...facts } as Finding;
  return changesFor(finding, { design, hasImage });
}

function lumaOf(color: string): number {
  return luma(parseColor(color)!);
}

const IMAGE = { kind: 'image', isFull: false, costs: 'corrections', used: 9, correctable: 8 } as const;

describe('changesFor', () => {
  it('swaps dark and light first, without changing either color if they differ enough', () => {
    const [first] = changes({ kind: 'inverted' }, oneColor('#FFFFFF', '#000000'));
    expect(first.design).toEqual(oneColor('#000000', '#FFFFFF'));
    expect(describeChange(oneColor('#FFFFFF', '#000000'), first)).toEqual([{ kind: 'swap' }]);
  });

  it('darkens a color to the stricter limit for fixes, and changes no other color', () => {
    const amber = designed({ foregroundColor: '#FFAF40' });
    const ink = inksOf(amber).find(({ fields }) => fields.includes('foregroundColor'))!;
    const facts = { kind: 'ink', ink, isOnWhite: true, contrast: 1.8, needed: 4 } as const;
    const [first] = changes(facts, amber);
    const aimed = lumaOf(first.design.style.foregroundColor);
    expect(aimed).toBeLessThanOrEqual(FIX_LIMITS.ink.everywhere + 0.5);
    expect(aimed).toBeGreaterThan(FIX_LIMITS.ink.everywhere - 3);
    expect(aimed).toBeLessThan(inkLimit(paperOf(first.design)) - 3);
    expect(LIMITS.ink.everywhere - FIX_LIMITS.ink.everywhere).toBeGreaterThanOrEqual(5);
    // Only this color changes.
    expect(first.design).toEqual({
      ...amber,
      style: { ...amber.style, foregroundColor: first.design.style.foregroundColor },
    });
  });

  it('darkens a red, keeping its hue, until it is dark in red light', () => {
    const red = oneColor('#FF0000', '#FFFFFF');
    const [first] = changes({ kind: 'red-light', right: 0, tests: 8 }, red);
    const color = parseColor(first.design.style.foregroundColor)!;
    expect(redOf(color)).toBeLessThanOrEqual(FIX_LIMITS.ink.everywhere + 1);
    expect(color.r).toBeGreaterThan(color.g);
  });

  it('makes a transparent background opaque first, and in the second change also makes the inks opaque', () => {
    const clear = designed({ backgroundColor: '#FFFFFF20', foregroundColor: '#000000C0' });
    const [first, second] = changes({ kind: 'clear' }, clear);
    expect(first.design.style).toEqual({ ...clear.style, backgroundColor: '#FFFFFF' });
    expect(second.design.style).toMatchObject({ backgroundColor: '#FFFFFF', foregroundColor: '#3F3F3F' });
    expect(describeChange(clear, second)).toEqual([
      { kind: 'recolor', how: 'make-opaque', fields: ['foregroundColor', 'backgroundColor'], to: null },
    ]);
  });

  it.each([
    ['inverted', {}],
    ['turned', { cornerDotsColor: '#000000' }],
    ['clear', { backgroundColor: '#00000080' }],
  ] as const)('swaps the colors of a light code before it darkens inks: %s', (kind, style) => {
    const light = { foregroundColor: '#FFFFFF', cornerSquaresColor: '#FFFFFF', cornerDotsColor: '#FFFFFF' };
    const found = changes({ kind, fields: [] }, designed({ ...light, backgroundColor: '#000000', ...style }));
    expect(found.at(-1)?.basis).toBe('swapped');
  });

  it('shrinks a logo step by step, down to the smallest size', () => {
    const sizesBelow = (imageSize: number): number[] =>
      changes(IMAGE, designed({}, { imageSize }), true).map(({ design }) => design.imageSize);
    // The smallest size is 10.
    expect([sizesBelow(15), sizesBelow(14)]).toEqual([
      [13, 11],
      [12, 10],
    ]);
  });

  it('centers an image that covers the whole code', () => {
    const full = designed({}, { imagePosition: 'full', imageSize: 24 });
    const [first] = changes({ ...IMAGE, isFull: true }, full, true);
    expect(first.design).toEqual({ ...full, imagePosition: 'center' });
    // Then it shrinks the image in small steps, because the limits tell whether a change helps.
    const [, smaller] = changes({ ...IMAGE, isFull: true }, full, true);
    expect(smaller.design).toEqual({ ...full, imagePosition: 'center', imageSize: 22 });
    expect(describeChange(full, first)).toEqual([{ kind: 'center-image', to: 24 }]);
  });

  it('makes round corners square, and keeps the shape of the modules', () => {
    const circles = designed({ moduleShape: 'dots', cornerSquareShape: 'circle', cornerDotShape: 'circle' });
    const [first, ...others] = changes({ kind: 'corners' }, circles);
    expect(first.design).toEqual(designed({ moduleShape: 'dots' }));
    expect(others).toEqual([]);
  });

  it('darkens all inks step by step if no single color is the cause, and finally makes the code black on white', () => {
    const modules = { kind: 'modules', misread: 9, image: 'none', costs: 'contrast', used: 0, correctable: 9 } as const;
    const inksIn = (design: QrDesign): number[] =>
      changes(modules, design).map((change) => Math.round(luma(inksOf(change.design)[0].color) / 5) * 5);
    expect(inksIn(oneColor('#FFAF40', '#EEEEEE'))).toEqual([75, 50, 25, 0, 0]);
    expect(inksIn(oneColor('#303030', '#EEEEEE'))).toEqual([25, 0, 0]);
    const found = changes(modules, designed({ gradientType: 'linear', gradientColor1: '#FF0000' }));
    expect(found.at(-1)!.basis).toBe('plain');
    expect(found.at(-1)!.design.style.gradientType).toBeUndefined();
  });

  it('has no change for a text that is too long', () => {
    expect(changes({ kind: 'density', size: 90, pixels: 3 }, designed({}))).toEqual([]);
  });
});

describe('lastChanges', () => {
  const inksIn = (design: QrDesign, hasImage = false): string[] =>
    lastChanges({ design, hasImage }).map((change) => change.design.style.foregroundColor);

  it('offer black ink, but no nearly black one, for a code that is light on dark and for a woven image', () => {
    expect(inksIn(oneColor('#FFFFFF', '#404040'))).toEqual(['#000000']);
    const woven = { ...oneColor('#FF8000', '#EEEEEE'), customImage: 'data:,', imagePosition: 'full' } as const;
    expect(new Set(inksIn({ ...woven, weave: DEFAULT_WEAVE }, true))).toEqual(new Set(['#000000']));
    expect(inksIn(woven, true)[0]).not.toBe('#000000');
  });
});

it('lastChanges change colors first: darker colors, then black on white, then also a centered image', () => {
  const full = designed({ foregroundColor: '#FFE05D' }, { imagePosition: 'full', imageSize: 50 });
  const [dark, plain, small] = lastChanges({ design: full, hasImage: true });
  expect(describeChange(full, dark)).toMatchObject([{ kind: 'recolor', how: 'darken' }]);
  expect(describeChange(full, plain)).toEqual([{ kind: 'black-on-white' }]);
  expect(describeChange(full, small)).toEqual([{ kind: 'black-on-white' }, { kind: 'center-image', to: 20 }]);
  expect(small.design.style).toMatchObject({ foregroundColor: '#000000', backgroundColor: '#FFFFFF' });
});

function shaped(shapes: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, foregroundColor: '#123456', ...shapes } };
}

function shapeChanges(shapes: Partial<QrStyle>): string[] {
  const before = shaped(shapes);
  return simplerShapes(before).map((change) => {
    const { style } = change.design;
    const kinds = describeChange(before, change).map(({ kind }) => kind);
    expect(style.foregroundColor).toBe('#123456');
    return `${kinds}: ${style.moduleShape}, ${style.cornerSquareShape}, ${style.cornerDotShape}`;
  });
}

it('simplerShapes has no change for a square design, nor for the standard style', () => {
  expect(shapeChanges({})).toEqual([]);
  const standard = { ...shaped({ moduleShape: 'dots', cornerDotShape: 'circle' }), qrType: 'standard' as const };
  expect(simplerShapes(standard)).toEqual([]);
});

it('simplerShapes returns the smallest change first, and each change affects only the shapes that it names', () => {
  expect(shapeChanges({ moduleShape: 'dots', cornerSquareShape: 'circle' })).toEqual([
    'match-corner-dots: dots, circle, circle',
    'square-corners: dots, square, square',
    'square-modules: square, circle, square',
  ]);
  expect(shapeChanges({ cornerSquareShape: 'leaf', cornerDotShape: 'circle' })).toEqual([
    'match-corner-dots: square, leaf, square',
    'square-corners: square, square, square',
  ]);
  expect(shapeChanges({ cornerSquareShape: 'rounded', cornerDotShape: 'rounded', moduleShape: 'rounded' })).toEqual([
    'square-corners: rounded, square, square',
    'square-modules: square, rounded, rounded',
  ]);
});

it('only the last change of lastChanges makes shapes square, and its description names these shapes', () => {
  const last = (shapes: Partial<QrStyle>, hasImage: boolean): string[][] => {
    const before = shaped(shapes);
    const changed = lastChanges({ design: before, hasImage });
    return changed.map((change) => describeChange(before, change).map(({ kind }) => kind));
  };
  expect(last({}, false)).toEqual([['recolor'], ['black-on-white']]);
  expect(last({ moduleShape: 'dots' }, true)).toEqual([
    ['recolor'],
    ['black-on-white'],
    ['black-on-white', 'resize-image'],
    ['black-on-white', 'square-modules', 'resize-image'],
  ]);
});

const finding = {
  id: 'woven',
  kind: 'woven',
  verdict: 'unlikely',
  costs: 'corrections',
  used: 8,
  correctable: 9,
} as const;

function woven(weave: Partial<Weave> = {}, style: Partial<QrDesign['style']> = {}): QrDesign {
  return {
    ...DEFAULT_DESIGN,
    content: 'example.com',
    qrType: 'custom',
    customImage: 'data:image/png,',
    imagePosition: 'full',
    weave: { ...DEFAULT_WEAVE, ...weave },
    style: { ...DEFAULT_DESIGN.style, ...style },
  };
}

function described(design: QrDesign): string[] {
  return wovenChanges(design, design.weave as Weave).map((change) =>
    describeChange(design, change)
      .map((facts) => ('to' in facts ? `${facts.kind} ${facts.to}` : facts.kind))
      .join(', '),
  );
}

describe('changes of a woven picture', () => {
  it('start with more strength, and end with full strength and more correction', () => {
    expect(described(woven())).toEqual(['strengthen 75', 'strengthen 100', 'sturdier', 'strengthen 100, sturdier']);
  });

  it('start with bold detail if the detail is finer', () => {
    expect(described(woven({ detail: 'fine', strength: 1, isSturdy: true }))).toEqual(['coarsen']);
    expect(described(woven({ detail: 'finest', strength: 0.75, isSturdy: true }))).toEqual([
      'coarsen',
      'strengthen 100, coarsen',
      'strengthen 100',
    ]);
  });

  it('change beads to the flowing look', () => {
    expect(described(woven({ look: 'pearls', strength: 0.75 }))).toEqual([
      'strengthen 100',
      'strengthen 100, flow',
      'sturdier',
      'strengthen 100, sturdier',
    ]);
  });

  it('make light corners black', () => {
    const light = woven({ strength: 1, isSturdy: true }, { cornerSquaresColor: '#FFCC00' });
    expect(described(light)).toEqual(['recolor #000000']);
    const weak = woven({ strength: 0.75 }, { cornerSquaresColor: '#FFCC00' });
    expect(described(weak)).toEqual([
      'strengthen 100',
      'sturdier',
      'strengthen 100, sturdier',
      'recolor #000000',
      'recolor #000000, strengthen 100, sturdier',
    ]);
  });

  it('are followed by centering the image', () => {
    const design = woven({ strength: 1, isSturdy: true });
    const [first] = changesFor(finding, { design, hasImage: true });
    expect(describeChange(design, first)).toEqual([{ kind: 'center-image', to: 30 }]);
    // Then the image becomes smaller in large steps, because only readings tell whether a change helps.
    const [, second] = changesFor(finding, { design, hasImage: true });
    expect(describeChange(design, second)).toEqual([{ kind: 'center-image', to: 24 }]);
  });
});
