import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { type Drawing, drawQrCode, moduleGrid } from '#drawing';
import { boxOf, count, HALF_CLEAR, type Pdf, placeOnPage, readPdf } from '#drawing/testing';
import { encode } from '#engine';
import { joinBytes, type Pixels, type UploadedImage } from '#raster';
import { type PdfFacts, PdfFile, writePdf, writePdfPiece } from './pdf-file.ts';
import type { PdfInk } from './pdf-paint.ts';

const TEXT = 'https://example.com/in-print?ü=(1)';
const CODE = encode(TEXT, { level: 'H', eci: true });
const MARGIN = 4;
const MM = 30;
const FACTS: PdfFacts = {
  title: 'QR code',
  description: TEXT,
  ink: 'rgb',
  date: new Date(Date.UTC(2026, 10, 5)),
};
const POINTS = 72 / 25.4;

async function write(
  style: Partial<QrStyle> = {},
  facts: Partial<PdfFacts> = {},
  design: Partial<QrDesign> = {},
  image: UploadedImage | null = null,
  mm = MM,
): Promise<Pdf> {
  const styled: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style }, ...design };
  const drawing = drawQrCode(CODE, styled, image, moduleGrid(CODE.size, MARGIN));
  return readPdf(await writePdf([{ drawing, mm }], { ...FACTS, ...facts }));
}

describe('a page', () => {
  it.each([10, 30, 123.4, 1000])('of %d mm is exactly that wide', async (mm) => {
    const pdf = await write({}, {}, {}, null, mm);
    for (const box of ['MediaBox', 'BleedBox', 'TrimBox']) {
      const [left, bottom, right, top] = boxOf(pdf, box);
      expect([left, bottom]).toEqual([0, 0]);
      expect(right / POINTS).toBeCloseTo(mm, 3);
      expect(top / POINTS).toBeCloseTo(mm, 3);
    }
  });

  it('has 3 mm of bleed around its trim box if its background is colored, and none otherwise', async () => {
    const colored = await write({ backgroundColor: '#FFEECC' });
    expect(boxOf(colored, 'MediaBox')[2] / POINTS).toBeCloseTo(36, 3);
    expect(boxOf(colored, 'BleedBox')).toEqual(boxOf(colored, 'MediaBox'));
    expect(boxOf(colored, 'TrimBox').map((edge) => edge / POINTS)).toEqual(
      [3, 3, 33, 33].map((mm) => expect.closeTo(mm, 3)),
    );
    for (const backgroundColor of ['#FFF', '#FFF0', '#F000']) {
      expect(boxOf(await write({ backgroundColor }), 'TrimBox')[0], backgroundColor).toBe(0);
    }
    expect(boxOf(await write({ backgroundColor: '#FFEECC', gradientType: 'linear' }), 'TrimBox')[0]).toBe(0);
    expect(boxOf(await write({ backgroundColor: '#FFEECC' }, { ink: 'black' }), 'TrimBox')[0]).toBe(0);
  });
});

