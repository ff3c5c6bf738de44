import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { type Drawing, moduleGrid, placeDrawing } from '#drawing';
import { makeCode, redraw } from '#making';
import type { Decoder, DecoderId } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { judgePrint, type PrintReport } from './judge-print.ts';
import {
  ARMS_LENGTH,
  farthestReading,
  LEAST_PIXELS,
  type PrintedCode,
  phonePixels,
  printOf,
  readingDistance,
} from './print.ts';

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

const SHORT = 'https://example.com/menu';
const LONG = `https://example.com/${'abcdefghij'.repeat(11)}`;

/** Returns a code with modules of `moduleWidth` millimeters, on a page without anything else. */
function printed(content: string, moduleWidth: number, style: Partial<QrStyle> = {}, margin = 4): PrintedCode {
  const design = { ...DEFAULT_DESIGN, content, qrType: 'custom' as const, style: { ...DEFAULT_STYLE, ...style } };
  const made = makeCode(design, null);
  const page = redraw(made, design, null, moduleGrid(made.code.size, margin));
  return printOf(page, made, moduleWidth * (made.code.size + 2 * margin));
}

function judged(print: PrintedCode, own = tools): Promise<PrintReport> {
  return judgePrint(print, own);
}

describe('a short text', () => {
  it.each([
    [0.3, 'unlikely'],
    [0.4, 'everywhere'],
  ])('if its modules are %f mm wide, is rated %s', async (moduleWidth, verdict) => {
    const report = await judged(printed(SHORT, moduleWidth));
    expect(report).toMatchObject({ verdict, near: verdict });
    expect(report.moduleWidth).toBeCloseTo(moduleWidth, 9);
  });
});

describe('a long text', () => {
  it('is read more easily at arm’s length than from ten times the code’s width away, if its modules are 1 mm wide', {
    tags: 'deep',
  }, async () => {
    const report = await judged(printed(LONG, 1));
    expect(report).toMatchObject({ near: 'everywhere', far: 'good-conditions', verdict: 'good-conditions' });
  });
});

it('a print has no better verdict than its design', async () => {
  const amber = { foregroundColor: '#FFBF00', cornerSquaresColor: '#FFBF00', cornerDotsColor: '#FFBF00' };
  expect((await judged(printed(SHORT, 0.6, amber))).verdict).toBe('good-conditions');
  // The verdict on the design does not depend on the size of the print.
  expect(await judged(printed(SHORT, 0.25))).toMatchObject({ design: 'everywhere', verdict: 'unlikely' });
});

it('a print never has the best verdict while a decoder is missing', async () => {
  const report = await judged(printed(SHORT, 0.6), { ...tools, decoders: tools.decoders.slice(0, 1) });
  expect(report.verdict).toBe('good-conditions');
});

it('a black page around the code makes its verdict "unlikely", a white one does not', async () => {
  const bare = printed(SHORT, 0.8, {}, 1);
  const onPage = (paper: { r: number; g: number; b: number; a: number }): PrintedCode => {
    const sheet: Drawing = {
      width: 80,
      height: 120,
      background: { kind: 'solid', color: paper },
      layers: [placeDrawing({ ...bare.page, layers: bare.page.layers }, { x: 20, y: 30, scale: 25 / bare.width })],
    };
    return { ...bare, page: sheet, x: 20, y: 30, width: 25, mm: 25 };
  };
  expect((await judged(onPage({ r: 255, g: 255, b: 255, a: 1 }))).near).toBe('everywhere');
  // On black paper, no decoder finds a black code.
  expect((await judged(onPage({ r: 0, g: 0, b: 0, a: 1 }))).verdict).toBe('unlikely');
});

it('a code has the same verdict anywhere on white paper of any size', async () => {
  const code = printed(SHORT, 0.4);
  const sheet = (width: number, height: number, x: number, y: number): PrintedCode => {
    const drawing = placeDrawing({ ...code.page, layers: code.page.layers }, { x, y, scale: 1 });
    return { ...code, page: { ...code.page, width, height, layers: [drawing] }, x, y };
  };
  const own = await judged(code);
  for (const [width, height, x, y] of [
    [code.width + 6.3, code.width + 11, 3.1, 2.7],
    [3 * code.width, 4 * code.width, code.width, 2.2 * code.width],
  ]) {
    expect(await judged(sheet(width, height, x, y))).toEqual(own);
  }
});

