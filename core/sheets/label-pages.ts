// Pages of labels, and a test page for the printer. All lengths are in millimeters.

import { BLACK, type Drawing, type Layer, type PathLayer, placeDrawing, rectanglePath, WHITE } from '#drawing';
import { type PdfFacts, writePdf } from '#drawing/files';
import { type Lettering, placePath, type WordsBox } from '#lettering';
import type { LabelShape } from './label-sheet.ts';
import { cornerOf, type LabelSheet, labelsOn } from './label-sheet.ts';

export interface FirstSheet {
  /** The first label to print on. Labels count from 1, left to right, then down. */
  readonly start: number;
  readonly used: ReadonlySet<number>;
}

export function freeLabels(sheet: LabelSheet, first: FirstSheet): number {
  return freePlaces(sheet, first).length;
}

/** Returns how many sheets a number of labels takes. A first sheet without a free label is skipped. */
export function sheetsFor(labels: number, sheet: LabelSheet, first: FirstSheet): number {
  const free = freeLabels(sheet, first);
  const begun = free > 0 && labels > 0 ? 1 : 0;
  return begun + Math.ceil(Math.max(0, labels - free) / labelsOn(sheet));
}

/** Returns the number of the label that follows `count` labels, on the last of their sheets or on the next one. */
export function labelAfter(count: number, sheet: LabelSheet, first: FirstSheet): number {
  const places = freePlaces(sheet, first);
  return count < places.length ? places[count] + 1 : ((count - places.length) % labelsOn(sheet)) + 1;
}

export interface PrinterCorrection {
  /** Distance by which all labels are moved to the right (`x`) and downward (`y`). */
  readonly x: number;
  readonly y: number;
  /** The scale, in percent, of all distances from the sheet's upper left corner. */
  readonly percent: number;
}

export const NO_CORRECTION: PrinterCorrection = { x: 0, y: 0, percent: 100 };

interface PlacedLabel {
  /** The label's index in the run, from 0. */
  readonly label: number;
  /** The place's index on the sheet, from 0. */
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the pages of `count` labels. The first sheet begins at `start` and skips used labels, or is left out. */
export function placeLabels(
  count: number,
  sheet: LabelSheet,
  first: FirstSheet = { start: 1, used: new Set() },
  correction: PrinterCorrection = NO_CORRECTION,
): readonly (readonly PlacedLabel[])[] {
  const all = Array.from({ length: labelsOn(sheet) }, (_, place) => place);
  const pages: PlacedLabel[][] = [];
  for (let label = 0, places = freePlaces(sheet, first); label < count; places = all) {
    const taken = places.slice(0, count - label);
    const begin = label;
    if (taken.length > 0) {
      pages.push(
        taken.map((place, k) => ({ label: begin + k, place, ...corrected(cornerOf(sheet, place), correction) })),
      );
    }
    label += taken.length;
  }
  return pages;
}

function freePlaces(sheet: LabelSheet, { start, used }: FirstSheet): number[] {
  return Array.from({ length: labelsOn(sheet) }, (_, place) => place).filter(
    (place) => place + 1 >= start && !used.has(place + 1),
  );
}

function corrected(
  { x, y }: { readonly x: number; readonly y: number },
  correction: PrinterCorrection,
): { readonly x: number; readonly y: number } {
  const scale = correction.percent / 100;
  return { x: scale * x + correction.x, y: scale * y + correction.y };
}

export interface LabelRun {
  readonly sheet: LabelSheet;
  readonly labels: readonly { readonly drawing: Drawing; readonly copies: number }[];
  readonly first?: FirstSheet;
  readonly correction?: PrinterCorrection;
  readonly hasCutLines?: boolean;
}

/** All copies of a label share its layers, so that a file contains them only once. */
export function labelPages(run: LabelRun): readonly Drawing[] {
  const { sheet, labels, first, correction = NO_CORRECTION, hasCutLines = false } = run;
  const drawings = labels.flatMap(({ drawing, copies }) => Array.from({ length: copies }, () => drawing));
  const scale = correction.percent / 100;
  const edge = edgeOf(sheet);
  return placeLabels(drawings.length, sheet, first, correction).map((placed) => ({
    ...{ width: sheet.paper.width, height: sheet.paper.height, background: WHITE },
    layers: placed.flatMap(({ label, x, y }): Layer[] => {
      const place = { x, y, scale };
      const shown = placeDrawing(drawings[label], place);
      return hasCutLines ? [shown, placeDrawing(edge, place)] : [shown];
    }),
  }));
}

/** Writes pages as a PDF file. The same pages and facts always give the same bytes. */
export function writePages(pages: readonly Drawing[], facts: PdfFacts): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf(
    pages.map((drawing) => ({ drawing, mm: drawing.width, bleed: 0 })),
    facts,
  );
}

/** Length of the ruler on a test page that has room for it, and its smallest distance from the edges of the paper. */
const RULER = 100;
const RULER_MARGIN = 5;

interface TestPageWords {
  /** Returns the words below a ruler of this length, which is less than 100 mm on narrow paper. */
  readonly rule: (mm: number) => string;
}

