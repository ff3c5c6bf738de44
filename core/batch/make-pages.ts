// Rows → pages → PDF: labels on sheets, cards, or one page for each code. A row is made and read back on its own first
// (`checkPageRow`); rows that pass are drawn together on pages and written as pieces of one file (`writeRows`). A single
// code is printed in the same way, as a table with one row.

import { hideSecrets } from '#content';
import { type Drawing, moduleGrid, STANDARD_MARGIN } from '#drawing';
import { type PdfPage, type PdfPiece, type PdfStart, pagesInBlackInk, writePdfPiece } from '#drawing/files';
import type { Lettering } from '#lettering';
import { type DrawnPage, drawFilePage, makeUndrawn, redraw, type UndrawnCode } from '#making';
import { type PrintedCode, printOf } from '#scanning/judging';
import type { Decoder } from '#scanning/tunnel';
import {
  fitsLabel,
  type LabelLayout,
  LabelPress,
  type LabelText,
  labelPages,
  makeForLabel,
  printOfLabel,
} from '#sheets';
import { cardPage, drawCard, findCard, prepareCard, printOfCard, wordsOfCard } from '#sheets/cards';
import type { MadeOutcome, PrintCaution, RowFailure } from './ledger.ts';
import { makeOrFail } from './make-row.ts';
import {
  type BatchRow,
  type CardPages,
  type CodePages,
  designOfRow,
  type LabelPages,
  type PageOrder,
  type PageRow,
  type RunOrder,
  wordsOfLabel,
} from './order.ts';
import { readPrintBack } from './read-back.ts';

/** A row and its code, not drawn yet. */
export interface CodedRow {
  readonly row: PageRow;
  readonly made: UndrawnCode;
  /** The layout of its label, once it is known. Then the row is drawn without lettering. */
  readonly layout?: LabelLayout;
}

/** A row whose code was read back from its label, card or page. */
export interface CheckedRow extends CodedRow, MadeOutcome {}

/** The order of a run whose codes are on pages. */
export type PagesOrder = RunOrder & { readonly pages: PageOrder };

/** Makes the code of a row, or returns why it gets none. A code that does not fit on its label counts as `too-long`. */
export function codePageRow(
  row: PageRow,
  { design: common, image, level, pages }: PagesOrder,
): UndrawnCode | RowFailure {
  return makeOrFail(designOfRow(row, common), (design) => {
    if (pages.is !== 'labels') return makeUndrawn(design, image, null, level);
    const made = makeForLabel(design, image, pages.sheet);
    return fitsLabel(made.code.size, pages.sheet) ? made : 'too-long';
  });
}

/** Makes the code of a row and reads it back from its printed label, card or page; returns the reason if that fails. */
export async function checkPageRow(
  row: PageRow,
  order: PagesOrder,
  draw: DrawRow,
  decoder: Decoder,
): Promise<CheckedRow | RowFailure> {
  const made = codePageRow(row, order);
  if (typeof made === 'string') return made;
  const { print, cautions, layout } = await draw({ row, made });
  const [inked] = order.pages.ink === 'black' ? pagesInBlackInk([print.page]) : [print.page];
  const budget = await readPrintBack({ ...print, page: inked }, decoder);
  if (!budget) return 'not-read-back';
  const { text, code } = made;
  const shown = order.tellsSecrets ? text : hideSecrets(text);
  const { version, level } = code;
  const facts = { text: shown, version, level, budget, sha256: null, readBy: decoder.id };
  return { row, made, ...(layout && { layout }), facts, cautions };
}

export type DrawRow = (coded: CodedRow) => Promise<DrawnRow>;

export interface DrawnRow {
  /** The page of the row; for labels, the label alone. */
  readonly page: PdfPage;
  readonly print: PrintedCode;
  /** In millimeters. */
  readonly moduleWidth: number;
  readonly cautions: readonly PrintCaution[];
  /** Of a label. */
  readonly layout?: LabelLayout;
}

