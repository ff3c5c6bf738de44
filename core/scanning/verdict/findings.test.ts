import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign, type QrStyle } from '#design';
import type { UploadedImage } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { CONDITIONS, type Reading } from '#scanning/tunnel';
import { type Finding, findAll, findRedLight } from './findings.ts';
import { verdictOfInk } from './inks.ts';
import { inspect } from './inspect.ts';
import { decide, type Judgment } from './judgment.ts';
import type { LimitId, Verdict } from './limits.ts';

function designed(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}): QrDesign {
  const design = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', qrType: 'custom' as const, ...rest };
  return { ...design, style: { ...DEFAULT_STYLE, ...style } };
}

function square(side: number, ...color: number[]): UploadedImage {
  return {
    pixels: {
      width: side,
      height: side,
      data: Uint8ClampedArray.from({ length: 4 * side * side }, (_, k) => color[k % 4]),
    },
    href: '',
  };
}

/**
 * Returns the findings on a design if the last `missed` of the 28 readings fail. If `missed` is 0, there are no
 * readings, and only the limits decide.
 */
function findIn(design: QrDesign, image: UploadedImage | null = null, missed = 0, isDesignKnown = true): Finding[] {
  const specimen = specimenOf(design, image);
  const inspection = inspect(specimen);
  const readings: Reading[] = CONDITIONS.flatMap((condition) =>
    (['zxing', 'jsqr'] as const).map((decoder) => ({ condition, decoder, isRight: true })),
  ).map((reading, k, all) => ({ ...reading, isRight: k < all.length - missed }));
  const evidence = {
    readings: missed === 0 ? [] : readings,
    plain: readings.filter(({ isRight }) => !isRight).map((reading) => ({ ...reading, isRight: true })),
    isHopeless: false,
  };
  const judgment = { specimen, inspection, readings: evidence.readings, ...decide(inspection, evidence) };
  const inBlack = image ? inspect(specimenOf({ ...design, style: DEFAULT_STYLE }, image)) : inspection;
  return findAll(judgment, isDesignKnown ? { design, hasImage: image !== null } : null, inBlack);
}

const LIGHT = { foregroundColor: '#FFFFFF', cornerSquaresColor: '#FFFFFF', cornerDotsColor: '#FFFFFF' };

describe('findings of a woven picture', () => {
  const design = designed({}, { imagePosition: 'full', customImage: 'data:,', weave: DEFAULT_WEAVE });
  const specimen = specimenOf(designed({}), null);
  const inspection = inspect(specimen);
  const judgment = { specimen, inspection, readings: [], share: 1, byStyle: 'everywhere', isHopeless: false } as const;
  const found = (byDensity: 'everywhere' | 'good-conditions') =>
    findAll({ ...judgment, byDensity, verdict: 'good-conditions' }, { design, hasImage: true }, inspection);

  it('name the size of the modules if image and readings are fine, and nothing if the size is fine too', () => {
    expect(found('good-conditions')).toMatchObject([{ kind: 'density', verdict: 'good-conditions' }]);
    expect(found('everywhere')).toEqual([]);
  });
});

