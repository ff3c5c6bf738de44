// Files as programs elsewhere see them: each is drawn by every program that is installed, then read, measured and compared.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { edgeOf, pixelGrid, rasterize } from '#drawing';
import { redraw } from '#making';
import { flattenOn, type Pixels } from '#raster';
import { DEFAULT_FILE_CHOICE, type FileChoice } from '#storage';
import { judge } from '../scripts/run/outside-judges.mjs';
import { makeFile } from '../src/features/preview/files/make-file.ts';
import { type Remade, remake } from '../src/features/preview/files/remake.ts';
import { CASES, type Case } from './print-cases.ts';

const run = promisify(execFile);

const TEXT = 'https://example.com/in-print';
const MM = 30;
/** 20 pixels to a millimetre. */
const DPI = 508;
const PIXELS_PER_MM = DPI / 25.4;
/** Of a coloured background, in millimetres. */
const BLEED = 3;
const EXACT = 0.1;
/** Of a channel: what differs more lies on an edge, which programs smooth differently. */
const EVEN = 12;
/** Of a channel: programs round colours differently, and scale images in ways of their own. */
const SAME_COLOR = 14;

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  // That the page writes PNG files itself where no worker runs, as here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

/** The same answer for the same key, found once: all programs take the same files of a case. */
function once<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const found = new Map<Key, Answer>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Answer;
  };
}

const codeOf = once(({ style, design, image }: Case): Promise<Remade> => {
  const whole: QrDesign = {
    ...DEFAULT_DESIGN,
    type: 'text',
    content: TEXT,
    qrType: 'custom',
    style: { ...DEFAULT_STYLE, ...style },
    ...design,
    ...(image && { customImage: image.href }),
  };
  return remake({ design: whole, text: TEXT }, image ?? null);
});

const WATCH = { signal: new AbortController().signal, onProgress: () => undefined };

/** Writes a file as the page does; where it is. */
async function write(code: Remade, choice: Partial<FileChoice>): Promise<string> {
  const whole = { ...DEFAULT_FILE_CHOICE, mm: MM, ...choice };
  const blob = await makeFile(code, whole, code.design, WATCH);
  const path = join(folder, `${Math.random()}.${whole.format}`);
  writeFileSync(path, new Uint8Array(await blob.arrayBuffer()));
  return path;
}

/** Where a case's files are. */
const FILES = {
  svg: once(async (one: Case) => write(await codeOf(one), { format: 'svg' })),
  pdf: once(async (one: Case) => write(await codeOf(one), { format: 'pdf' })),
  blackPdf: once(async (one: Case) => write(await codeOf(one), { format: 'pdf', isBlackOnly: true })),
};

function open(path: string): Pixels {
  const { width, height, data } = PNG.sync.read(readFileSync(path));
  return flattenOn({ width, height, data: new Uint8ClampedArray(data) }, 255);
}

interface Program {
  readonly name: 'librsvg' | 'poppler' | 'ghostscript' | 'mupdf';
  readonly format: 'svg' | 'pdf';
  /** The command that draws a file as a picture of `DPI`. */
  readonly command: (file: string, picture: string) => readonly string[];
}

const PROGRAMS: readonly Program[] = [
  {
    name: 'librsvg',
    format: 'svg',
    command: (file, picture) => ['-d', `${DPI}`, '-p', `${DPI}`, '-o', picture, file],
  },
  {
    name: 'poppler',
    format: 'pdf',
    command: (file, picture) => ['-png', '-singlefile', '-r', `${DPI}`, file, picture.replace(/\.png$/, '')],
  },
  {
    name: 'ghostscript',
    format: 'pdf',
    command: (file, picture) => [
      ...['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=png16m', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'],
      ...[`-r${DPI}`, `-sOutputFile=${picture}`, file],
    ],
  },
  { name: 'mupdf', format: 'pdf', command: (file, picture) => ['draw', '-q', '-r', `${DPI}`, '-o', picture, file] },
];

async function draw({ name, command }: Program, file: string): Promise<Pixels> {
  const picture = `${file}.${name}.png`;
  await run(judge(name) as string, [...command(file, picture)]);
  return open(picture);
}

/** What two readers that have nothing in common read in a picture. */
async function read(picture: Pixels): Promise<(string | undefined)[]> {
  const image = { ...picture, colorSpace: 'srgb' } as unknown as ImageData;
  const [found] = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
  return [found?.text, decodeQr(image)];
}

/** The edges of all that is dark, in millimetres from the picture's. */
function darkBox({ width, height, data }: Pixels): { left: number; top: number; right: number; bottom: number } {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      if (0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2] >= 150) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) box[edge] /= PIXELS_PER_MM;
  return box;
}

