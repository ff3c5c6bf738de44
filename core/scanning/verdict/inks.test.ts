import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, luma, type QrDesign, type QrStyle, type Rgba } from '#design';
import {
  findLightInks,
  findTurnedInks,
  inkLimit,
  inksOf,
  isLightCode,
  isPaperDark,
  paperOf,
  readablePaper,
  verdictOfInk,
  verdictOfPaper,
} from './inks.ts';

function styled(style: Partial<QrStyle>, qrType: QrDesign['qrType'] = 'custom'): QrDesign {
  return { ...DEFAULT_DESIGN, qrType, style: { ...DEFAULT_STYLE, ...style } };
}

function fieldsOf(inks: ReturnType<typeof inksOf>): string[] {
  return inks.map(({ fields }) => fields.join(' '));
}

const gray = (value: number): Rgba => ({ r: value, g: value, b: value, a: 1 });

describe('the inks of a design', () => {
  it('are the colors of its dark modules; equal colors count as one ink, whatever their notation', () => {
    expect(fieldsOf(inksOf(styled({})))).toEqual(['foregroundColor cornerSquaresColor cornerDotsColor']);
    expect(fieldsOf(inksOf(styled({ foregroundColor: 'abc', cornerDotsColor: '#AABBCC' })))).toEqual([
      'foregroundColor cornerDotsColor',
      'cornerSquaresColor',
    ]);
    expect(inksOf(styled({ foregroundColor: '#123' }))[0].color).toEqual({ r: 17, g: 34, b: 51, a: 1 });
  });

  it('with a gradient are the two gradient colors and the corner colors that differ from the default', () => {
    const gradient = { gradientType: 'linear', gradientColor1: '#111', gradientColor2: '#222' } as const;
    expect(fieldsOf(inksOf(styled(gradient)))).toEqual(['gradientColor1', 'gradientColor2']);
    expect(fieldsOf(inksOf(styled({ ...gradient, cornerDotsColor: '#300' })))).toEqual([
      'gradientColor1',
      'gradientColor2',
      'cornerDotsColor',
    ]);
  });

  it('are an empty list in the standard style, whose background is always white', () => {
    const design = styled({ foregroundColor: '#fff', backgroundColor: '#000' }, 'standard');
    expect(inksOf(design)).toEqual([]);
    expect(paperOf(design)).toEqual(gray(255));
    expect([isLightCode(design), findTurnedInks(design), findLightInks(design)]).toEqual([false, [], []]);
  });
});

describe('the paper of a design', () => {
  it('is white under a gradient', () => {
    expect(paperOf(styled({ backgroundColor: '#000', gradientType: 'radial' }))).toEqual(gray(255));
  });

  it('is too dark for any ink if its luma is below 162, and then counts as white', () => {
    const at = (value: string): QrDesign => styled({ backgroundColor: value });
    expect([isPaperDark(at('#A1A1A1')), isPaperDark(at('#A2A2A2'))]).toEqual([true, false]);
    expect([readablePaper(at('#A1A1A1')).r, readablePaper(at('#A2A2A2')).r]).toEqual([255, 162]);
  });
});

describe('a light ink', () => {
  it('has a luma above the limit for its background by more than a rounding error', () => {
    const at = (value: string): string[] => fieldsOf(findLightInks(styled({ cornerDotsColor: value })));
    expect(at('#696969')).toEqual([]);
    expect(at('#6A6A6A')).toEqual(['cornerDotsColor']);
    expect(fieldsOf(findLightInks(styled({ foregroundColor: '#5A5A5A', backgroundColor: '#BBB' })))).toEqual([
      'foregroundColor',
    ]);
  });
});

describe('a turned ink, whose contrast is opposite to that of the code', () => {
  it("is lighter than the background if the code's own ink is darker, and the other way around", () => {
    const light = { foregroundColor: '#fdc', backgroundColor: '#224' };
    expect(isLightCode(styled(light))).toBe(true);
    expect(fieldsOf(findTurnedInks(styled(light)))).toEqual(['cornerSquaresColor cornerDotsColor']);
    expect(findTurnedInks(styled({ ...light, cornerSquaresColor: '#fff', cornerDotsColor: '#fff' }))).toEqual([]);
    const dark = { backgroundColor: '#ddd', cornerDotsColor: '#eee' };
    expect(isLightCode(styled(dark))).toBe(false);
    expect(fieldsOf(findTurnedInks(styled(dark)))).toEqual(['cornerDotsColor']);
    expect(findTurnedInks(styled({ ...dark, cornerDotsColor: '#ccc' }))).toEqual([]);
  });
});

describe('inkLimit', () => {
  it('is the highest luma at which ink on this paper gets the verdict "everywhere" on white and dark pages', () => {
    expect(inkLimit(gray(255))).toBeCloseTo(105);
    fc.assert(
      fc.property(fc.integer({ min: 162, max: 255 }), (paper) => {
        const limit = inkLimit(gray(paper));
        const scansEverywhere = (ink: number): boolean =>
          verdictOfInk(ink, paper) === 'everywhere' && verdictOfPaper(ink, paper) === 'everywhere';
        expect(luma(gray(limit))).toBeCloseTo(limit);
        expect([scansEverywhere(limit - 0.01), scansEverywhere(limit + 0.01)]).toEqual([true, false]);
      }),
      { seed: 7 },
    );
  });

  it('is below 0 for a background that is too dark for any ink', () => {
    expect(inkLimit(gray(161))).toBeLessThan(0);
    expect(inkLimit(gray(162))).toBeGreaterThan(0);
  });
});

it('the verdict is "unlikely" if paper is not lighter than a dark page, or ink not darker than a white page', () => {
  expect([verdictOfInk(0, 18), verdictOfInk(18, 18), verdictOfInk(0, 10)]).toEqual(Array(3).fill('unlikely'));
  expect([verdictOfPaper(255, 255), verdictOfPaper(255, 100)]).toEqual(Array(2).fill('unlikely'));
});
