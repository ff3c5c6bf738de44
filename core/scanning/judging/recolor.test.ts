import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, luma, parseColor, type QrDesign, type QrStyle } from '#design';
import { FIX_LIMITS, findLightInks, inkLimit, inksOf, paperOf } from '#scanning/verdict';
import { darkenAll, darkerOnLighter, redOf } from './recolor.ts';

function designed(style: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
}

function lumaOf(color: string): number {
  return luma(parseColor(color)!);
}

describe('darkerOnLighter', () => {
  const design = designed({ foregroundColor: '#8090A0', cornerDotsColor: '#C0C0C0', backgroundColor: '#C8C8C8' });

  it('offers eleven backgrounds, from the unchanged one to white', () => {
    const papers = darkerOnLighter(design, 'same').map((change) => change.design.style.backgroundColor);
    expect(papers.toSorted()[0]).toBe('#C8C8C8');
    expect(papers.toSorted().at(-1)).toBe('#FFFFFF');
    // A tenth of the way from 200 to 255 is 5.5 levels.
    expect(papers.toSorted()[1]).toBe('#CECECE');
    expect(papers).toHaveLength(11);
  });

  it('lightens a translucent background from the color that it has on white, and makes it opaque', () => {
    const clear = designed({ foregroundColor: '#707070', backgroundColor: '#00000020' });
    const papers = darkerOnLighter(clear, 'same').map((change) => change.design.style.backgroundColor);
    // Black of this opacity has the luma 223 on white. A tenth of the way to white is 3.2 levels.
    expect(papers).toContain('#E2E2E2');
  });

  it('makes every ink dark enough for its background, according to `FIX_LIMITS`', () => {
    for (const change of darkerOnLighter(design, 'same')) {
      expect(findLightInks(change.design, FIX_LIMITS.ink)).toEqual([]);
      const limit = inkLimit(paperOf(change.design), FIX_LIMITS.ink);
      expect(limit - lumaOf(change.design.style.foregroundColor)).toBeLessThan(3);
    }
  });

  it('keeps an ink whose luma exceeds the limit of 99 by at most a rounding error', () => {
    const inkAfter = (foregroundColor: string): string =>
      darkerOnLighter(designed({ foregroundColor }), 'same')[0].design.style.foregroundColor;
    expect(inkAfter('#646364')).toBe('#646364');
    expect(inkAfter('#646464')).not.toBe('#646464');
  });

  it('leaves out changes whose background is too dark for any ink', () => {
    const dark = designed({ foregroundColor: '#404040', backgroundColor: '#606060' });
    const papers = darkerOnLighter(dark, 'same').map((change) => lumaOf(change.design.style.backgroundColor));
    expect(papers.length).toBeGreaterThan(0);
    expect(Math.min(...papers)).toBeGreaterThan(165);
  });

  it('darkens only the inks for which `isMeant` is true', () => {
    const onlyDots = darkerOnLighter(design, 'same', ({ fields }) => fields.includes('cornerDotsColor'));
    for (const { design: changed } of onlyDots) {
      expect(changed.style.foregroundColor).toBe('#8090A0');
      expect(lumaOf(changed.style.cornerDotsColor)).toBeLessThan(105);
    }
  });

  it('keeps the background color of a design with a gradient, because such a design is always drawn on white', () => {
    const gradient = { gradientType: 'linear', gradientColor1: '#AABBCC', gradientColor2: '#101010' } as const;
    for (const { design: changed } of darkerOnLighter(designed({ ...gradient, backgroundColor: '#C8C8C8' }), 'same'))
      expect(changed.style.backgroundColor).toBe('#C8C8C8');
  });

  it('leaves the background unchanged in the first change, because that keeps most of the look', () => {
    // Only the ink is too light. Lightening the paper would change more and help less than darkening the ink a little.
    const [first] = darkerOnLighter(designed({ foregroundColor: '#707070', backgroundColor: '#F8F8F8' }), 'same');
    expect(first.design.style.backgroundColor).toBe('#F8F8F8');
  });

  it('if the basis is "swapped", swaps dark and light colors before it changes them', () => {
    const light = designed({ foregroundColor: '#F0F0F0', cornerSquaresColor: '#F0F0F0', backgroundColor: '#102030' });
    const [first] = darkerOnLighter(light, 'swapped');
    expect(first.basis).toBe('swapped');
    expect(first.design.style).toMatchObject({
      foregroundColor: '#102030',
      cornerSquaresColor: '#102030',
      backgroundColor: '#F0F0F0',
    });
  });
});

it('darkenAll darkens inks above the given luma to that luma, and keeps all other inks', () => {
  const design = designed({ foregroundColor: '#8090A0', cornerDotsColor: '#203040' });
  const { style } = darkenAll(design, 50);
  expect(lumaOf(style.foregroundColor)).toBeCloseTo(50, -1);
  expect(style.cornerDotsColor).toBe('#203040');
  expect(darkenAll(designed({}), 0)).toEqual(designed({}));
  expect(inksOf(darkenAll(design, 0)).map(({ color }) => luma(color))).toEqual([0]);
});

it('redOf returns the red channel of a color that is drawn on white with its opacity', () => {
  expect(redOf({ r: 80, g: 255, b: 255, a: 1 })).toBe(80);
  expect(redOf({ r: 0, g: 0, b: 0, a: 0.2 })).toBe(204);
});