/** Returns a function that draws rows: without words if `lettering` is null. Cards need a `lettering`. */
export function rowDrawer(order: PagesOrder, lettering: Lettering | null): DrawRow {
  const { pages, design, image } = order;
  if (pages.is === 'codes') return (coded) => drawCodePage(coded, order, lettering);
  return rowPress(pages, {
    lettering,
    drawCode: ({ row, made }) =>
      redraw(made, designOfRow(row, design), image, moduleGrid(made.code.size, STANDARD_MARGIN)),
    codeWidth: (measure) => {
      const known = codeWidths.get(order) ?? measure(sizingRows(order));
      codeWidths.set(order, known);
      known.catch(() => codeWidths.delete(order));
      return known;
    },
  });
}

/** The rows of an order that decide the size of its codes are laid out once, not for each request. */
const codeWidths = new WeakMap<PagesOrder, Promise<number | undefined>>();

function sizingRows(order: PagesOrder): CodedRow[] {
  const rows = (order.pages.is === 'labels' && order.pages.sizedBy) || [];
  return rows.flatMap((row) => {
    const made = codePageRow(row, order);
    return typeof made === 'string' ? [] : [{ row, made }];
  });
}

export interface PressTools {
  readonly lettering: Lettering | null;
  /** Draws a code with the standard's margin, in any units. */
  readonly drawCode: (coded: CodedRow) => Drawing | Promise<Drawing>;
  /** Returns the width of the codes on labels, in millimeters; `measure` returns that of the smallest of some rows. */
  readonly codeWidth: (
    measure: (rows: readonly CodedRow[]) => Promise<number | undefined>,
  ) => Promise<number | undefined>;
}

/** As `rowDrawer`, for labels and cards whose codes are drawn in any way. */
export function rowPress(pages: LabelPages | CardPages, tools: PressTools): DrawRow {
  return pages.is === 'labels' ? labelDrawer(pages, tools) : (coded) => drawCardOf(coded, pages, tools);
}

/** Rows that fill whole pages, except that the last group of a run may end anywhere. */
export interface PageGroup<Row extends CodedRow> {
  readonly rows: readonly Row[];
  /** Whether the group begins on the first sheet, where some labels may be missing. */
  readonly isFirst: boolean;
}

export async function drawRows(
  { rows, isFirst }: PageGroup<CodedRow>,
  order: PagesOrder,
  lettering: Lettering | null,
): Promise<readonly PdfPage[]> {
  const draw = rowDrawer(order, lettering);
  const drawn: PrintedRow[] = [];
  for (const coded of rows) drawn.push({ page: (await draw(coded)).page, copies: coded.row.copies });
  return placeRows(drawn, order.pages, isFirst);
}

interface PrintedRow extends Pick<DrawnRow, 'page'> {
  readonly copies: number;
}

/** Returns the pages of drawn rows: sheets of labels, or each page by itself. */
export function placeRows(
  drawn: readonly PrintedRow[],
  pages: LabelPages | CardPages | CodePages,
  isFirst: boolean,
): readonly PdfPage[] {
  if (pages.is !== 'labels') return drawn.flatMap(({ page, copies }) => Array.from({ length: copies }, () => page));
  const { sheet, first, correction, hasCutLines } = pages;
  return labelPages({
    ...{ sheet, hasCutLines, labels: drawn.map(({ page, copies }) => ({ drawing: page.drawing, copies })) },
    ...(isFirst && first && { first }),
    ...(correction && { correction }),
  }).map((drawing) => ({ drawing, mm: drawing.width, bleed: 0 }));
}

/** Draws a group of rows on pages and writes them as the next piece of a PDF file. */
export async function writeRows(
  group: PageGroup<CodedRow>,
  order: PagesOrder,
  lettering: Lettering | null,
  start: PdfStart,
): Promise<PdfPiece> {
  const pages = await drawRows(group, order, lettering);
  const { image, file } = order;
  return writePdfPiece(pages, order.pages.ink, start, { shared: image?.pixels ?? null, compress: file.compress });
}

