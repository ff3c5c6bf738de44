// Rows → pages → PDF: labels on sheets, cards, or one page for each code. A row is made and read back on its own first
// (`checkRows`); rows that pass are drawn together on pages and written as pieces of one file (`writeRows`).

import { hideSecrets } from '#content';
import { moduleGrid, STANDARD_MARGIN } from '#drawing';
import { type PdfPage, type PdfPiece, type PdfStart, pagesInBlackInk, writePdfPiece } from '#drawing/files';
import type { Lettering } from '#lettering';
import { type DrawnPage, drawPage, makeUndrawn, prepareWords, redraw, type UndrawnCode } from '#making';
import { type PrintedCode, printOf } from '#scanning/judging';
import type { Decoder } from '#scanning/tunnel';
import {
  type DrawnLabel,
  fitsLabel,
  freeLabels,
  LabelPress,
  labelPages,
  labelsOn,
  makeForLabel,
  printOfLabel,
} from '#sheets';
import { cardPage, drawCard, findCard, prepareCard, printOfCard, wordsOfCard } from '#sheets/cards';
import { makeOrFail } from './make-row.ts';
import type { CodeFacts, PrintCaution, RowFailure } from './outcome.ts';
import { readPrintBack } from './read-back.ts';
import {
  type BatchRow,
  type CardOrder,
  designOfRow,
  type LabelOrder,
  type PageOrder,
  type PageRow,
  type RunOrder,
} from './run-order.ts';

/** A row and its code, not drawn yet. */
export interface CodedRow {
  readonly row: PageRow;
  readonly made: UndrawnCode;
}

/** A row whose code was read back from its label, card or page. */
export interface CheckedRow extends CodedRow {
  readonly facts: CodeFacts;
  /** What could not be printed as requested. */
  readonly cautions: readonly PrintCaution[];
}

/** The order of a run whose codes are on pages. */
export type PagesOrder = RunOrder & { readonly pages: PageOrder };