describe('findAll', () => {
  it('finds nothing in black on white', () => {
    expect(findIn(designed({}))).toEqual([]);
  });

  it.each([
    ['light on dark', { ...LIGHT, backgroundColor: '#000000' }, [{ kind: 'inverted' }]],
    [
      'light on dark with one black corner color',
      { ...LIGHT, cornerSquaresColor: '#000000', backgroundColor: '#202060' },
      [{ kind: 'turned', fields: ['cornerSquaresColor'], isLight: false }],
    ],
    [
      'dark on light with light corners',
      { cornerSquaresColor: '#FFFFFF', backgroundColor: '#E0E0E0' },
      [{ kind: 'turned', fields: ['cornerSquaresColor'], isLight: true }],
    ],
    ['amber', { foregroundColor: '#FFBF00' }, [{ kind: 'ink', isOnWhite: true, ink: { fields: ['foregroundColor'] } }]],
    [
      'navy on a background that is too dark',
      {
        foregroundColor: '#000080',
        cornerSquaresColor: '#000080',
        cornerDotsColor: '#000080',
        backgroundColor: '#707070',
      },
      [{ kind: 'paper' }],
    ],
    ['a transparent background', { backgroundColor: '#FFFFFF20' }, [{ kind: 'clear' }]],
  ] as const)('names the colors that are the cause: %s', (_, style, expected) => {
    expect(findIn(designed(style))).toMatchObject(expected);
  });

  it('does not take navy on pink for light on dark', () => {
    const navy = { foregroundColor: '#000080', cornerSquaresColor: '#000080', cornerDotsColor: '#000080' };
    for (const backgroundColor of ['#FFC0CB', '#FF69B4', '#C71585']) {
      const kinds = findIn(designed({ ...navy, backgroundColor }), null, 10).map(({ kind }) => kind);
      expect(kinds).not.toContain('inverted');
      expect(kinds).not.toContain('turned');
    }
  });

  it('finds a logo that uses up the corrections, and states the corrections used and available', () => {
    const [image] = findIn(designed({}, { imageSize: 50 }), square(60, 120, 20, 20, 255));
    expect(image).toMatchObject({ kind: 'image', isFull: false, costs: 'corrections' });
    if (image.kind !== 'image') throw new Error('another kind');
    expect(image.used).toBeGreaterThan(image.correctable);
  });

  it('finds a logo whose edge cuts modules in half, and states the corrections used by off-center sampling', () => {
    const hello = { type: 'text', content: 'Hello' } as const;
    const black = square(60, 0, 0, 0, 255);
    const [image] = findIn(designed({}, { ...hello, imageSize: 27 }), black);
    expect(image).toMatchObject({
      kind: 'image',
      verdict: 'good-conditions',
      costs: 'askew',
      used: 13,
      correctable: 14,
    });
    expect(findIn(designed({}, { ...hello, imageSize: 26 }), black)).toEqual([]);
  });

  it('names only the color if the logo does no harm', () => {
    const found = findIn(designed({ foregroundColor: '#FFBF00' }, { imageSize: 20 }), square(60, 120, 20, 20, 255));
    expect(found.map(({ kind }) => kind)).toEqual(['ink']);
  });

  it('does not report used corrections for a gray image that covers the whole code', () => {
    const covered = designed({}, { imagePosition: 'full' });
    const gray = square(20, 128, 128, 128, 255);
    const [image] = findIn(covered, gray, 14);
    expect(image).toMatchObject({ kind: expect.stringMatching(/^(image|readings)$/) });
    expect(image).not.toMatchObject({ costs: 'corrections' });
  });

  it('finds an image whose edge runs through the middle of finder patterns, but only if the modules are large', () => {
    const image = square(46, 255, 255, 255, 0);
    // The image is white from its left edge to just past the middle of the left finder patterns, then transparent.
    for (let k = 0; k < 46 * 46; k++) if (k % 46 < 10) image.pixels.data[4 * k + 3] = 255;
    const short = { type: 'text', content: 'hello', imagePosition: 'full' } as const;
    expect(findIn(designed({}, short), image)).toMatchObject([{ kind: 'image', isFull: true, costs: 'edges' }]);
    expect(findIn(designed({}, { ...short, content: 'x'.repeat(60) }), image)).toEqual([]);
  });

  it('names only the round corners if the image does no harm', () => {
    const circles = designed({ cornerSquareShape: 'circle', cornerDotShape: 'circle' }, { imageSize: 20 });
    const corners = { id: 'corners', kind: 'corners', verdict: 'good-conditions' };
    expect(findIn(circles)).toEqual([corners]);
    expect(findIn(circles, square(60, 120, 20, 20, 255))).toEqual([corners]);
    expect(findIn(circles, null, 0, false)).toEqual([corners]);
    expect(findIn(designed({ cornerSquareShape: 'leaf', cornerDotShape: 'circle' }))).toEqual([corners]);
    expect(findIn(designed({ cornerSquareShape: 'square', cornerDotShape: 'circle' }))).toEqual([]);
  });

  it('finds modules that are too small in an otherwise perfect code', () => {
    const found = findIn(designed({}, { type: 'text', content: 'x'.repeat(400) }));
    expect(found).toMatchObject([{ kind: 'density' }]);
  });

  it('names the failed readings if there is no other cause', () => {
    const [finding, ...others] = findIn(designed({}), null, 6);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ kind: 'readings', verdict: 'good-conditions' });
    if (finding.kind !== 'readings') throw new Error('another kind');
    expect(finding.share).toBeCloseTo(6 / 28);
    expect(finding.conditions).toEqual(CONDITIONS.slice(-3));
  });

  it('finds causes in a picture without a known design, but names no color field', () => {
    expect(findIn(designed({ ...LIGHT, backgroundColor: '#000000' }), null, 0, false)).toMatchObject([
      { kind: 'inverted' },
    ]);
    expect(findIn(designed({ foregroundColor: '#FFBF00' }), null, 0, false)).toMatchObject([
      { kind: 'ink', ink: null },
    ]);
  });

  it.each([
    [
      'light modules on dark come before a text that is a little too long',
      { ...LIGHT, backgroundColor: '#000000' },
      300,
      [
        ['inverted', 'unlikely'],
        ['density', 'good-conditions'],
      ],
    ],
    [
      'a text that is much too long comes before an ink that is a little too light',
      { foregroundColor: '#808080' },
      600,
      [
        ['density', 'unlikely'],
        ['ink', 'good-conditions'],
      ],
    ],
  ] as const)('puts the gravest finding first: %s', (_, style, length, expected) => {
    const found = findIn(designed(style, { type: 'text', content: 'x'.repeat(length) }));
    expect(found.map(({ kind, verdict }) => [kind, verdict])).toEqual(expected);
  });
});