describe('the content of a page', () => {
  it('has one filled path for each color, and no strokes', async () => {
    const { content } = await write({ cornerDotsColor: '#A00', moduleShape: 'rounded' });
    expect(content.match(/^(f|S|s|B|b|W|sh|f\*)$/gm)).toEqual(['f', 'f', 'f']);
    expect(content.match(/^.* rg$/gm)).toEqual(['1 1 1 rg', '0 0 0 rg', '0.66667 0 0 rg']);
    expect(count(content, /^h$/gm)).toBe(count(content, / m$/gm));
    expect(count(content, / c$/gm)).toBeGreaterThan(100);
  });

  it('has a rectangle operator for each rectangular outline, in the direction of the outline', async () => {
    const d = 'M0 0h5v4h-5zM1 1v1h2v-1zM3 3l1 -1h-1zM4 1.5h.5v.25h-.5z';
    const layers = [
      { kind: 'path', part: 'modules', d, paint: { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } } },
    ] as const;
    const background = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 0 } } as const;
    const { content } = readPdf(
      await writePdf([{ drawing: { width: 5, height: 4, background, layers }, mm: MM }], FACTS),
    );
    // The second rectangle is a hole, so it runs in the opposite direction.
    expect(content).toContain('0 0 5 4 re\n1 2 2 -1 re\n3 3 m\n4 2 l\n3 2 l\nh\n4 1.5 0.5 0.25 re\nf');
  });

  it('uses no RGB color if the ink is black, not even in images', async () => {
    const styles: Partial<QrStyle>[] = [
      {},
      { foregroundColor: '#F00', backgroundColor: '#123456', cornerDotsColor: '#0F08' },
      { gradientType: 'radial', gradientColor2: '#FFFFFF00' },
    ];
    for (const style of styles) {
      const { content, objects } = await write(style, { ink: 'black' }, { imageSize: 20 }, HALF_CLEAR);
      expect(content.match(/^.* (rg|k|g|scn)$/gm)).toEqual(['0 0 0 0 k', '0 0 0 1 k', '0 0 0 0 k']);
      expect(objects.join('')).not.toMatch(/DeviceRGB|Pattern/);
      expect(objects.filter((object) => object.includes('/Subtype /Image'))).toHaveLength(2);
    }
  });

  it('omits a transparent background, and sets the opacity of a translucent color only once', async () => {
    const { content, objects } = await write({ backgroundColor: '#FFF0', foregroundColor: '#0A3D6280' });
    const area = /^0 0 \S+ \S+ re$/m;
    expect(content).not.toMatch(area);
    expect((await write()).content).toMatch(area);
    expect(content.match(/^\/Opacity\d+ gs$/gm)).toEqual(['/Opacity502 gs']);
    expect(objects.filter((object) => object.includes('/ca 0.50196'))).toHaveLength(1);
  });

  it.each(['linear', 'radial'] as const)(
    'has a %s gradient as a PDF shading that is aligned with the modules',
    async (gradientType) => {
      const { objects, content } = await write({ gradientType, gradientColor1: '#F00', gradientColor2: '#00F' });
      const pattern = objects.find((object) => object.includes('/PatternType 2'))!;
      const [start, end] = [MARGIN - 1, MARGIN + CODE.size + 1];
      const middle = (start + end) / 2;
      const [type, places] =
        gradientType === 'linear'
          ? [2, [start, start, end, end]]
          : [3, [middle, middle, 0, middle, middle, (end - start) / 2]];
      expect(pattern).toContain(`/ShadingType ${type} /ColorSpace /DeviceRGB /Coords [${places.join(' ')}]`);
      expect(pattern).toContain('/C0 [1 0 0] /C1 [0 0 1] /N 1');
      // `Extend` keeps the first and the last color beyond the ends of the gradient.
      expect(pattern).toContain('/Extend [true true]');
      // A pattern is placed relative to the page, so its matrix repeats that of the content.
      expect(content).toContain(`${/\/Matrix \[([^\]]*)\]/.exec(pattern)![1]} cm`);
      expect(objects.join('')).not.toContain('SMask');
    },
  );

  it('has a gradient between two opacities as a soft mask', async () => {
    const { objects } = await write({ gradientType: 'linear', gradientColor1: '#F00', gradientColor2: '#00F8' });
    expect(objects.join('')).toMatch(/\/SMask << \/Type \/Mask \/S \/Luminosity \/G \d+ 0 R >>/);
    expect(objects.join('')).toContain('/ColorSpace /DeviceGray');
    // The mask uses the units that are in force when it is set: those of the drawing.
    const shades = objects.find((object) => object.includes('/PatternType 2') && object.includes('/DeviceGray'));
    expect(shades).toContain('/Matrix [1 0 0 1 0 0]');
    expect(shades).toContain('/C0 [1] /C1 [0.53333]');
    expect(objects.find((object) => object.includes('/Shades'))).toContain(
      '/Group << /S /Transparency /CS /DeviceGray',
    );
  });

  it('has a transparency group if a part is translucent: in CMYK if the ink is black, otherwise in RGB', async () => {
    const groupOf = async (...args: Parameters<typeof write>) =>
      /\/Group << \/S \/Transparency \/CS \/(\w+) >>/.exec((await write(...args)).page)?.[1];
    expect(await groupOf()).toBeUndefined();
    expect(await groupOf({ foregroundColor: '#0A3D6280' })).toBe('DeviceRGB');
    expect(await groupOf({}, { ink: 'black' }, {}, HALF_CLEAR)).toBe('DeviceCMYK');
  });

  it('has an image with its soft mask, and uses 30% opacity for an image across the whole code', async () => {
    const centered = await write({}, {}, {}, HALF_CLEAR);
    expect(centered.objects.filter((object) => object.includes('/Subtype /Image /Width 4 /Height 2'))).toHaveLength(2);
    expect(centered.objects.join('')).toMatch(/\/ColorSpace \/DeviceRGB .*\/SMask \d+ 0 R/);
    const full = await write({}, {}, { imagePosition: 'full' }, HALF_CLEAR);
    // The image is cropped to a square, so half of its pixels are not visible.
    expect(full.objects.join('')).toContain('/Subtype /Image /Width 2 /Height 2');
    expect(full.content).toMatch(/\/Opacity300 gs\n[\d.]+ 0 0 -[\d.]+ 3 [\d.]+ cm\n\/XObject1 Do/);
  });
});

