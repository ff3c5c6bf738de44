import { BLACK, type Drawing, type Layer, type PathLayer, placeDrawing, WHITE } from '#drawing';
import { type PdfFacts, writePdf } from '#drawing/files';
import type { LabelSheet } from './label-sheet.ts';
import { outlineOf } from './outlines.ts';
import { type FirstSheet, NO_CORRECTION, type PrinterCorrection, placeLabels } from './place-labels.ts';

/** A run of labels on sheets. */
export interface LabelRun {
  readonly sheet: LabelSheet;
  /** The labels in the order of printing. */
  readonly labels: readonly LabelOfRun[];
  readonly first?: FirstSheet;
  readonly correction?: PrinterCorrection;
  /** Whether the edge of each printed label is drawn. False by default. */
  readonly hasCutLines?: boolean;
}

export interface LabelOfRun {
  /** The label as a drawing in millimeters. */
  readonly drawing: Drawing;
  readonly copies: number;
}

/**
 * Returns the pages of a run, in millimeters. All copies of a label share its layers, so that a file contains them only
 * once.
 */
export function labelPages(run: LabelRun): readonly Drawing[] {
  const { sheet, labels, first, correction = NO_CORRECTION, hasCutLines = false } = run;
  const drawings = labels.flatMap(({ drawing, copies }) => Array.from({ length: copies }, () => drawing));
  const scale = correction.percent / 100;
  const edge: Drawing = { ...sheet, background: WHITE, layers: [edgeLine(sheet)] };
  return placeLabels(drawings.length, sheet, first, correction).map((placed) => ({
    ...{ width: sheet.paper.width, height: sheet.paper.height, background: WHITE },
    layers: placed.flatMap(({ label, x, y }): Layer[] => {
      const place = { x, y, scale };
      const shown = placeDrawing(drawings[label], place);
      return hasCutLines ? [shown, placeDrawing(edge, place)] : [shown];
    }),
  }));
}

/** Writes pages, drawn in millimeters, as a PDF file. The same pages and facts always give the same bytes. */
export function writePages(pages: readonly Drawing[], facts: PdfFacts): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf(
    pages.map((drawing) => ({ drawing, mm: drawing.width, bleed: 0 })),
    facts,
  );
}

/** Returns the edge of a label as a hairline. */
export function edgeLine(sheet: LabelSheet): PathLayer {
  return { kind: 'path', part: 'lines', d: outlineOf(sheet), paint: BLACK };
}
