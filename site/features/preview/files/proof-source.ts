import type { QrDesign } from '#design';
import { type Drawing, gridSize } from '#drawing';
import { readFileChoice } from '#storage';
import { pixelFacts } from '#ui';
import type { Remade } from '#workbench';
import { drawSpecimen, fileName, requestFile } from './request-file.ts';

/** The file that is chosen in *More formats*, and the facts about it that its proof sheet needs. */
export interface ProofSource {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The file's page as a drawing. */
  readonly page: Drawing;
  /** Width of the page in millimeters; meaningless if `mm` is null. A frame makes the page wider than the code. */
  readonly width: number;
  /** Modules of margin around the code. */
  readonly margin: number;
  /** Width of the code with its margin, in millimeters; null if the file's size is set in pixels only. */
  readonly mm: number | null;
  /** Width in pixels of a PNG; else null. */
  readonly pixels: number | null;
}

/**
 * Makes the file that is chosen in *More formats*, with a given date. `carried` is the design to embed, null for none.
 */
export async function makeProofSource(code: Remade, carried: QrDesign | null, date: Date): Promise<ProofSource> {
  const choice = readFileChoice();
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  const file = await requestFile(code, choice, carried, watch, date);
  const { drawing: page } = await drawSpecimen(code, choice);
  const isInPixels = choice.format === 'png' && choice.isByPixels;
  return {
    name: fileName(code, choice),
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
    page,
    width: page.code ? (page.width * choice.mm) / gridSize(page.code.grid) : choice.mm,
    margin: choice.margin,
    mm: isInPixels ? null : choice.mm,
    pixels: choice.format === 'png' ? pixelFacts(code.made.code.size, choice).side : null,
  };
}
