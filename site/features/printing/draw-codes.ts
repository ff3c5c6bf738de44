import { useState } from 'react';
import { type CardPages, type CodedRow, type DrawnRow, type LabelPages, type PageRow, rowPress } from '#batch';
import { weaveOf } from '#design';
import { addressImages, type Drawing, moduleGrid, pixelGrid, STANDARD_MARGIN } from '#drawing';
import type { Lettering } from '#lettering';
import { redraw, type UndrawnCode } from '#making';
import { fitsLabel, type LabelSheet, makeForLabel } from '#sheets';
import { type Remade, siteLettering, useAnswer, useSeam, weaveDrawing } from '#workbench';

export interface RunCode {
  readonly id: string;
  readonly code: Remade;
  readonly words: Pick<PageRow, 'caption' | 'lines' | 'figure'>;
}

/** Milliseconds of drawing until the page's other tasks get a turn. */
const SLICE = 30;

/**
 * Draws finished codes as the rows of a table, each on a label or card of its own. All codes on labels have the same
 * width. The answer has null in place of a code that does not fit on a label. Pauses, so that the page can respond.
 * Rejects if drawing fails, or with the reason of `signal`.
 */
export async function drawCodes(
  codes: readonly RunCode[],
  pages: LabelPages | CardPages,
  lettering: Lettering,
  signal: AbortSignal,
): Promise<readonly (DrawnRow | null)[]> {
  let began = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - began > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    signal.throwIfAborted();
  };
  const rows: CodedRow[] = [];
  for (const [number, { code, words }] of codes.entries()) {
    await pause();
    const made = pages.is === 'labels' ? codeOnLabel(code, pages.sheet) : code.made;
    if (!made) continue;
    rows.push({ row: { ...words, number, name: '', content: made.text, copies: 1 }, made });
  }
  let width: Promise<number | undefined> | null = null;
  const draw = rowPress(pages, {
    lettering,
    drawCode: ({ row, made }) => drawCode({ ...codes[row.number].code, made }),
    codeWidth: (measure) => {
      width ??= measure(rows);
      return width;
    },
  });
  const drawn: (DrawnRow | null)[] = codes.map(() => null);
  for (const coded of rows) {
    await pause();
    drawn[coded.row.number] = await draw(coded);
  }
  return drawn;
}

const lower = new WeakMap<Remade, UndrawnCode>();

/** Returns a code as it is made for labels; null if it does not fit. */
function codeOnLabel(code: Remade, sheet: LabelSheet): UndrawnCode | null {
  let { made }: { made: UndrawnCode } = code;
  const forLabel = code.image ? made : makeForLabel(code.design, null, sheet);
  if (forLabel.code.level !== made.code.level) {
    made = lower.get(code) ?? forLabel;
    lower.set(code, made);
  }
  return fitsLabel(made.code.size, sheet) ? made : null;
}

/** Width and height in pixels of a woven picture on a page. */
const WOVEN_PIXELS = 1600;

/** Cached drawings of codes. They do not depend on what is around the code. */
const drawings = new WeakMap<UndrawnCode['code'], Promise<Drawing>>();

type DrawableCode = Omit<Remade, 'made'> & { readonly made: UndrawnCode };

/** Draws a code with the standard's margin. Rejects if weaving fails. */
function drawCode(code: DrawableCode): Promise<Drawing> {
  const key = code.made.code;
  const known = drawings.get(key);
  if (known) return known;
  const drawing = drawAnew(code);
  drawings.set(key, drawing);
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

async function drawAnew({ made, design, image }: DrawableCode): Promise<Drawing> {
  const { size } = made.code;
  const drawing =
    image && weaveOf(design)
      ? await weaveDrawing(design, image, pixelGrid(size, WOVEN_PIXELS, STANDARD_MARGIN))
      : redraw(made, design, image, moduleGrid(size, STANDARD_MARGIN));
  return addressImages(drawing);
}

/** Codes that were drawn, and the pages for which they were drawn. */
export interface DrawnCodes<Pages> {
  readonly codes: readonly RunCode[];
  readonly pages: Pages;
  /** In the order of the codes; null for a code that does not fit. */
  readonly rows: readonly (DrawnRow | null)[];
}

interface Drawn<Pages> {
  /** The latest drawing, perhaps for other pages; null until there is one. */
  readonly drawn: DrawnCodes<Pages> | null;
  /** Null until it is loaded. */
  readonly lettering: Lettering | null;
  /** Whether drawing failed, usually because the fonts could not be loaded. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Draws once the lettering is loaded, and again whenever an argument changes. Draws nothing if `pages` is null. */
export function useDrawnCodes<Pages extends LabelPages | CardPages>(
  codes: readonly RunCode[],
  pages: Pages | null,
): Drawn<Pages> {
  const { loaded: lettering, isMissing, retry } = useSeam(siteLettering);
  const [attempt, setAttempt] = useState(0);
  const { latest, error } = useAnswer(
    [codes, pages, lettering, attempt],
    pages && lettering
      ? async (signal) => ({ codes, pages, rows: await drawCodes(codes, pages, lettering, signal) })
      : null,
  );
  return {
    ...{ drawn: latest ?? null, lettering, isMissing: isMissing || error !== undefined },
    retry: isMissing ? retry : () => setAttempt((count) => count + 1),
  };
}
