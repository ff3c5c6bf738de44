import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { type Drawing, moduleGrid, placeDrawing, rasterize } from '#drawing';
import { readPdf } from '#drawing/testing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { makeUndrawn, redraw, type UndrawnCode } from '#making';
import type { UploadedImage } from '#raster';
import { type DrawnLabel, LabelPress } from './draw-label.ts';
import { labelPages, writePages } from './label-pages.ts';
import { type LabelShape, qualityOf } from './label-room.ts';
import { labelSheet } from './label-sheets.ts';
import { type LabelText, NO_TEXT } from './label-words.ts';
import { fitsLabel, longestTextFor, makeForLabel } from './make-for-label.ts';

const SHORT = { title: 'ASN0001', lines: [] };
const LONG: LabelText = {
  title: 'Projector on the ceiling of the large hall, second floor',
  lines: [{ text: 'inventory.example.com', isAddress: true }],
};
const MENU: LabelText = { title: 'See the menu', lines: [{ text: 'example.com', isAddress: true }] };
const IMAGE: UploadedImage = {
  pixels: { width: 8, height: 8, data: Uint8ClampedArray.from({ length: 256 }, (_, k) => (k % 4 === 3 ? 255 : k)) },
  href: 'data:image/png;base64,',
};

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

/** Returns the drawing of a code, with the standard's margin. */
function codeOf(made: UndrawnCode, design: QrDesign, image: UploadedImage | null = null): Drawing {
  return redraw(made, design, image, moduleGrid(made.code.size, 4));
}

const LABELS = [
  'l7160',
  'l7651',
  'l4731',
  'l4730',
  '5160',
  '5167',
  '22805',
  '3415',
  '3416',
  '4386',
  '4387',
  'l7165',
  '3652',
]
  .map((id) => labelSheet(id)!)
  .map((sheet) => [sheet.name, sheet] as const);