/** Makes the code of a row, or returns why it gets none. A code that does not fit on its label counts as `too-long`. */
export function codePageRow(row: PageRow, { design: common, image, pages }: PagesOrder): UndrawnCode | RowFailure {
  return makeOrFail(designOfRow(row, common), (design) => {
    if (pages.is !== 'labels') return makeUndrawn(design, image);
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
  const { print, cautions } = await draw({ row, made });
  const [inked] = order.pages.ink === 'black' ? pagesInBlackInk([print.page]) : [print.page];
  const budget = await readPrintBack({ ...print, page: inked }, decoder);
  if (!budget) return 'not-read-back';
  const { text, code } = made;
  const shown = order.tellsSecrets ? text : hideSecrets(text);
  const { version, level } = code;
  return { row, made, facts: { text: shown, version, level, budget, sha256: null, readBy: decoder.id }, cautions };
}

export type DrawRow = (coded: CodedRow) => Promise<DrawnRow>;

export interface DrawnRow {
  /** The page of the row; for labels, the label alone. */
  readonly page: PdfPage;
  readonly print: PrintedCode;
  readonly cautions: readonly PrintCaution[];
}

/** Returns a function that draws rows: without words if `lettering` is null. Cards need a `lettering`. */
export function rowDrawer(order: PagesOrder, lettering: Lettering | null): DrawRow {
  const { pages } = order;
  switch (pages.is) {
    case 'labels':
      return labelDrawer(order, pages, lettering);
    case 'cards':
      return (coded) => drawCardOf(coded, order, pages, lettering);
    case 'codes':
      return (coded) => drawCodePage(coded, order, lettering);
  }
}

/** Rows that fill whole pages, except that the last group of a run may end anywhere. */
export interface PageGroup<Row extends CodedRow> {
  readonly rows: readonly Row[];
  /** Whether the group begins on the first sheet, where some labels may be missing. */
  readonly isFirst: boolean;
}

/** How many labels a group has, before rounding to whole sheets. */
const LABELS = 42;

/** How many pages a group has if there are no labels. */
const PAGES = 12;

/** Divides rows, and their copies, into groups that fill whole pages; with `isFirst`, from the first sheet on. */
export async function* groupRows<Row extends CodedRow>(
  rows: AsyncIterable<Row>,
  pages: PageOrder,
  isFirst: boolean,
): AsyncGenerator<PageGroup<Row>> {
  let [group, begins]: [Row[], boolean] = [[], isFirst];
  let room = roomOf(pages, begins);
  for await (const coded of rows) {
    for (let left = coded.row.copies; left > 0; ) {
      const copies = Math.min(left, room);
      group.push({ ...coded, row: { ...coded.row, copies } });
      left -= copies;
      room -= copies;
      if (room > 0) continue;
      yield { rows: group, isFirst: begins };
      [group, begins] = [[], false];
      room = roomOf(pages, begins);
    }
  }
  if (group.length > 0) yield { rows: group, isFirst: begins };
}

function roomOf(pages: PageOrder, isFirst: boolean): number {
  if (pages.is !== 'labels') return PAGES;
  const count = labelsOn(pages.sheet);
  const sheets = Math.max(1, Math.round(LABELS / count));
  const free = isFirst && pages.first ? freeLabels(pages.sheet, pages.first) : count;
  // A first sheet without a free label is skipped.
  return free > 0 ? free + (sheets - 1) * count : sheets * count;
}

/** Draws a group of rows on pages. */
export async function drawRows(
  { rows, isFirst }: PageGroup<CodedRow>,
  order: PagesOrder,
  lettering: Lettering | null,
): Promise<readonly PdfPage[]> {
  const { pages } = order;
  const draw = rowDrawer(order, lettering);
  const drawn: { readonly page: PdfPage; readonly copies: number }[] = [];
  for (const coded of rows) drawn.push({ page: (await draw(coded)).page, copies: coded.row.copies });
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
  return writePdfPiece(pages, order.pages.ink, start, order.image?.pixels ?? null);
}

function labelDrawer(
  order: PagesOrder,
  { sheet, place, sizedBy = [] }: LabelOrder,
  lettering: Lettering | null,
): DrawRow {
  const press = new LabelPress(lettering, place);

  async function undrawn({ row, made }: CodedRow) {
    const { caption = '' } = row;
    const lines = row.lines.filter((text) => text !== '').map((text) => ({ text, isAddress: false }));
    await lettering?.prepare([caption, '…'], 'bold');
    await lettering?.prepare([...row.lines, '…'], 'regular');
    const grid = moduleGrid(made.code.size, STANDARD_MARGIN);
    return { code: redraw(made, designOfRow(row, order.design), order.image, grid), text: { title: caption, lines } };
  }

  async function commonWidth(): Promise<number | undefined> {
    const labels: Awaited<ReturnType<typeof undrawn>>[] = [];
    for (const row of sizedBy) {
      const made = codePageRow(row, order);
      if (typeof made !== 'string') labels.push(await undrawn({ row, made }));
    }
    return press.commonWidth(labels, sheet);
  }

  let codeWidth: Promise<number | undefined> | null = null;
  return async (coded) => {
    codeWidth ??= commonWidth();
    const label = press.draw(await undrawn(coded), sheet, await codeWidth);
    return {
      page: { drawing: label.drawing, mm: sheet.width, bleed: 0 },
      print: printOfLabel(label, coded.made),
      cautions: cautionsOfLabel(label, coded.row),
    };
  };
}

function cautionsOfLabel({ layout: { block } }: DrawnLabel, { caption = '', lines }: PageRow): PrintCaution[] {
  if (!block) return [caption, ...lines].every((text) => text.trim() === '') ? [] : ['words-left-out'];
  return block.isCut || block.isLineLeftOut || block.missing.length > 0 ? ['words-cut'] : [];
}

async function drawCardOf(
  { row, made }: CodedRow,
  { design, image }: RunOrder,
  { product: id, hasMarks, ...wanted }: CardOrder,
  lettering: Lettering | null,
): Promise<DrawnRow> {
  const product = findCard(id);
  if (!product || !lettering) throw new TypeError('A card without product or lettering');
  const words = wordsOfCard(made.text, product, {
    ...wanted,
    ...{ headline: row.caption ?? '', text: row.lines.filter(Boolean).join(' '), number: row.figure ?? '' },
  });
  await prepareCard(words, lettering);
  // The drawing has no caption: a card prints the caption as its headline.
  const drawing = redraw(made, designOfRow(row, design), image, moduleGrid(made.code.size, STANDARD_MARGIN));
  const card = drawCard(product, drawing, words, lettering);
  return {
    page: cardPage(card, hasMarks),
    print: printOfCard(card, made),
    cautions: card.losses.map((loss) => `${loss}-lost` as const),
  };
}

async function drawCodePage(coded: CodedRow, order: RunOrder, lettering: Lettering | null): Promise<DrawnRow> {
  const { file } = order;
  if (file.format !== 'pdf') throw new TypeError('Pages of codes are ordered as PDF');
  const { drawing, troubles } = await drawOnPage(coded, order, file.mm, lettering);
  const print = printOf(drawing, coded.made, file.mm);
  return {
    page: { drawing, mm: (file.mm / print.width) * drawing.width },
    print,
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
  return printOf((await drawOnPage({ row, made }, order, mm, lettering)).drawing, made, mm);
}

async function drawOnPage(
  { row, made }: { readonly row: BatchRow; readonly made: UndrawnCode },
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
