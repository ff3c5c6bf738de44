// Opens a PDF file of several pages with other programs, which must draw each page like the only page of a file.
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

/** A case for each way in which a PDF file contains colors, gradients and images. */
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
 * Writes one file. It has two pages for each case in `SHARED`, so that pages share content, and a last page, on which
 * the code is not at the upper left corner.
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

it.skipIf(!judge('qpdf'))('files of several pages are valid', async () => {
  const { stdout } = await run(judge('qpdf') as string, ['--check', FILE]);
  expect(stdout).toContain('No syntax or stream encoding errors found');
});

it.skipIf(!judge('poppler'))('files of several pages keep the size of each page', async () => {
  const { stdout } = await run(join(judge('poppler') as string, '..', 'pdfinfo'), ['-l', '-1', FILE]);
  const sizes = [...stdout.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, ...size]) =>
    size.map((points) => (Number(points) * 25.4) / 72),
  );
  const single = (one: Case): number[] => Array(2).fill(expect.closeTo(MM + (one.bleeds ? 2 * BLEED : 0), 2));
  const wide = [60 + 2 * BLEED, 80 + 2 * BLEED].map((mm) => expect.closeTo(mm, 2));
  expect(sizes).toEqual([...SHARED, ...SHARED].map(single).concat([wide]));
});

describe.each(PROGRAMS.slice(1))('files of several pages', (program) => {
  it.skipIf(!judge(program.name)).each(SHARED.map((one, k) => ({ ...one, page: SHARED.length + k + 1 })))(
    `are drawn correctly by ${program.name} with $name, which two pages share`,
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
    `are drawn correctly by ${program.name} with a code away from the corner`,
    async () => {
      const picture = await draw(program, FILE, 2 * SHARED.length + 1);
      expect(await read(picture)).toEqual([TEXT, TEXT]);
    },
  );
});