describe('findAll, given the limits that a picture exceeds', () => {
  const specimen = specimenOf(designed({}), null);
  const clean = inspect(specimen);
  const fine = { specimen, readings: [], share: 1, byStyle: 'everywhere', byDensity: 'everywhere' } as const;
  const woven = designed({}, { imagePosition: 'full', customImage: 'data:,', weave: DEFAULT_WEAVE });
  const navy = designed({ foregroundColor: '#000080', backgroundColor: '#707070' });
  const amber = designed({ foregroundColor: '#FFBF00' });

  /** Returns the findings on a design whose picture exceeds these limits, and whose image exceeds none by itself. */
  function findGiven(
    excesses: readonly (readonly [LimitId, Verdict])[],
    design: QrDesign,
    { hasImage = false, ...rest }: Partial<Judgment> & { readonly hasImage?: boolean } = {},
  ): Finding[] {
    const exceeded = excesses.map(([id, unread]) => ({ id, verdict: unread, unread }));
    const inspection = { ...clean, excesses: exceeded };
    const judgment = { ...fine, isHopeless: false, inspection, verdict: 'unlikely' as const, ...rest };
    return findAll(judgment, { design, hasImage }, clean);
  }

  it('finds nothing if the picture scans everywhere', () => {
    expect(findGiven([['cover', 'good-conditions']], designed({}), { verdict: 'everywhere' })).toEqual([]);
  });

  it('blames weaving only if the design has an image', () => {
    expect(findGiven([['cover', 'unlikely']], woven, { hasImage: true })).toMatchObject([
      { kind: 'woven', verdict: 'unlikely', costs: 'corrections' },
    ]);
    expect(findGiven([['cover', 'unlikely']], woven)).toMatchObject([{ kind: 'modules', image: 'none' }]);
  });

  it('blames the modules, not the polarity or the background, if the colors of the design are fine', () => {
    for (const id of ['inverted', 'paper'] as const) {
      expect(findGiven([[id, 'unlikely']], designed({}))).toMatchObject([{ kind: 'modules', verdict: 'unlikely' }]);
    }
  });

  it('rates a dark background by the worse of two verdicts: on the background and on the inks', () => {
    const excesses = [
      ['paper', 'good-conditions'],
      ['ink', 'unlikely'],
    ] as const;
    expect(findGiven(excesses, navy)).toMatchObject([{ kind: 'paper', verdict: 'unlikely' }]);
  });

  it('names a light color only if the style makes readings fail', () => {
    const byDensity = 'good-conditions';
    const kinds = (rest: Partial<Judgment>) => findGiven([], amber, { byDensity, ...rest }).map(({ kind }) => kind);
    expect(kinds({})).toEqual(['density']);
    expect(kinds({ byStyle: 'good-conditions' })).toContain('ink');
  });

  it('names failed readings only if nothing else is found', () => {
    const byStyle = 'good-conditions';
    expect(findGiven([], amber, { byStyle }).map(({ kind }) => kind)).toEqual(['ink']);
    expect(findGiven([], designed({}), { byStyle }).map(({ kind }) => kind)).toEqual(['readings']);
  });

  it('states the number of misread modules and the image position if no color or image is the only cause', () => {
    const misread = [3, 5, 8];
    const inspection = {
      ...clean,
      excesses: [{ id: 'cover' as const, verdict: 'unlikely' as const, unread: 'unlikely' as const }],
      budget: { ...clean.budget, misread },
    };
    const inMiddle = designed({}, { imagePosition: 'center' });
    expect(findGiven([], inMiddle, { hasImage: true, inspection })).toMatchObject([
      { kind: 'modules', misread: 3, image: 'center' },
    ]);
  });
});

