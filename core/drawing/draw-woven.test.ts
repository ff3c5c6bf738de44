import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { clearPixels } from '#raster';
import { drawWoven } from './draw-woven.ts';
import { moduleGrid } from './module-grid.ts';
import { ColorError, WHITE } from './palette.ts';

const INK = { r: 0, g: 32, b: 64, a: 1 };
const PAINTED = { pixels: clearPixels(4, 4), href: '' };

function draw(style: Partial<QrStyle>) {
  const design: QrDesign = { ...DEFAULT_DESIGN, style: { ...DEFAULT_STYLE, ...style } };
  return drawWoven(PAINTED, INK, design, moduleGrid(21, 4));
}

function paintsOf({ layers }: ReturnType<typeof draw>) {
  return layers.flatMap((layer) => (layer.kind === 'path' ? [layer.paint] : []));
}

it('a woven code consists of a white background, the painted image instead of modules, and finder patterns on top', () => {
  const { background, layers } = draw({ backgroundColor: '#FFEECC', gradientType: 'linear' });
  expect(background).toEqual(WHITE);
  expect(layers.map(({ part }) => part)).toEqual(['image', 'finder-rings', 'finder-centers']);
  expect(layers[0]).toMatchObject({ image: PAINTED, x: 4, y: 4, width: 21, height: 21, opacity: 1 });
});

it('the finder patterns of a woven code are square, and have the given ink color unless the visitor chose another', () => {
  const drawn = draw({ cornerSquareShape: 'circle', cornerDotShape: 'circle', cornerDotsColor: '#A00' });
  expect(drawn.layers.some((layer) => layer.kind === 'path' && /[cl]/.test(layer.d))).toBe(false);
  const ink = { kind: 'solid', color: INK };
  expect(paintsOf(drawn)).toEqual([ink, { kind: 'solid', color: { r: 0xaa, g: 0, b: 0, a: 1 } }]);
  // Black is the default color, so black does not count as chosen, no matter in which notation it is given.
  expect(paintsOf(draw({ cornerSquaresColor: '000', cornerDotsColor: '#000' }))).toEqual([ink, ink]);
});

it('in a woven code, a color that cannot be parsed is an error only if the finder patterns use it', () => {
  expect(() => draw({ foregroundColor: 'nonsense' })).not.toThrow();
  expect(() => draw({ cornerDotsColor: 'nonsense' })).toThrow(ColorError);
});
