// Pictures of every kind, and hostile ones, given to the commands of the packed npm package. `samples` is the same code
// written by ImageMagick in several formats. In `turned.jpg`, it is at the lower end of an upright picture.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { constants, deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { crc32 } from '#raster';
import { createIsoMedia, createTiff, JPEG } from '../core/raster/testing/image-files.ts';
import { installPackage, outputOf, runCommand } from './packed.ts';

// A picture of 100 megapixels takes 40 seconds of processor time, of a processor that others may use too.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const TEXT = 'https://example.com/menu?table=12';
const folder = installPackage('quietzone-pictures');
const equipped = installPackage('quietzone-drawings', ['@jsquash/avif', '@resvg/resvg-wasm']);

/** Makes the process say how much memory it took, in its last line. */
const MEASURED = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => {
    console.error(1024 * process.resourceUsage().maxRSS);
  });`,
)}`;

/** Runs the command, and expects that it stays below a gigabyte. */
function run(command: 'check' | 'read', ...files: readonly string[]) {
  return runIn(folder, command, ...files);
}

function runIn(where: string, command: 'check' | 'read', ...files: readonly string[]) {
  const env = { ...process.env, NODE_OPTIONS: `--import ${MEASURED}` };
  const places = [folder, resolve('judges/samples'), resolve('core/raster/testing/scans')];
  const paths = files.map((file) => places.map((place) => join(place, file)).find(existsSync) ?? file);
  const { status, stdout, stderr } = runCommand(where, [command, '--json', ...paths], '', env);
  const lines = stderr.trim().split('\n');
  expect(Number(lines.at(-1))).toBeLessThan(1e9);
  return { status, stdout: `${stdout}`, words: lines.slice(0, -1).join('\n') };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

interface PngParts {
  readonly side: number;
  readonly depth?: number;
  readonly colorType?: number;
  /** Before compression. */
  readonly rows: Uint8Array;
  readonly more?: readonly Buffer[];
}

function writePng(file: string, { side, depth = 8, colorType = 6, rows, more = [] }: PngParts): void {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, colorType], 8);
  const packed = deflateSync(rows, { level: 1, strategy: constants.Z_RLE });
  const chunks = [chunk('IHDR', header), ...more, chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))];
  writeFileSync(join(folder, file), Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...chunks]));
}

function writeSample(file: string, change: (sample: Buffer) => Buffer): void {
  writeFileSync(join(folder, `changed-${file}`), change(readFileSync(resolve('judges/samples', file))));
}

