// Opens a PDF file of several pages with other programs, which must draw each page as if it were alone in its file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moduleGrid } from '#drawing';
import { writePdf } from '#drawing/files';
import { placeOnPage } from '#drawing/testing';
import { redraw } from '#making';
import { judge } from '../scripts/run/outside-judges.mjs';
import { CASES, type Case } from './print-cases.ts';
import {
  BLEED,
  codeOf,
  draw,
  expectColors,
  expectMeasures,
  MM,
  PROGRAMS,
  prepareDecoders,
  read,
  run,
  TEXT,
} from './print-programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const FILE = join(folder, 'pages.pdf');
afterAll(() => rmSync(folder, { recursive: true }));

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

/**
 * Writes one file. It has two pages for each case in `SHARED`, and these two pages share content. On one more page, the
 * last, the code is away from the corner.
 */
beforeAll(async () => {
  prepareDecoders();
  const drawings = await Promise.all(
    SHARED.map(async (one) => {
      const { made, design, image } = await codeOf(one);
      return redraw(made, design, image, moduleGrid(made.code.size, 4));
    }),
  );
  const pages = [...drawings, ...drawings].map((drawing) => ({ drawing, mm: MM }));
  const { width } = drawings[0];
  const page = { drawing: placeOnPage(drawings[0], 2 * width, (8 / 3) * width, width, 1.5 * width), mm: 2 * MM };
  const facts = { title: 'Pages', ink: 'rgb', date: new Date(Date.UTC(2026, 10, 5)) } as const;
  writeFileSync(FILE, await writePdf([...pages, page], facts));
});

it.skipIf(!judge('qpdf'))('qpdf finds no errors in a file of several pages', async () => {
  const { stdout } = await run(judge('qpdf') as string, ['--check', FILE]);
  expect(stdout).toContain('No syntax or stream encoding errors found');
});

it.skipIf(!judge('poppler'))('in a file of several pages, each page has its own size', async () => {
  const { stdout } = await run(join(judge('poppler') as string, '..', 'pdfinfo'), ['-l', '-1', FILE]);
  const sizes = [...stdout.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, ...size]) =>
    size.map((points) => (Number(points) * 25.4) / 72),
  );
  const single = (one: Case): number[] => Array(2).fill(expect.closeTo(MM + (one.bleeds ? 2 * BLEED : 0), 2));
  const wide = [60 + 2 * BLEED, 80 + 2 * BLEED].map((mm) => expect.closeTo(mm, 2));
  expect(sizes).toEqual([...SHARED, ...SHARED].map(single).concat([wide]));
});

describe.each(PROGRAMS.slice(1))('$name, given a file of several pages', (program) => {
  it.skipIf(!judge(program.name)).each(SHARED.map((one, k) => ({ ...one, page: SHARED.length + k + 1 })))(
    'draws $name, which two pages share, in the right size and colors, and decoders read it',
    async ({ page, ...one }) => {
      const code = await codeOf(SHARED[page - SHARED.length - 1]);
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
      const picture = await draw(program, FILE, 2 * SHARED.length + 1);
      expect(await read(picture)).toEqual([TEXT, TEXT]);
    },
  );
});
