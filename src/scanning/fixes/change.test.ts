import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { describeChange } from './change.ts';

function designed(style: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
}

it('describeChange names the colors that change, but not one that only changes its notation', () => {
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
