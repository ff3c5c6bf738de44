import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, FRAMES, type QrDesign } from '#design';
import { type Drawing, edgeOf, moduleGrid, type Paint, pixelGrid, rasterize, WHITE } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { cutPixels } from '#raster';
import { drawAround, drawPage } from './draw-page.ts';
import { type MadeCode, makeCode, redraw } from './make-code.ts';
import { prepareWords } from './page-words.ts';

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu' };
const CAPTIONS = [undefined, 'See the menu', 'Everything that we cook today, with prices and allergens'] as const;

let lettering: Lettering;
let made: MadeCode;
beforeAll(async () => {
  lettering = await letteringFor(['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,-…0123456789/']);
  made = makeCode(DESIGN, null);
});

const PAGES = [undefined, ...FRAMES].flatMap((frame) =>
  CAPTIONS.map((caption, k) => ({ frame, caption, margin: [4, 2, 1][k] })),
);

describe('a code on its page', () => {
  it.each(PAGES)(
    'has a clear zone of four modules around it, and no caption or frame reaches the edge of the page: %j',
    ({ margin, ...part }) => {
      const design = { ...DESIGN, ...part };
      const scale = 4;
      const grid = pixelGrid(made.code.size, scale * (made.code.size + 2 * margin), margin);
      const drawing = redraw(made, design, null, grid);
      const page = drawPage({ drawing, text: made.text, mm: 40, lettering }, design).drawing;
      const { code = { x: 0, y: 0 } } = page;
      expect([page.width, page.height, code.x, code.y].every(Number.isInteger)).toBe(true);
      const picture = rasterize(page);
      const own = rasterize(drawing).data;
      const hasInk = (x: number, y: number) => picture.data[4 * (y * page.width + x)] !== 255;
      const box = { x: code.x, y: code.y, width: drawing.width, height: drawing.height };
      // Compared as bytes, because comparing two arrays of a million numbers takes half a second.
      expect(Buffer.from(cutPixels(picture, box).data.buffer).equals(Buffer.from(own.buffer))).toBe(true);
      if (!part.frame && !part.caption) return expect(page).toBe(drawing);
      // Checks the four modules around the code, as far as they are on the page.
      const clear = 4 * scale;
      const [left, top] = [code.x + edgeOf(grid, 0), code.y + edgeOf(grid, 0)];
      const side = scale * made.code.size;
      for (let y = top - clear; y < top + side + clear; y++) {
        for (let x = left - clear; x < left + side + clear; x++) {
          const isCode = x >= left && x < left + side && y >= top && y < top + side;
          if (isCode || x < 0 || y < 0 || x >= page.width || y >= page.height) continue;
          if (hasInk(x, y)) expect.fail(`Ink at ${x - left}, ${y - top}`);
        }
      }
      // Nothing reaches the edge of the page.
      for (let x = 0; x < page.width; x++) {
        if (hasInk(x, 0) || hasInk(x, page.height - 1)) expect.fail(`Ink at the edge, ${x} from the left`);
      }
      for (let y = 0; y < page.height; y++) {
        if (hasInk(0, y) || hasInk(page.width - 1, y)) expect.fail(`Ink at the edge, ${y} from the top`);
      }
    },
  );

  it.each([
    [20, 4.7],
    [40, 4.7],
    [45, 0.15],
    [80, 0.15],
  ])(
    "if %f mm wide with margin, has its frame %f away (mm if above 1, else a share of the code's width without margin)",
    (mm, away) => {
      const cells = made.code.size + 8;
      const grid = pixelGrid(made.code.size, 10 * cells, 4);
      const design: QrDesign = { ...DESIGN, frame: 'line' };
      const page = drawPage({ drawing: redraw(made, design, null, grid), text: made.text, mm }, design).drawing;
      const { data, width } = rasterize(page);
      // Measured downward through the middle of the upper left finder pattern, from the frame's line to the code.
      const middle = Math.round((page.code?.x ?? 0) + 75);
      const isDark = (y: number): boolean => data[4 * (y * width + middle)] < 128;
      let [y, line, clear] = [0, 0, 0];
      while (!isDark(y)) y++;
      for (; isDark(y); y++) line++;
      // The line has its minimum thickness of 1.5 modules (15 pixels), because 1.4% of the width of the code with its
      // margin is less than that.
      expect(line).toBe(15);
      while (!isDark(y + clear)) clear++;
      const wanted = away < 1 ? away * made.code.size * 10 : (away / mm) * cells * 10;
      expect(Math.abs(clear - wanted)).toBeLessThanOrEqual(1);
    },
  );

  it('has its caption at least 4.7 mm below the code if the code is 20 mm wide and has no frame', () => {
    const cells = made.code.size + 8;
    const drawing = redraw(made, DESIGN, null, pixelGrid(made.code.size, 10 * cells, 4));
    const design: QrDesign = { ...DESIGN, caption: 'Menu' };
    const { data, width, height } = rasterize(
      drawPage({ drawing, text: made.text, mm: 20, lettering }, design).drawing,
    );
    const hasInk = (y: number) => data.subarray(4 * y * width, 4 * (y + 1) * width).some((value) => value < 128);
    const end = 10 * (made.code.size + 4);
    expect([end - 1, end].map(hasInk)).toEqual([true, false]);
    let y = end;
    while (y < height && !hasInk(y)) y++;
    expect(y).toBeLessThan(height);
    // With its margin, the code is 20 mm wide. Four of its modules are only 2.2 mm.
    expect(((y - end) / drawing.width) * 20).toBeGreaterThanOrEqual(4.7);
  });

  it.each([
    ['ticket', 25],
    ['ticket', 60],
    ['tab', 25],
    ['tab', 60],
  ] as const)('has its caption midway between the two nearest edges (%s frame, code of %d mm)', (frame, mm) => {
    // None of these letters has a descender, so the words can be measured by their ink.
    for (const caption of ['See the menu']) {
      const design = { ...DESIGN, frame, caption, showAddress: false };
      const drawing = redraw(made, design, null, pixelGrid(made.code.size, 12 * (made.code.size + 8), 4));
      const page = drawPage({ drawing, text: made.text, mm, lettering }, design).drawing;
      const { data } = rasterize(page);
      const isDark = (x: number, y: number): boolean => data[4 * (y * page.width + x)] < 128;
      const columns = Array.from({ length: page.width >> 1 }, (_, k) => k + (page.width >> 2));
      const hasWords = (y: number): boolean => {
        const dark = columns.filter((x) => isDark(x, y)).length;
        return dark > 0 && dark < columns.length;
      };
      // Counts the blank rows above and below the words, up to the next edge.
      const [up, down] = [-1, 1].map((step) => {
        let y = page.height - 1;
        while (!hasWords(y)) y--;
        while (hasWords(y)) y += step;
        const start = y;
        const blank = isDark(columns[0], y);
        while (y > 0 && y < page.height && !hasWords(y) && isDark(columns[0], y) === blank) y += step;
        return Math.abs(y - start);
      });
      expect(Math.abs(up - down) / Math.max(up, down)).toBeLessThan(0.2);
    }
  });

  it('in a tab frame, has its caption in the background color, or in white if the background is transparent', () => {
    const paintOf = (backgroundColor: string) => {
      const style = { ...DEFAULT_STYLE, backgroundColor };
      const design: QrDesign = { ...DESIGN, qrType: 'custom', style, caption: 'Menu', frame: 'tab' };
      const drawing = redraw(made, design, null, moduleGrid(made.code.size, 4));
      const { layers } = drawPage({ drawing, text: made.text, mm: 40, lettering }, design).drawing;
      return layers.flatMap((layer) => (layer.part === 'light-words' ? [layer.paint] : []));
    };
    expect(paintOf('#FFEECC')).toEqual([{ kind: 'solid', color: { r: 255, g: 238, b: 204, a: 1 } }]);
    expect(paintOf('#FFEECC00')).toEqual([{ kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } }]);
  });

  it('has its caption and frame in the paint of its modules, even if that is a gradient', () => {
    const style = {
      ...DEFAULT_STYLE,
      gradientType: 'linear' as const,
      gradientColor1: '#900000',
      gradientColor2: '#000090',
    };
    const design: QrDesign = { ...DESIGN, qrType: 'custom', style, caption: 'Menu', frame: 'line' };
    const drawing = redraw(made, design, null, moduleGrid(made.code.size, 4));
    const { layers, code } = drawPage({ drawing, text: made.text, mm: 40, lettering }, design).drawing;
    const paints = layers.flatMap((layer) => (layer.kind === 'path' ? [layer.paint] : []));
    const [own] = drawing.layers.flatMap((layer) =>
      layer.kind === 'path' && layer.part === 'modules' ? [layer.paint] : [],
    );
    if (own.kind !== 'linear' || !code) return expect.fail('No gradient');
    const moved = { ...own, x1: own.x1 + code.x, x2: own.x2 + code.x, y1: own.y1 + code.y, y2: own.y2 + code.y };
    expect(paints).toEqual([moved, moved]);
  });
});