describe('several pages', () => {
  const drawn = (style: Partial<QrStyle>, image: UploadedImage | null = null, code = CODE): Drawing => {
    const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
    return drawQrCode(code, { ...design, imagePosition: 'full' }, image, moduleGrid(code.size, MARGIN));
  };
  const written = async (drawings: readonly Drawing[], ink: PdfInk = 'rgb'): Promise<string[]> => {
    const pages = drawings.map((drawing, k) => ({ drawing, mm: MM + k }));
    return [...readPdf(await writePdf(pages, { ...FACTS, ink })).objects];
  };
  const countOf = (objects: readonly string[], part: string): number =>
    objects.filter((object) => object.includes(part)).length;

  it('keep their order, and each has its own size and content', async () => {
    const wide: Drawing = { ...drawn({}), width: 2 * (CODE.size + 8) };
    const objects = await written([drawn({}), wide, placeOnPage(drawn({}), 60, 90, 3, 3)]);
    const kids = /\/Type \/Pages \/Count 3 \/Kids \[(\d+) 0 R (\d+) 0 R (\d+) 0 R\]/.exec(objects.join('\n'))!;
    const trims = kids.slice(1).map((number) => boxOf({ page: objects[Number(number) - 1] }, 'TrimBox'));
    const sizes = trims.map(([left, bottom, right, top]) => [(right - left) / POINTS, (top - bottom) / POINTS]);
    for (const [k, expected] of [
      [30, 30],
      [31, 15.5],
      [32, 48],
    ].entries()) {
      expect(sizes[k]).toEqual(expected.map((mm) => expect.closeTo(mm, 3)));
    }
    expect(countOf(objects, '/Type /Page /Parent')).toBe(3);
  });

  it('share one form for the layers that they have in common, and one copy of each image', async () => {
    for (const ink of ['rgb', 'black'] as const) {
      const one = drawn({ moduleShape: 'rounded' }, HALF_CLEAR);
      const other = drawn({ moduleShape: 'dots' }, HALF_CLEAR, encode('ANOTHER', { level: 'H' }));
      const alone = await written([one], ink);
      expect(countOf(alone, '/Subtype /Form')).toBe(0);
      const objects = await written([one, other, one, { ...one, layers: [...one.layers] }], ink);
      expect(countOf(objects, '/Subtype /Form')).toBe(1);
      // The two image objects are the image and its soft mask.
      expect(countOf(objects, '/Subtype /Image')).toBe(2);
      const bytes = (all: readonly string[]): number => all.reduce((sum, { length }) => sum + length, 0);
      const [two, ten] = [await written([one, one], ink), await written(Array(10).fill(one), ink)].map(bytes);
      expect((ten - two) / 8).toBeLessThan(800);
    }
  });
});

