import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, luma, parseColor, type QrDesign, type QrStyle } from '#design';
import { darkerOnLighter } from './recolor.ts';

function designed(style: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
}

function lumaOf(color: string): number {
  return luma(parseColor(color)!);
}

describe('darkerOnLighter', () => {
  const design = designed({ foregroundColor: '#8090A0', cornerDotsColor: '#C0C0C0', backgroundColor: '#C8C8C8' });

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

  it('leaves the background unchanged in the first change, because that keeps most of the look', () => {
    // Only the ink is too light. Lightening the paper would change more and help less than darkening the ink a little.
    const [first] = darkerOnLighter(designed({ foregroundColor: '#707070', backgroundColor: '#F8F8F8' }), 'same');
    expect(first.design.style.backgroundColor).toBe('#F8F8F8');
  });
});