describe('the words of a page', () => {
  async function troublesOf(part: Partial<QrDesign>, mm = 40): Promise<unknown> {
    const design = { ...DESIGN, ...part };
    const own = makeCode(design, null);
    await prepareWords(lettering, design, own.text);
    const drawing = redraw(own, design, null, moduleGrid(own.code.size, 4));
    return drawPage({ drawing, text: own.text, mm, lettering }, design).troubles;
  }
  const address = `${'long-name-'.repeat(5)}x.example.org`;

  it.each([
    ['a short caption', { caption: 'See the menu' }, []],
    ['a caption that is too long', { caption: 'Seventeen words '.repeat(20) }, ['caption-cut']],
    ['a character that no font has', { caption: 'Menu \uE000' }, ['characters-missing']],
    ['a script that no font has', { caption: 'תפריט' }, ['caption-left-out']],
    ['a long address', { caption: 'Menu', content: `https://${address}` }, ['address-left-out']],
    ['a long address that is hidden', { caption: 'Menu', content: `https://${address}`, showAddress: false }, []],
    ['no address', { caption: 'Menu', type: 'text', content: 'Hello' }, []],
  ] as const)('cause the right troubles with %s', async (_, part, kinds) => {
    expect(await troublesOf(part)).toMatchObject(kinds.map((kind) => ({ kind })));
  });
});