function writeSvg(file: string, content: string): void {
  writeFileSync(join(folder, file), `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);
}

const READ = [
  ...['interlaced.png', 'deep.png', 'animated.png', 'progressive.jpg', 'turned.jpg', 'photo.webp', 'lossless.webp'],
  ...['palette.gif', 'interlaced.gif', 'bilevel.bmp', 'gray.bmp', 'rgb.bmp'],
  ...['group3.tif', 'group3-2d.tif', 'group4.tif', 'rows.tif', 'packbits.tif', 'gray-lzw.tif', 'rgb-deflate.tif'],
  ...['palette.tif', 'gray16-lzw.tif', 'tiled.tif', 'tiled-jpeg.tif', 'ycbcr-jpeg.tif'],
];

test('every format is read without another package', () => {
  const lines = run('read', ...READ)
    .stdout.trim()
    .split('\n');
  const texts = lines.map((line) => JSON.parse(line)).map(({ file, codes }) => [basename(file), codes?.[0]?.text]);
  expect(texts).toEqual(READ.map((file) => [file, TEXT]));
});

test('AVIF and SVG are read with a package of their own, which a sentence names', () => {
  outputOf(runCommand(folder, ['make', TEXT, '-o', 'drawn.svg']));
  for (const [file, codec] of [
    ['photo.avif', '@jsquash/avif'],
    ['drawn.svg', '@resvg/resvg-wasm'],
  ]) {
    expect(run('read', file).words).toContain(`npx -p quietzone -p ${codec} quietzone`);
    expect(runIn(equipped, 'read', file).stdout).toContain(TEXT);
  }
});

test('each page of a scan is read and checked, and its number is told', () => {
  expect(JSON.parse(run('read', 'pages.tif').stdout).codes).toMatchObject([{ text: TEXT, page: 2 }]);
  const { status, stdout } = run('check', 'pages.tif');
  expect(status).toBe(0);
  expect(JSON.parse(stdout).files[0].codes).toMatchObject([{ text: TEXT, page: 2 }]);
  const lines = runCommand(folder, ['check', resolve('core/raster/testing/scans/pages.tif')]).stdout.toString();
  expect(lines).toContain(`Page 2: "${TEXT}"`);
  expect(runCommand(folder, ['make', TEXT, '--logo', resolve('core/raster/testing/scans/pages.tif')]).stderr).toMatch(
    /has 3 pages/,
  );
});

test('a logo of a type that not every viewer draws becomes a PNG', () => {
  const logo = resolve('core/raster/testing/scans/palette.tif');
  const drawn = outputOf(runCommand(folder, ['make', TEXT, '--logo', logo, '--format', 'svg'])).toString();
  expect(drawn).toContain('data:image/png;base64,');
});

test('the EXIF orientation of a photo is honored', () => {
  const { stdout } = run('check', 'turned.jpg');
  const [{ text, corners }] = JSON.parse(stdout).files[0].codes;
  expect(text).toBe(TEXT);
  expect(Math.max(...corners.map(({ y }: { y: number }) => y))).toBeGreaterThan(111);
});

test('a scan of three thousand small JPEGs is decoded in time', () => {
  const fields = {
    256: [100 * 37],
    257: [30 * 23],
    258: [8, 8, 8],
    259: [7],
    262: [6],
    277: [3],
    322: [37],
    323: [23],
  };
  const tiles = { 324: Array<number>(3000).fill(8), 325: Array<number>(3000).fill(JPEG.length) };
  writeFileSync(join(folder, 'tiles.tif'), createTiff({ ...fields, ...tiles }, [...JPEG]));
  expect(run('read', 'tiles.tif')).toMatchObject({ status: 4, words: expect.stringContaining('no code') });
});

test('a picture of 100 megapixels is checked', () => {
  const rows = Buffer.alloc(10_000 * 10_001, 255);
  for (let y = 0; y < 10_000; y++) rows[10_001 * y] = 0;
  writePng('huge.png', { side: 10_000, colorType: 0, rows });
  expect(run('check', 'huge.png').status).toBe(4);
});

writePng('deep-and-huge.png', { side: 10_000, depth: 16, rows: Buffer.alloc(9) });
writePng('lie.png', { side: 10_000, rows: Buffer.alloc(9) });
writeSample('progressive.jpg', (jpeg) => {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt32BE(0x2710_2710, frame + 5);
  return jpeg;
});
writeSample('interlaced.png', (png) => png.subarray(0, 500));
writeFileSync(join(folder, 'huge.tif'), createTiff({ 256: [2 ** 32 - 1], 257: [2 ** 32 - 1], 258: [8] }, [0]));
writeFileSync(join(folder, 'lie.tif'), createTiff({ 256: [9000], 257: [9000], 258: [8] }, [0]));
writeFileSync(join(folder, 'circle.tif'), createTiff({ 256: [1], 257: [1], 258: [8] }, [0], { next: 9 }));
const zeros = deflateSync(Buffer.alloc(2e8));
writeFileSync(
  join(folder, 'bomb.tif'),
  createTiff({ 256: [9], 257: [9], 258: [8], 259: [8], 262: [1] }, [...zeros.subarray(0, 100_000)]),
);
writeFileSync(join(folder, 'document.pdf'), '%PDF-1.7\n');
writeFileSync(join(folder, 'photo.heic'), createIsoMedia('heic', [[9, 9]]));
writeFileSync(
  join(folder, 'entities.svg'),
  '<!DOCTYPE svg [<!ENTITY a "a">]><svg xmlns="http://www.w3.org/2000/svg"/>',
);
const levels = Array.from({ length: 12 }, (_, k) => `<g id="g${k + 1}">${`<use href="#g${k}"/>`.repeat(10)}</g>`);
writeSvg('uses.svg', `<rect id="g0" width="1" height="1"/>${levels.join('')}`);
const turbulence = '<feTurbulence baseFrequency="0.01" numOctaves="9"/>'.repeat(50);
writeSvg(
  'filters.svg',
  `<filter id="f">${turbulence}</filter>${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(50)}`,
);

test.each([
  ['animated.gif', /is animated/],
  ['animated.webp', /is animated/],
  ['cmyk.jpg', /has CMYK colors/],
  ['deep-and-huge.png', /has too many pixels: 10000 × 10000/],
  ['changed-progressive.jpg', /has too many pixels: 10000 × 10000/],
  ['lie.png', /is damaged/],
  ['changed-interlaced.png', /is damaged/],
  ['huge.tif', /has too many pixels: 4294967295 × 4294967295/],
  ['lie.tif', /is damaged/],
  ['circle.tif', /is damaged/],
  ['cmyk.tif', /has CMYK colors/],
  ['zstd.tif', /colors or a compression that are not read/],
  ['bigtiff.tif', /colors or a compression that are not read/],
  ['document.pdf', /is a PDF.*pdftoppm/],
  ['photo.heic', /is a HEIC photo/],
  ['entities.svg', /is no image/],
  ['uses.svg', /is damaged|takes too long to decode/],
  ['filters.svg', /is damaged|takes too long to decode/],
])('%s gets a sentence', (file, sentence) => {
  const { status, words } = runIn(file.endsWith('.svg') ? equipped : folder, 'read', file);
  expect(status).toBe(66);
  expect(words).toMatch(sentence);
});

test('what a file claims about its size, or hides, is not unpacked', () => {
  writePng('bomb.png', { side: 10, rows: Buffer.alloc(2e8) });
  const hidden = Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(2e8))]);
  writePng('hidden.png', { side: 10, rows: Buffer.alloc(410), more: [chunk('zTXt', hidden)] });
  for (const file of ['bomb.png', 'hidden.png', 'bomb.tif']) expect([4, 66]).toContain(run('read', file).status);
});
