import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign, type QrStyle } from '#design';
import type { UploadedImage } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { CONDITIONS, type Reading } from '#scanning/tunnel';
import { type Finding, findAll, findRedLight } from './findings.ts';
import { verdictOfInk } from './inks.ts';
import { inspect } from './inspect.ts';
import { decide, type Judgment } from './judgment.ts';
import type { Excess, LimitId, Verdict } from './limits.ts';

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

  it('finds a logo that uses up the corrections, and states the corrections used and available', () => {
    const [image] = findIn(designed({}, { imageSize: 50 }), square(60, 120, 20, 20, 255));
    expect(image).toMatchObject({ kind: 'image', isFull: false, costs: 'corrections' });
    if (image.kind !== 'image') throw new Error('another kind');
    expect(image.used).toBeGreaterThan(image.correctable);
  });

  it('finds a logo that uses most of the error correction, and none whose edges are between modules', () => {
    const hello = { type: 'text', content: 'Hello' } as const;
    const black = square(60, 0, 0, 0, 255);
    for (const imageSize of [26, 27, 35]) expect(findIn(designed({}, { ...hello, imageSize }), black)).toEqual([]);
    expect(findIn(designed({}, { ...hello, imageSize: 36 }), black)).toMatchObject([
      { kind: 'image', verdict: 'good-conditions', costs: 'corrections', used: 9, correctable: 11 },
    ]);
  });

  it('finds an image whose edge runs through the middle of finder patterns, but only if the modules are large', () => {
    const image = square(46, 255, 255, 255, 0);
    // The image is white from its left edge to just past the middle of the left finder patterns, then transparent.
    for (let k = 0; k < 46 * 46; k++) if (k % 46 < 10) image.pixels.data[4 * k + 3] = 255;
    const short = { type: 'text', content: 'hello', imagePosition: 'full' } as const;
    expect(findIn(designed({}, short), image)).toMatchObject([{ kind: 'image', isFull: true, costs: 'edges' }]);
    expect(findIn(designed({}, { ...short, content: 'x'.repeat(60) }), image)).toEqual([]);
  });

  it('finds modules that are too small in an otherwise perfect code', () => {
    const found = findIn(designed({}, { type: 'text', content: 'x'.repeat(400) }));
    expect(found).toMatchObject([{ kind: 'density' }]);
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

describe('a finding', () => {
  const SOUND = specimenOf(designed({}), null);
  const INSPECTION = inspect(SOUND);

  /** Returns an excess that allows this verdict at best, whether the code is read or not. */
  function excess(id: LimitId, verdict: Verdict = 'good-conditions'): Excess {
    return { id, verdict, unread: verdict };
  }

  /** Returns the findings for a design, with these excesses instead of those of the design's own picture. */
  function findFor(
    design: QrDesign | null,
    excesses: readonly Excess[],
    { inBlack = [], ...changes }: Partial<Judgment> & { readonly inBlack?: readonly Excess[] } = {},
  ): Finding[] {
    const inspection = { ...INSPECTION, isClear: excesses.some(({ id }) => id === 'clear'), excesses };
    const decision = { verdict: 'unlikely', share: 0.5, byStyle: 'everywhere', byDensity: 'everywhere' } as const;
    const judgment = { specimen: SOUND, inspection, readings: [], ...decision, ...changes };
    const known = design && { design, hasImage: inBlack.length > 0 };
    return findAll(judgment, known, { ...INSPECTION, excesses: inBlack });
  }

  const AMBER = designed({ foregroundColor: '#FFBF00' });

  it('is not made for a code that scans everywhere', () => {
    expect(findFor(AMBER, [excess('ink')], { verdict: 'everywhere' })).toEqual([]);
  });

  it('about light ink is reported only if the picture exceeds the limit for ink, or readings fail', () => {
    const kinds = (excesses: Excess[], byStyle: Verdict): string[] =>
      findFor(AMBER, excesses, { byStyle }).map(({ kind }) => kind);
    expect(kinds([excess('clear')], 'everywhere')).toEqual(['clear']);
    expect(kinds([excess('clear'), excess('ink')], 'everywhere')).toEqual(['ink', 'clear']);
    expect(kinds([excess('clear')], 'good-conditions')).toEqual(['ink', 'clear']);
  });

  it('about light ink states its contrast, the contrast needed, and whether its background counts as white', () => {
    const ofInk = (ink: string, backgroundColor: string) =>
      findFor(designed({ foregroundColor: ink, backgroundColor }), [excess('ink')])[0];
    expect(ofInk('#777777', '#FFFFFF')).toMatchObject({
      id: 'ink-foregroundColor',
      isOnWhite: true,
      contrast: expect.closeTo(4.48, 2),
      needed: expect.closeTo(5.49, 2),
    });
    // On this background, the limit for ink is lower if the page is white than if it is dark. This ink, of luma 60,
    // exceeds only the limit for a white page.
    expect(ofInk('#3C3C3C', '#B4B4B4')).toMatchObject({
      verdict: 'good-conditions',
      isOnWhite: false,
      contrast: expect.closeTo(5.32, 2),
      needed: expect.closeTo(6.18, 2),
    });
    const isOnWhite = (backgroundColor: string): unknown => ofInk('#707070', backgroundColor);
    expect(isOnWhite('#FBFBFB')).toMatchObject({ isOnWhite: true });
    expect(isOnWhite('#FAFAFA')).toMatchObject({ isOnWhite: false });
    expect(isOnWhite('#808080')).toMatchObject({ isOnWhite: true });
  });

  it('about the background has the worse of the verdicts on background and ink, and the contrast with the page', () => {
    const dark = designed({ backgroundColor: '#707070' });
    const found = findFor(dark, [excess('paper'), excess('ink', 'unlikely')]);
    expect(found).toMatchObject([{ kind: 'paper', verdict: 'unlikely', contrast: expect.closeTo(1, 2) }]);
    // This design has a light background, which is not the cause even if its picture exceeds the limit for paper.
    expect(findFor(designed({}), [excess('paper'), excess('clear')]).map(({ kind }) => kind)).toEqual(['clear']);
  });

  it('about corners of the wrong polarity has the worst verdict of all exceeded limits, and is the only finding', () => {
    const turned = designed({ cornerSquaresColor: '#FFFFFF', backgroundColor: '#E0E0E0' });
    const unread = { id: 'ink', verdict: 'good-conditions', unread: 'unlikely' } as const;
    expect(findFor(turned, [excess('pattern'), unread])).toMatchObject([{ kind: 'turned', verdict: 'unlikely' }]);
    expect(findFor(turned, [excess('pattern')])).toMatchObject([{ kind: 'turned', verdict: 'good-conditions' }]);
  });

  it('about an image has the verdict of the design in black on white, and the kind of its gravest damage', () => {
    const cases = [
      ['cover', 'corrections'],
      ['askew', 'askew'],
      ['pattern', 'pattern'],
      ['decoy', 'pattern'],
      ['runs', 'edges'],
      ['marks', 'edges'],
      ['ink', 'contrast'],
      ['paper', 'contrast'],
      ['inverted', 'contrast'],
    ] as const;
    for (const [id, costs] of cases) {
      const found = findFor(designed({}, { imagePosition: 'full' }), [], { inBlack: [excess(id, 'unlikely')] });
      expect(found, id).toEqual([
        { id: 'image', kind: 'image', verdict: 'unlikely', isFull: true, costs, used: 0, correctable: 11 },
      ]);
    }
    expect(findFor(designed({}), [], { inBlack: [excess('density')] })).toEqual([]);
  });

  it('about modules is reported only if there is no other cause', () => {
    const found = (excesses: Excess[], design: QrDesign | null) => findFor(design, excesses);
    expect(found([excess('cover')], designed({}))).toMatchObject([
      { kind: 'modules', verdict: 'good-conditions', costs: 'corrections', misread: 0, image: 'none' },
    ]);
    expect(found([excess('cover')], null)).toMatchObject([{ kind: 'modules' }]);
    expect(found([excess('cover'), excess('corners')], designed({}))).toMatchObject([{ kind: 'corners' }]);
  });

  it('about the number of modules has the worse of the verdicts on their size and on the plain code', () => {
    const byDensity = 'unlikely';
    const expected = [{ kind: 'density', verdict: 'unlikely', size: SOUND.code.size, pixels: INSPECTION.modulePixels }];
    expect(findFor(designed({}), [excess('density')], { byDensity })).toMatchObject(expected);
    expect(findFor(designed({}), [excess('density', 'unlikely')])).toMatchObject(expected);
  });

  it('about failed readings is reported only if there is no other finding', () => {
    const byStyle = 'good-conditions';
    const kinds = (excesses: Excess[]): string[] =>
      findFor(designed({}), excesses, { byStyle }).map(({ kind }) => kind);
    expect(kinds([])).toEqual(['readings']);
    expect(kinds([excess('density')])).toEqual(['density']);
  });

  it('about a woven picture names the image, or else failed readings, or else the size of modules', () => {
    const weave = { imagePosition: 'full', customImage: 'data:,', weave: DEFAULT_WEAVE } as const;
    const kinds = (excesses: Excess[], byStyle: Verdict): string[] =>
      findFor(designed({}, weave), excesses, { byStyle, inBlack: [excess('cover')] }).map(({ kind }) => kind);
    expect(kinds([excess('cover'), excess('density')], 'good-conditions')).toEqual(['woven']);
    expect(kinds([excess('density')], 'good-conditions')).toEqual(['readings']);
    expect(kinds([excess('density')], 'everywhere')).toEqual(['density']);
  });

  it('about a picture without a known design names its polarity, or else background and ink', () => {
    const kinds = (...ids: LimitId[]): string[] =>
      findFor(
        null,
        ids.map((id) => excess(id)),
      ).map(({ kind }) => kind);
    expect(kinds('inverted', 'paper', 'ink')).toEqual(['inverted']);
    expect(kinds('paper', 'ink')).toEqual(['paper', 'ink']);
    expect(findFor(null, [excess('ink')])).toMatchObject([
      { ink: null, isOnWhite: false, contrast: 21, needed: expect.closeTo(5.49, 2) },
    ]);
  });

  it('about weaving is made only if the design has an image', () => {
    const woven = designed({}, { imagePosition: 'full', customImage: 'data:,', weave: DEFAULT_WEAVE });
    expect(findFor(woven, [excess('cover')])).toMatchObject([{ kind: 'modules', image: 'none' }]);
  });

  it('about modules is made if the picture has the wrong polarity or background, but the colors of the design are fine', () => {
    for (const id of ['inverted', 'paper'] as const) {
      expect(findFor(designed({}), [excess(id)])).toMatchObject([{ kind: 'modules' }]);
    }
  });
});
