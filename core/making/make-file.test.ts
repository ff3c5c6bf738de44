import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readDesignIn } from '#carrying';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import { letteringFor } from '#lettering/testing';
import type { UploadedImage } from '#raster';
import { drawSample } from '#testing';
import { makeCode } from './make-code.ts';
import { type FileOrder, type FileTools, makeFile, nearestPixelSize, printWidth } from './make-file.ts';

const IMAGE: UploadedImage = { pixels: drawSample('cup', 120), href: 'data:image/png;base64,' };

const PLAIN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://jane:secret@example.com/menu' };
const CUSTOM: QrDesign = { ...PLAIN, qrType: 'custom', customImage: IMAGE.href };

const DESIGNS: readonly (readonly [string, QrDesign, UploadedImage | null])[] = [
  ['plain', PLAIN, null],
  ['with a logo', CUSTOM, IMAGE],
];

const COMMON = { margin: 4, title: 'A menu', carried: null } as const;
const DATE = new Date(Date.UTC(2026, 10, 5, 6, 7, 8));

const ORDERS = {
  svg: { ...COMMON, format: 'svg', mm: 30 },
  pdf: { ...COMMON, format: 'pdf', mm: 30, ink: 'rgb', date: DATE },
  blackPdf: { ...COMMON, format: 'pdf', mm: 30, ink: 'black', date: DATE },
  png: { ...COMMON, format: 'png', size: { pixels: 300 } },
  pngInPrint: { ...COMMON, format: 'png', size: { mm: 30, dpi: 300 } },
} as const satisfies Record<string, FileOrder>;

async function make(
  design: QrDesign,
  image: UploadedImage | null,
  order: FileOrder,
  tools?: FileTools,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await makeFile({ made: makeCode(design, image), design, image }, order, tools)).file;
}

function textOf(file: Uint8Array): string {
  return Buffer.from(file).toString('latin1');
}

describe.each(DESIGNS)('the file of a design (%s)', (_, design, image) => {
  const code = { made: makeCode(design, image), design, image };

  it.each(Object.entries(ORDERS))(
    'has the same bytes each time it is made from the same order: %s',
    async (_name, order) => {
      const { file } = await makeFile(code, order);
      const { file: again } = await makeFile(structuredClone(code), order);
      expect(Buffer.compare(file, again)).toBe(0);
      expect(file.length).toBeGreaterThan(400);
    },
  );

  it.each(['svg', 'pdf', 'png'] as const)('embeds the design only if `carried` is not null: %s', async (name) => {
    expect(await readDesignIn((await makeFile(code, ORDERS[name])).file)).toEqual({ is: 'none' });
    const carrying = await makeFile(code, { ...ORDERS[name], carried: design });
    expect(await readDesignIn(carrying.file)).toMatchObject({ is: 'design', design: { content: design.content } });
  });
});

it('the file of a woven code has the same bytes each time', async () => {
  const design: QrDesign = { ...CUSTOM, imagePosition: 'full', weave: DEFAULT_WEAVE };
  const made = makeCode(design, IMAGE);
  expect(made.woven).not.toBeNull();
  const { file } = await makeFile({ made, design, image: IMAGE }, ORDERS.png);
  const again = await make(design, IMAGE, ORDERS.png);
  expect(Buffer.compare(file, again)).toBe(0);
});

it('a file has the ordered format, size and margin', async () => {
  const { size } = makeCode(PLAIN, null).code;
  for (const margin of [4, 1]) {
    const svg = textOf(await make(PLAIN, null, { ...ORDERS.svg, mm: 52.5, margin }));
    const side = size + 2 * margin;
    expect(svg).toContain(`width="52.5mm" height="52.5mm" viewBox="0 0 ${side} ${side}"`);
    const { width, height } = PNG.sync.read(Buffer.from(await make(PLAIN, null, { ...ORDERS.png, margin })));
    const nearest = side * Math.round(300 / side);
    expect([width, height]).toEqual([nearest, nearest]);
  }
  const points = ((30 * 72) / 25.4).toFixed(5);
  expect(textOf(await make(PLAIN, null, ORDERS.pdf))).toContain(`/TrimBox [0 0 ${points} ${points}]`);
});

it('a PNG states a print density only if its size was ordered in millimeters', async () => {
  const bytes = Buffer.from(await make(PLAIN, null, ORDERS.pngInPrint));
  const at = bytes.indexOf('pHYs') + 4;
  expect(bytes.readUInt32BE(at)).toBe(Math.round(bytes.readUInt32BE(16) / 0.03));
  expect(textOf(await make(PLAIN, null, ORDERS.png))).not.toContain('pHYs');
});

