import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign, type QrStyle } from '#design';
import { describeChange, swapColors } from './change.ts';

function designed(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', ...rest, style: { ...DEFAULT_STYLE, ...style } };
}

it('describeChange names the changed colors, but no color whose notation alone changed', () => {
  const before = designed({ foregroundColor: '#FFBF00', cornerSquaresColor: '#000' });
  const design = designed({ foregroundColor: '#806000', cornerSquaresColor: '#000000' });
  expect(describeChange(before, { design, basis: 'same' })).toEqual([
    { kind: 'recolor', how: 'darken', fields: ['foregroundColor'], to: '#806000' },
  ]);
});

it('describeChange distinguishes making a color opaque from changing it', () => {
  const before = designed({ backgroundColor: '#FFFFFF00' });
  const to = (backgroundColor: string) =>
    describeChange(before, { design: designed({ backgroundColor }), basis: 'same' });
  expect(to('#FFFFFF')).toEqual([{ kind: 'recolor', how: 'make-opaque', fields: ['backgroundColor'], to: '#FFFFFF' }]);
  expect(to('#808080')).toMatchObject([{ how: 'darken' }]);
});

it("describeChange says 'make-opaque' if the opaque new ink looks like the old one on the design's background", () => {
  const [clear, backgroundColor] = ['#00000080', '#FF0000'];
  const change = (foregroundColor: string) =>
    describeChange(designed({ foregroundColor: clear, backgroundColor }), {
      design: designed({ foregroundColor, backgroundColor }),
      basis: 'same',
    });
  expect(change('#7F0000')).toMatchObject([{ how: 'make-opaque' }]);
  // #7F7F7F is how the old ink would look on white, but the background is red.
  expect(change('#7F7F7F')).toMatchObject([{ how: 'lighten' }]);
});

it('swapColors exchanges the code color and the background color, also in corners that have one of the two', () => {
  const [ink, paper, other] = ['#EEEEEE', '#222222', '#AA0000'];
  const swapped = (cornerSquaresColor: string, cornerDotsColor: string) =>
    swapColors(designed({ foregroundColor: ink, backgroundColor: paper, cornerSquaresColor, cornerDotsColor })).style;
  expect(swapped(ink, paper)).toMatchObject({
    foregroundColor: paper,
    backgroundColor: ink,
    cornerSquaresColor: paper,
    cornerDotsColor: ink,
  });
  expect(swapped(other, ink)).toMatchObject({ cornerSquaresColor: other, cornerDotsColor: paper });
  expect(swapped(paper, other)).toMatchObject({ cornerSquaresColor: ink, cornerDotsColor: other });
});

it('describeChange says nothing of black on white if the design is black on white already', () => {
  const design = designed({ moduleShape: 'dots' });
  const squared = { design: designed({}), basis: 'plain' } as const;
  expect(describeChange(design, squared)).toEqual([{ kind: 'square-modules' }]);
  expect(describeChange(designed({ gradientType: 'linear' }), squared)).toEqual([{ kind: 'black-on-white' }]);
  for (const field of ['foregroundColor', 'backgroundColor', 'cornerSquaresColor', 'cornerDotsColor'] as const)
    expect(describeChange(designed({ [field]: '#123456' }), squared)).toEqual([{ kind: 'black-on-white' }]);
});

it('describeChange gives the strength of weaving in whole percent', () => {
  const woven = (strength: number): QrDesign => ({ ...designed({}), weave: { ...DEFAULT_WEAVE, strength } });
  expect(describeChange(woven(0.5), { design: woven(0.558), basis: 'same' })).toEqual([{ kind: 'strengthen', to: 56 }]);
});
