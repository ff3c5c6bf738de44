import type { QrDesign } from '#design';
import {
  type Drawing,
  type Layer,
  moduleGrid,
  type Paint,
  paintedLayers,
  placeDrawing,
  STANDARD_MARGIN,
} from '#drawing';
import type { Lettering, Words } from '#lettering';
import { redraw, type UndrawnCode } from '#making';
import type { UploadedImage } from '#raster';
import type { LabelShape } from './label-room.ts';
import { type LabelText, type Typesetter, typesetter } from './label-words.ts';
import { type LabelLayout, layOut } from './lay-out-label.ts';

export const WHITE_PAPER: Paint = { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } };
export const BLACK_INK: Paint = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } };

/** What a label shows. */
export interface LabelSubject {
  readonly made: UndrawnCode;
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  readonly text: LabelText;
}

/** A label as a page of its own, in millimeters. */
export interface DrawnLabel {
  readonly drawing: Drawing;
  /** The code with its margin, as a page of modules. */
  readonly codeDrawing: Drawing;
  readonly layout: LabelLayout;
}

/** Draws the labels of a run: words that several of them show are the same layers, which a file has once. */
export class LabelPress {
  readonly #setter: Typesetter | null;
  readonly #printed = new Map<Words, readonly Layer[]>();

  /** Without lettering, labels show codes alone. */
  constructor(lettering: Lettering | null) {
    this.#setter = lettering && typesetter(lettering);
  }

  /** Draws a label. Throws the drawing's `ColorError`. */
  draw(subject: LabelSubject, label: LabelShape): DrawnLabel {
    const { made, design, image, text } = subject;
    const codeDrawing = redraw(made, design, image, moduleGrid(made.code.size, STANDARD_MARGIN));
    const isColored = !isWhite(codeDrawing.background);
    const layout = layOut(label, { modules: made.code.size, isColored, text }, this.#setter);
    const { moduleWidth, code, block } = layout;
    const margin = STANDARD_MARGIN * moduleWidth;
    const shown = isColored ? { ...codeDrawing, layers: paintedLayers(codeDrawing) } : codeDrawing;
    const place = { x: code.x - margin, y: code.y - margin, scale: moduleWidth };
    const layers: Layer[] = [placeDrawing(shown, place), ...(block ? this.#place(block) : [])];
    return {
      drawing: { width: label.width, height: label.height, background: WHITE_PAPER, layers },
      codeDrawing,
      layout,
    };
  }

  /** Returns words, one below the other. */
  #place({ words, x, y }: NonNullable<LabelLayout['block']>): Layer[] {
    let top = y;
    return words.map((one) => {
      const layers = this.#printed.get(one) ?? [{ kind: 'path', part: 'words', d: one.d, paint: BLACK_INK }];
      this.#printed.set(one, layers);
      const placed = placeDrawing({ width: one.width, height: one.height, layers }, { x, y: top, scale: 1 });
      top += one.height;
      return placed;
    });
  }
}

/** Whether a background is white paper, or none. */
function isWhite(paint: Paint): boolean {
  if (paint.kind !== 'solid') return false;
  const { r, g, b, a } = paint.color;
  return a === 0 || Math.min(r, g, b) === 255;
}
