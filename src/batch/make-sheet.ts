import { type ReadLabel, readLabels } from '#batch/read-back';
import { hideSecrets } from '#content';
import { moduleGrid, STANDARD_MARGIN } from '#drawing';
import { EncodeError } from '#engine';
import type { Lettering } from '#lettering';
import { redraw, type UndrawnCode } from '#making';
import { errorBudget } from '#scanning/pixels';
import { isTextIn, type Reader } from '#scanning/tunnel';
import {
  fitsLabel,
  LabelPress,
  type LabelRun,
  type LabelSheet,
  labelPages,
  makeForLabel,
  placeLabels,
  writePages,
} from '#sheets';
import type { BatchRow, CodeFacts, RowBudget, RowFailure } from './batch-row.ts';
import { designOfRow, type RunOrder } from './make-row.ts';

/** How labels are wanted. */
export interface LabelOrder {
  readonly sheet: LabelSheet;
  readonly first?: LabelRun['first'];
  readonly correction?: LabelRun['correction'];
  readonly hasCutLines: boolean;
  readonly ink: 'rgb' | 'black';
  /** When the file says that it was made. */
  readonly date: Date;
  readonly title: string;
}

/** A row as a label. */
export interface LabelRow extends BatchRow {
  readonly copies: number;
  /** Words below the caption. */
  readonly lines: readonly string[];
}

/** A label whose code is made. */
export interface CodedLabel {
  readonly row: LabelRow;
  readonly made: UndrawnCode;
}

/** Makes the code of a label. Returns why there is none; a code that a label has no room for is too long. */
export function codeLabelRow(row: LabelRow, order: RunOrder, { sheet }: LabelOrder): UndrawnCode | RowFailure {
  try {
    const made = makeForLabel(designOfRow(row, order.design), order.image, sheet);
    return fitsLabel(made.code.size, sheet) ? made : 'too-long';
  } catch (error) {
    if (!(error instanceof EncodeError)) throw error;
    return error.code === 'empty' ? 'empty' : 'too-long';
  }
}

/** A file of labels, and where each of their codes is to be found in it. */
export interface SheetFile {
  readonly file: Uint8Array<ArrayBuffer>;
  /** The first copy of each label, in their order. */
  readonly places: readonly LabelPlace[];
  readonly pages: number;
}

/** Where the code of a label lies, its margin included; lengths in millimeters from the page's upper left corner. */
export interface LabelPlace extends ReadLabel {
  readonly page: number;
}

/** Writes labels on sheets as one PDF file. `lettering` must have loaded the fonts of their words; null prints codes alone. */
export async function makeSheetFile(
  labels: readonly CodedLabel[],
  { design, image }: RunOrder,
  { sheet, first, correction, hasCutLines, ink, date, title }: LabelOrder,
  lettering: Lettering | null,
): Promise<SheetFile> {
  const press = new LabelPress(lettering);
  const drawn = labels.map(({ row, made }) => {
    const lines = row.lines.filter((text) => text !== '').map((text) => ({ text, isAddress: false }));
    const text = { title: row.caption ?? '', lines };
    const code = redraw(made, designOfRow(row, design), image, moduleGrid(made.code.size, STANDARD_MARGIN));
    return { ...press.draw({ code, text }, sheet), cells: made.code.size + 2 * STANDARD_MARGIN };
  });
  const run: LabelRun = {
    sheet,
    labels: drawn.map(({ drawing }, k) => ({ drawing, copies: labels[k].row.copies })),
    ...(first && { first }),
    ...(correction && { correction }),
    hasCutLines,
  };
  const pages = labelPages(run);
  const file = await writePages(pages, { title, ink, date });
  const scale = (correction?.percent ?? 100) / 100;
  const all = placeLabels(
    labels.reduce((sum, { row }) => sum + row.copies, 0),
    sheet,
    first,
    correction,
  );
  const corners = all.flatMap((placed, page) => placed.map(({ x, y }) => ({ page, x, y })));
  let printed = 0;
  const places = drawn.map(({ layout, cells }, k): LabelPlace => {
    const { page, x, y } = corners[printed];
    printed += labels[k].row.copies;
    const { moduleWidth, code } = layout;
    const margin = STANDARD_MARGIN * moduleWidth;
    return {
      page,
      x: x + scale * (code.x - margin),
      y: y + scale * (code.y - margin),
      moduleWidth: scale * moduleWidth,
      cells,
      label: { x, y, width: scale * sheet.width, height: scale * sheet.height },
    };
  });
  return { file, places, pages: pages.length };
}

/** What became of a label when it was read back from the bytes of its sheet. */
export type ReadOutcome = { readonly facts: CodeFacts } | { readonly failure: 'not-read-back' };

/** Reads labels of one page back from the bytes of a file; `labels` and `places` belong together. */
export async function readSheetPage(
  file: Uint8Array<ArrayBuffer>,
  page: number,
  labels: readonly { readonly made: UndrawnCode; readonly place: LabelPlace }[],
  {
    reader,
    sha256,
    tellsSecrets,
  }: { readonly reader: Reader; readonly sha256: string; readonly tellsSecrets: boolean },
): Promise<ReadOutcome[]> {
  const pictures = await readLabels(
    file,
    page,
    labels.map(({ place }) => place),
  );
  const outcomes: ReadOutcome[] = [];
  for (const [k, { made }] of labels.entries()) {
    const seen = pictures?.[k];
    const { text, code } = made;
    if (!seen || !(await isTextIn(seen.picture, text, reader))) {
      outcomes.push({ failure: 'not-read-back' });
      continue;
    }
    const { blocks, worst } = errorBudget({ code, ...seen });
    const budget: RowBudget = { used: blocks[worst].wrong, correctable: blocks[worst].correctable };
    const shown = tellsSecrets ? text : hideSecrets(text);
    outcomes.push({
      facts: { text: shown, version: code.version, level: code.level, budget, sha256, readBy: reader.id },
    });
  }
  return outcomes;
}
