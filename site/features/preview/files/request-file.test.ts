import { expect, it } from 'vitest';
import type { FileChoice } from '#design';
import { type Drawing, moduleGrid } from '#drawing';
import { pageSizeText, printNoteText } from './request-file.ts';

const CHOICE = { format: 'svg', margin: 4, mm: 33, isByPixels: false, pixels: 1200, dpi: 300 } as FileChoice;
const PIXELS: FileChoice = { ...CHOICE, format: 'png', isByPixels: true };

/** Returns a page of `width` × `height` modules with a code of 25 modules and its margin, 33 modules in all. */
function pageOf(width: number, height: number): Drawing {
  return { width, height, code: { grid: moduleGrid(25, 4), x: 0, y: 0 } } as unknown as Drawing;
}

it('pageSizeText returns the width of a code without caption and frame, in millimeters or pixels', () => {
  expect(pageSizeText(25, CHOICE, null)).toEqual({ text: '33 mm', isLarger: false });
  expect(pageSizeText(25, CHOICE, pageOf(33, 33))).toEqual({ text: '33 mm', isLarger: false });
  // With its margins, the code is 33 modules wide. The multiple of 33 nearest to 1,200 pixels is 1,188.
  expect(pageSizeText(25, PIXELS, pageOf(33, 33))).toEqual({ text: '1,188 px', isLarger: false });
});

it('pageSizeText gives millimeters for a PDF even if pixels are chosen', () => {
  expect(pageSizeText(25, { ...PIXELS, format: 'pdf' }, null).text).toBe('33 mm');
});

it('pageSizeText gives the width and height of a page that is larger than the code', () => {
  expect(pageSizeText(25, CHOICE, pageOf(33, 40.5))).toEqual({ text: '33 × 40.5 mm', isLarger: true });
  expect(pageSizeText(25, PIXELS, pageOf(36, 45))).toEqual({ text: '1,296 × 1,620 px', isLarger: true });
});

it('printNoteText names the size of the page', () => {
  expect(printNoteText(33, null)).toMatch(/^Opens a 33 mm PDF\./);
  expect(printNoteText(33, pageOf(33, 33))).toMatch(/^Opens a 33 mm PDF\./);
  expect(printNoteText(66, pageOf(36, 45))).toMatch(/^Opens a PDF of 72 × 90 mm\./);
});
