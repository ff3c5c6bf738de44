import { SaxesParser } from 'saxes';
import { expect, test, vi } from 'vitest';
import { mapOutlines, type PathLayer, rasterize } from '#drawing';
import { decodePng, encodePng, type Pixels, readDataUrl, writeDataUrl } from '#raster';
import { WEAK_DECODER } from '#scanning/tunnel';
import { check } from './check.ts';
import { fit as fitLogo } from './fit.ts';
import { type LogoPixels, OptionError, type SvgOptions, svg } from './index.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { weave } from './weave.ts';

const TEXT = 'https://example.com/menu';

const LOOKS: readonly SvgOptions[] = [
  {},
  { margin: 0 },
  { shape: 'rounded', color: '#036', cornerShape: 'leaf', dotShape: 'rounded' },
  { shape: 'dots', color: '#036', cornerColor: '#903', dotColor: '#060' },
  { shape: 'level-bars', background: '#FFE' },
  { shape: 'upright-bars', level: 'L', mask: 2, minVersion: 4 },
];

test.each(LOOKS)('a decoder reads the SVG and the PNG of %o', async (look) => {
  expect(await readText(paintSvg(svg(TEXT, look)))).toBe(TEXT);
  const picture = await decodePng(await png(TEXT, { ...look, px: 401 }));
  expect(picture).toMatchObject({ width: 401, height: 401 });
  expect(await readText(picture!)).toBe(TEXT);
});

