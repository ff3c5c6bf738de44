import {
  BLACK,
  type Drawing,
  type Layer,
  type Paint,
  paintedLayers,
  placeDrawing,
  STANDARD_MARGIN,
  WHITE,
} from '#drawing';
import type { Lettering, OutlinedWords } from '#lettering';
import type { LabelShape } from './label-room.ts';
import { type LabelText, type Typesetter, typesetter } from './label-words.ts';
import { type LabelLayout, layOut } from './lay-out-label.ts';

/** What a label shows: a code and words. */
export interface LabelSubject {
  /** The drawing of the code with the standard's margin, in any units. */
  readonly code: Drawing;
  readonly text: LabelText;
}

/** A label as a page of its own, in millimeters. */
export interface DrawnLabel {
  readonly drawing: Drawing;
  readonly layout: LabelLayout;
}

/**
 * Draws the labels of a run. Labels with the same words share the layers of these words, so that a file contains them
 * only once.
 */
export class LabelPress {
  readonly #setter: Typesetter | null;
  readonly #printed = new Map<OutlinedWords, readonly Layer[]>();

  /** If `lettering` is null, labels show only their codes, without words. */
  constructor(lettering: Lettering | null) {
    this.#setter = lettering && typesetter(lettering);
  }

  /** Draws a label. Throws a `RangeError` if the subject's drawing has no code. */
  draw({ code: page, text }: LabelSubject, label: LabelShape): DrawnLabel {
    if (!page.code) throw new RangeError('The page has no code');
    const { modules } = page.code.grid;
    const isColored = !isWhite(page.background);
    const layout = layOut(label, { modules, isColored, text }, this.#setter);
    const { moduleWidth, code, block } = layout;
    const margin = STANDARD_MARGIN * moduleWidth;
    const shown = isColored ? { ...page, layers: paintedLayers(page) } : page;
    const scale = (moduleWidth * (modules + 2 * STANDARD_MARGIN)) / page.width;
    const layers: Layer[] = [
      placeDrawing(shown, { x: code.x - margin, y: code.y - margin, scale }),
      ...(block ? this.#place(block) : []),
    ];
    return { drawing: { width: label.width, height: label.height, background: WHITE, layers }, layout };
  }

  /** Returns the layers of a block of words: the title, and each line below it. */
  #place({ words, x, y }: NonNullable<LabelLayout['block']>): Layer[] {
    let top = y;
    return words.map((one) => {
      const layers = this.#printed.get(one) ?? [{ kind: 'path', part: 'words', d: one.d, paint: BLACK }];
      this.#printed.set(one, layers);
      const placed = placeDrawing({ width: one.width, height: one.height, layers }, { x, y: top, scale: 1 });
      top += one.height;
      return placed;
    });
  }
}

/** Whether a background is white or fully transparent. */
function isWhite(paint: Paint): boolean {
  if (paint.kind !== 'solid') return false;
  const { r, g, b, a } = paint.color;
  return a === 0 || Math.min(r, g, b) === 255;
}
