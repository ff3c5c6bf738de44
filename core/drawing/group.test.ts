import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { encode } from '#engine';
import { type Pixels, readDataUrl, type UploadedImage } from '#raster';
import { addressImages } from './address-images.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { type Drawing, hasCurves, type Paintable, paintedLayers } from './drawing.ts';
import { dissolveGroups, movePaint, type Place, placeDrawing } from './group.ts';
import { moduleGrid, pixelGrid } from './module-grid.ts';
import { rasterize } from './rasterize.ts';
import { svgElements } from './svg-elements.ts';

const CODE = encode('IN A GROUP', { level: 'H' });
const MODULES = CODE.size + 8;

/** An image that is symmetric neither horizontally nor vertically. */
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

/** Returns the largest difference of any channel. */
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

/** Returns a page that shows only this drawing, enlarged by `scale`. */
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

  it('show an image upside down even if the page is so large that the image is scaled in bands', () => {
    const large: Drawing = { ...draw({}, IMAGE), layers: [] };
    const image = { kind: 'image', part: 'image', image: IMAGE, opacity: 1, fit: 'fill' } as const;
    const box = { x: 0, y: 0, width: large.width, height: large.height };
    // An image of more than a million pixels is scaled in bands.
    const page = pageOf({ ...large, layers: [{ ...image, ...box }] }, 40, 180);
    expect(page.width * page.height).toBeGreaterThan(1_000_000);
    const upright = rasterize({ ...page, layers: [{ ...page.layers[0], turn: 0 }] } as Paintable);
    expect(difference(rasterize(page), upsideDown(upright))).toBe(0);
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

  it('include the merged outlines (`under`) of a layer, moved and scaled like its own outlines', () => {
    const paint = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } } as const;
    const layer = { kind: 'path', part: 'data', paint } as const;
    const layers = [{ ...layer, d: 'M1 2h3v1h-3z', under: 'M1 2h4v1h-4z' }];
    const place = { x: 10, y: 20, scale: 2 };
    expect(dissolveGroups([placeDrawing({ width: 9, height: 9, layers }, place)])).toEqual([
      { ...layer, d: 'M12 24h6v2h-6z', under: 'M12 24h8v2h-8z' },
    ]);
  });

  it('include the background of a drawing only if the background is one of its layers', () => {
    const drawing = draw({ backgroundColor: '#FEC' }, null);
    const page = (of: Paintable): number[] => {
      const layers = [placeDrawing(of, { x: 1, y: 1, scale: 1 })];
      return [...rasterize({ width: 60, height: 60, layers }).data.subarray(4 * 61, 4 * 62)];
    };
    expect(page(drawing)).toEqual([0, 0, 0, 0]);
    expect(page({ ...drawing, layers: paintedLayers(drawing) })).toEqual([255, 238, 204, 255]);
  });
});

it('movePaint moves a gradient and returns a solid color unchanged', () => {
  const [from, to] = [
    { r: 0, g: 0, b: 0, a: 1 },
    { r: 9, g: 9, b: 9, a: 1 },
  ];
  const solid = { kind: 'solid', color: from } as const;
  expect(movePaint(solid, 5, 6)).toBe(solid);
  const linear = { kind: 'linear', x1: 1, y1: 2, x2: 3, y2: 4, from, to } as const;
  expect(movePaint(linear, 5, 6)).toEqual({ ...linear, x1: 6, y1: 8, x2: 8, y2: 10 });
  const radial = { kind: 'radial', cx: 1, cy: 2, r: 3, from, to } as const;
  expect(movePaint(radial, 5, 6)).toEqual({ ...radial, cx: 6, cy: 8 });
});

describe('a group', () => {
  it('becomes an SVG element with a transform, and two groups share one definition of their gradient', () => {
    const drawing = draw({ gradientType: 'linear' }, null);
    const places = [
      { x: 1.5, y: 2, scale: 0.4 },
      { x: 20, y: 2, scale: 0.4, turn: 180 },
    ] as const;
    const layers = places.map((place) => placeDrawing(drawing, place));
    const [definitions, ...groups] = svgElements({ width: 50, height: 20, layers });
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

  it('counts as having curves if its content has a slanted line', () => {
    const paint = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } } as const;
    const pathOf = (d: string) => ({ kind: 'path', part: 'data', d, paint }) as const;
    const pageOfPath = (d: string) =>
      placeDrawing({ width: 9, height: 9, layers: [pathOf(d)] }, { x: 0, y: 0, scale: 1 });
    expect(['M0 0h2v2h-2z', 'M0 0l2 2h-2z'].map((d) => hasCurves({ layers: [pageOfPath(d)] }))).toEqual([false, true]);
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