it('a file contains its title, its text without secrets, and, in a PDF, the ordered date', async () => {
  for (const order of [ORDERS.svg, ORDERS.pdf]) {
    const file = textOf(await make(PLAIN, null, order));
    expect(file).toContain('A menu');
    expect(file).toContain('example.com/menu');
    expect(file).not.toContain('secret');
  }
  const pdf = textOf(await make(PLAIN, null, ORDERS.pdf));
  expect(pdf).toContain('/CreationDate (D:20261105060708Z)');
  expect(pdf).toContain('2026-11-05T06:07:08Z');
});

it('a PDF is printed in the ordered ink', async () => {
  const colors = async (order: FileOrder): Promise<string[] | null> => {
    const file = Buffer.from(
      await make({ ...CUSTOM, style: { ...CUSTOM.style, foregroundColor: '#0000AA' } }, null, order),
    );
    const stream = /\/Filter \/FlateDecode \/Length (\d+) >>\nstream\n/.exec(file.toString('latin1'))!;
    const begin = stream.index + stream[0].length;
    const content = inflateSync(file.subarray(begin, begin + Number(stream[1]))).toString('latin1');
    return content.match(/^.* (rg|k)$/gm);
  };
  expect(await colors(ORDERS.pdf)).toContain('0 0 0.66667 rg');
  expect(new Set(await colors(ORDERS.blackPdf))).toEqual(new Set(['0 0 0 0 k', '0 0 0 1 k']));
});

it('printWidth returns the ordered width, or the width at 300 dpi if the size was ordered in pixels', () => {
  expect([ORDERS.svg, ORDERS.pdf, ORDERS.pngInPrint].map((order) => printWidth(25, { ...order }))).toEqual([
    30, 30, 30,
  ]);
  expect(printWidth(25, { ...ORDERS.svg, mm: 52.5 })).toBe(52.5);
  // 25 modules and a margin of 4 on each side: 33 modules of 9 pixels, 297 pixels in all.
  expect(printWidth(25, ORDERS.png)).toBeCloseTo((297 / 300) * 25.4);
});

it('makeFile prints a caption only if there is a `lettering`, and loads fonts that the lettering lacks', async () => {
  const captioned: QrDesign = { ...PLAIN, caption: 'Menu' };
  const lettering = await letteringFor(['abcdefghijklmnopqrstuvwxyzM ./']);
  const height = async (tools?: FileTools) =>
    Number(/height="([\d.]+)mm"/.exec(textOf(await make(captioned, null, ORDERS.svg, tools)))?.[1]);
  expect(await height()).toBe(30);
  expect(await height({ lettering })).toBeGreaterThan(33);
  expect(await height({ lettering: await letteringFor([]) })).toBeGreaterThan(33);
});

it('a frame is more modules away from a 20 mm code than from a 100 mm code: the least distance is in mm', async () => {
  const share = async (mm: number): Promise<number> => {
    const file = textOf(await make({ ...PLAIN, frame: 'line' }, null, { ...ORDERS.svg, mm }));
    return Number(/width="([\d.]+)mm"/.exec(file)?.[1]) / mm;
  };
  expect((await share(20)) - (await share(100))).toBeGreaterThan(0.1);
});

it('nearestPixelSize returns the nearest size with a whole number of pixels per module, at least one', () => {
  expect(nearestPixelSize(25, 4, { pixels: 354 })).toEqual({ scale: 11, side: 363, dpi: null });
  expect(nearestPixelSize(25, 4, { pixels: 346 })).toEqual({ scale: 10, side: 330, dpi: null });
  expect(nearestPixelSize(177, 4, { pixels: 100 })).toEqual({ scale: 1, side: 185, dpi: null });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 10_000 }), (version, pixels) => {
      const modules = 17 + 4 * version;
      const { scale, side } = nearestPixelSize(modules, 4, { pixels });
      expect(side).toBe(scale * (modules + 8));
      expect(side).toBeLessThanOrEqual(10_000);
      if (pixels >= modules + 8 && pixels <= 9800) {
        expect(Math.abs(side - pixels)).toBeLessThanOrEqual((modules + 8) / 2);
      }
    }),
  );
});

it('nearestPixelSize keeps the exact size in print by adjusting the density', () => {
  const { side, dpi } = nearestPixelSize(25, 4, { mm: 30, dpi: 300 });
  expect(side).toBe(363);
  expect((side / (dpi as number)) * 25.4).toBeCloseTo(30, 9);
});

it('nearestPixelSize returns at most 10,000 pixels per side, with a lower density if necessary', () => {
  const { side, dpi } = nearestPixelSize(25, 4, { mm: 1000, dpi: 2400 });
  expect(side).toBe(9999);
  expect(dpi).toBeCloseTo(253.97, 1);
});
