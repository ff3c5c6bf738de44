// Checks label sheets with other programs: two programs draw each sheet, the edges of every label are measured, and two
// decoders read its code, each in the picture of one program.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOutsideDecoders, type OutsideDecoder } from '#calibration';
import { DEFAULT_DESIGN } from '#design';
import { moduleGrid } from '#drawing';
import { letteringFor } from '#lettering/testing';
import { redraw } from '#making';
import {
  cornerOf,
  type DrawnLabel,
  LabelPress,
  type LabelSheet,
  labelPages,
  labelSheet,
  labelsOn,
  makeForLabel,
  testPage,
  writePages,
} from '#sheets';
import { judge } from '../scripts/run/outside-judges.mjs';
import {
  cutCode,
  drawGray,
  expectBlackOnly,
  expectSound,
  makeFolder,
  once,
  pageSizes,
  type RawPicture,
} from './print-programs.ts';

const SHEETS = ['l7160', 'l7651', 'l4731', '5160', '22805', '3415'].map((id) => labelSheet(id) as LabelSheet);

/** 15 pixels per millimeter for the smallest labels, whose modules are then four pixels wide, and 10 for others. */
const densityOf = ({ height }: LabelSheet): number => (height > 15 ? 10 : 15);
const EXACT = 0.1;

const FILE = join(makeFolder('labels'), 'labels.pdf');

let decoders: readonly OutsideDecoder[];

function textOf(sheet: LabelSheet, place: number): string {
  const number = String(place + 1).padStart(4, '0');
  return sheet.height > 15 ? `https://example.com/${sheet.id}/${number}` : `ASN${number}`;
}

interface CodeOnLabel extends Pick<DrawnLabel['layout'], 'code' | 'moduleWidth'> {
  readonly modules: number;
}

/** By the id of the sheet and the place of the label. */
const codes = new Map<string, CodeOnLabel>();

/** Writes two pages for each sheet: one with edges, a code and words on every label, and its test page. */
beforeAll(async () => {
  decoders = await loadOutsideDecoders(['zbar', 'qr']);
  const lettering = await letteringFor(['ASN 0123456789 mm', 'example.com']);
  const pages = SHEETS.flatMap((sheet) => {
    const press = new LabelPress(lettering);
    const labels = Array.from({ length: labelsOn(sheet) }, (_, place) => {
      const design = { ...DEFAULT_DESIGN, type: 'text', content: textOf(sheet, place) } as const;
      const { code } = makeForLabel(design, null, sheet);
      const page = redraw({ text: design.content, code, woven: null }, design, null, moduleGrid(code.size, 4));
      const text = { title: `ASN ${place + 1}`, lines: [{ text: 'example.com', isAddress: true }] };
      const { drawing, layout } = press.draw({ code: page, text }, sheet);
      codes.set(`${sheet.id} ${place}`, { ...layout, modules: code.size });
      return { drawing, copies: 1 };
    });
    return [
      ...labelPages({ sheet, labels, hasCutLines: true }),
      testPage(sheet, { rule: (mm) => `${mm} mm` }, lettering),
    ];
  });
  const facts = { title: 'Labels', ink: 'black', date: new Date(Date.UTC(2026, 10, 5)) } as const;
  writeFileSync(FILE, await writePages(pages, facts));
}, 120_000);

/** Returns the two pictures that a program draws for a sheet: first its page of labels, then its test page. */
const drawnBy = once((key: `${'poppler' | 'mupdf'} ${number}`): Promise<RawPicture[]> => {
  const [program, k] = key.split(' ') as ['poppler' | 'mupdf', string];
  const first = 2 * Number(k) + 1;
  return drawGray(program, FILE, 25.4 * densityOf(SHEETS[Number(k)]), [first, first + 1]);
});

/** Returns the place of the middle of a thin line, in millimeters. Only pixels within 0.5 mm of `expected` count. */
function lineNear(
  { width, bytes }: RawPicture,
  density: number,
  { expected, across, isUpright }: { expected: number; across: number; isUpright: boolean },
): number {
  const [from, to] = [expected - 0.5, expected + 0.5].map((mm) => Math.round(mm * density));
  const other = Math.round(across * density);
  let [sum, weight] = [0, 0];
  for (let along = from; along <= to; along++) {
    const at = isUpright ? other * width + along : along * width + other;
    if (along < 0 || bytes[at] === undefined) continue;
    const dark = 255 - bytes[at];
    sum += dark * (along + 0.5);
    weight += dark;
  }
  return weight === 0 ? Number.NaN : sum / weight / density;
}

