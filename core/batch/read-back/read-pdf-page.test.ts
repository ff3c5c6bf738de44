import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ReadPage, UnreadableFileError } from './page-reader.ts';
import { PdfDocument } from './pdf-document.ts';
import { readPdfPage } from './read-pdf-page.ts';

/** A PDF object: the text of a dictionary, or the dictionary entries and the uncompressed content of a stream. */
type Written = string | readonly [entries: string, content: string | Uint8Array];

const SHADING =
  '/ShadingType 2 /Coords [2 0 12 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>';
const MASK = '/ShadingType 2 /Coords [2 0 12 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0.4] /N 1 >>';
/** The only row of an image, and the only row of its soft mask. Each begins with the number of its PNG filter, 0. */
const PIXELS = Uint8Array.of(0, 255, 0, 0, 0, 255, 0);
const ALPHAS = Uint8Array.of(0, 255, 51);
const OF_IMAGE = '/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8';

const SQUARE = '0 0 1 1 re f';
const HEAD_OF_SQUARE = `<< /Filter /FlateDecode /Length ${deflateSync(SQUARE).length} >>`;

/**
 * The objects of a file with one page of 20 × 10 points, by number. `fileOf` adds the page's content stream, object 4.
 */
const OBJECTS: Readonly<Record<number, Written>> = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  3:
    '<< /Type /Page /TrimBox [0 0 20 10] /Contents 4 0 R /Resources << /Pattern << /Shade 5 0 R >> ' +
    '/ExtGState << /Faint 6 0 R /Fading 7 0 R >> /XObject << /Image 10 0 R /Form 12 0 R /Endless 13 0 R >> >> >>',
  5: `<< /PatternType 2 /Shading << ${SHADING} >> >>`,
  6: '<< /ca 0.5 >>',
  7: '<< /SMask << /S /Luminosity /G 8 0 R >> >>',
  8: ['/Subtype /Form /Resources << /Pattern << /Shades 9 0 R >> >>', '/Pattern cs /Shades scn 0 0 20 10 re f'],
  9: `<< /PatternType 2 /Shading << ${MASK} >> >>`,
  10: [`${OF_IMAGE} /ColorSpace /DeviceRGB /SMask 11 0 R`, PIXELS],
  11: [`${OF_IMAGE} /ColorSpace /DeviceGray`, ALPHAS],
  12: ['/Subtype /Form /Matrix [2 0 0 2 1 0] /Resources << /Pattern << /Shade 5 0 R >> >>', '0 0 1 1 re f'],
  13: ['/Subtype /Form /Resources << /XObject << /Endless 13 0 R >> >>', '/Endless Do'],
};

/**
 * Returns a PDF file with the given page content and the objects in `OBJECTS`. An object in `changed` is added, or
 * replaces the object of the same number. The file's cross-reference table has the true offset of each object.
 */