test('a deterministic file is not compressed by the platform, and has the same pixels', async () => {
  const look = { shape: 'dots', gradient: { type: 'radial', from: '#036', to: '#309' }, px: 300 } as const;
  const own = await decodePng(await png(TEXT, look));
  const pages = () => pdf(TEXT, { ...look, deterministic: true, date: new Date(0) });
  const before = await pages();
  vi.stubGlobal('CompressionStream', undefined);
  try {
    await expect(png(TEXT, look)).rejects.toThrow();
    expect(await decodePng(await png(TEXT, { ...look, deterministic: true }))).toEqual(own);
    expect(await pages()).toEqual(before);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('pixels may be a Buffer, wherever in memory it begins', async () => {
  const data = Buffer.alloc(4 * 200 * 100 + 1, 'c8000080', 'hex').subarray(1);
  const [buffer, bytes] = [data, Uint8Array.from(data)].map((data) => ({ width: 200, height: 100, data }));
  const clamped = { ...buffer, data: Uint8ClampedArray.from(data) };
  for (const pixels of [buffer, bytes]) {
    const drawn = (given: LogoPixels) => png(TEXT, { logo: { pixels: given }, px: 400 });
    expect(await drawn(pixels)).toEqual(await drawn(clamped));
    const href = 'logo.png';
    expect(svg(TEXT, { logo: { pixels, href } })).toBe(svg(TEXT, { logo: { pixels: clamped, href } }));
  }
  expect(svg(await weave(TEXT, buffer))).toBe(svg(await weave(TEXT, clamped)));
  expect((await check(buffer)).codes).toEqual([]);
  // sharp's raw output has three channels for a photo without transparency.
  const opaque = { ...buffer, data: data.subarray(0, 3 * 200 * 100) };
  const option = 'logo.pixels.data.length';
  await expect(png(TEXT, { logo: { pixels: opaque } })).rejects.toMatchObject({ option });
  await expect(weave(TEXT, opaque)).rejects.toMatchObject({ option: 'pixels.data.length' });
});

test('a gradient keeps the background', async () => {
  const gradient = { type: 'linear', from: '#036', to: '#309' } as const;
  const { data } = (await decodePng(await png(TEXT, { gradient, background: '#FFEEDD', px: 100 })))!;
  expect([...data.subarray(0, 4)]).toEqual([255, 238, 221, 255]);
  expect(svg(TEXT, { gradient, background: '#FFEEDD' })).toContain('<path fill="#FFEEDD"');
});

test('a plain code is two paths, and a picture of its own size in millimeters', () => {
  const written = svg(TEXT, { mm: 30, title: 'A & "B" > C' });
  expect(written.match(/<path/g)).toHaveLength(2);
  expect(written).toMatch(
    /^<svg [^>]* width="30mm" height="30mm" role="img"><title>A &amp; &quot;B&quot; &gt; C<\/title>/,
  );
});

test('no option can add markup to an SVG', () => {
  const href = '"/><script>alert(1)</script>';
  const written = svg(TEXT, { title: href, logo: { href } });
  expect(written).not.toContain('<script');
  expectWellFormed(written);
});

test('a code that fits its logo is read with the logo on it', async () => {
  const pixels = { width: 2, height: 1, data: new Uint8ClampedArray([200, 0, 0, 255, 0, 0, 200, 255]) };
  const logo = { href: writeDataUrl('image/png', await encodePng(pixels)), size: 25 };
  const code = await fitLogo(TEXT, { logo });
  expect(code.level).toBe('H');
  const picture = (await decodePng(await png(code, { logo, px: 400 })))!;
  const middle = 4 * (200 * 400 + 225);
  expect([...picture.data.subarray(middle, middle + 3)]).toEqual([0, 0, 200]);
  expect(await readText(picture)).toBe(TEXT);
  expect(await readText((await decodePng(await png(code, { logo: { pixels, size: 25 }, px: 400 })))!)).toBe(TEXT);
});

test('a logo without known pixels is an error in a picture', async () => {
  const logo = { href: 'https://example.com/logo.png' };
  for (const made of [png(TEXT, { logo }), pdf(TEXT, { logo }), fitLogo(TEXT, { logo })]) {
    await expect(made).rejects.toThrow(OptionError);
  }
});

test('a woven code is read from its SVG and its PNG, and follows the photograph', async () => {
  const side = 64;
  const photo = { width: side, height: side, data: new Uint8ClampedArray(4 * side * side).fill(255) };
  for (let k = 0; k < side * side; k++) photo.data.fill(k % side < side / 2 ? 40 : 220, 4 * k, 4 * k + 3);
  const code = await weave(TEXT, photo, { strength: 1 });
  const picture = (await decodePng(await png(code, { px: 600 })))!;
  expect(await readText(picture)).toBe(TEXT);
  const lumaOf = (from: number): number => {
    const row = picture.data.subarray(4 * (300 * 600 + from), 4 * (300 * 600 + from + 100));
    return row.reduce((sum, value) => sum + value, 0) / row.length;
  };
  expect(lumaOf(150)).toBeLessThan(lumaOf(350));
  expectWellFormed(svg(code));
  const href = / xlink:href="([^"]*)"/.exec(svg(code))?.[1] ?? '';
  expect(await decodePng(readDataUrl(href)!.bytes)).not.toBeNull();
  await expect(weave('x'.repeat(8000), photo)).rejects.toMatchObject({ code: 'too-long' });
});

test('a PNG has the width and the density that were asked for, and no room is an error', async () => {
  const file = await png(TEXT, { mm: 25.4 });
  expect(await decodePng(file)).toMatchObject({ width: 300 });
  // pHYs: 300 dots per inch are 11811 per meter.
  expect(Buffer.from(file).includes(Buffer.from([0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1]))).toBe(true);
  await expect(png(TEXT, { px: 30 })).rejects.toMatchObject({ option: 'px', limit: [33, 10_000] });
});

test('a PDF has the page that was asked for, and is the same each time', async () => {
  const date = new Date(0);
  const file = await pdf(TEXT, { mm: 25.4, date, title: 'Menu' });
  expect(Buffer.from(file).toString('latin1')).toContain('/MediaBox [0 0 72 72]');
  expect(await pdf(TEXT, { mm: 25.4, date, title: 'Menu' })).toEqual(file);
});

/** Expects XML in which every prefix is declared. */
function expectWellFormed(written: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => expect.fail(error.message));
  parser.write(written).close();
}

async function readText(pixels: Pixels): Promise<string | undefined> {
  return (await WEAK_DECODER.read(framed(pixels)))?.text;
}

/** Adds a white margin, because codes without one are not read. */
function framed({ width, height, data }: Pixels): Pixels {
  const edge = 40;
  const side = width + 2 * edge;
  const framedData = new Uint8ClampedArray(4 * side * (height + 2 * edge)).fill(255);
  for (let y = 0; y < height; y++) {
    framedData.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * ((y + edge) * side + edge));
  }
  return { width: side, height: height + 2 * edge, data: framedData };
}

/** Paints the paths of an SVG, eight pixels for a module. */
function paintSvg(written: string): Pixels {
  const [, cut, side] = /viewBox="(\d+) \d+ (\d+)/.exec(written)!.map(Number);
  const layers = [...written.matchAll(/<path fill="#(.{6})" d="([^"]*)"/g)].map(([, digits, d]): PathLayer => {
    const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
    const map = { factor: 8, x: -8 * cut, y: -8 * cut };
    return {
      kind: 'path',
      part: 'modules',
      d: mapOutlines(d, map),
      paint: { kind: 'solid', color: { r, g, b, a: 1 } },
    };
  });
  return rasterize({ width: 8 * side, height: 8 * side, layers });
}