describe('with decoders that read some of the simulated photographs', () => {
  /**
   * Returns tools with two decoders, each of which reads a simulated photograph if its function returns true. The
   * function gets the number of the photograph, counted from 0, and its width in pixels.
   */
  function toolsReading(
    isReadByStrong: (shot: number, width: number) => boolean,
    isReadByWeak = isReadByStrong,
  ): JudgeTools & { readonly widths: number[] } {
    const widths: number[] = [];
    const decoderOf = (id: DecoderId, isRead: typeof isReadByStrong): Decoder => {
      let shots = 0;
      return {
        id,
        async read({ width }) {
          widths.push(width);
          return isRead(shots++, width) ? { text: SHORT, bytes: [] } : null;
        },
      };
    };
    const decoders = [decoderOf('zxing', isReadByStrong), decoderOf('jsqr', isReadByWeak)];
    return { ...tools, decoders, widths };
  }

  it.each([
    [12, 1, 'everywhere'],
    [12, 0, 'good-conditions'],
    [8, 0, 'good-conditions'],
    [7, 7, 'unlikely'],
  ])(
    'a print is judged by how many photographs are read: %i by the strong decoder, %i by the weak one',
    async (strong, weak, verdict) => {
      const own = toolsReading(
        (shot) => shot < strong,
        (shot) => shot < weak,
      );
      expect((await judged(printed(SHORT, 0.5), own)).near).toBe(verdict);
    },
  );

  it('a print never has the best verdict with less than 1.95 pixels per module', async () => {
    const verdictAt = async (moduleWidth: number): Promise<unknown> =>
      (
        await judged(
          printed(SHORT, moduleWidth),
          toolsReading(() => true),
        )
      ).verdict;
    expect([await verdictAt(0.38), await verdictAt(0.382)]).toEqual(['good-conditions', 'everywhere']);
  });

  it('a code that is read from far away counts as read from nearby, but not the other way round', async () => {
    // At arm's length, modules of 2 mm have six pixels, and the shot is 324 pixels wide.
    const far = await judged(
      printed(SHORT, 2),
      toolsReading((_, width) => width < 324),
    );
    expect(far).toMatchObject({ near: 'everywhere', far: 'everywhere', verdict: 'everywhere' });
    const near = await judged(
      printed(SHORT, 2),
      toolsReading((_, width) => width === 324),
    );
    expect(near).toMatchObject({ near: 'everywhere', far: 'unlikely', verdict: 'good-conditions' });
  });
});

it('phonePixels agrees with docs/scanning.md', () => {
  const text = readFileSync('docs/scanning.md', 'utf8');
  const [, constant] = text.match(/\*\*([\d.]+) pixels for each millimeter of a module\*\*/) ?? [];
  expect(phonePixels(1, ARMS_LENGTH)).toBeCloseTo(Number(constant), 2);
  const [, far] = text.match(/\*\*([\d.]+) pixels divided by the modules along its side/) ?? [];
  expect(phonePixels(100 / 37, readingDistance(100))).toBeCloseTo(Number(far) / 37, 6);
});

it('farthestReading is limited by the pixels per module', () => {
  expect(farthestReading(30, 0.9)).toBe(300);
  expect(farthestReading(10, 0.4)).toBe(ARMS_LENGTH);
  expect(farthestReading(10, 0.38)).toBeNull();
  const far = farthestReading(300, 300 / 73) ?? 0;
  expect(far).toBeLessThan(3000);
  expect(phonePixels(300 / 73, far)).toBeCloseTo(LEAST_PIXELS, 9);
  const text = readFileSync('docs/scanning.md', 'utf8');
  expect(text).toContain(`at least ${LEAST_PIXELS} pixels`);
});
