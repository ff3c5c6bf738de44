import { describe, expect, it } from 'vitest';
import { clearPixels, encodePng, type Pixels } from '#raster';
import { UnreadableFileError } from './page-reader.ts';
import { onWholePixels } from './paint-page.ts';
import { readSvgPage } from './read-svg-page.ts';

const SQUARE = '<path d="M0 0h1v1h-1z"/>';
const STOP = '<stop stop-color="#FF0000"/>';

/** Reads an SVG document with this content and `viewBox`. */
function read(content: string, { viewBox = '0 0 20 10', images = new Map<string, Pixels>() } = {}) {
  return readSvgPage(new TextEncoder().encode(`<svg viewBox="${viewBox}">${content}</svg>`), images);
}

/** Resolves to the path data of all layers. */
async function pathOf(content: string, options = {}) {
  const { layers } = await read(content, options);
  return layers.map((layer) => (layer.kind === 'path' ? layer.d : null)).join();
}

describe('readSvgPage', () => {
  it('returns the size of the viewBox, and counts coordinates from its upper left corner', async () => {
    expect(await read(SQUARE, { viewBox: '-3 -4 20 10' })).toMatchObject({ width: 20, height: 10 });
    expect(await pathOf(SQUARE, { viewBox: '-3 -4 20 10' })).toBe('M3 4h1v1h-1z');
  });

  it.each([
    ['translate(2)', 'M2 0h1v1h-1z'],
    ['translate(2, 3)', 'M2 3h1v1h-1z'],
    ['translate(1 1) scale(2)', 'M1 1h2v2h-2z'],
    ['scale(2 3)', 'M0 0h2v3h-2z'],
    ['matrix(2 0 0 3 4 5)', 'M4 5h2v3h-2z'],
  ])('reads the transform %s', async (transform, d) => {
    expect(await pathOf(`<g transform="${transform}">${SQUARE}</g>`)).toBe(d);
  });

  it('does not draw what is in a title, a description or metadata', async () => {
    for (const name of ['title', 'desc', 'metadata']) {
      expect(await pathOf(`<${name}>${SQUARE}<g>${SQUARE}</g></${name}>`), name).toBe('');
    }
  });

  it.each([
    ['a document within the document', `<svg viewBox="0 0 9 9">${SQUARE}</svg>`],
    ['a gradient with one stop', gradientOf(STOP)],
    ['a gradient with three stops', gradientOf(STOP.repeat(3))],
    ['a gradient in units of the box of its shape', gradientOf(STOP.repeat(2)).replace('userSpaceOnUse', 'x')],
    ['an image that is no PNG', '<image xlink:href="data:image/png;base64,AAAA" width="1" height="1"/>'],
    ['a transform without numbers', '<g transform="scale(x)"></g>'],
  ])('refuses %s', async (_name, content) => {
    await expect(read(content)).rejects.toThrow(UnreadableFileError);
  });

  it('accepts an unused gradient that has two stops and is in units of the document, and draws nothing', async () => {
    expect((await read(gradientOf(STOP.repeat(2)))).layers).toEqual([]);
  });

  it('keeps the pixels of the last image, and does not decode the same image again', async () => {
    const images = new Map<string, Pixels>();
    const [first, second] = await Promise.all([1, 2].map(imageOf));
    await read(first, { images });
    const [kept] = images.values();
    const { layers } = await read(first, { images });
    expect(layers[0].kind === 'image' && layers[0].image.pixels).toBe(kept);
    await read(second, { images });
    expect([...images.values()].map(({ width }) => width)).toEqual([2]);
  });
});

it('readSvgPage reads the opacity of colors, of the stops of gradients and of images', async () => {
  const stops = `${STOP.replace('/>', ' stop-opacity="0.25"/>')}${STOP}`;
  const shapes = '<path fill="#00FF00" fill-opacity="0.5" d="M0 0h1v1h-1z"/><path fill="url(#a)" d="M0 0h1v1h-1z"/>';
  const image = (await imageOf(1)).replace('<image', '<image opacity="0.75"');
  const { layers } = await read(`<defs>${gradientOf(stops)}</defs>${shapes}${image}`);
  expect(layers).toMatchObject([
    { paint: { kind: 'solid', color: { r: 0, g: 255, b: 0, a: 0.5 } } },
    { paint: { kind: 'linear', from: { r: 255, a: 0.25 }, to: { r: 255, a: 1 } } },
    { kind: 'image', opacity: 0.75 },
  ]);
});

it('onWholePixels rounds the box of an image to whole pixels, at least one pixel wide and high', () => {
  const image = {
    kind: 'image',
    part: 'image',
    image: { pixels: clearPixels(1, 1), href: '' },
    opacity: 1,
    fit: 'fill',
  };
  const box = { ...image, x: 1.1, y: 2.1, width: 0.1, height: 0.1 } as const;
  expect(onWholePixels(box as Parameters<typeof onWholePixels>[0], 2)).toEqual({ x: 2, y: 4, width: 1, height: 1 });
  const larger = { ...image, x: 1.3, y: 2.2, width: 2, height: 2.1 } as const;
  expect(onWholePixels(larger as Parameters<typeof onWholePixels>[0], 2)).toEqual({ x: 3, y: 4, width: 4, height: 5 });
});

function gradientOf(stops: string): string {
  return `<linearGradient id="a" gradientUnits="userSpaceOnUse" x2="1">${stops}</linearGradient>`;
}

/** Resolves to an image of this width in pixels. */
async function imageOf(width: number): Promise<string> {
  const png = Buffer.from(await encodePng(clearPixels(width, 1))).toString('base64');
  return `<image xlink:href="data:image/png;base64,${png}" width="${width}" height="1"/>`;
}
