// Six shapes that users of other generators asked for, drawn by functions: hearts and stars (qr-code-styling issue 198,
// mini-qr 257), diamonds (qr-code-styling pull request 189, python-qrcode 178), thin lines that join neighbors and a
// circuit board (LGLabGreg/react-qr-code 536), and dots of random sizes (the same, 533; qr-code-styling 46). ZXing and
// zbar read each of them wherever they read our dots.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodePng, flattenOn, type Pixels } from '#raster';
import { type SvgOptions, svg } from '../package/doors/index.ts';
import { pdf } from '../package/doors/pdf.ts';
import { png } from '../package/doors/png.ts';
import { type Module, ownShape, PathWriter } from '../package/doors/shape.ts';
import { judge } from '../scripts/run/outside-judges.mjs';
import { makeFolder, open } from './print-programs.ts';
import { Resvg, readBarcodes, readByZbar } from './wasm-programs.ts';

function star(): string {
  const path = new PathWriter();
  for (let k = 0; k < 10; k++) {
    const [angle, radius] = [(k * Math.PI) / 5, k % 2 === 0 ? 0.72 : 0.4];
    path[k === 0 ? 'moveTo' : 'lineTo'](0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle));
  }
  path.close();
  return path.d;
}

function disc(radius: number): string {
  const path = new PathWriter();
  path.moveTo(0.5 - radius, 0.5);
  path.arcTo(true, 0.5 + radius, 0.5);
  path.arcTo(true, 0.5 - radius, 0.5);
  path.close();
  return path.d;
}

/** The same for a module whenever it is drawn. */
function random({ x, y }: Module): number {
  return ((x * 7919 + y * 104_729) % 97) / 97;
}

const SHAPES: Readonly<Record<string, (module: Module) => string>> = {
  hearts: () => 'M.5 1.05c-.25-.22-.6-.45-.6-.78c0-.35.42-.45.6-.13c.18-.32.6-.22.6.13c0 .33-.35.56-.6.78z',
  stars: star,
  diamonds: () => 'M.5-.15l.65.65-.65.65-.65-.65z',
  'thin lines': ({ isDark }) => `M.2${isDark(0, -1) ? -0.01 : 0.1}h.6v${isDark(0, 1) ? 1.02 : 0.8}h-.6z`,
  'circuit board': ({ isDark }) =>
    disc(0.42) + (isDark(1, 0) ? 'M.5 .32h1v.36h-1z' : '') + (isDark(0, 1) ? 'M.32 .5h.36v1h-.36z' : ''),
  'random dots': (module) => disc(0.36 + 0.14 * random(module)),
};

const TEXTS = ['https://example.com', `https://example.com/${'menu/7-'.repeat(12)}`, 'WIFI:T:WPA;S:Café;P:espresso;;'];

async function readersOf(picture: Pixels, text: string): Promise<string[]> {
  const page = flattenOn(picture, 255);
  const image = { ...page, colorSpace: 'srgb' } as unknown as ImageData;
  const zxing = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  const zbar = await readByZbar(page);
  return [...(zxing[0]?.text === text ? ['ZXing'] : []), ...(zbar.includes(text) ? ['zbar'] : [])];
}

function drawn(text: string, options: SvgOptions): Pixels {
  const { width, height, pixels } = new Resvg(svg(text, options), { background: 'white' }).render();
  return { width, height, data: new Uint8ClampedArray(pixels) };
}

test.each(Object.keys(SHAPES))('%s are read wherever dots are, in SVG and PNG', async (name) => {
  const shape = ownShape(SHAPES[name]);
  for (const text of TEXTS) {
    for (const px of [150, 220, 330, 600]) {
      const ours = await readersOf(drawn(text, { shape: 'dots', px }), text);
      expect(await readersOf(drawn(text, { shape, px }), text), `${text} in ${px} pixels`).toEqual(
        expect.arrayContaining(ours),
      );
      expect(await readersOf((await decodePng(await png(text, { shape, px })))!, text), `PNG of ${px}`).toContain(
        'ZXing',
      );
    }
  }
});

test('poppler draws them in a PDF as resvg does in an SVG', async () => {
  const folder = makeFolder('own-shapes');
  for (const [name, draw] of Object.entries(SHAPES)) {
    const file = join(folder, `${name.replace(' ', '-')}.pdf`);
    writeFileSync(file, await pdf(TEXTS[0], { shape: ownShape(draw), mm: 25.4 }));
    execFileSync(judge('poppler') as string, ['-r', '330', '-png', '-singlefile', file, file]);
    const [seen, wanted] = [open(`${file}.png`), drawn(TEXTS[0], { shape: ownShape(draw), px: 330 })];
    expect([seen.width, seen.height]).toEqual([330, 330]);
    const others = wanted.data.filter((value, at) => Math.abs(value - seen.data[at]) > 128).length;
    expect(others / wanted.data.length, name).toBeLessThan(0.005);
  }
});
