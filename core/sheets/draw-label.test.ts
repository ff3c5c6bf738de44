import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { type Drawing, moduleGrid, placeDrawing, rasterize } from '#drawing';
import { readPdf } from '#drawing/testing';
import type { Lettering } from '#lettering';
import { INSTALLED_FONTS, letteringFor } from '#lettering/testing';
import { makeUndrawn, redraw, type UndrawnCode } from '#making';
import type { UploadedImage } from '#raster';
import { type DrawnLabel, LabelPress } from './draw-label.ts';
import { labelPages, writePages } from './label-pages.ts';
import { type LabelShape, makeForLabel, moduleAlone } from './label-sheet.ts';
import { labelSheet } from './label-sheets.ts';
import type { LabelText } from './label-words.ts';

const NO_TEXT: LabelText = { title: '', lines: [] };
const SHORT = { title: 'ASN0001', lines: [] };
const LONG: LabelText = {
  title: 'Projector on the ceiling of the large hall, second floor',
  lines: [{ text: 'inventory.example.com', isAddress: true }],
};
const MENU: LabelText = { title: 'See the menu', lines: [{ text: 'example.com', isAddress: true }] };

let lettering: Lettering;
beforeAll(async () => {
  lettering = await letteringFor([SHORT.title, LONG.title, MENU.title, 'inventory.example.com-', '…']);
});

function designOf(content: string, style: Partial<typeof DEFAULT_STYLE> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, type: 'text', content, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
}

function draw(label: LabelShape, text: LabelText, content = 'ASN0001', design = designOf(content)): DrawnLabel {
  return new LabelPress(lettering).draw({ code: codeOf(makeForLabel(design, null, label), design), text }, label);
}

function codeOf(made: UndrawnCode, design: QrDesign, image: UploadedImage | null = null): Drawing {
  return redraw(made, design, image, moduleGrid(made.code.size, 4));
}

const LABELS = ['l7160', 'l7651', 'l4730', '5167', '22805', '3415', '4386', '3652']
  .map((id) => labelSheet(id)!)
  .map((sheet) => [sheet.name, sheet] as const);

/** Pixels per millimeter in the measured pictures. */
const SCALE = 12;
/** Tolerance in millimeters, because edges may lie between pixels. */
const HALF = 0.6 / SCALE;

/** Returns the centers of the pixels that a label covers with ink, in millimeters. */
function inkOf({ drawing }: DrawnLabel): (readonly [x: number, y: number])[] {
  const [width, height] = [Math.ceil(drawing.width * SCALE), Math.ceil(drawing.height * SCALE)];
  const { data } = rasterize({ width, height, layers: [placeDrawing(drawing, { x: 0, y: 0, scale: SCALE })] });
  const ink: [number, number][] = [];
  for (let k = 0; k < width * height; k++) {
    // At least half covered.
    if (data[4 * k + 3] >= 128) ink.push([((k % width) + 0.5) / SCALE, (Math.floor(k / width) + 0.5) / SCALE]);
  }
  return ink;
}

describe.each(LABELS)('on label sheet %s', (_, sheet) => {
  const { width, height, shape } = sheet;
  const roomAt = (x: number, y: number): number =>
    shape === 'round' ? width / 2 - Math.hypot(x - width / 2, y - height / 2) : Math.min(x, y, width - x, height - y);

  it.each([NO_TEXT, SHORT, LONG])('nothing is printed within 2 mm of the die cut, or in the quiet zone: %j', (text) => {
    const label = draw(sheet, text);
    const { moduleWidth, code } = label.layout;
    const [side, quiet] = [21 * moduleWidth, 4 * moduleWidth];
    const isWithin = (x: number, y: number, around: number): boolean =>
      Math.min(x - code.x, y - code.y) > -around && Math.max(x - code.x, y - code.y) < side + around;
    for (const [x, y] of inkOf(label)) {
      if (roomAt(x, y) < 2 - HALF) expect.fail(`ink at ${x}, ${y}`);
      if (isWithin(x, y, quiet) && !isWithin(x, y, HALF)) expect.fail(`ink in the quiet zone at ${x}, ${y}`);
    }
    // The whole quiet zone lies on the label.
    const ends = [-quiet, side + quiet];
    const corners = ends.flatMap((x) => ends.map((y) => roomAt(code.x + x, code.y + y)));
    expect(Math.min(...corners)).toBeGreaterThanOrEqual(-1e-9);
    // The code shrinks to make room for words, but not below a module width of 0.4 mm.
    const alone = moduleAlone(sheet, 21, false);
    expect(moduleWidth).toBeLessThanOrEqual(alone + 1e-9);
    expect(moduleWidth).toBeGreaterThanOrEqual(Math.min(0.4, alone) - 1e-9);
  });
});

