// Lets other programs draw files, and compares their pictures with those of this site.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';
import { afterAll, expect } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { edgeOf, pixelGrid, rasterize } from '#drawing';
import { type MadeCode, makeCode, redraw } from '#making';
import { type Box, flattenOn, type Pixels, smallestAtLeast, type UploadedImage } from '#raster';
import { judge } from '../scripts/run/outside-judges.mjs';
import type { Case } from './print-cases.ts';

export const run = promisify(execFile);

export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export async function expectSound(file: string): Promise<void> {
  const { stdout } = await run(judge('qpdf') as string, ['--check', file]);
  expect(stdout).toContain('No syntax or stream encoding errors found');
}

export async function pdfInfo(file: string, ...options: readonly string[]): Promise<string> {
  const { stdout } = await run(join(judge('poppler') as string, '..', 'pdfinfo'), [...options, file]);
  return stdout;
}

export async function pageSizes(file: string): Promise<number[][]> {
  const sizes = (await pdfInfo(file, '-l', '-1')).matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm);
  return Array.from(sizes, ([, ...size]) => size.map((points) => (Number(points) * 25.4) / 72));
}

export async function pageBox(file: string, name: 'MediaBox' | 'BleedBox' | 'TrimBox'): Promise<number[]> {
  const edges = new RegExp(`^${name}:(.*)$`, 'm').exec(await pdfInfo(file, '-box'))?.[1] ?? '';
  return edges
    .trim()
    .split(/\s+/)
    .map((edge) => (Number(edge) * 25.4) / 72);
}

export const TEXT = 'https://example.com/in-print';
export const MM = 30;
/** Pixels per inch of the programs' pictures: 10 per millimeter. */
export const DPI = 254;
const PIXELS_PER_MM = DPI / 25.4;
/** Bleed of a colored background, in millimeters. */
export const BLEED = 3;
/** Tolerance of measured lengths, in millimeters. */
export const EXACT = 0.1;
/**
 * Largest difference of a color channel within an even area. Larger ones are edges, which programs smooth differently.
 */
const EVEN = 12;
/** Of a color channel. Programs round colors and scale images differently. */
const SAME_COLOR = 14;

/** Prepares the decoders. It must be called before all tests. */
export function prepareDecoders(): void {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
}

/** Returns a function that caches the results of `find` by key, so that all programs use the same files of a case. */
export function once<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const found = new Map<Key, Answer>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Answer;
  };
}

export interface CodeOfCase {
  readonly made: MadeCode;
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

export const codeOf = once(({ style, design, image }: Case): CodeOfCase => {
  const whole: QrDesign = {
    ...DEFAULT_DESIGN,
    type: 'text',
    content: TEXT,
    qrType: 'custom',
    style: { ...DEFAULT_STYLE, ...style },
    ...design,
    ...(image && { customImage: image.href }),
  };
  return { made: makeCode(whole, image ?? null), design: whole, image: image ?? null };
});

/** Opens a picture in PNG or PPM format. Transparent parts become white. */
export function open(path: string): Pixels {
  if (path.endsWith('.ppm')) {
    const picture = readRaw(path);
    return cutCode(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, 1);
  }
  const { width, height, data } = PNG.sync.read(readFileSync(path));
  return flattenOn({ width, height, data: new Uint8ClampedArray(data) }, 255);
}

/** A picture without compression: gray, or red, green and blue. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly bytes: Uint8Array;
}

/** The header is "P5 width height 255" (gray) or "P6 …" (color). Much faster than PNG. */
export function readRaw(path: string): RawPicture {
  const bytes = readFileSync(path);
  const head = /^P([56])\s+(?:#.*\s+)?(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 200));
  if (!head) throw new RangeError(`No raw picture: ${path}`);
  const [all, kind, width, height] = head;
  return {
    ...{ width: Number(width), height: Number(height), channels: kind === '5' ? 1 : 3 },
    bytes: bytes.subarray(all.length),
  };
}

/** Number of pixels per module that is enough for every decoder. */
const MODULE_PIXELS = 5;

/**
 * Cuts a code out of a picture. The code is scaled down if its modules have far more pixels than decoders need, because
 * reading would take ten times as long. `box` and `module`, the width of a module, are in pixels.
 */
export function cutCode(picture: RawPicture, box: Readonly<Box>, module: number): Pixels {
  const times = Math.max(1, Math.floor(module / MODULE_PIXELS));
  const [width, height] = [Math.floor(box.width / times), Math.floor(box.height / times)];
  const { channels, bytes } = picture;
  const rowLength = picture.width * channels;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const from = (box.y + y * times) * rowLength + (box.x + x * times) * channels;
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let row = from + channel; row < from + times * rowLength; row += rowLength) {
          for (let right = 0; right < times; right++) sum += bytes[row + right * channels];
        }
        data[at + channel] = sum / times ** 2;
      }
      if (channels === 1) data[at + 2] = data[at + 1] = data[at];
    }
  }
  return { width, height, data };
}