describe('the metadata', () => {
  it('has the title, the text of the code and the creation date, each written twice', async () => {
    const { objects } = await write({}, { title: 'Ünïcode (1) 😀' });
    const all = objects.join('\n');
    const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
    expect(all).toContain(`/Title ${utf16('Ünïcode (1) 😀')}`);
    expect(all).toContain(`/Subject ${utf16(TEXT)}`);
    expect(all).toContain('/CreationDate (D:20261105000000Z)');
    expect(all).toContain(`/Creator ${utf16('Quietzone QR Code Generator')}`);
    const xmp = Buffer.from(objects.find((object) => object.includes('/Type /Metadata'))!, 'latin1').toString('utf8');
    expect(xmp).toContain(
      '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Ünïcode (1) 😀</rdf:li></rdf:Alt></dc:title>',
    );
    expect(xmp).toContain(TEXT);
    expect(xmp).toContain('<xmp:CreatorTool>Quietzone QR Code Generator</xmp:CreatorTool>');
    expect(xmp).toContain('<xmp:CreateDate>2026-11-05T00:00:00Z</xmp:CreateDate>');
    expect(all).toContain(`<dc:description><rdf:Alt><rdf:li xml:lang="x-default">`);
    expect(all).toMatch(/\/ViewerPreferences << [^>]*\/PrintScaling \/None \/PickTrayByPDFSize true >>/);
  });
});

describe('a file that is written in pieces', () => {
  const FACTS: PdfFacts = { title: 'Codes', ink: 'rgb', date: new Date(0) };
  const CODE = encode('A', { level: 'H' });

  /** Translucent pixels, so that the image has a mask. They are a new object each time, as in different workers. */
  function imageOf(): Pixels {
    return { width: 4, height: 4, data: Uint8ClampedArray.from({ length: 64 }, (_, k) => 3 * k) };
  }

  function page(image: Pixels | null): Drawing {
    const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 20 };
    return drawQrCode(CODE, design, image && { pixels: image, href: '' }, moduleGrid(CODE.size, 4));
  }

  async function fileOf(pieces: number, ink: PdfFacts['ink'] = 'rgb') {
    const file = new PdfFile();
    const written: Uint8Array[] = [];
    for (let k = 0; k < pieces; k++) {
      const image = imageOf();
      const pages = [page(image), page(null)].map((drawing) => ({ drawing, mm: 30 }));
      written.push(file.add(await writePdfPiece(pages, ink, file.start, { shared: image })));
    }
    return { file, bytes: joinBytes([...written, file.end({ ...FACTS, ink })]), length: joinBytes(written).length };
  }

  it.each(['rgb', 'black'] as const)(
    'a file of pieces has all pages, and the shared image with its mask once: %s',
    async (ink) => {
      const { file, bytes, length } = await fileOf(3, ink);
      const all = readPdf(bytes).objects.join('\n');
      expect(count(all, /\/Type \/Page /g)).toBe(6);
      expect(all).toContain('/Count 6');
      expect(count(all, /\/Subtype \/Image/g)).toBe(2);
      expect(file.length).toBe(length);
    },
  );

  it('a file has the same bytes each time its end is written, and can get more pieces afterwards', async () => {
    const { file, bytes } = await fileOf(1);
    expect((await fileOf(1)).bytes).toEqual(bytes);
    const written = bytes.slice(0, file.length);
    expect(joinBytes([written, file.end(FACTS)])).toEqual(bytes);
    const image = imageOf();
    const more = file.add(
      await writePdfPiece([{ drawing: page(image), mm: 30 }], 'rgb', file.start, { shared: image }),
    );
    const { objects } = readPdf(joinBytes([written, more, file.end(FACTS)]));
    expect(objects.join('\n')).toContain('/Count 3');
  });
});