const RED: Paint = { kind: 'solid', color: { r: 200, g: 0, b: 0, a: 1 } };
const RINGS = { kind: 'path', part: 'finder-rings', d: 'M0 0h1v1h-1z', paint: RED } as const;

/** A code with `modules` modules on a side and a margin of four modules. A module is one unit wide. */
function codeOf(modules: number, layers: Drawing['layers'] = [RINGS]): Drawing {
  const size = modules + 8;
  const code = { grid: moduleGrid(modules, 4), x: 0, y: 0 };
  return { width: size, height: size, background: WHITE, layers, code };
}

/** Here 15% of the code's width is more than 4.7 mm, the minimum distance between a code and anything around it. */
const MM = 1000;

describe('the lengths of a page', () => {
  it('leave four modules between a round corner of a frame and the corner of the code', () => {
    // 15% of 21 modules are 3.15 modules, less than the margin of four. So only the corners need more room.
    for (const frame of FRAMES) {
      const { code, layers } = drawAround(codeOf(21), { frame, mm: MM });
      const x = code?.x ?? 0;
      const around = 0.03 * 29 + 1.5;
      const radius = 0.06 * 29;
      const inner = radius - 1.5;
      // The inner edge of a round corner is nearest to the code on the diagonal.
      const corner = frame === 'line' ? around : around + inner * (1 - Math.SQRT1_2);
      expect(x + 4 - corner).toBeGreaterThanOrEqual(4 - 0.001);
      expect(x + 4 - corner).toBeLessThan(4.01);
      expect(layers.map(({ part }) => part)).toEqual(['group', 'frame']);
    }
  });
});

it('a frame is at least four modules from a code, even if the margin of the code is narrower', () => {
  // 15% of 21 modules are less than four modules. With its margin, the code is a meter wide, so 4.7 mm are also less
  // than four modules.
  const code = { grid: moduleGrid(21, 1), x: 0, y: 0 };
  const narrow: Drawing = { width: 23, height: 23, background: WHITE, layers: [RINGS], code };
  const page = drawAround(narrow, { frame: 'line', mm: MM });
  const around = 0.03 * 23 + 1.5;
  expect((page.code?.x ?? 0) + 1 - around).toBeCloseTo(4, 6);
});