/** Lets a program draw pages of a PDF file in shades of gray. Pages count from 1; the default is the first page. */
export async function drawGray(
  program: 'poppler' | 'mupdf',
  file: string,
  dpi: number,
  [first, last] = [1, 1],
): Promise<RawPicture[]> {
  const prefix = `${file}-${program}-${first}`;
  const commands = {
    poppler: ['-gray', '-r', `${dpi}`, '-f', `${first}`, '-l', `${last}`, file, prefix],
    mupdf: ['draw', '-q', '-c', 'gray', '-r', `${dpi}`, '-o', `${prefix}-%02d.pgm`, file, `${first}-${last}`],
  };
  await run(judge(program) as string, commands[program]);
  const pictures = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(prefix)}-`));
  expect(pictures).toHaveLength(1 + last - first);
  return pictures.sort().map((name) => {
    const path = join(dirname(file), name);
    const picture = readRaw(path);
    rmSync(path);
    return picture;
  });
}

export interface Program {
  readonly name: 'librsvg' | 'poppler' | 'ghostscript' | 'mupdf';
  readonly format: 'svg' | 'pdf';
  /** PPM is faster because it is not compressed. PNG if the program cannot write PPM. */
  readonly picture: 'png' | 'ppm';
  /** Returns the parameters to draw a page of a file with `dpi` pixels per inch. Pages count from 1. */
  readonly command: (file: string, picture: string, page: number, dpi: number) => readonly string[];
  /**
   * Returns the parameters to draw several files of one page each with a single start of the program, with `DPI` pixels
   * per inch. `%d` in `pictures` stands for the number of the file, from 1. Absent if the program must be started for
   * each file.
   */
  readonly commandForAll?: (files: readonly string[], pictures: string) => readonly string[];
}

const GHOSTSCRIPT = '-q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=ppmraw -dTextAlphaBits=4 -dGraphicsAlphaBits=4'.split(' ');

export const PROGRAMS: readonly Program[] = [
  {
    name: 'librsvg',
    format: 'svg',
    picture: 'png',
    command: (file, picture, _, dpi) => ['-d', `${dpi}`, '-p', `${dpi}`, '-o', picture, file],
  },
  {
    name: 'poppler',
    format: 'pdf',
    picture: 'ppm',
    command: (file, picture, page, dpi) => [
      ...['-singlefile', '-f', `${page}`, '-r', `${dpi}`],
      ...[file, picture.replace(/\.ppm$/, '')],
    ],
  },
  {
    name: 'ghostscript',
    format: 'pdf',
    picture: 'ppm',
    command: (file, picture, page, dpi) => [
      ...[...GHOSTSCRIPT, `-r${dpi}`, `-dFirstPage=${page}`, `-dLastPage=${page}`],
      ...[`-sOutputFile=${picture}`, file],
    ],
    commandForAll: (files, pictures) => [...GHOSTSCRIPT, `-r${DPI}`, `-sOutputFile=${pictures}`, ...files],
  },
  {
    name: 'mupdf',
    format: 'pdf',
    picture: 'ppm',
    command: (file, picture, page, dpi) => ['draw', '-q', '-r', `${dpi}`, '-o', picture, file, `${page}`],
  },
];

export async function draw(program: Program, file: string, page = 1, dpi = DPI): Promise<Pixels> {
  const picture = `${file}.${page}.${program.name}.${program.picture}`;
  await run(judge(program.name) as string, [...program.command(file, picture, page, dpi)]);
  return open(picture);
}

/**
 * Draws files of one page each, and returns the paths of the pictures. A program with `commandForAll` is started
 * once for all files. Ghostscript has this command because it takes longer to start than to draw.
 */
export async function drawAll(program: Program, files: readonly string[]): Promise<string[]> {
  const { name, picture, command, commandForAll } = program;
  if (commandForAll) {
    const pictures = `${files[0]}.%d.${name}.${picture}`;
    await run(judge(name) as string, [...commandForAll(files, pictures)]);
    return files.map((_, index) => pictures.replace('%d', `${index + 1}`));
  }
  const pictures = files.map((file) => `${file}.${name}.${picture}`);
  for (const [index, file] of files.entries()) {
    await run(judge(name) as string, [...command(file, pictures[index], 1, DPI)]);
  }
  return pictures;
}

/**
 * Returns how much cyan, magenta, yellow and black each page of PDF files uses, 0 to 1. A single run of Ghostscript
 * gets all files, because Ghostscript takes longer to start than to read a page.
 */
export async function inksOf(files: readonly string[]): Promise<number[][]> {
  const { stdout } = await run(judge('ghostscript') as string, ['-q', '-o', '-', '-sDEVICE=inkcov', '-r72', ...files]);
  return stdout
    .trim()
    .split('\n')
    .map((page) => page.trim().split(/\s+/).slice(0, 4).map(Number));
}

export async function expectBlackOnly(files: readonly string[], pages = files.length): Promise<void> {
  const inks = await inksOf(files);
  expect(inks).toHaveLength(pages);
  for (const [cyan, magenta, yellow, black] of inks) {
    expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    expect(black).toBeGreaterThan(0);
  }
}

/** At least on a side. With many more, reading takes ten times as long. */
const READ_PIXELS = 250;

/** Two unrelated decoders. The picture is halved while both sides have at least 2 × `READ_PIXELS` pixels. */
export async function read(picture: Pixels): Promise<(string | undefined)[]> {
  const small = smallestAtLeast(picture, READ_PIXELS, READ_PIXELS);
  const image = { ...small, colorSpace: 'srgb' } as unknown as ImageData;
  const [found] = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
  return [found?.text, decodeQr(image)];
}

/** Returns the box around all dark pixels, in millimeters from the picture's upper left corner. */
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

/** Expects `MM` plus `edge` on each side, and the code's sides within 0.1 mm of their places. */
export function expectMeasures(picture: Pixels, { made }: CodeOfCase, edge: number): void {
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

/** Pixels per module of this site's own picture, with which the programs' pictures are compared. */
const PIXELS_PER_MODULE = 12;

/** Returns this site's own picture of a code, and its grid. */
const judgedPicture = once(({ made, design, image }: CodeOfCase) => {
  const { size } = made.code;
  const grid = pixelGrid(size, PIXELS_PER_MODULE * (size + 8), 4);
  return { grid, judged: flattenOn(rasterize(redraw(made, design, image, grid)), 255) };
});

/** Expects the center of each module, unless an edge is near, to have the same color as in this site's picture. */
export function expectColors(picture: Pixels, code: CodeOfCase, edge: number): void {
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
      for (let channel = 0; channel < 3; channel++) {
        worst = Math.max(worst, Math.abs(seen[channel] - expected[channel]));
      }
    }
  }
  expect(compared / size ** 2).toBeGreaterThan(0.9);
  expect(worst).toBeLessThanOrEqual(SAME_COLOR);
}

/** Returns the points at which a picture has an even color. Only every third point across and down is tried. */
const evenPoints = once((judged: Pixels): readonly (readonly [x: number, y: number])[] => {
  const points: [number, number][] = [];
  for (let y = 3; y < judged.height - 3; y += 3) {
    for (let x = 3; x < judged.width - 3; x += 3) if (isEven(judged, x, y)) points.push([x, y]);
  }
  return points;
});

/** Expects a picture to have the same colors as this site's picture `judged`, wherever `judged` has an even color. */
export function expectSamePicture(picture: Pixels, judged: Pixels): void {
  expect([picture.width, picture.height]).toEqual([judged.width, judged.height]);
  const points = evenPoints(judged);
  let worst = 0;
  for (const [x, y] of points) {
    const [seen, expected] = [colorAt(picture, x, y), colorAt(judged, x, y)];
    for (let channel = 0; channel < 3; channel++) worst = Math.max(worst, Math.abs(seen[channel] - expected[channel]));
  }
  expect((9 * points.length) / (judged.width * judged.height)).toBeGreaterThan(0.5);
  expect(worst).toBeLessThanOrEqual(SAME_COLOR);
}

function colorAt({ width, data }: Pixels, x: number, y: number): number[] {
  const at = 4 * (y * width + x);
  return [data[at], data[at + 1], data[at + 2]];
}

/** The pixels that `isEven` compares with a pixel, as their distances from it to the right and down. */
const AROUND = [-2, 0, 2].flatMap((down) => [-2, 0, 2].map((right) => [right, down] as const));

/** Returns whether the pixels around a point, at the distances `AROUND`, have nearly the same color as the point. */
function isEven({ width, data }: Pixels, x: number, y: number): boolean {
  const here = 4 * (y * width + x);
  for (const [right, down] of AROUND) {
    const there = here + 4 * (down * width + right);
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs(data[there + channel] - data[here + channel]) > EVEN) return false;
    }
  }
  return true;
}
