import type { CodePlace } from '#batch/read-back';
import { moduleGrid, STANDARD_MARGIN } from '#drawing';
import { type PdfPage, type PdfPart, writePdfPart } from '#drawing/files';
import { EncodeError } from '#engine';
import type { Lettering } from '#lettering';
import { type DrawnPage, drawPage, makeUndrawn, prepareWords, redraw, type UndrawnCode } from '#making';
import { type PrintedCode, printOf } from '#scanning/judging';
import { type DrawnLabel, fitsLabel, LabelPress, labelPages, makeForLabel, placeLabels } from '#sheets';
import { cardPage, drawCard, findCard, prepareCard, wordsOfCard } from '#sheets/cards';
import type { BatchRow, PrintCaution, RowFailure } from './batch-row.ts';
import { designOfRow, type RunOrder } from './make-row.ts';
import type { CardOrder, LabelOrder, PageOrder, PageRow } from './page-order.ts';

/** A row and its code, not drawn yet. */
export interface CodedRow {
  readonly row: PageRow;
  readonly made: UndrawnCode;
}

/** Makes the code of a row, or returns why it gets none. A code that does not fit on its label counts as `too-long`. */
export function codePageRow(row: PageRow, order: RunOrder, pages: PageOrder): UndrawnCode | RowFailure {
  const design = designOfRow(row, order.design);
  try {
    if (pages.is !== 'labels') return makeUndrawn(design, order.image);
    const made = makeForLabel(design, order.image, pages.sheet);
    return fitsLabel(made.code.size, pages.sheet) ? made : 'too-long';
  } catch (error) {
    if (!(error instanceof EncodeError)) throw error;
    return error.code === 'empty' ? 'empty' : 'too-long';
  }
}

/** The pages of some rows, and the place of each code on them. */
export interface PrintedRows {
  readonly part: PdfPart;
  /** The place of each row's code, on the first copy of the row. In the order of the rows. */
  readonly places: readonly CodePlace[];
  /** For each row, the parts that could not be printed as requested. */
  readonly cautions: readonly (readonly PrintCaution[])[];
}

/** The drawn pages of some rows, before they are written as PDF. */
export interface DrawnRows extends Omit<PrintedRows, 'part'> {
  readonly pages: readonly PdfPage[];
}

/**
 * Prints rows on pages, as a part of a PDF file. If `isFirst`, the pages are the first of the file, so labels that are
 * already used are skipped on the first sheet. If `lettering` is null, codes are printed without words. Cards need a
 * `lettering`.
 */
export async function printRows(
  rows: readonly CodedRow[],
  order: RunOrder,
  pages: PageOrder,
  lettering: Lettering | null,
  isFirst: boolean,
): Promise<PrintedRows> {
  const { pages: drawn, ...found } = await drawRows(rows, order, pages, lettering, isFirst);
  return { part: await writePdfPart(drawn, pages.ink), ...found };
}

/** Draws rows on pages, like `printRows` but without writing them. */
export function drawRows(
  rows: readonly CodedRow[],
  order: RunOrder,
  pages: PageOrder,
  lettering: Lettering | null,
  isFirst: boolean,
): Promise<DrawnRows> {
  switch (pages.is) {
    case 'labels':
      return drawLabels(rows, order, pages, lettering, isFirst);
    case 'cards':
    case 'codes':
      return drawPages(rows, order, pages, lettering);
  }
}

/** Returns the label, card or page of a row as a print, so that its code can be judged at the printed size. */
export async function printOfRow(
  { row, made }: CodedRow,
  order: RunOrder,
  pages: PageOrder,
  lettering: Lettering | null,
): Promise<PrintedCode> {
  const { text, code } = made;
  if (pages.is !== 'labels') return (await drawOwnPage({ row, made }, order, pages, lettering)).print;
  const { drawing, layout } = await drawLabel({ row, made }, order, pages, lettering, new LabelPress(lettering));
  const { x, y, width } = boxOfCode(layout, code.size);
  return { page: drawing, text, code, margin: STANDARD_MARGIN, x, y, width, mm: width };
}

