// Checks files with other programs: every installed program draws each file of its format, and the picture is read,
// measured and compared with this site's own.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeFile, type PdfOrder, type PngOrder, type SvgOrder } from '#making';
import { flattenOn } from '#raster';
import { judge } from '../scripts/run/outside-judges.mjs';
import { CASES, type Case } from './print-cases.ts';
import {
  BLEED,
  type CodeOfCase,
  codeOf,
  DPI,
  drawAll,
  EXACT,
  expectBlackOnly,
  expectColors,
  expectMeasures,
  expectSound,
  inksOf,
  MM,
  makeFolder,
  once,
  open,
  PROGRAMS,
  type Program,
  pageBox,
  pdfInfo,
  prepareDecoders,
  read,
  run,
  TEXT,
} from './print-programs.ts';

const folder = makeFolder('files');

beforeAll(prepareDecoders);

// The first test of each program takes long, because it draws the pictures of all cases.
vi.setConfig({ testTimeout: 120_000 });

/** Writes a code to a file that also contains the data of its design, and returns the path of the file. */
async function write(code: CodeOfCase, order: Wanted): Promise<string> {
  const whole = { margin: 4, title: 'QR code for example.com/in-print', carried: code.design, ...order };
  const path = join(folder, `${Math.random()}.${order.format}`);
  writeFileSync(path, (await makeFile(code, whole)).file);
  return path;
}

type Wanted =
  | Pick<SvgOrder, 'format' | 'mm'>
  | Pick<PdfOrder, 'format' | 'mm' | 'ink' | 'date'>
  | Pick<PngOrder, 'format' | 'size'>;

const PDF = { format: 'pdf', mm: MM, ink: 'rgb', date: new Date(Date.UTC(2026, 10, 5)) } as const;

/** Functions that return the path of a case's file, and write the file in the first call. */
const FILES = {
  svg: once(async (one: Case) => write(await codeOf(one), { format: 'svg', mm: MM })),
  pdf: once(async (one: Case) => write(await codeOf(one), PDF)),
  blackPdf: once(async (one: Case) => write(await codeOf(one), { ...PDF, ink: 'black' })),
};

/** Lets a program draw the files of all cases. Returns the paths of the pictures, in the order of `CASES`. */
const drawnBy = once(async (program: Program) => drawAll(program, await Promise.all(CASES.map(FILES[program.format]))));

describe.each(PROGRAMS)('$name', (program) => {
  it.skipIf(!judge(program.name)).each(CASES)(
    'draws $name in the right size and colors, and decoders read it',
    async (one) => {
      const code = await codeOf(one);
      const edge = one.bleeds && program.format === 'pdf' ? BLEED : 0;
      const picture = open((await drawnBy(program))[CASES.indexOf(one)]);
      expect(await read(picture)).toEqual([TEXT, TEXT]);
      expectMeasures(picture, code, edge);
      expectColors(picture, code, edge);
    },
  );
});

describe('PNG files', () => {
  /** Cases that together use every kind of PNG: few colors, many colors, and transparent parts. */
  const kinds = CASES.filter(({ name }) => /^(plain|a linear|a woven|a transparent)/.test(name));

  it.each(kinds)('show $name in the right size and colors, and decoders read it', async (one) => {
    const code = await codeOf(one);
    const { width, height, data } = PNG.sync.read(
      readFileSync(await write(code, { format: 'png', size: { mm: MM, dpi: DPI } })),
    );
    // Each module is a whole number of pixels wide: the number for which the picture is closest to 300 pixels.
    const modules = code.made.code.size + 8;
    const side = modules * Math.round(300 / modules);
    expect([width, height]).toEqual([side, side]);
    const picture = flattenOn({ width, height, data: new Uint8ClampedArray(data) }, 255);
    expect(await read(picture)).toEqual([TEXT, TEXT]);
    expectColors(picture, code, 0);
  });

  it('state the resolution at which a print has the requested size', async () => {
    for (const mm of [10, 30, 123.4]) {
      const bytes = readFileSync(await write(await codeOf({ name: '' }), { format: 'png', size: { mm, dpi: 300 } }));
      const at = bytes.indexOf('pHYs') + 4;
      const width = bytes.readUInt32BE(16);
      expect(bytes[at + 8]).toBe(1);
      expect(Math.abs((1000 * width) / bytes.readUInt32BE(at) - mm)).toBeLessThan(EXACT);
    }
  });
});

const GHOSTSCRIPT = PROGRAMS.find(({ name }) => name === 'ghostscript') as Program;

describe('PDF files', () => {
  it.skipIf(!judge('qpdf')).each(CASES)('with $name have no errors that qpdf finds', async (one) => {
    await expectSound(await FILES.pdf(one));
  });

  it.skipIf(!judge('qpdf'))('request to be printed at their true size', async () => {
    const file = await FILES.pdf(CASES[0]);
    const { stdout } = await run(judge('qpdf') as string, ['--json', '--json-key=qpdf', file]);
    expect(stdout.replace(/\s/g, '')).toContain('"/PickTrayByPDFSize":true,"/PrintScaling":"/None"');
  });

  it.skipIf(!judge('ghostscript'))('in black ink use no other ink, and decoders read them', async () => {
    const files = await Promise.all(CASES.map(FILES.blackPdf));
    await expectBlackOnly(files);
    for (const picture of await drawAll(GHOSTSCRIPT, files)) expect(await read(open(picture))).toEqual([TEXT, TEXT]);
  });

  it.skipIf(!judge('ghostscript'))('in color use cyan, which shows that the test for black ink can fail', async () => {
    const [[cyan]] = await inksOf([await FILES.pdf(CASES[1])]);
    expect(cyan).toBeGreaterThan(0.05);
  });

  it.skipIf(!judge('poppler'))("contain their boxes, their title and the code's text", async () => {
    const file = await FILES.pdf(CASES[CASES.length - 1]);
    for (const [name, expected] of [
      ['MediaBox', [0, 0, 36, 36]],
      ['BleedBox', [0, 0, 36, 36]],
      ['TrimBox', [3, 3, 33, 33]],
    ] as const) {
      expect(await pageBox(file, name), name).toEqual(expected.map((edge) => expect.closeTo(edge, 1)));
    }
    const facts = await pdfInfo(file);
    expect(facts).toMatch(/^Title:\s+QR code for example\.com\/in-print$/m);
    expect(facts).toContain(TEXT);
  });
});
