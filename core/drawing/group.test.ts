import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { encode } from '#engine';
import { type Pixels, readDataUrl, type UploadedImage } from '#raster';
import { drawQrCode } from './draw-qr-code.ts';
import { type Drawing, hasCurves, type Paintable } from './drawing.ts';
import { dissolveGroups, type Place, placeDrawing } from './group.ts';
import { moduleGrid, pixelGrid } from './module-grid.ts';
import { rasterize } from './rasterize.ts';
import { addressImages, groupElement, svgElements } from './svg-elements.ts';

const CODE = encode('IN A GROUP', { level: 'H' });
const MODULES = CODE.size + 8;

const IMAGE: UploadedImage = {
  pixels: {
    width: 40,
    height: 40,
    data: Uint8ClampedArray.from({ length: 6400 }, (_, k) => (k % 4 === 3 ? 255 : k / 25)),
  },
  href: '',
};

const STYLES: readonly Partial<QrStyle>[] = [
  {},
  { moduleShape: 'rounded', cornerSquareShape: 'circle' },
  { gradientType: 'linear', gradientColor1: '#F00', gradientColor2: '#00F' },
  { gradientType: 'radial', gradientColor1: '#F00', gradientColor2: '#00F' },
];

function draw(style: Partial<QrStyle>, image: UploadedImage | null, pixels?: number): Drawing {
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style }, imageSize: 20 } as const;
  return drawQrCode(CODE, design, image, pixels ? pixelGrid(CODE.size, pixels * MODULES, 4) : moduleGrid(CODE.size, 4));
}

function difference(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  return one.data.reduce((most, value, k) => Math.max(most, Math.abs(value - other.data[k])), 0);
}

function upsideDown({ width, height, data }: Pixels): Pixels {
  const turned = data.slice();
  for (let pixel = 0; pixel < width * height; pixel++) {
    turned.set(data.subarray(4 * pixel, 4 * pixel + 4), 4 * (width * height - 1 - pixel));
  }
  return { width, height, data: turned };
}

function pageOf(drawing: Drawing, scale: number, turn: 0 | 180 = 0): Paintable {
  const { width, height, background } = drawing;
  const group = placeDrawing(drawing, { x: 0, y: 0, scale, turn });
  return { width: scale * width, height: scale * height, background, layers: [group] };
}

describe('the painted pixels of a group', () => {
  it.each(STYLES)('equal those of the same code drawn at the final size without a group: %j', (style) => {
    const scaled = rasterize(pageOf(draw(style, null), 5));
    // The two pictures differ slightly, because gradients are computed from other coordinates, and the points of
    // curves are rounded in other units.
    expect(difference(scaled, rasterize(draw(style, null, 5)))).toBeLessThanOrEqual(style.moduleShape ? 4 : 1);
  });

  it.each(STYLES)('are upside down if the group is turned by 180 degrees: %j', (style) => {
    for (const image of [null, IMAGE]) {
      const drawing = draw(style, image);
      const turned = rasterize(pageOf(drawing, 6, 180));
      expect(difference(turned, upsideDown(rasterize(pageOf(drawing, 6))))).toBeLessThanOrEqual(1);
    }
  });

  it('are the same for nested groups and for one group with the combined placement', () => {
    const drawing = draw({}, null);
    const inner = placeDrawing(drawing, { x: 3, y: 1, scale: 2 });
    const half = { width: 100, height: 80, layers: [inner] };
    const page: Paintable = {
      ...{ width: 500, height: 400 },
      layers: [placeDrawing(half, { x: 10, y: 20, scale: 3, turn: 180 })],
    };
    // The place is measured from the lower right corner of a box of 300 × 240 at (10, 20).
    const place = { x: 310 - 3 * 3 - 6 * MODULES, y: 260 - 3 - 6 * MODULES, scale: 6, turn: 180 } as const;
    const direct: Paintable = { ...page, layers: [placeDrawing(drawing, place)] };
    expect(difference(rasterize(page), rasterize(direct))).toBe(0);
    expect(rasterize(direct).data.some((value, k) => k % 4 === 3 && value === 255)).toBe(true);
  });

  it('include the image of the group, moved to whole pixels', () => {
    const image = { kind: 'image', part: 'image', image: IMAGE, opacity: 1, fit: 'fill' } as const;
    const layers = [{ ...image, x: 2, y: 1, width: 3, height: 5 }];
    const dissolved = (place: Partial<Place>) =>
      dissolveGroups([placeDrawing({ width: 10, height: 8, layers }, { x: 0.2, y: 0.4, scale: 1, ...place })]);
    expect(dissolved({ scale: 2 })).toEqual([{ ...image, x: 4, y: 2, width: 6, height: 10 }]);
    // In the turned group, the image's box is measured from the group's lower right corner, at (20.2, 16.4).
    expect(dissolved({ scale: 2, turn: 180 })).toEqual([
      { ...image, isTurned: true, x: 10, y: 4, width: 6, height: 10 },
    ]);
    expect(dissolved({ scale: 0.01 })).toEqual([{ ...image, x: 0, y: 0, width: 1, height: 1 }]);
  });
});

describe('a group', () => {
  it('becomes an SVG element with a transform, and two groups share one definition of their gradient', () => {
    const drawing = draw({ gradientType: 'linear' }, null);
    const places = [
      { x: 1.5, y: 2, scale: 0.4 },
      { x: 20, y: 2, scale: 0.4, turn: 180 },
    ] as const;
    const layers = places.map((place) => placeDrawing(drawing, place));
    const [definitions, ...groups] = svgElements({ width: 50, height: 20, layers }, { groupOf: groupElement });
    expect(definitions.children).toHaveLength(1);
    expect(groups.map(({ attributes }) => attributes.transform)).toEqual([
      'matrix(0.4 0 0 0.4 1.5 2)',
      'matrix(-0.4 0 0 -0.4 31.6 13.6)',
    ]);
    expect(groups[0].children).toHaveLength(drawing.layers.length);
  });

  it('counts as having curves if its content has curves or if it is scaled', () => {
    const page = (style: Partial<QrStyle>, scale: number): boolean => {
      const layers = [placeDrawing(draw(style, null), { x: 0, y: 0, scale })];
      return hasCurves({ layers });
    };
    expect([page({}, 1), page({ moduleShape: 'dots' }, 1), page({}, 0.5)]).toEqual([false, true, true]);
  });

  it('shares the data URLs of its images with every other group that has the same layers', async () => {
    const drawing = draw({}, IMAGE);
    const layers = [0, 60].map((x) => placeDrawing(drawing, { x, y: 0, scale: 1 }));
    const { layers: addressed } = await addressImages({ ...drawing, layers });
    const [first, second] = addressed.map((layer) => (layer.kind === 'group' ? layer.layers : []));
    expect(first).toBe(second);
    const image = first.find((layer) => layer.kind === 'image');
    expect(readDataUrl(image!.image.href)?.type).toBe('image/png');
  });

  it('keeps the URLs that its images already have', async () => {
    const drawing = draw({}, { ...IMAGE, href: 'data:image/gif,' });
    const { layers } = await addressImages(drawing);
    expect(layers.flatMap((layer) => (layer.kind === 'image' ? [layer.image.href] : []))).toEqual(['data:image/gif,']);
  });
});