async function drawLabels(
  rows: readonly CodedRow[],
  order: RunOrder,
  pages: LabelOrder,
  lettering: Lettering | null,
  isFirst: boolean,
): Promise<DrawnRows> {
  const { sheet, correction, hasCutLines } = pages;
  const first = isFirst ? pages.first : undefined;
  const press = new LabelPress(lettering);
  const drawn: DrawnLabel[] = [];
  for (const row of rows) drawn.push(await drawLabel(row, order, pages, lettering, press));
  const drawings = labelPages({
    sheet,
    labels: drawn.map(({ drawing }, k) => ({ drawing, copies: rows[k].row.copies })),
    ...(first && { first }),
    ...(correction && { correction }),
    hasCutLines,
  });
  const count = rows.reduce((sum, { row }) => sum + row.copies, 0);
  const corners = placeLabels(count, sheet, first, correction).flatMap((placed, page) =>
    placed.map(({ x, y }) => ({ page, x, y })),
  );
  const scale = (correction?.percent ?? 100) / 100;
  let printed = 0;
  const places = drawn.map(({ layout }, k): CodePlace => {
    const { row, made } = rows[k];
    const { page, x, y } = corners[printed];
    printed += row.copies;
    const box = boxOfCode(layout, made.code.size);
    return {
      ...{ page, x: x + scale * box.x, y: y + scale * box.y, moduleWidth: scale * layout.moduleWidth },
      ...{ modules: made.code.size, margin: STANDARD_MARGIN },
      label: { x, y, width: scale * sheet.width, height: scale * sheet.height },
    };
  });
  const shown = drawings.map((drawing) => ({ drawing, mm: drawing.width, bleed: 0 }));
  return { pages: shown, places, cautions: drawn.map((label, k) => cautionsOfLabel(label, rows[k].row)) };
}

async function drawLabel(
  { row, made }: CodedRow,
  { design, image }: RunOrder,
  { sheet }: LabelOrder,
  lettering: Lettering | null,
  press: LabelPress,
): Promise<DrawnLabel> {
  const { caption = '' } = row;
  const lines = row.lines.filter((text) => text !== '').map((text) => ({ text, isAddress: false }));
  await lettering?.prepare([caption, '…'], 'bold');
  await lettering?.prepare([...row.lines, '…'], 'regular');
  const code = redraw(made, designOfRow(row, design), image, moduleGrid(made.code.size, STANDARD_MARGIN));
  return press.draw({ code, text: { title: caption, lines } }, sheet);
}

/** Returns the box of a code with its margin, in millimeters from the corner of its label. */
function boxOfCode({ code, moduleWidth }: DrawnLabel['layout'], modules: number) {
  const margin = STANDARD_MARGIN * moduleWidth;
  return { x: code.x - margin, y: code.y - margin, width: (modules + 2 * STANDARD_MARGIN) * moduleWidth };
}

function cautionsOfLabel({ layout: { block } }: DrawnLabel, { caption = '', lines }: PageRow): PrintCaution[] {
  if (!block) return [caption, ...lines].every((text) => text.trim() === '') ? [] : ['words-left-out'];
  return block.isCut || block.isLineLeftOut || block.missing.length > 0 ? ['words-cut'] : [];
}

/** A row that has a page to itself. */
interface OwnPage {
  readonly page: PdfPage;
  readonly print: PrintedCode;
  /** The place of the code, in millimeters from the upper left corner of the trimmed page. */
  readonly place: Omit<CodePlace, 'page'>;
  readonly cautions: readonly PrintCaution[];
}