it('the words are to the right of the code on a wide label, and below it on a square or round label', () => {
  const wide = draw(labelSheet('l7160')!, LONG).layout;
  expect(wide.block!.x).toBeGreaterThan(wide.code.x + 21 * wide.moduleWidth);
  expect(wide.block!.words.flatMap(({ lines }) => lines)).toHaveLength(3);
  for (const id of ['22805', '3415']) {
    const { block, code, moduleWidth } = draw(labelSheet(id)!, SHORT).layout;
    expect(block!.y).toBeGreaterThan(code.y + 21 * moduleWidth);
  }
});

it('a long name takes more lines and smaller type before the code shrinks', () => {
  const [short, long, longer] = [
    'ASN0001',
    'See the menu',
    'Projector on the ceiling of the large hall on the second floor',
  ].map((title) => draw(labelSheet('l7160')!, { title, lines: [] }, 'https://example.com/menu').layout);
  expect(long.block!.words[0].lines).toEqual(['See the', 'menu']);
  expect(longer.block!.words[0].size).toBeLessThan(long.block!.words[0].size);
  expect([long, longer].map(({ moduleWidth }) => moduleWidth)).toEqual([short.moduleWidth, short.moduleWidth]);
});

it.each([
  ['l7160', '非常用発電機　B-0005', ['非常用発電機', 'B-0005']],
  ['l7160', 'マット運動用マット　B-0010', ['マット運動用', 'マット', 'B-0010']],
  ['3666', 'ノートパソコン　B-0006', ['ノートパソコン', 'B-0006']],
  ['3666', '第二体育館非常用発電機', ['第二体育館', '非常用発電機']],
])('on %s, %s is broken inside a phrase only if its type would become too small', async (id, title, expected) => {
  const ownFonts = {
    isTrue: async () => true,
    measure: (line: string) => line.length,
    paint: () => ({ width: 1, covered: new Uint8Array(1), left: 0, baseline: 1 }),
  };
  const japanese = await letteringFor([title], { ...INSTALLED_FONTS, ownFonts });
  const design = designOf(title);
  const label = labelSheet(id)!;
  const undrawn = { code: codeOf(makeForLabel(design, null, label), design), text: { title, lines: [] } };
  expect(new LabelPress(japanese).draw(undrawn, label).layout.block?.words[0].lines).toEqual(expected);
});

it('the words of a wide label can be below the code', () => {
  const sheet = labelSheet('l7160')!;
  const design = designOf('ASN0001');
  const code = codeOf(makeForLabel(design, null, sheet), design);
  const { layout } = new LabelPress(lettering, 'below').draw({ code, text: SHORT }, sheet);
  expect(layout.block!.y).toBeGreaterThan(layout.code.y + 21 * layout.moduleWidth);
});

