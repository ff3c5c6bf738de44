// Checks pages with other programs: each page of a PDF file of several pages, written in two pieces, is drawn as if it
// were alone in its file, and groups of layers are drawn as this site draws them, in SVG and PDF files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Drawing, moduleGrid, placeDrawing, rasterize } from '#drawing';
import { PdfFile, type PdfInk, writePdf, writePdfPiece, writeSvg } from '#drawing/files';
import { placeOnPage } from '#drawing/testing';
import { redraw } from '#making';
import { flattenOn, joinBytes, type Pixels } from '#raster';
import { judge } from '../scripts/run/outside-judges.mjs';
import { CASES, type Case } from './print-cases.ts';
import {
  BLEED,
  codeOf,
  DPI,
  draw,
  expectBlackOnly,
  expectColors,
  expectMeasures,
  expectSamePicture,
  expectSound,
  MM,
  makeFolder,
  once,
  PROGRAMS,
  pageSizes,
  prepareDecoders,
  read,
  TEXT,
} from './print-programs.ts';

const folder = makeFolder('pages');
const FILE = join(folder, 'pages.pdf');

function caseOf(name: string): Case {
  return CASES.find((one) => one.name === name) ?? expect.fail(name);
}

/** Cases that together use all ways of writing colors, gradients and images into a PDF file. */
const SHARED = [
  ...['plain', 'a linear gradient', 'a radial gradient', 'a logo with transparent parts', 'an image over everything'],
  ...['translucent colors', 'a gradient that fades', 'a colored background'],
].map(caseOf);

/** The case whose image is in the first piece, and is shown again in the second. */
const LOGO = SHARED[3];

/**
 * Writes one file. Its first piece has two pages for each case in `SHARED`, and these two pages share content. The
 * second piece has a page with a logo, and one on which the code is away from the corner.
 */
beforeAll(async () => {
  prepareDecoders();
  const drawings = await Promise.all(
    SHARED.map(async (one) => {
      const { made, design, image } = await codeOf(one);
      return redraw(made, design, image, moduleGrid(made.code.size, 4));
    }),
  );
  const pages = drawings.map((drawing) => ({ drawing, mm: MM }));
  const { width } = drawings[0];
  const away = { drawing: placeOnPage(drawings[0], 2 * width, (8 / 3) * width, width, 1.5 * width), mm: 2 * MM };
  const file = new PdfFile();
  const written: Uint8Array[] = [];
  const shared = (await codeOf(LOGO)).image?.pixels ?? null;
  for (const piece of [
    [...pages, ...pages],
    [pages[SHARED.indexOf(LOGO)], away],
  ]) {
    written.push(file.add(await writePdfPiece(piece, 'rgb', file.start, { shared })));
  }
  const facts = { title: 'Pages', ink: 'rgb', date: new Date(Date.UTC(2026, 10, 5)) } as const;
  writeFileSync(FILE, joinBytes([...written, file.end(facts)]));
});

it.skipIf(!judge('qpdf'))('qpdf finds no errors in a file of several pages', () => expectSound(FILE));

it.skipIf(!judge('poppler'))('in a file of several pages, each page has its own size', async () => {
  const single = (one: Case): number[] => Array(2).fill(expect.closeTo(MM + (one.bleeds ? 2 * BLEED : 0), 2));
  const wide = [60 + 2 * BLEED, 80 + 2 * BLEED].map((mm) => expect.closeTo(mm, 2));
  expect(await pageSizes(FILE)).toEqual([...SHARED, ...SHARED, LOGO].map(single).concat([wide]));
});

describe.each(PROGRAMS.slice(1))('$name, given a file of several pages', (program) => {
  it.skipIf(!judge(program.name)).each([...SHARED, LOGO].map((of, k) => ({ ...of, of, page: SHARED.length + k + 1 })))(
    'draws $name, which two pages share, in the right size and colors, and decoders read it: page $page',
    async ({ page, of, ...one }) => {
      const code = await codeOf(of);
      const edge = one.bleeds ? BLEED : 0;
      const picture = await draw(program, FILE, page);
      expect(await read(picture)).toEqual([TEXT, TEXT]);
      expectMeasures(picture, code, edge);
      expectColors(picture, code, edge);
    },
  );

  it.skipIf(!judge(program.name))(
    'draws a code away from the corner of its page so that decoders read it',
    async () => {
      const picture = await draw(program, FILE, 2 * SHARED.length + 2);
      expect(await read(picture)).toEqual([TEXT, TEXT]);
    },
  );
});

const PLACED = [...SHARED.slice(0, 5), ...['a gradient that fades', 'modules: rounded'].map(caseOf)];

const WIDTH = 80;
const HEIGHT = 48;
const WHITE = { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } } as const;

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
  await expectBlackOnly([await fileOf('pdf|black|a linear gradient')]);
});
