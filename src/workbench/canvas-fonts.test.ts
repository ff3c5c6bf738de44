import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canvasFonts } from './canvas-fonts.ts';

const isCanvasTrue = vi.hoisted(() => vi.fn());

vi.mock('#uploads', () => ({ isCanvasTrue }));

/** The extent of the ink of every line, and the line's advance (`width`), in ems. */
let ink = { left: 0, right: 2, ascent: 1, descent: 0.25, width: 2 };
/** The gray and opacity of the pixels that are read from a canvas. The list is repeated to fill the canvas. */
let pixels: readonly (readonly [gray: number, opacity: number])[] = [[0, 255]];
let contexts: FakeContext[] = [];

/** The context of a canvas on which each line has the same extent in ems. */
class FakeContext {
  font = '';
  textAlign = '';
  textBaseline = '';
  direction = '';
  painted: unknown[] = [];

  measureText() {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1]);
    return {
      actualBoundingBoxLeft: ink.left * size,
      actualBoundingBoxRight: ink.right * size,
      actualBoundingBoxAscent: ink.ascent * size,
      actualBoundingBoxDescent: ink.descent * size,
      width: ink.width * size,
    };
  }

  fillText(...parameters: unknown[]): void {
    this.painted = parameters;
  }

  getImageData(_x: number, _y: number, width: number, height: number) {
    const all = Array.from({ length: width * height }, (_, k) => pixels[k % pixels.length]);
    return { data: Uint8ClampedArray.from(all.flatMap(([gray, opacity]) => [gray, gray, gray, opacity])) };
  }
}

beforeEach(() => {
  ink = { left: 0, right: 2, ascent: 1, descent: 0.25, width: 2 };
  pixels = [[0, 255]];
  contexts = [];
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext(): FakeContext {
        const context = new FakeContext();
        contexts.push(context);
        return context;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

it('the measured width covers the ink and the advance of a line, and 1/100 em more on each side', () => {
  expect(canvasFonts.measure('x', 'regular')).toBeCloseTo(2.02);
  ink = { ...ink, left: 0.25, right: 1.5, width: 2.25 };
  expect(canvasFonts.measure('x', 'regular')).toBeCloseTo(2.52);
});

it.each([
  ['1.07 em above the baseline', { ascent: 1.07 }, 1],
  ['2.14 em above the baseline', { ascent: 2.14 }, 0.5],
  ['0.3 em below the baseline', { descent: 0.3 }, 1],
  ['1.2 em below the baseline', { descent: 1.2 }, 0.25],
])(
  'a line that extends %s is shrunk to at most 1.07 em above and 0.3 em below the baseline',
  (_name, extent, shrink) => {
    ink = { ...ink, ...extent };
    expect(canvasFonts.measure('x', 'regular')).toBeCloseTo(2.02 * shrink);
    const { width, baseline } = canvasFonts.paint('x', 'regular', 40);
    expect([width, baseline]).toEqual([2 * 40 * shrink, Math.ceil(ink.ascent * 40 * shrink)]);
  },
);

it('paint draws a line from its starting point on the baseline, in a system font of the given weight and size', () => {
  ink = { ...ink, left: 0.25 };
  const { width, baseline, covered } = canvasFonts.paint('x', 'regular', 40);
  expect([width, baseline, covered.length]).toEqual([90, 40, 90 * 50]);
  expect(contexts.at(-1)).toMatchObject({
    ...{ font: '400 40px system-ui,sans-serif', textAlign: 'left', textBaseline: 'alphabetic' },
    ...{ direction: 'ltr', painted: ['x', 10, 40] },
  });
  canvasFonts.paint('x', 'bold', 20);
  expect(contexts.at(-1)?.font).toBe('700 20px system-ui,sans-serif');
});

it.each([
  ['שלום', 'rtl'],
  ['12 مرحبا hello', 'rtl'],
  ['ܫܠܡܐ', 'rtl'],
  ['ދިވެހި', 'rtl'],
  ['ߒߞߏ', 'rtl'],
  ['𞤀𞤁𞤂', 'rtl'],
  ['hello مرحبا', 'ltr'],
  ['日本', 'ltr'],
  ['42', 'ltr'],
])('the first letter of %j determines its direction: %s', (line, direction) => {
  canvasFonts.paint(line, 'regular', 40);
  expect(contexts.at(-1)?.direction).toBe(direction);
});

it('a pixel is ink if it is dark and at least half covered', () => {
  pixels = [
    [0, 127],
    [0, 128],
    [127, 255],
    [128, 255],
  ];
  expect([...canvasFonts.paint('x', 'regular', 40).covered.slice(0, 4)]).toEqual([0, 1, 1, 0]);
});

it('if there is a document, a line is painted on a canvas element that is as large as the ink of the line', () => {
  const canvases: { width: number; height: number }[] = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0, getContext: () => new FakeContext() };
      canvases.push(canvas);
      return canvas;
    },
  });
  canvasFonts.paint('x', 'regular', 40);
  expect(canvases.at(-1)).toMatchObject({ width: 80, height: 50 });
});

it('isTrue tests whether a canvas as large as a short line keeps its pixels unaltered', async () => {
  isCanvasTrue.mockResolvedValue(false);
  expect(await canvasFonts.isTrue()).toBe(false);
  expect(isCanvasTrue).toHaveBeenCalledExactlyOnceWith(1024, 128);
});