it('an ink that is too light is described by its contrast with the background, and by the contrast that it needs', () => {
  const inkOn = (backgroundColor: string) => {
    const [ink] = findIn(designed({ foregroundColor: '#FFBF00', backgroundColor }), null, 10);
    if (ink?.kind !== 'ink') throw new Error('Another finding');
    return ink;
  };
  const onWhite = inkOn('#FFFFFF');
  // WCAG 2.2: the relative luminance of #FFBF00 is 0.585, so that its contrast with white is 1.05 / 0.635.
  expect(onWhite.contrast).toBeCloseTo(1.653, 2);
  expect(onWhite.needed).toBeGreaterThan(3);
  expect(onWhite.isOnWhite).toBe(true);
  expect(inkOn('#FFF0E0').isOnWhite).toBe(false);
});

it('an ink that is too light only on a white page is never rated as scanning everywhere', () => {
  // On a dark page, this ink has enough contrast with the paper. On a white page, it would have to be darker.
  const [foregroundColor, backgroundColor] = ['#404040', '#B4B4B4'];
  expect(verdictOfInk(0x40, 0xb4)).toBe('everywhere');
  expect(findIn(designed({ foregroundColor, backgroundColor }), null, 10)).toMatchObject([
    { kind: 'ink', ink: { fields: ['foregroundColor'] }, verdict: 'good-conditions' },
  ]);
});

describe('a code that scanners with red light may fail to read', () => {
  const reading = (isRight: boolean): Reading => ({ condition: 'as-is', decoder: 'zxing', isRight });

  it('has a finding that states how many readings succeeded and does not change the verdict', () => {
    expect(findRedLight({ readings: [reading(true), reading(false)], isWeak: true })).toEqual({
      id: 'red-light',
      kind: 'red-light',
      verdict: 'everywhere',
      right: 1,
      tests: 2,
    });
    expect(findRedLight({ readings: [reading(true)], isWeak: false })).toBeNull();
  });
});