/** The page and the code on it are as large as they say, and where they belong. */
function expectMeasures(picture: Pixels, { made }: Remade, edge: number): void {
  const { size } = made.code;
  const module = MM / (size + 8);
  expect(Math.abs(picture.width / PIXELS_PER_MM - (MM + 2 * edge)), 'page').toBeLessThanOrEqual(EXACT);
  expect(picture.height).toBe(picture.width);
  const box = darkBox(picture);
  for (const [name, expected] of Object.entries({
    left: edge + 4 * module,
    top: edge + 4 * module,
    right: edge + (4 + size) * module,
    bottom: edge + (4 + size) * module,
  })) {
    expect(Math.abs(box[name as keyof typeof box] - expected), name).toBeLessThanOrEqual(EXACT);
  }
}

/** In the picture that is judged. */
const PIXELS_PER_MODULE = 12;

/** The picture that is judged, and its grid. */
const judgedPicture = once(({ made, design, image }: Remade) => {
  const { size } = made.code;
  const grid = pixelGrid(size, PIXELS_PER_MODULE * (size + 8), 4);
  return { grid, judged: flattenOn(rasterize(redraw(made, design, image, grid)), 255) };
});

/** In the middle of each module, where that is no edge, there is the colour of the picture that is judged. */
function expectColors(picture: Pixels, code: Remade, edge: number): void {
  const { size } = code.made.code;
  const { grid, judged } = judgedPicture(code);
  const begin = edge * PIXELS_PER_MM;
  const width = picture.width - 2 * begin;
  const place = (along: number): number => Math.round(begin + (along / judged.width) * width - 0.5);
  let worst = 0;
  let compared = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [u, v] = [column, row].map((index) => edgeOf(grid, index) + PIXELS_PER_MODULE / 2);
      if (!isEven(judged, u, v)) continue;
      compared++;
      const [seen, expected] = [colorAt(picture, place(u), place(v)), colorAt(judged, u, v)];
      for (const [channel, value] of expected.entries()) worst = Math.max(worst, Math.abs(seen[channel] - value));
    }
  }
  expect(compared / size ** 2).toBeGreaterThan(0.9);
  expect(worst).toBeLessThanOrEqual(SAME_COLOR);
}

function colorAt({ width, data }: Pixels, x: number, y: number): number[] {
  const at = 4 * (y * width + x);
  return [data[at], data[at + 1], data[at + 2]];
}

/** Whether a picture is of one colour, or nearly so, for two pixels around a place. */
function isEven(picture: Pixels, x: number, y: number): boolean {
  const here = colorAt(picture, x, y);
  for (const [across, down] of [
    [-2, -2],
    [2, -2],
    [-2, 2],
    [2, 2],
    [0, 2],
    [0, -2],
    [2, 0],
    [-2, 0],
  ]) {
    const there = colorAt(picture, x + across, y + down);
    if (there.some((value, channel) => Math.abs(value - here[channel]) > EVEN)) return false;
  }
  return true;
}

