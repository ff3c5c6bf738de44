import { describe, expect, it } from 'vitest';
import { clearPixels, encodePng, type Pixels } from '#raster';
import { expectLinear } from '#testing';
import { readSvg, UnreadableFileError } from './read-svg.ts';

const SQUARE = '<path d="M0 0h1v1h-1z"/>';
const STOP = '<stop stop-color="#FF0000"/>';

function read(content: string, images = new Map<string, Pixels>(), viewBox = '0 0 20 10') {
  return readSvg(new TextEncoder().encode(`<svg viewBox="${viewBox}">${content}</svg>`), images);
}

function gradientOf(stops: string): string {
  return `<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x2="1">${stops}</linearGradient></defs>`;
}

async function imageOf(width: number): Promise<string> {
  const png = Buffer.from(await encodePng(clearPixels(width, 1))).toString('base64');
  return `<image xlink:href="data:image/png;base64,${png}" width="${width}" height="1"/>`;
}

describe('readSvg', () => {
  it('reads paths, groups that are scaled, moved or turned, and the size of the drawing', async () => {
    const path = { kind: 'path', d: 'M0 0h1v1h-1z', paint: { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } } };
    const turned = `<g transform="matrix(-2 0 0 -2 4 5)">${SQUARE}<g id="x">${SQUARE}</g></g>`;
    expect(await read(`${SQUARE}${turned}`)).toMatchObject({
      ...{ width: 20, height: 10 },
      layers: [path, { kind: 'group', scale: 2, turn: 180, x: 4, y: 5, layers: [path, path] }],
    });
  });

  it('does not read what is in a title, a description or metadata', async () => {
    for (const name of ['title', 'desc', 'metadata']) {
      expect((await read(`<${name}>${SQUARE}<g>${SQUARE}</g></${name}>`)).layers, name).toEqual([]);
    }
  });

  it('reads the opacity of colors, of the stops of gradients and of images', async () => {
    const stops = `${STOP.replace('/>', ' stop-opacity="0.25"/>')}${STOP}`;
    const shapes = '<path fill="#00FF00" fill-opacity="0.5" d="M0 0h1z"/><path fill="url(#a)" d="M0 0h1z"/>';
    const image = (await imageOf(1)).replace('<image', '<image opacity="0.75"');
    expect((await read(`${gradientOf(stops)}${shapes}${image}`)).layers).toMatchObject([
      { paint: { kind: 'solid', color: { r: 0, g: 255, b: 0, a: 0.5 } } },
      { paint: { kind: 'linear', from: { r: 255, a: 0.25 }, to: { r: 255, a: 1 } } },
      { kind: 'image', opacity: 0.75 },
    ]);
  });

  it('reads a vector as the pixels that it was made of, and only if they are known', async () => {
    const pixels = clearPixels(30, 10);
    const file = new TextEncoder().encode(
      '<svg viewBox="0 0 20 10"><g><svg x="1" y="2" width="6" height="2" opacity="0.3"><svg><text/></svg></svg></g></svg>',
    );
    const vector = { kind: 'image', image: { pixels }, x: 1, y: 2, width: 6, height: 2, opacity: 0.3 };
    expect((await readSvg(file, new Map(), pixels)).layers).toMatchObject([vector]);
    await expect(readSvg(file, new Map())).rejects.toThrow(UnreadableFileError);
  });

  it('decodes an image that several files show once, and keeps only the last image', async () => {
    const images = new Map<string, Pixels>();
    const [first, second] = await Promise.all([1, 2].map(imageOf));
    await read(first, images);
    const [pixels] = images.values();
    const { layers } = await read(first, images);
    expect(layers[0].kind === 'image' && layers[0].image.pixels).toBe(pixels);
    await read(second, images);
    expect([...images.values()].map(({ width }) => width)).toEqual([2]);
  });

  it.each([
    ['an unknown element', '<rect width="9" height="9"/>'],
    ['a document within the document', `<svg viewBox="0 0 9 9">${SQUARE}</svg>`],
    ['a transform that is not uniform', `<g transform="matrix(2 0 0 3 0 0)">${SQUARE}</g>`],
    ['another transform', `<g transform="rotate(3)">${SQUARE}</g>`],
    ['an unknown color', '<path fill="black" d="M0 0h1z"/>'],
    ['a missing paint', '<path fill="url(#b)" d="M0 0h1z"/>'],
    ['an unknown path command', '<path d="M0 0A1 1 0 0 0 1 1z"/>'],
    ['a gradient with three stops', gradientOf(STOP.repeat(3))],
    ['a gradient in units of the box of its shape', gradientOf(STOP.repeat(2)).replace('userSpaceOnUse', 'x')],
    ['an image that is no PNG', '<image xlink:href="data:image/png;base64,AAAA" width="1" height="1"/>'],
    ['no end', '<g>'],
  ])('refuses %s', async (_name, content) => {
    await expect(read(content)).rejects.toThrow(UnreadableFileError);
  });

  it('refuses a drawing without size', async () => {
    await expect(read(SQUARE, new Map(), '')).rejects.toThrow(UnreadableFileError);
  });

  it('takes time proportional to the number of shapes', { tags: 'timed' }, async () => {
    const shape = `<g transform="matrix(1 0 0 1 0 0)">${SQUARE}</g>`;
    await expectLinear(
      8_000,
      (count) => shape.repeat(count),
      (content) => read(content),
    );
  });
});