async function drawPages(
  rows: readonly CodedRow[],
  order: RunOrder,
  pages: Exclude<PageOrder, LabelOrder>,
  lettering: Lettering | null,
): Promise<DrawnRows> {
  const all: PdfPage[] = [];
  const places: CodePlace[] = [];
  const cautions: (readonly PrintCaution[])[] = [];
  for (const coded of rows) {
    const own = await drawOwnPage(coded, order, pages, lettering);
    places.push({ ...own.place, page: all.length });
    cautions.push(own.cautions);
    for (let copy = 0; copy < coded.row.copies; copy++) all.push(own.page);
  }
  return { pages: all, places, cautions };
}

function drawOwnPage(
  coded: CodedRow,
  order: RunOrder,
  pages: Exclude<PageOrder, LabelOrder>,
  lettering: Lettering | null,
): Promise<OwnPage> {
  return pages.is === 'cards' ? drawCardOf(coded, order, pages, lettering) : drawCodePage(coded, order, lettering);
}

async function drawCardOf(
  { row, made }: CodedRow,
  { design, image }: RunOrder,
  { product: id, hasMarks, ...wanted }: CardOrder,
  lettering: Lettering | null,
): Promise<OwnPage> {
  const product = findCard(id);
  if (!product || !lettering) throw new TypeError('A card without product or lettering');
  const { text, code } = made;
  const words = wordsOfCard(text, product, {
    ...wanted,
    ...{ headline: row.caption ?? '', text: row.lines.filter(Boolean).join(' '), number: row.figure ?? '' },
  });
  await prepareCard(words, lettering);
  // The drawing has no caption: a card prints the caption as its headline.
  const drawing = redraw(made, designOfRow(row, design), image, moduleGrid(code.size, STANDARD_MARGIN));
  const card = drawCard(product, drawing, words, lettering);
  const { x, y, width } = card.code;
  const { margin, moduleWidth } = card;
  // A folded card has two faces on its page. The code is located on the lower one, which is upright.
  const top = card.page.height - card.face.height;
  return {
    page: cardPage(card, hasMarks),
    print: { page: card.face, text, code, margin, x, y, width, mm: width },
    place: { x, y: top + y, moduleWidth, modules: code.size, margin },
    cautions: card.losses.map((loss) => `${loss}-lost` as const),
  };
}

async function drawCodePage({ row, made }: CodedRow, order: RunOrder, lettering: Lettering | null): Promise<OwnPage> {
  const { file } = order;
  if (file.format !== 'pdf') throw new TypeError('Pages of codes are ordered as PDF');
  const { margin, mm } = file;
  const { size } = made.code;
  const { drawing, troubles } = await drawOnPage({ row, made }, order, mm, lettering);
  const print = printOf(drawing, made, mm);
  const scale = mm / print.width;
  return {
    page: { drawing, mm: scale * drawing.width },
    print,
    place: { x: scale * print.x, y: scale * print.y, moduleWidth: mm / (size + 2 * margin), modules: size, margin },
    cautions: troubles.map(({ kind }) => kind),
  };
}

/** Returns the file of a row as a print. On paper, the code with its margin is `mm` millimeters wide. */
export async function printOfFile(
  coded: Pick<CodedRow, 'made'> & { readonly row: BatchRow },
  order: RunOrder,
  mm: number,
  lettering: Lettering | null,
): Promise<PrintedCode> {
  return printOf((await drawOnPage(coded, order, mm, lettering)).drawing, coded.made, mm);
}

async function drawOnPage(
  { row, made }: Pick<CodedRow, 'made'> & { readonly row: BatchRow },
  { design: common, image, file: { margin } }: RunOrder,
  mm: number,
  lettering: Lettering | null,
): Promise<DrawnPage> {
  const { text, code } = made;
  const design = designOfRow(row, common);
  const drawing = redraw(made, design, image, moduleGrid(code.size, margin));
  if (lettering) await prepareWords(lettering, design, text);
  return drawPage({ drawing, text, mm, ...(lettering && { lettering }) }, design);
}