it('codes of a common width are as wide as the smallest of them, but no module is narrower than 0.4 mm', () => {
  const sheet = labelSheet('l7651')!;
  const press = new LabelPress(lettering);
  const contents = ['ASN0001', 'https://example.com/menu', 'https://example.com/menu'.repeat(8)];
  const labels = contents.map((content) => {
    const design = designOf(content);
    return { code: codeOf(makeForLabel(design, null, sheet), design), text: SHORT };
  });
  const widths = (codeWidth?: number) =>
    labels.map(({ code, text }) => {
      const { layout } = press.draw({ code, text }, sheet, codeWidth);
      return { width: layout.moduleWidth * code.code!.grid.modules, module: layout.moduleWidth };
    });
  const alone = widths();
  const common = press.commonWidth(labels, sheet)!;
  expect(common).toBe(Math.min(...alone.map(({ width }) => width)));
  for (const [k, { width, module }] of widths(common).entries()) {
    if (k < 2) expect(width).toBeCloseTo(common, 9);
    expect(module).toBeGreaterThanOrEqual(Math.min(0.4, alone[k].module) - 1e-9);
  }
});

it.each(['3415', '3416', '4387'])('a round label has as much space above the code as below the words: %s', (id) => {
  const sheet = labelSheet(id)!;
  const label = draw(sheet, MENU, 'https://example.com/menu');
  const middle = sheet.width / 2;
  const room = (x: number, y: number): number => middle - Math.hypot(x - middle, y - middle);
  const ink = inkOf(label);
  const above = Math.min(...ink.filter(([, y]) => y < middle).map(([x, y]) => room(x, y)));
  const below = Math.min(...ink.filter(([, y]) => y > middle).map(([x, y]) => room(x, y)));
  // The two distances may differ by the room for descenders below the last line.
  expect(Math.abs(above - below)).toBeLessThan(0.05 * sheet.width);
});

it('an address that does not fit is left out before the title is cut, and the title takes its space', () => {
  const address = { text: 'inventory.example.com-'.repeat(3), isAddress: true };
  const { block } = draw(labelSheet('3415')!, { title: MENU.title, lines: [address] }).layout;
  expect(block).toMatchObject({ isLineLeftOut: true, isCut: false });
  expect(block).toMatchObject({ words: draw(labelSheet('3415')!, { ...MENU, lines: [] }).layout.block!.words });
});

it('a title that would lose more than half of its characters is left out instead of cut', () => {
  const lengths = ['4386', '4387', '8831', 'l7651', '3415'].map((id) => {
    const { block } = draw(labelSheet(id)!, { title: LONG.title, lines: [] }, 'https://example.com/menu').layout;
    return block ? block.words.flatMap(({ lines }) => lines).join(' ').length : null;
  });
  expect(lengths).toContain(null);
  for (const length of lengths) if (length !== null) expect(length).toBeGreaterThanOrEqual(LONG.title.length / 2);
});

it.each(['l7160', '22805', '3415'])('words are at least a millimeter away from a printed quiet zone: %s', (id) => {
  const design = designOf('ASN0001', { backgroundColor: '#FFEECC' });
  const { code, moduleWidth, block } = draw(labelSheet(id)!, SHORT, design.content, design).layout;
  const printed = (21 + 4) * moduleWidth;
  expect(Math.max(block!.x - code.x - printed, block!.y - code.y - printed)).toBeGreaterThan(0.999);
});

it('the title is larger than the address, and an address that does not fit is left out, not cut', () => {
  const { block } = draw(labelSheet('3666')!, LONG).layout;
  const [title, address] = block!.words;
  expect(title.size).toBeGreaterThan(address.size);
  expect(address.lines).toEqual(['inventory.example.com']);
  const address2 = 'inventory.example.com '.repeat(2).trim().replace(' ', '.');
  const narrow = draw(labelSheet('l4731')!, { title: 'ASN0001', lines: [{ text: address2, isAddress: true }] }).layout;
  expect(narrow.block).toMatchObject({ isLineLeftOut: true });
  expect(narrow.block!.words.map(({ lines }) => lines)).toEqual([['ASN0001']]);
});

it('words that do not fit shrink to 1.6 mm, and are then cut', () => {
  const sheets = ['l7160', 'l4731', '4387'].map((id) => labelSheet(id)!);
  const blocks = sheets.flatMap((sheet) => draw(sheet, LONG).layout.block ?? []);
  const sizes = blocks.flatMap(({ words }) => words.map(({ size }) => size));
  expect(Math.min(...sizes)).toBeCloseTo(1.6, 6);
  expect(blocks.some(({ isCut }) => isCut)).toBe(true);
});