describe.each(PROGRAMS)('$name', (program) => {
  it.skipIf(!judge(program.name)).each(CASES)('draws $name as it is: read, measured, in its colours', async (one) => {
    const code = await codeOf(one);
    const edge = one.bleeds && program.format === 'pdf' ? BLEED : 0;
    const picture = await draw(program, await FILES[program.format](one));
    expect(await read(picture)).toEqual([TEXT, TEXT]);
    expectMeasures(picture, code, edge);
    expectColors(picture, code, edge);
  });
});

describe('PNG files', () => {
  it.each(CASES)('hold $name at any size: read, measured, in its colours', async (one) => {
    const code = await codeOf(one);
    const { width, height, data } = PNG.sync.read(readFileSync(await write(code, { format: 'png', dpi: DPI })));
    // Whole pixels for each module, its margin included: as many as come nearest to the 600 that were asked for.
    const modules = code.made.code.size + 8;
    const side = modules * Math.round(600 / modules);
    expect([width, height]).toEqual([side, side]);
    const picture = flattenOn({ width, height, data: new Uint8ClampedArray(data) }, 255);
    expect(await read(picture)).toEqual([TEXT, TEXT]);
    expectColors(picture, code, 0);
  });

  it('are as wide in print as they say', async () => {
    for (const mm of [10, 30, 123.4]) {
      const bytes = readFileSync(await write(await codeOf({ name: '' }), { format: 'png', mm, dpi: 300 }));
      const at = bytes.indexOf('pHYs') + 4;
      const width = bytes.readUInt32BE(16);
      expect(bytes[at + 8]).toBe(1);
      expect(Math.abs((1000 * width) / bytes.readUInt32BE(at) - mm)).toBeLessThan(EXACT);
    }
  });
});

describe('PDF files', () => {
  it.skipIf(!judge('qpdf')).each(CASES)('of $name are sound', async (one) => {
    const { stdout } = await run(judge('qpdf') as string, ['--check', await FILES.pdf(one)]);
    expect(stdout).toContain('No syntax or stream encoding errors found');
  });

  it.skipIf(!judge('ghostscript')).each(CASES)(
    'of $name in black ink alone use no other, and are still read',
    async (one) => {
      const file = await FILES.blackPdf(one);
      const { stdout } = await run(judge('ghostscript') as string, ['-q', '-o', '-', '-sDEVICE=inkcov', file]);
      const [cyan, magenta, yellow, black] = stdout.trim().split(/\s+/).map(Number);
      expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
      expect(black).toBeGreaterThan(0.1);
      expect(await read(await draw(PROGRAMS[2], file))).toEqual([TEXT, TEXT]);
    },
  );

  it.skipIf(!judge('ghostscript'))('in colour use others, or that proves nothing', async () => {
    const file = await FILES.pdf(CASES[1]);
    const { stdout } = await run(judge('ghostscript') as string, ['-q', '-o', '-', '-sDEVICE=inkcov', file]);
    expect(Number(stdout.trim().split(/\s+/)[0])).toBeGreaterThan(0.05);
  });

  it.skipIf(!judge('poppler'))('tell viewers their boxes, their title and what the code holds', async () => {
    const file = await FILES.pdf(CASES[CASES.length - 1]);
    const { stdout } = await run(join(judge('poppler') as string, '..', 'pdfinfo'), ['-box', file]);
    const box = (name: string): number[] =>
      (new RegExp(`^${name}:(.*)$`, 'm').exec(stdout)?.[1] ?? '')
        .trim()
        .split(/\s+/)
        .map((edge) => (Number(edge) * 25.4) / 72);
    for (const [name, expected] of [
      ['MediaBox', [0, 0, 36, 36]],
      ['BleedBox', [0, 0, 36, 36]],
      ['TrimBox', [3, 3, 33, 33]],
    ] as const) {
      expect(box(name), name).toEqual(expected.map((edge) => expect.closeTo(edge, 1)));
    }
    expect(stdout).toMatch(/^Title:\s+QR code for example\.com\/in-print$/m);
    expect(stdout).toContain(TEXT);
  });
});
