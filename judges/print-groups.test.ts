// Uses other programs to check how SVG and PDF files draw groups of layers. The page of each case shows the same code
// three times: upright, upside down, and in nested groups.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Drawing, moduleGrid, placeDrawing, rasterize } from '#drawing';
import { type PdfInk, writePdf, writeSvg } from '#drawing/files';
import { redraw } from '#making';
import { flattenOn, type Pixels } from '#raster';
import { judge } from '../scripts/run/outside-judges.mjs';
import { CASES, type Case } from './print-cases.ts';
import {
  codeOf,
  DPI,
  draw,
  expectSamePicture,
  expectSound,
  inksOf,
  makeFolder,
  once,
  PROGRAMS,
} from './print-programs.ts';

const folder = makeFolder('groups');

const PLACED = [
  'plain',
  'a linear gradient',
  'a radial gradient',
  'a logo with transparent parts',
  'a gradient that fades',
]
  .concat('an image over everything', 'modules: rounded')
  .map((name) => CASES.find((one) => one.name === name) as Case);

const WIDTH = 80;
const HEIGHT = 48;
const WHITE = { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } } as const;

/** Returns the page of a case. Its units are millimeters. */
const pageOf = once(async (one: Case): Promise<Drawing> => {
  const { made, design, image } = await codeOf(one);
  const code = redraw(made, design, image, moduleGrid(made.code.size, 4));
  const scale = 24 / code.width;
  const other = { ...code, layers: [...code.layers] };
  const half: Drawing = {
    ...{ width: 40, height: 40, background: WHITE },
    layers: [placeDrawing(other, { x: 5, y: 5, scale: (1.25 * 24) / code.width })],
  };
  return {
    ...{ width: WIDTH, height: HEIGHT, background: WHITE },
    layers: [
      placeDrawing(code, { x: 1, y: 2, scale }),
      placeDrawing(code, { x: 27, y: 20, scale, turn: 180 }),
      placeDrawing(half, { x: 52, y: 3, scale: 0.65, turn: 180 }),
    ],
  };
});

/** Returns this site's own picture of the page of a case. */
const ownPicture = once(async (one: Case): Promise<Pixels> => {
  const page = await pageOf(one);
  const scale = DPI / 25.4;
  const enlarged = { ...page, width: WIDTH * scale, height: HEIGHT * scale };
  return flattenOn(rasterize({ ...enlarged, layers: [placeDrawing(page, { x: 0, y: 0, scale })] }), 255);
});

const fileOf = once(async (key: string): Promise<string> => {
  const [format, ink, name] = key.split('|');
  const drawing = await pageOf(CASES.find((one) => one.name === name) as Case);
  const path = join(folder, `${Math.random()}.${format}`);
  const facts = { title: 'Groups', date: new Date(Date.UTC(2026, 10, 5)), ink: ink as PdfInk };
  const file =
    format === 'pdf'
      ? await writePdf([{ drawing, mm: WIDTH }], facts)
      : await writeSvg(drawing, { ...facts, mm: WIDTH });
  writeFileSync(path, file);
  return path;
});

describe.each(PROGRAMS)('$name', (program) => {
  it.skipIf(!judge(program.name)).each(PLACED)('draws groups with $name as this site draws them', async (one) => {
    const picture = await draw(program, await fileOf(`${program.format}|rgb|${one.name}`));
    expectSamePicture(picture, await ownPicture(one));
  });
});

it.skipIf(!judge('qpdf')).each(PLACED)(
  'qpdf finds no errors in a PDF of groups with $name, in color or in black ink',
  async ({ name }) => {
    for (const ink of ['rgb', 'black']) await expectSound(await fileOf(`pdf|${ink}|${name}`));
  },
);

it.skipIf(!judge('ghostscript'))('a PDF of groups in black ink uses no other ink', async () => {
  const file = await fileOf('pdf|black|a linear gradient');
  const [[cyan, magenta, yellow, black]] = await inksOf(judge('ghostscript') as string, [file]);
  expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
  expect(black).toBeGreaterThan(0.1);
});