/** Returns the edges of a label that are more than 0.1 mm away from their places in the table of sheets. */
function wrongEdges(picture: RawPicture, sheet: LabelSheet, place: number): string[] {
  const { x, y } = cornerOf(sheet, place);
  const { width, height, shape } = sheet;
  // Straight edges are measured at a third of their length, circles at their widest points.
  const share = shape === 'round' ? 0.5 : 0.33;
  const [across, down] = [x + share * width, y + share * height];
  const edges: [string, number, number, boolean][] = [
    ['left', x, down, true],
    ['right', x + width, down, true],
    ['top', y, across, false],
    ['bottom', y + height, across, false],
  ];
  return edges.flatMap(([name, expected, other, isUpright]) => {
    const found = lineNear(picture, densityOf(sheet), { expected, across: other, isUpright });
    return Math.abs(found - expected) <= EXACT ? [] : [`label ${place + 1}, ${name}: ${found}, not ${expected}`];
  });
}

async function misread(
  picture: RawPicture,
  sheet: LabelSheet,
  place: number,
  decoder: OutsideDecoder,
): Promise<string | null> {
  const corner = cornerOf(sheet, place);
  const { code, moduleWidth, modules } = codes.get(`${sheet.id} ${place}`)!;
  const density = densityOf(sheet);
  const side = Math.round((modules + 8) * moduleWidth * density);
  const [x, y] = [corner.x + code.x, corner.y + code.y].map((mm) => Math.round((mm - 4 * moduleWidth) * density));
  const label = cutCode(picture, { x, y, width: side, height: side }, moduleWidth * density);
  const text = await decoder.read(label);
  return text === textOf(sheet, place) ? null : `label ${place + 1}, ${decoder.id}: ${text}`;
}

describe.each(['poppler', 'mupdf'] as const)('%s', (program) => {
  it.skipIf(!judge(program)).each(SHEETS.map((sheet, k) => ({ name: sheet.name, sheet, k })))(
    'draws every label of $name at the place that the table of sheets states, with a code that a decoder reads',
    async ({ sheet, k }) => {
      const [picture] = await drawnBy(`${program} ${k}`);
      const { width, height } = sheet.paper;
      expect(Math.abs(picture.width / densityOf(sheet) - width)).toBeLessThan(EXACT);
      expect(Math.abs(picture.height / densityOf(sheet) - height)).toBeLessThan(EXACT);
      const places = Array.from({ length: labelsOn(sheet) }, (_, place) => place);
      expect(places.flatMap((place) => wrongEdges(picture, sheet, place))).toEqual([]);
      const turn = program === 'poppler' ? 0 : 1;
      for (const place of places) {
        expect(await misread(picture, sheet, place, decoders[(place + turn) % 2])).toBeNull();
      }
    },
    120_000,
  );

  it.skipIf(!judge(program)).each(SHEETS.map((sheet, k) => ({ name: sheet.name, sheet, k })))(
    'draws the test page of $name with the edges of its labels and a ruler of 100 mm',
    async ({ sheet, k }) => {
      const [, picture] = await drawnBy(`${program} ${k}`);
      const { width, height } = sheet.paper;
      // The ruler covers the labels in the middle of the page, so they are left out.
      const places = Array.from({ length: labelsOn(sheet) }, (_, place) => place).filter((place) => {
        const { y } = cornerOf(sheet, place);
        return y + sheet.height < height / 2 - 6 || y > height / 2 + 8;
      });
      expect(places.flatMap((place) => wrongEdges(picture, sheet, place))).toEqual([]);
      // The ruler has ticks of four millimeters at both ends.
      const ends = [width / 2 - 50, width / 2 + 50].map((expected) =>
        lineNear(picture, densityOf(sheet), { expected, across: height / 2 - 3, isUpright: true }),
      );
      expect(Math.abs(ends[1] - ends[0] - 100)).toBeLessThan(EXACT);
    },
    60_000,
  );
});

it.skipIf(!judge('qpdf'))('qpdf finds no errors in a PDF of label sheets', async () => {
  await expectSound(FILE);
});

it.skipIf(!judge('poppler'))('each page has the paper size that the table of sheets states', async () => {
  const papers = SHEETS.flatMap(({ paper }) => [paper, paper]);
  expect(await pageSizes(FILE)).toEqual(
    papers.map(({ width, height }) => [expect.closeTo(width, 1), expect.closeTo(height, 1)]),
  );
});

it.skipIf(!judge('ghostscript'))('label sheets print with black ink only', () =>
  expectBlackOnly([FILE], 2 * SHEETS.length),
);