/** Pixels per millimeter in the measured pictures. */
const SCALE = 20;
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
  it.each([NO_TEXT, SHORT, LONG])('nothing is printed within 2 mm of the die cut, or in the quiet zone: %j', (text) => {
    const label = draw(sheet, text);
    const { width, height, shape } = sheet;
    const { moduleWidth, code } = label.layout;
    const side = 21 * moduleWidth;
    const [left, top, quiet] = [code.x, code.y, 4 * moduleWidth];
    const clear = 2 - HALF;
    for (const [x, y] of inkOf(label)) {
      const room =
        shape === 'round'
          ? width / 2 - Math.hypot(x - width / 2, y - height / 2)
          : Math.min(x, y, width - x, height - y);
      if (room < clear) expect.fail(`ink at ${x}, ${y}`);
      const isCode = x > left - HALF && x < left + side + HALF && y > top - HALF && y < top + side + HALF;
      const isNear = x > left - quiet && x < left + side + quiet && y > top - quiet && y < top + side + quiet;
      if (isNear && !isCode) expect.fail(`ink in the quiet zone at ${x}, ${y}`);
    }
  });

  it('the whole quiet zone of the code lies on the label', () => {
    const { width, height, shape } = sheet;
    for (const text of [NO_TEXT, SHORT, LONG]) {
      const { moduleWidth, code } = draw(sheet, text).layout;
      const [near, far] = [-4 * moduleWidth, 25 * moduleWidth];
      const corners = [near, far].flatMap((x) => [near, far].map((y) => [code.x + x, code.y + y]));
      const room = corners.map(([x, y]) =>
        shape === 'round'
          ? width / 2 - Math.hypot(x - width / 2, y - height / 2)
          : Math.min(x, y, width - x, height - y),
      );
      expect(Math.min(...room)).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  it('the code shrinks to make room for words, but not below a module width of 0.4 mm', () => {
    const alone = draw(sheet, NO_TEXT).layout.moduleWidth;
    for (const text of [SHORT, LONG]) {
      const { moduleWidth } = draw(sheet, text).layout;
      expect(moduleWidth).toBeLessThanOrEqual(alone + 1e-9);
      expect(moduleWidth).toBeGreaterThanOrEqual(Math.min(0.4, alone) - 1e-9);
    }
  });
});

it('a label drawn after labels with other codes has the same layout as one drawn alone', () => {
  const codes = ['ASN0001', 'https://inventory.example.com/rooms/12', 'https://example.com/'.padEnd(70, 'abc')];
  const kinds = codes.flatMap((content) => [SHORT, LONG, NO_TEXT].map((text) => ({ content, text })));
  const sheet = labelSheet('l7651')!;
  const press = new LabelPress(lettering);
  for (const { content, text } of kinds) {
    const design = designOf(content);
    const together = press.draw({ code: codeOf(makeForLabel(design, null, sheet), design), text }, sheet);
    expect(together.layout).toEqual(draw(sheet, text, content).layout);
    const alone = draw(sheet, NO_TEXT, content).layout.moduleWidth;
    expect(together.layout.moduleWidth).toBeGreaterThanOrEqual(Math.min(0.4, alone) - 1e-9);
  }
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

it('the code gives up less than 15% of its width to keep a short title on one line', () => {
  const sheet = labelSheet('l7160')!;
  const { block, moduleWidth } = draw(sheet, MENU, 'https://example.com/menu').layout;
  expect(block!.words[0].lines).toEqual(['See the menu']);
  expect(moduleWidth).toBeGreaterThan(0.85 * draw(sheet, NO_TEXT, 'https://example.com/menu').layout.moduleWidth);
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
  const blocks = LABELS.flatMap(([, sheet]) => draw(sheet, LONG).layout.block ?? []);
  const sizes = blocks.flatMap(({ words }) => words.map(({ size }) => size));
  expect(Math.min(...sizes)).toBeCloseTo(1.6, 6);
  expect(blocks.some(({ isCut }) => isCut)).toBe(true);
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

it('LabelPress refuses a drawing without a code', () => {
  const design = designOf('ASN0001');
  const { code: _, ...bare } = codeOf(makeUndrawn(design, null), design);
  expect(() => new LabelPress(null).draw({ code: bare, text: SHORT }, labelSheet('l7160')!)).toThrow(RangeError);
});

describe('small labels', () => {
  const small: LabelShape = { width: 25.4, height: 10, shape: 'rectangle' };

  it('that are 10 mm high have room for 7 characters, and their modules are narrow', () => {
    expect(longestTextFor(small)).toBe(7);
    const { moduleWidth } = draw(small, NO_TEXT).layout;
    expect(moduleWidth).toBeCloseTo(6 / 21, 9);
    expect(qualityOf(moduleWidth)).toBe('narrow');
    expect(longestTextFor({ ...small, height: 9 })).toBe(0);
  });

  it('have no limit for the length of a text (null) if they have room for 300 characters', () => {
    const longest = (side: number): number | null => longestTextFor({ width: side, height: side, shape: 'rectangle' });
    // Level H has room for 280 characters in version 17, 85 modules wide, and for 310 in version 18, 89 modules wide.
    expect([85.04, 88.96, 89.04].map((modules) => longest(modules * 0.25 + 4))).toEqual([280, 280, null]);
  });

  it.each([
    [0.4, 'good'],
    [0.3999996, 'good'],
    [0.399999, 'narrow'],
    [0.25, 'narrow'],
    [0.2499, 'too-narrow'],
  ])('if their modules are %f mm wide, are rated %s', (moduleWidth, quality) => {
    expect(qualityOf(moduleWidth)).toBe(quality);
  });

  it('have a code of level M if the modules of level H would be narrower than 0.4 mm and M makes them wider', () => {
    const design = designOf('abcdefgh');
    const made = (height: number, of = design, image: UploadedImage | null = null) =>
      makeForLabel(of, image, { ...small, height }).code;
    // Version 2 at level H: 25 modules, and 2 mm on either side.
    expect(made(25 * 0.4 + 4.001)).toMatchObject({ level: 'H', size: 25 });
    expect(made(25 * 0.4 + 3.999)).toMatchObject({ level: 'M', size: 21 });
    expect(made(10, designOf('ASN0001'))).toMatchObject({ level: 'H', size: 21 });
    // Level M would make the modules wider with an image too, but a code with an image keeps level H.
    const long = { ...designOf('a'.repeat(30)), imageSize: 10 };
    expect(made(10, long)).toMatchObject({ level: 'M' });
    expect(made(10, { ...long, customImage: IMAGE.href }, IMAGE)).toMatchObject({ level: 'H' });
  });

  it('do not fit a text whose modules would be narrower than 0.25 mm', () => {
    const sizeOf = (content: string): number => makeForLabel(designOf(content), null, small).code.size;
    expect(fitsLabel(sizeOf('a'.repeat(14)), small)).toBe(true);
    expect(fitsLabel(sizeOf('a'.repeat(15)), small)).toBe(false);
  });
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

  it('lets other tasks run while its pages are written', async () => {
    const label = draw(sheet, SHORT).drawing;
    const pages = labelPages({ sheet, labels: [{ drawing: label, copies: 210 }] });
    let [turns, isWriting] = [0, true];
    const turn = () => {
      turns++;
      if (isWriting) setImmediate(turn);
    };
    turn();
    await writePages(pages, FACTS);
    isWriting = false;
    expect(turns).toBeGreaterThanOrEqual(pages.length);
  });

  it('contains a photograph only once, even if a hundred labels show it', async () => {
    const press = new LabelPress(lettering);
    const labels = Array.from({ length: 100 }, (_, k) => {
      const design: QrDesign = { ...designOf(`ASN${k}`), customImage: IMAGE.href, imageSize: 20 };
      const made = makeUndrawn(design, IMAGE);
      return { drawing: press.draw({ code: codeOf(made, design, IMAGE), text: NO_TEXT }, sheet).drawing, copies: 1 };
    });
    expect(countOf(await writePages(labelPages({ sheet, labels }), FACTS), '/Subtype /Image')).toBe(1);
  });
});
