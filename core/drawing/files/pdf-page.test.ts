import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { type Drawing, drawQrCode, moduleGrid, placeDrawing } from '#drawing';
import { boxOf, count, type Pdf, readPdf } from '#drawing/testing';
import { encode } from '#engine';
import type { UploadedImage } from '#raster';
import { type PdfFacts, writePdf } from './pdf-file.ts';
import type { PdfPage } from './pdf-page.ts';
import type { PdfInk } from './pdf-paint.ts';

const CODE = encode('ON A PAGE', { level: 'H' });
const MARGIN = 4;
const FACTS: PdfFacts = { title: 'Pages', ink: 'rgb', date: new Date(Date.UTC(2026, 10, 5)) };
const POINTS = 72 / 25.4;

describe('groups', () => {
  const codeOf = (text: string, image: UploadedImage | null = null, style: Partial<QrStyle> = {}): Drawing => {
    const code = encode(text, { level: 'H' });
    const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
    return drawQrCode(code, { ...design, imageSize: 20 }, image, moduleGrid(code.size, MARGIN));
  };
  const sheetOf = (codes: readonly Drawing[]): Drawing => ({
    ...{ width: 210, height: 297, background: { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } } },
    layers: codes.map((code, k) => placeDrawing(code, { x: 10 * k, y: 20, scale: 0.25 })),
  });
  const written = async (sheets: readonly Drawing[], ink: PdfInk): Promise<Pdf> =>
    readPdf(
      await writePdf(
        sheets.map((drawing) => ({ drawing, mm: 210 })),
        { ...FACTS, ink },
      ),
    );
  const formsOf = ({ objects }: Pdf): number => objects.filter((object) => object.includes('/Subtype /Form')).length;

  it('of the same code share one form; groups of different codes are written into the content stream of the page', async () => {
    for (const ink of ['rgb', 'black'] as const) {
      const one = codeOf('ONE');
      const same = await written([sheetOf(Array(21).fill(one))], ink);
      expect(formsOf(same)).toBe(1);
      expect(count(same.content, / Do$/gm)).toBe(21);
      expect(same.content).toContain('0.25 0 0 0.25 200 20 cm');

      const different = await written([sheetOf(['A', 'B', 'C'].map((text) => codeOf(text)))], ink);
      expect(formsOf(different)).toBe(0);
      expect(count(different.content, / cm$/gm)).toBe(4);
      expect(count(different.content, /^f$/gm)).toBe(4);
      expect(different.objects.filter((object) => object.includes('/Contents'))).toHaveLength(1);
    }
  });

  it('move and scale the gradient of their content', async () => {
    const code = codeOf('ONE', null, { gradientType: 'linear', gradientColor1: '#F00', gradientColor2: '#00F' });
    const sheet: Drawing = { ...sheetOf([]), layers: [placeDrawing(code, { x: 30, y: 20, scale: 0.25 })] };
    const { objects } = await written([sheet], 'rgb');
    const pattern = objects.find((object) => object.includes('/PatternType 2'))!;
    const matrix = /\/Matrix \[([^\]]*)\]/.exec(pattern)![1].split(' ').map(Number);
    const expected = [0.25, 0, 0, -0.25, 30, 297 - 20].map((mm) => mm * POINTS);
    expect(matrix).toEqual(expected.map((points) => expect.closeTo(points, 3)));
  });
});

describe('bleed and marks', () => {
  const card: Drawing = {
    ...drawQrCode(CODE, DEFAULT_DESIGN, null, moduleGrid(CODE.size, MARGIN)),
    width: 85,
    height: 55,
  };
  const tan = { kind: 'solid', color: { r: 255, g: 238, b: 204, a: 1 } } as const;
  const boxes = async (page: Partial<PdfPage>): Promise<number[][]> => {
    const pdf = readPdf(await writePdf([{ drawing: card, mm: 85, ...page }], FACTS));
    return ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => boxOf(pdf, name).map((edge) => edge / POINTS));
  };
  const near = (...boxes: number[][]): unknown[] => boxes.map((box) => box.map((mm) => expect.closeTo(mm, 3)));

  it('are optional: a white page has no bleed by default, and a colored page has none if 0 is requested', async () => {
    const trim = [0, 0, 85, 55];
    expect(await boxes({})).toEqual(near(trim, trim, trim));
    expect(await boxes({ bleed: 2 })).toEqual(near([0, 0, 89, 59], [0, 0, 89, 59], [2, 2, 87, 57]));
    expect(await boxes({ drawing: { ...card, background: tan }, bleed: 0 })).toEqual(near(trim, trim, trim));
  });

  it('surround the trim box, with the marks outside the bleed', async () => {
    const drawing = { ...card, background: tan };
    expect(await boxes({ drawing, marks: {} })).toEqual(near([0, 0, 101, 71], [5, 5, 96, 66], [8, 8, 93, 63]));
    expect(await boxes({ marks: {} })).toEqual(near([0, 0, 101, 71], [8, 8, 93, 63], [8, 8, 93, 63]));
    // A bleed wider than the marks widens the page.
    expect(await boxes({ bleed: 10, marks: {} })).toEqual(near([0, 0, 105, 75], [0, 0, 105, 75], [10, 10, 95, 65]));
  });

  it('include eight crop marks, and three dashes at each end of a fold, all of them outside the card', async () => {
    const contentOf = async (page: Partial<PdfPage>): Promise<string> =>
      readPdf(await writePdf([{ drawing: card, mm: 85, ...page }], FACTS)).content;
    const marksOf = async (page: Partial<PdfPage>): Promise<number[][]> =>
      [
        ...(await contentOf(page))
          .split('Q\nq')
          .at(-1)!
          .matchAll(/^(.*) re$/gm),
      ].map(([, box]) => box.split(' ').map(Number));
    expect(await marksOf({ marks: {} })).toHaveLength(8);
    const marks = await marksOf({ marks: { folds: [20] } });
    expect(marks).toHaveLength(14);
    for (const [x, y, width, height] of marks) {
      const isOutside = x + width <= -3 || x >= 85 + 3 || y + height <= -3 || y >= 55 + 3;
      expect(isOutside, `${[x, y, width, height]}`).toBe(true);
    }
    expect(marks.filter(([, y, , height]) => Math.abs(y + height / 2 - 20) < 0.001)).toHaveLength(6);
  });
});