/** Returns a test page with outlines and numbers of labels and a ruler, at most 100 mm. Without lettering: no words. */
export function testPage(
  sheet: LabelSheet,
  words: TestPageWords,
  lettering: Lettering | null,
  correction: PrinterCorrection = NO_CORRECTION,
): Drawing {
  const { paper } = sheet;
  const scale = correction.percent / 100;
  const edge = edgeOf(sheet);
  const places = Array.from({ length: labelsOn(sheet) }, (_, place) => corrected(cornerOf(sheet, place), correction));
  const outlines = places.map((place) => placeDrawing(edge, { ...place, scale }));
  const numbers = lettering ? places.map((place, k) => numberOn(sheet, place, k + 1, lettering)) : [];
  const layers = [...outlines, ...numbers, ...rulerOn(sheet, words, lettering, correction)];
  return { width: paper.width, height: paper.height, background: WHITE, layers };
}

function numberOn(
  { width, height }: LabelSheet,
  place: { readonly x: number; readonly y: number },
  number: number,
  lettering: Lettering,
): PathLayer {
  const size = Math.min(4, height / 4);
  const room: WordsBox = { width, lines: 1, size, leastSize: 1, align: 'center', weight: 'regular' };
  const { d, height: lineHeight } = lettering.layOut(String(number), room);
  return inBlack(placePath(d, 1, place.x, place.y + (height - lineHeight) / 2), 'words');
}

/** With a tick for each centimeter; no words on paper up to 60 mm high, no ruler on paper narrower than 20 mm. */
function rulerOn(
  { paper }: LabelSheet,
  words: TestPageWords,
  lettering: Lettering | null,
  correction: PrinterCorrection,
): PathLayer[] {
  const mm = Math.min(RULER, 10 * Math.floor((paper.width - 2 * RULER_MARGIN) / 10));
  if (mm <= 0) return [];
  const scale = correction.percent / 100;
  const [left, y] = [(paper.width - mm) / 2, paper.height / 2];
  const [textHeight, tick] = paper.height > 60 ? [6, 4] : [0, 2];
  const clear: PathLayer = {
    ...{ kind: 'path', part: 'background', paint: WHITE },
    d: rectanglePath(left - 2, y - tick - 1, mm + 4, tick + 2 + textHeight),
  };
  const ticks = Array.from({ length: mm / 10 + 1 }, (_, k) => {
    const high = k % 5 === 0 ? tick : tick / 2;
    return rectanglePath(left + scale * 10 * k - HAIRLINE / 2, y - high, HAIRLINE, high - HAIRLINE / 2);
  });
  const line = rectanglePath(left - HAIRLINE / 2, y - HAIRLINE / 2, scale * mm + HAIRLINE, HAIRLINE);
  const ruler = [clear, inBlack(line + ticks.join(''), 'lines')];
  if (!lettering || textHeight === 0) return ruler;
  const room: WordsBox = { width: mm, lines: 1, size: 3.5, leastSize: 2, align: 'center', weight: 'regular' };
  return [...ruler, inBlack(placePath(lettering.layOut(words.rule(mm), room).d, 1, left, y + 0.5), 'words')];
}

function inBlack(d: string, part: 'lines' | 'words'): PathLayer {
  return { kind: 'path', part, d, paint: BLACK };
}

/** Width of a hairline: a quarter of a point. */
const HAIRLINE = 0.09;

/** Distance of the control points from the ends of a cubic curve that draws a quarter of an ellipse, in radii. */
const ARC = 0.5523;

/** Returns the edge of a label as a hairline, centered on the die cut. */
function edgeOf(sheet: LabelShape): Drawing {
  const { width, height, shape } = sheet;
  const ring = shape === 'round' ? ellipse : box;
  const half = HAIRLINE / 2;
  const d =
    ring(-half, -half, width + HAIRLINE, height + HAIRLINE, 1) +
    ring(half, half, width - HAIRLINE, height - HAIRLINE, -1);
  return { width, height, background: WHITE, layers: [inBlack(d, 'lines')] };
}

/** Clockwise, or counterclockwise for a hole if `turn` is −1. */
function box(x: number, y: number, width: number, height: number, turn: 1 | -1): string {
  const [w, h] = [written(width), written(height)];
  const start = `M${written(x)} ${written(y)}`;
  return turn === 1 ? `${start}h${w}v${h}h-${w}z` : `${start}v${h}h${w}v-${h}z`;
}

function ellipse(x: number, y: number, width: number, height: number, turn: 1 | -1): string {
  const [rx, ry] = [width / 2, height / 2];
  const [cx, cy] = [ARC * rx, ARC * ry];
  // An outline goes from the left end over the top, and a hole over the bottom.
  const [ux, uy] = [rx, -turn * ry];
  const [kx, ky] = [cx, -turn * cy];
  const arcs = [
    [0, ky, ux - kx, uy, ux, uy],
    [kx, 0, ux, -uy + ky, ux, -uy],
    [0, -ky, -ux + kx, -uy, -ux, -uy],
    [-kx, 0, -ux, uy - ky, -ux, uy],
  ].map((places) => `c${places.map(written).join(' ')}`);
  return `M${written(x)} ${written(y + ry)}${arcs.join('')}z`;
}

function written(value: number): string {
  return String(Number(value.toFixed(4)));
}