function fileOf(content: string, changed: Readonly<Record<number, Written>> = {}): Uint8Array<ArrayBuffer> {
  const offsets: string[] = [];
  let file = '%PDF-1.7\n';
  for (const [number, written] of Object.entries({ ...OBJECTS, 4: ['', content] as const, ...changed })) {
    offsets.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${number} 0 obj\n${typeof written === 'string' ? written : streamOf(...written)}\nendobj\n`;
  }
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const bytes = Buffer.from(`${file}${table}trailer\n<< /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
  return Uint8Array.from(bytes);
}

function streamOf(entries: string, content: string | Uint8Array): string {
  const data = deflateSync(content).toString('latin1');
  const filter = entries.includes('/Filter') ? '' : '/Filter /FlateDecode';
  return `<< ${entries} ${filter} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** Reads the page of a file from `fileOf`. Lengths are in points. */
async function read(content: string, changed: Readonly<Record<number, Written>> = {}): Promise<ReadPage> {
  return readPdfPage(PdfDocument.open(fileOf(content, changed)), 0, 25.4 / 72);
}

/** Returns a color from its channels and its opacity. */
const rgba = (r: number, g: number, b: number, a = 1) => ({ r, g, b, a });
const solid = (...channels: Parameters<typeof rgba>) => ({ kind: 'solid', color: rgba(...channels) });

describe('readPdfPage', () => {
  it.each([
    ['rg', '1 0.4 0 rg', [255, 102, 0]],
    ['g', '0.2 g', [51, 51, 51]],
    ['k', '0 1 0.5 0.2 k', [204, 0, 102]],
  ] as const)('fills a rectangle in the color that the operator %s sets', async (_, operator, [r, g, b]) => {
    const { layers } = await read(`${operator} 1 2 3 4 re f`);
    expect(layers).toEqual([{ kind: 'path', part: 'data', d: 'M1 8h3v-4h-3z', paint: solid(r, g, b) }]);
  });

  it('returns the size of the trim box, and counts coordinates from its upper left corner', async () => {
    const page = String(OBJECTS[3]).replace('[0 0 20 10]', '[4 2 16 10] /MediaBox [0 0 20 12]');
    const { width, height, layers } = await read('5 4 1 1 re f', { 3: page });
    expect([width, height]).toEqual([12, 8]);
    expect(layers).toMatchObject([{ d: 'M1 6h1v-1h-1z' }]);
  });

  it('reads outlines of lines and curves, and begins a new outline after the operators f and n', async () => {
    const { layers } = await read('0 0 m 2 0 l 3 1 4 2 5 3 c h f 9 9 m 8 8 l h n 1 1 m 2 1 l 2 2 l h f');
    expect(layers).toMatchObject([{ d: 'M0 10h2c1 -1 2 -2 3 -3z' }, { d: 'M1 9h1v-1z' }]);
  });

  it('saves the matrix, the color and the opacity at q, and restores them at Q', async () => {
    const { layers } = await read('q 1 0 0 1 3 0 cm 1 0 0 rg /Faint gs 0 0 1 1 re f Q 0 0 1 1 re f');
    expect(layers).toMatchObject([
      { d: 'M3 10h1v-1h-1z', paint: solid(255, 0, 0, 0.5) },
      { d: 'M0 10h1v-1h-1z', paint: solid(0, 0, 0, 1) },
    ]);
  });

  it('applies the matrix of a second operator cm in the coordinates that the first one sets', async () => {
    const { layers } = await read('2 0 0 2 0 0 cm 1 0 0 1 3 1 cm 0 0 1 1 re f');
    expect(layers).toMatchObject([{ d: 'M6 8h2v-2h-2z' }]);
  });

  it('reads gradients in the initial coordinates of their content stream, without the effect of cm', async () => {
    const shown = '/Pattern cs /Shade scn 0 0 1 1 re f';
    const gradient = { kind: 'linear', from: rgba(255, 0, 0), to: rgba(0, 0, 255) };
    expect((await read(`3 0 0 3 0 0 cm ${shown}`)).layers).toMatchObject([
      { paint: { ...gradient, x1: 2, y1: 10, x2: 12, y2: 10 } },
    ]);
    const form = [OBJECTS[12][0], shown] as const;
    expect((await read('/Form Do', { 12: form })).layers).toMatchObject([
      { paint: { ...gradient, x1: 5, y1: 10, x2: 25, y2: 10 } },
    ]);
    const radial = SHADING.replace('/ShadingType 2 /Coords [2 0 12 0]', '/ShadingType 3 /Coords [6 5 0 6 5 4]');
    const pattern = `<< /PatternType 2 /Matrix [2 0 0 2 0 0] /Shading << ${radial} >> >>`;
    expect((await read(shown, { 5: pattern })).layers).toMatchObject([
      { paint: { kind: 'radial', cx: 12, cy: 0, r: 8, from: rgba(255, 0, 0), to: rgba(0, 0, 255) } },
    ]);
  });

  it('reads the opacity of a gradient, which may differ between its ends', async () => {
    const opacities = async (state: string) => {
      const { layers } = await read(`/${state} gs /Pattern cs /Shade scn 0 0 1 1 re f`);
      return layers.map((layer) => layer.kind === 'path' && layer.paint);
    };
    expect(await opacities('Faint')).toMatchObject([{ from: { a: 0.5 }, to: { a: 0.5 } }]);
    expect(await opacities('Fading')).toMatchObject([{ from: { a: 1 }, to: { a: 0.4 } }]);
  });

  it('reads the box and the opacity of an image, and uses its soft mask as the alpha channel', async () => {
    const { layers } = await read('/Faint gs 4 0 0 2 3 5 cm /Image Do');
    expect(layers).toMatchObject([{ kind: 'image', x: 3, y: 3, width: 4, height: 2, opacity: 0.5 }]);
    const [layer] = layers;
    if (layer.kind !== 'image') throw new Error('No image');
    expect([...layer.image.pixels.data]).toEqual([255, 0, 0, 255, 0, 255, 0, 51]);
  });

  it("draws a form with its own matrix and the page's color and opacity, and restores these after it", async () => {
    const form = [OBJECTS[12][0], '0 0 1 1 re f 0 0 1 rg'] as const;
    const { layers } = await read('1 0 0 rg 1 0 0 1 0 3 cm /Faint gs /Form Do 0 0 1 1 re f', { 12: form });
    const paint = solid(255, 0, 0, 0.5);
    expect(layers).toMatchObject([
      { d: 'M1 7h2v-2h-2z', paint },
      { d: 'M0 7h1v-1h-1z', paint },
    ]);
  });

  it('reads forms that are nested eight times, and no deeper', async () => {
    const nested = (depth: number) => {
      const forms = Array.from({ length: depth }, (_, k): [number, Written] => {
        const inner = k + 1 === depth ? SQUARE : '/Form Do';
        return [14 + k, [`/Subtype /Form /Resources << /XObject << /Form ${15 + k} 0 R >> >>`, inner]];
      });
      const page = String(OBJECTS[3]).replace('/Form 12 0 R', '/Form 14 0 R');
      return read('/Form Do', { 3: page, ...Object.fromEntries(forms) });
    };
    expect((await nested(8)).layers).toMatchObject([{ d: 'M0 10h1v-1h-1z' }]);
    await expect(nested(9)).rejects.toThrow(UnreadableFileError);
  });

  it('rounds a page size that is almost whole, and uses the paper size if there is no trim box', async () => {
    const sizeWith = async (box: string) => {
      const { width, height } = await read('', { 3: String(OBJECTS[3]).replace('/TrimBox [0 0 20 10]', box) });
      return [width, height];
    };
    expect(await sizeWith('/TrimBox [0 0 20.009 9.991]')).toEqual([20, 10]);
    expect(await sizeWith('/TrimBox [0 0 20.02 10]')).toEqual([expect.closeTo(20.02, 9), 10]);
    expect(await sizeWith('/MediaBox [0 0 30 10]')).toEqual([30, 10]);
  });

  it('accepts a clipping path around the whole page', async () => {
    expect(await read('-1 -1 22 12 re W n 0 0 1 1 re f')).toEqual(await read('0 0 1 1 re f'));
  });

  it.each([
    ['an operator that draws lines', '0 0 1 1 re S'],
    ['an operator that fills in another way', '0 0 1 1 re f*'],
    ['text', '(x) Tj'],
    ['an operator for another color', '1 0 0 1 sc 0 0 1 1 re f'],
    ['a pattern that is missing', '/Pattern cs /Other scn 0 0 1 1 re f'],
    ['a color where a pattern is expected', '/Color cs 1 0 0 scn 0 0 1 1 re f'],
    ['a graphics state that is missing', '/Other gs 0 0 1 1 re f'],
    ['an image or form that is missing', '/Other Do'],
    ['a form that shows itself', '/Endless Do'],
    ['a plain color that fades', '/Fading gs 0 0 1 1 re f'],
    ['an image that fades', '/Fading gs 4 0 0 2 3 5 cm /Image Do'],
    ['an image that is turned by a right angle', '0 4 -2 0 3 5 cm /Image Do'],
    ['an image that is turned a little', '4 1 -1 2 3 5 cm /Image Do'],
    ['an image that is mirrored', '-4 0 0 2 9 5 cm /Image Do'],
    ['a matrix with a number too few', '1 0 0 1 0 cm 0 0 1 1 re f'],
    ['a clipping path that leaves out the left edge of the page', '1 -1 20 12 re W n'],
    ['a clipping path that leaves out the bottom of the page', '-1 1 22 12 re W n'],
    ['a clipping path that leaves out the right edge of the page', '-1 -1 20 12 re W n'],
    ['a clipping path that leaves out the top of the page', '-1 -1 22 10 re W n'],
    ['a clipping path with a curve', '-1 -1 m 21 -1 l 30 9 30 9 21 11 c -1 11 l h W n'],
    ['a character that cannot occur', '0 0 1 1 re ) f'],
    ['a list that does not end', '[1 0 0 rg 0 0 1 1 re f'],
    ['a content that is a thousand times larger than its deflated data', ' '.repeat(1_000_000)],
  ])('refuses a page with %s', async (_, content) => {
    await expect(read(content)).rejects.toThrow(UnreadableFileError);
  });

  it.each<[string, string, Record<number, Written>]>([
    ['a page without a size', '', { 3: String(OBJECTS[3]).replace('/TrimBox', '/ArtBox') }],
    ['a content that is no stream', '', { 4: '<< >>' }],
    ['a content object without a stream, before an object with one', '', { 4: HEAD_OF_SQUARE, 8: ['', SQUARE] }],
    ['a content with another filter', '', { 4: ['/Filter /LZWDecode', '0 0 1 1 re f'] }],
    ['a form without resources', '/Form Do', { 12: ['/Subtype /Form', '0 0 1 1 re f'] }],
    ['a graphics state without an opacity', '/Faint gs', { 6: '<< /LW 3 >>' }],
    ['a gradient without colors', '/Shade scn', { 5: String(OBJECTS[5]).replace('/C0 [1 0 0]', '') }],
    ['a gradient without a place', '/Shade scn', { 5: String(OBJECTS[5]).replace('/Coords', '/Places') }],
    ['a gradient from a name to a color', '/Shade scn', { 5: String(OBJECTS[5]).replace('[1 0 0]', '[/Red 0 0]') }],
    ['an image with rows of another length', '/Image Do', { 10: [`${OF_IMAGE} /ColorSpace /DeviceRGB`, ALPHAS] }],
    ['a mask of another length', '/Image Do', { 11: [`${OF_IMAGE} /ColorSpace /DeviceGray`, Uint8Array.of(0)] }],
    ['a dictionary with a key that is no name', '/Faint gs', { 6: '<< 1 0.5 /ca 1 >>' }],
  ])('refuses a file with %s', async (_, content, changed) => {
    await expect(read(content, changed)).rejects.toThrow(UnreadableFileError);
  });

  it('refuses a file if any single byte of its deflated content is inverted', async () => {
    const file = fileOf('1 0 0 rg 0 0 1 1 re f 0 0 1 rg 4 4 2 2 re f');
    const text = Buffer.from(file).toString('latin1');
    const end = text.indexOf('\nendstream');
    const begin = text.lastIndexOf('stream\n', end) + 'stream\n'.length;
    expect(end - begin).toBeGreaterThan(20);
    // The first two bytes, the header, are left out: a header with another window size is valid.
    for (let at = begin + 2; at < end; at++) {
      const damaged = file.slice();
      damaged[at] ^= 255;
      const reading = async () => readPdfPage(PdfDocument.open(damaged), 0, 25.4 / 72);
      await expect(reading(), `byte ${at - begin}`).rejects.toThrow(UnreadableFileError);
    }
  });

  it('refuses a page that the file does not have', async () => {
    const document = PdfDocument.open(fileOf(''));
    expect(document.pages).toHaveLength(1);
    await expect(readPdfPage(document, 1, 1)).rejects.toThrow(UnreadableFileError);
  });

  it.each([
    ['a free entry for its content', /((?:\d{10} 00000 n \n){3}\d{10} 00000 )n/, '$1f'],
    ['an offset at which there is another object', '4 0 obj', '5 0 obj'],
    ['an object of another generation', '4 0 obj', '4 1 obj'],
    ['no pages', '/Kids [3 0 R]', '/Kids 333333 '],
    ['a table longer than the file', 'xref\n0 14\n', 'xref\n0 99\n'],
    ['a table that is not at its offset', 'xref\n0 14\n', 'xrxf\n0 14\n'],
    ['a trailer without a dictionary', '<< /Root 1 0 R >>', '   /Root 1 0 R   '],
  ])('refuses a file with %s', async (_, from, to) => {
    const text = Buffer.from(fileOf('0 0 1 1 re f')).toString('latin1');
    const changed = text.replace(from, to);
    expect([changed.length, changed === text]).toEqual([text.length, false]);
    const file = Uint8Array.from(Buffer.from(changed, 'latin1'));
    const reading = async () => readPdfPage(PdfDocument.open(file), 0, 1);
    await expect(reading()).rejects.toThrow(UnreadableFileError);
  });
});
