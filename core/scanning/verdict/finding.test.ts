import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign, type QrStyle } from '#design';
import { specimenOf } from '#scanning/pixels';
import { type Finding, findAll } from './findings.ts';
import { inspect } from './inspect.ts';
import type { Judgment } from './judgment.ts';
import type { Excess, LimitId, Verdict } from './limits.ts';

function designed(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}): QrDesign {
  const design = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', qrType: 'custom' as const, ...rest };
  return { ...design, style: { ...DEFAULT_STYLE, ...style } };
}

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
});