it('a label has at most three lines of words, and lines that are left out are reported', () => {
  const lines = ['1', '2', '3'].map((text) => ({ text, isAddress: false }));
  const { block } = draw(labelSheet('3652')!, { title: 'ASN0001', lines }).layout;
  expect(block!.words.map((words) => words.lines)).toEqual([['ASN0001'], ['1'], ['2']]);
  expect(block).toMatchObject({ isLineLeftOut: true, isCut: false });
});

it('characters that no font has are reported', () => {
  const lines = [{ text: '๗', isAddress: false }];
  expect(draw(labelSheet('l7160')!, { ...SHORT, lines }).layout.block!.missing).toEqual(['๗']);
  expect(draw(labelSheet('l7160')!, LONG).layout.block!.missing).toEqual([]);
});

it('the background of a colored code ends 2 mm from the edge of the label', () => {
  const design = designOf('ASN0001', { backgroundColor: '#FFEECC' });
  const sheet = labelSheet('22805')!;
  const ink = inkOf(draw(sheet, NO_TEXT, 'ASN0001', design));
  const least = ink.reduce((edge, [x, y]) => Math.min(edge, x, y), sheet.width);
  expect(least).toBeGreaterThan(1.98);
  expect(least).toBeLessThan(2.05);
});

it('a fully transparent background counts as white; any background that is not exactly white is printed', () => {
  const sheet = labelSheet('22805')!;
  const moduleOf = (backgroundColor: string): number => {
    const design = designOf('ASN0001', { backgroundColor });
    return draw(sheet, NO_TEXT, 'ASN0001', design).layout.moduleWidth;
  };
  const [white, clear, pale] = ['#FFFFFF', '#12345600', '#FFFFFE'].map(moduleOf);
  expect(clear).toBe(white);
  // The quiet zone is printed, so it must not reach into the blank strip of 2 mm, and the modules are narrower.
  expect(pale).toBeLessThan(white);
});

it('without lettering, labels show only their codes', () => {
  const sheet = labelSheet('l7160')!;
  const design = designOf('ASN0001');
  const code = codeOf(makeForLabel(design, null, sheet), design);
  const { layout, drawing } = new LabelPress(null).draw({ code, text: SHORT }, sheet);
  expect(layout).toEqual(draw(sheet, NO_TEXT).layout);
  expect(drawing.layers).toHaveLength(1);
});

describe('the file of a run of labels', () => {
  const FACTS = { title: 'Labels', ink: 'black', date: new Date(Date.UTC(2026, 10, 5)) } as const;
  const sheet = labelSheet('l7160')!;
  const countOf = (file: Uint8Array, part: string): number =>
    readPdf(file).objects.filter((object) => object.includes(part)).length;

  it('contains a repeated label once, and has the same bytes each time', async () => {
    const label = draw(sheet, SHORT).drawing;
    const write = () => writePages(labelPages({ sheet, labels: [{ drawing: label, copies: 50 }] }), FACTS);
    const file = await write();
    expect([countOf(file, '/Subtype /Form'), countOf(file, '/Type /Page /')]).toEqual([1, 3]);
    expect(Buffer.compare(file, await write())).toBe(0);
    expect(readPdf(file).content.match(/ Do$/gm)).toHaveLength(21);
  });

  it('contains shared words once, and all codes of a page in one content stream', async () => {
    const press = new LabelPress(lettering);
    const labels = ['ASN0001', 'ASN0002', 'ASN0003'].map((content) => {
      const design = designOf(content);
      return {
        drawing: press.draw({ code: codeOf(makeUndrawn(design, null), design), text: SHORT }, sheet).drawing,
        copies: 1,
      };
    });
    const file = await writePages(labelPages({ sheet, labels }), FACTS);
    expect(countOf(file, '/Subtype /Form')).toBe(1);
    expect(readPdf(file).objects.filter((object) => object.includes('/Contents'))).toHaveLength(1);
  });
});