function labelDrawer({ sheet, place, hasAddress }: LabelPages, tools: PressTools): DrawRow {
  const { lettering, drawCode } = tools;
  const press = new LabelPress(lettering, place);

  async function undrawn(coded: CodedRow) {
    const text = wordsOfLabel(coded.row, coded.made.text, hasAddress);
    await lettering?.prepare([text.title, '…'], 'bold');
    await lettering?.prepare([...text.lines.map((line) => line.text), '…'], 'regular');
    return { code: await drawCode(coded), text };
  }

  async function measure(rows: readonly CodedRow[]): Promise<number | undefined> {
    const labels: Awaited<ReturnType<typeof undrawn>>[] = [];
    for (const coded of rows) labels.push(await undrawn(coded));
    return press.commonWidth(labels, sheet);
  }

  return async (coded) => {
    const label = coded.layout
      ? press.print(await drawCode(coded), sheet, coded.layout)
      : press.draw(await undrawn(coded), sheet, await tools.codeWidth(measure));
    const { drawing, layout } = label;
    return {
      page: { drawing, mm: sheet.width, bleed: 0 },
      print: printOfLabel(label, coded.made),
      moduleWidth: layout.moduleWidth,
      cautions: cautionsOfLabel(layout, wordsOfLabel(coded.row, coded.made.text, hasAddress)),
      layout,
    };
  };
}

function cautionsOfLabel({ block }: LabelLayout, { title, lines }: LabelText): PrintCaution[] {
  const hasAddress = lines.some(({ isAddress }) => isAddress);
  if (!block) {
    const own = [title, ...lines.filter(({ isAddress }) => !isAddress).map(({ text }) => text)];
    if (own.some((text) => text.trim() !== '')) return ['words-left-out'];
    return hasAddress ? ['address-left-out'] : [];
  }
  const isCut = block.isCut || block.missing.length > 0 || (block.isLineLeftOut && !hasAddress);
  return [
    ...(isCut ? (['words-cut'] as const) : []),
    ...(block.isLineLeftOut && hasAddress ? (['address-left-out'] as const) : []),
  ];
}

async function drawCardOf(
  coded: CodedRow,
  { product: id, hasMarks, ...wanted }: CardPages,
  { lettering, drawCode }: PressTools,
): Promise<DrawnRow> {
  const product = findCard(id);
  if (!product || !lettering) throw new TypeError('A card without product or lettering');
  const { row, made } = coded;
  const words = wordsOfCard(made.text, product, {
    ...wanted,
    ...{ headline: row.caption ?? '', text: row.lines.filter(Boolean).join(' '), number: row.figure ?? '' },
  });
  await prepareCard(words, lettering);
  const card = drawCard(product, await drawCode(coded), words, lettering);
  return {
    page: cardPage(card, hasMarks),
    print: printOfCard(card, made),
    moduleWidth: card.moduleWidth,
    cautions: card.losses.map((loss) => `${loss}-lost` as const),
  };
}

async function drawCodePage(coded: CodedRow, order: RunOrder, lettering: Lettering | null): Promise<DrawnRow> {
  const { file } = order;
  if (file.format !== 'pdf') throw new TypeError('Pages of codes are ordered as PDF');
  const { drawing, troubles } = await drawOnPage(coded, order, lettering);
  const print = printOf(drawing, coded.made, file.mm);
  return {
    page: { drawing, mm: (file.mm / print.width) * drawing.width },
    print,
    moduleWidth: file.mm / (coded.made.code.size + 2 * file.margin),
    cautions: troubles.map(({ kind }) => kind),
  };
}

/** Returns the file of a row as a print. On paper, the code with its margin is `mm` millimeters wide. */
export async function printOfFile(
  row: BatchRow,
  made: UndrawnCode,
  order: RunOrder,
  mm: number,
  lettering: Lettering | null,
): Promise<PrintedCode> {
  return printOf((await drawOnPage({ row, made }, order, lettering)).drawing, made, mm);
}

/** On a grid in modules, as on paper, whatever the format of the file. */
function drawOnPage(
  { row, made }: { readonly row: BatchRow; readonly made: UndrawnCode },
  { design, image, file }: RunOrder,
  lettering: Lettering | null,
): Promise<DrawnPage> {
  const code = { made, design: designOfRow(row, design), image };
  return drawFilePage(code, file, { lettering }, moduleGrid(made.code.size, file.margin));
}
