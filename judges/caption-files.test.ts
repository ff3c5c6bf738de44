// Checks with other programs how files with captions and frames are drawn: place, ink, shapes, and whether the code is
// read.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FRAMES } from '#design';
import { gridSize, rasterize } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { drawFilePage, type FileOrder, makeFile } from '#making';
import { judge } from '../scripts/run/outside-judges.mjs';
import type { Case } from './print-cases.ts';
import {
  codeOf,
  draw,
  expectBlackOnly,
  makeFolder,
  once,
  open,
  PROGRAMS,
  prepareDecoders,
  read,
  run,
  TEXT,
} from './print-programs.ts';

const folder = makeFolder('captions');

vi.setConfig({ testTimeout: 120_000 });

let lettering: Lettering;
beforeAll(async () => {
  prepareDecoders();
  lettering = await letteringFor([]);
});

const GRADIENT = { gradientType: 'linear', gradientColor1: '#5B2A86', gradientColor2: '#004E64' } as const;

/** Designs with captions. Captions in frames have words of three scripts, with accents and a pictogram. */
const CAPTIONED: readonly Case[] = [
  { name: 'a caption alone', design: { caption: 'See the menu' } },
  ...FRAMES.map((frame) => ({ name: `a ${frame} frame`, design: { caption: 'Łódź · Ελλάδα · Київ ☕', frame } })),
  { name: 'a frame in a gradient', style: GRADIENT, design: { caption: 'Xem thực đơn', frame: 'tab' } },
  { name: 'a caption in two lines', design: { caption: 'All that we cook today, with its prices', frame: 'ticket' } },
];

const PAGES = CAPTIONED.map((one): Case => ({ ...one, design: { ...one.design, showAddress: true } }));

const MM = 40;
const PDF = { format: 'pdf', mm: MM, ink: 'rgb', date: new Date(Date.UTC(2026, 10, 5)) } as const;
const ORDERS = { svg: { format: 'svg', mm: MM }, pdf: PDF } as const;

async function write(one: Case, wanted: Pick<FileOrder, 'format'>) {
  const order = { margin: 4, title: 'A caption', carried: null, ...wanted } as FileOrder;
  const path = join(folder, `${Math.random()}.${order.format}`);
  const { file, drawing: page } = await makeFile(codeOf(one), order, { lettering });
  writeFileSync(path, file);
  const mm = MM / gridSize(page.code?.grid ?? expect.fail('No code'));
  return { path, width: page.width * mm, height: page.height * mm };
}

/** This many pixels on each side of an edge are not compared. */
const EDGE = 2;
const AROUND = [-EDGE, 0, EDGE].flatMap((y) => [-EDGE, 0, EDGE].map((x) => [x, y] as const));

/** Pixels per inch of the programs' pictures, in which the strokes of small letters are several pixels wide. */
const DPI = 381;
const pixelsOf = (mm: number): number => (mm * DPI) / 25.4;

/** Returns the file for a key, which consists of "svg" or "pdf" and the name of a case. Each file is written once. */
const fileOf = once((key: `${'svg' | 'pdf'} ${string}`) => {
  const format = key.slice(0, 3) as 'svg' | 'pdf';
  return write(PAGES.find(({ name }) => name === key.slice(4)) ?? expect.fail(key), ORDERS[format]);
});

/** The values of `ownPicture`'s pixels. Pixels near an edge are `SKIPPED`, which means that they are not compared. */
const [SKIPPED, PAPER, INK] = [0, 1, 2];

/** Returns this site's own picture of a case: its size, and `SKIPPED`, `PAPER` or `INK` for each pixel. */
const ownPicture = once(async (one: Case) => {
  const order: FileOrder = { format: 'png', margin: 4, title: '', carried: null, size: { mm: MM, dpi: DPI } };
  const { width, height, data } = rasterize((await drawFilePage(codeOf(one), order, { lettering })).drawing);
  const ink = Uint8Array.from({ length: width * height }, (_, at) => (data[4 * at] < 128 ? INK : PAPER));
  const pixels = new Uint8Array(width * height).fill(SKIPPED);
  const around = AROUND.map(([right, down]) => down * width + right);
  for (let y = EDGE; y < height - EDGE; y++) {
    for (let at = y * width + EDGE; at < (y + 1) * width - EDGE; at++) {
      // Programs round sizes differently, so edges may be a pixel apart. Only pixels away from edges are compared.
      if (around.every((step) => ink[at + step] === ink[at])) pixels[at] = ink[at];
    }
  }
  return { width, height, pixels };
});

describe.each(PROGRAMS)('$name', (program) => {
  it.skipIf(!judge(program.name)).each(PAGES)('draws $name in the same place as this site', async (one) => {
    const { path, width, height } = await fileOf(`${program.format} ${one.name}`);
    const picture = await draw(program, path, 1, DPI);
    expect(await read(picture)).toEqual([TEXT, TEXT]);
    expect(Math.abs(picture.width - pixelsOf(width))).toBeLessThanOrEqual(1.5);
    expect(Math.abs(picture.height - pixelsOf(height))).toBeLessThanOrEqual(1.5);

    const own = await ownPicture(one);
    let [inked, different] = [0, 0];
    for (let at = 0; at < own.pixels.length; at++) {
      const pixel = own.pixels[at];
      if (pixel === SKIPPED) continue;
      const x = Math.floor((((at % own.width) + 0.5) * picture.width) / own.width);
      const y = Math.floor(((Math.floor(at / own.width) + 0.5) * picture.height) / own.height);
      if (pixel === INK) inked++;
      if ((pixel === INK) !== picture.data[4 * (y * picture.width + x)] < 128) different++;
    }
    expect(inked).toBeGreaterThan(4_000);
    expect(different / inked).toBeLessThan(0.005);
  });
});

describe('a PDF with a caption', () => {
  const [captioned] = PAGES;
  const file = async (wanted: Pick<FileOrder, 'format'> = PDF): Promise<string> =>
    (await write(captioned, wanted)).path;

  it.skipIf(!judge('poppler'))('contains no fonts', async () => {
    const { stdout } = await run('pdffonts', [await file()]);
    expect(stdout.trim().split('\n')).toHaveLength(2);
    expect(readFileSync(await file()).toString('latin1')).not.toMatch(/\/FontFile|\/Type \/Font/);
  });

  it.skipIf(!judge('ghostscript'))('prints in black ink only', async () => {
    const order = { ...PDF, ink: 'black' } as never;
    const files = await Promise.all(PAGES.map((one) => write({ ...one, image: undefined }, order)));
    await expectBlackOnly(files.map(({ path }) => path));
  });
});

it('a PNG with a caption states its print size, and two decoders read its code', async () => {
  const { path, width, height } = await write(PAGES[3], { format: 'png', size: { mm: MM, dpi: 300 } } as never);
  const file = readFileSync(path);
  const at = file.indexOf('pHYs') + 4;
  const perMm = file.readUInt32BE(at) / 1000;
  expect(file.readUInt32BE(16) / perMm).toBeCloseTo(width, 0);
  expect(file.readUInt32BE(20) / perMm).toBeCloseTo(height, 0);
  expect(await read(open(path))).toEqual([TEXT, TEXT]);
});
