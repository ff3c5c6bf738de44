// Opens a PDF file of several pages, written in two pieces, with other programs, which must draw each page as if it were
// alone in its file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { moduleGrid } from '#drawing';
import { PdfFile, writePdfPiece } from '#drawing/files';
import { placeOnPage } from '#drawing/testing';
import { redraw } from '#making';
import { joinBytes } from '#raster';
import { judge } from '../scripts/run/outside-judges.mjs';
import { CASES, type Case } from './print-cases.ts';
import {
  BLEED,
  codeOf,
  draw,
  expectColors,
  expectMeasures,
  expectSound,
  MM,
  makeFolder,
  PROGRAMS,
  pageSizes,
  prepareDecoders,
  read,
  TEXT,
} from './print-programs.ts';

const FILE = join(makeFolder('pages'), 'pages.pdf');

/** Cases that together use all ways of writing colors, gradients and images into a PDF file. */
const SHARED = [
  'plain',
  'a linear gradient',
  'a radial gradient',
  'a logo with transparent parts',
  'an image over everything',
]
  .concat('translucent colors', 'a gradient that fades', 'a colored background')
  .map((name) => CASES.find((one) => one.name === name) as Case);

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
    written.push(file.add(await writePdfPiece(piece, 'rgb', file.start, shared)));
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
