import { describe, expect, it } from 'vitest';
import { FRAMES, type FrameStyle } from '#design';
import { BLACK, type Drawing, gridSize, moduleGrid, type Paint, pixelGrid, WHITE } from '#drawing';
import { drawAround } from './draw-page.ts';

const RED: Paint = { kind: 'solid', color: { r: 200, g: 0, b: 0, a: 1 } };
const BLUE: Paint = { kind: 'solid', color: { r: 0, g: 0, b: 200, a: 1 } };
const RINGS = { kind: 'path', part: 'finder-rings', d: 'M0 0h1v1h-1z', paint: RED } as const;

/** A code with `modules` modules on a side and a margin of four modules. A module is one unit wide. */
function codeOf(modules: number, layers: Drawing['layers'] = [RINGS]): Drawing {
  const size = modules + 8;
  const code = { grid: moduleGrid(modules, 4), x: 0, y: 0 };
  return { width: size, height: size, background: WHITE, layers, code };
}

/**
 * Width of the code with its margin, in millimeters. Here 15% of the code's width is more than 4.7 mm, the minimum
 * distance between a code and anything around it.
 */
const MM = 1000;

/** Returns the lengths of a page with a code of 57 modules (65 with its margin) and words that are 10 modules high. */
function lengthsOf(frame: FrameStyle | undefined, blank = {}) {
  let room = 0;
  const page = drawAround(codeOf(57), { frame, mm: MM }, (width) => {
    room = width;
    return { d: 'M0 0h1v1h-1z', height: 10, ...blank };
  });
  const words = page.layers.flatMap((layer) => (layer.kind === 'path' && layer.part !== 'frame' ? [layer.d] : []));
  const [x, y] = /M(\S+) ([\d.]+)/.exec(words[0])?.slice(1).map(Number) ?? [];
  return [room, page.width, page.height, page.code?.x, page.code?.y, x, y].map((length) => Number(length?.toFixed(3)));
}

describe('the lengths of a page', () => {
  // 15% of 57 modules are 8.55: the margin of 4, and 4.55 beyond the margin. A frame is 0.03 · 65 = 1.95 from the edge
  // of the page, its line is 1.5 modules thick, and words are 0.05 · 65 = 3.25 from the line.
  it.each<[FrameStyle | undefined, number[]]>([
    [undefined, [61.1, 65, 82.8, 0, 0, 1.95, 69.55]],
    ['line', [67.6, 81, 94.25, 8, 8, 6.7, 77.55]],
    ['rounded', [67.6, 81, 94.25, 8, 8, 6.7, 77.55]],
    // The words begin 3.25 below the upper edge of the tab. The tab is filled to the outer edge of the frame's line.
    ['tab', [67.6, 81, 96, 8, 8, 6.7, 80.8]],
    // The notches are 0.06 · 65 = 3.9 deep, with a line around them. They begin where the empty space around the code
    // ends.
    ['ticket', [67.6, 81, 103.65, 8, 8, 6.7, 86.95]],
  ])('are shares of the width of the code with its margin, in a frame of style %s', (frame, lengths) => {
    expect(lengthsOf(frame)).toEqual(lengths);
  });

  it.each(FRAMES)('are the same above and below the code in a frame of style %s if there are no words', (frame) => {
    const { width, height, code } = drawAround(codeOf(57), { frame, mm: MM });
    expect([width, height, code?.x, code?.y].map((length) => Number(length?.toFixed(3)))).toEqual([81, 81, 8, 8]);
  });

  it('include as much space below the last baseline as above the capitals', () => {
    const [, , height] = lengthsOf('line');
    expect(lengthsOf('line', { above: 2, below: 0.5 })[2]).toBeCloseTo(height + 1.5, 3);
    expect(lengthsOf('line', { above: 0.5, below: 2 })[2]).toBe(height);
  });

  it('include a frame line of 0.014 of the width of the code with its margin if the code has many modules', () => {
    const width = 177 + 8;
    const { layers } = drawAround(codeOf(177), { frame: 'line', mm: MM });
    const [frame] = layers.flatMap((layer) => (layer.part === 'frame' && layer.kind === 'path' ? [layer.d] : []));
    const [outer, inner] = [...frame.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
    expect(outer).toBeCloseTo(0.03 * width, 3);
    expect(inner - outer).toBeCloseTo(0.014 * width, 3);
  });

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

it('words and frame have the paint of the modules, else of the finder patterns, else black', () => {
  const paintOf = (layers: Drawing['layers']) => {
    const page = drawAround(codeOf(21, layers), { frame: 'line', mm: MM });
    return page.layers.flatMap((layer) => (layer.kind === 'path' ? [layer.paint] : []));
  };
  expect(paintOf([RINGS])).toEqual([RED]);
  expect(paintOf([])).toEqual([BLACK]);
  expect(paintOf([RINGS, { ...RINGS, part: 'data', paint: BLUE }])).toEqual([BLUE]);
});

it('drawAround returns the drawing itself if there is neither a frame nor a word', () => {
  const drawing = codeOf(21);
  expect(drawAround(drawing, { frame: undefined, mm: MM })).toBe(drawing);
  expect(drawAround(drawing, { frame: undefined, mm: MM }, () => ({ d: '', height: 0 }))).toBe(drawing);
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

it('lengths in pixels are rounded up', () => {
  // With its margin, the code is 150 pixels wide, and a module 2.31 pixels. Without the margin it is 131.5 pixels wide.
  const grid = pixelGrid(57, 150, 4);
  const size = gridSize(grid);
  const drawing: Drawing = {
    width: size,
    height: size,
    background: WHITE,
    layers: [RINGS],
    code: { grid, x: 0, y: 0 },
  };
  const page = drawAround(drawing, { frame: 'line', mm: MM });
  // The distance from the edge of the page (4.5), the frame's line (3.46) and the rest of the empty space (10.5).
  const beside = 5 + 4 + 11;
  expect([page.code?.x, page.code?.y, page.width]).toEqual([beside, beside, size + 2 * beside]);
});

it('the page has the background of the code', () => {
  const drawing: Drawing = { ...codeOf(21), background: RED };
  expect(drawAround(drawing, { frame: 'line', mm: MM }).background).toBe(RED);
});
