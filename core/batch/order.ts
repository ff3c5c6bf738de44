import { addressInWords, contentVerdict, isDeadContent } from '#content';
import type { QrDesign } from '#design';
import type { FileFacts, PdfInk } from '#drawing/files';
import type { ErrorCorrectionLevel } from '#engine';
import { type FileOrder, hasWords } from '#making';
import type { UploadedImage } from '#raster';
import type { LabelRun, LabelSheet, LabelText, WordsPlace } from '#sheets';
import type { CardId, WantedWords } from '#sheets/cards';
import type { Mapping, PlannedRow } from '#tables/mapping';

export interface BatchRow {
  /** The row number in the spreadsheet. */
  readonly number: number;
  /** The name of the row's file without extension. Unique among the rows. */
  readonly name: string;
  readonly content: string;
  readonly details?: QrDesign['details'];
  /** The caption below the code. If absent, the caption of the common design is used. */
  readonly caption?: string;
  /** Sentences about what in its content may not work as intended. */
  readonly caution?: string;
  /** Its content cannot work, such as a link with a slip, so that nobody should print its code. */
  readonly isDead?: true;
}

/** A row to be printed on a page. On a card, the row's caption is the headline. */
export interface PageRow extends BatchRow {
  readonly copies: number;
  /** Lines of text below the caption. */
  readonly lines: readonly string[];
  /** The number that a card shows in large type. */
  readonly figure?: string;
}

/** The options of a run, which makes the codes of all rows of a table. */
export interface RunOrder {
  /** The common design of all codes. The content, the details and any caption of a row replace its own. */
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  /** The level of codes that are not on labels. Default H. */
  readonly level?: ErrorCorrectionLevel;
  /** The options of each code's file. What the tools say about a code replaces the title and the description. */
  readonly file: FileOrder;
  /** Whether the manifest shows secrets. */
  readonly tellsSecrets: boolean;
  /** Whether files are read back. On the site they always are. If false, there are no error budgets. */
  readonly isReadBack: boolean;
  /** How the codes are arranged on the pages of one file. If absent, each code has a file of its own. */
  readonly pages?: PageOrder;
}

/** How codes are arranged on the pages of one PDF file, and facts about the file. */
export type PageOrder = (LabelPages | CardPages | CodePages) &
  FileFacts & {
    readonly ink: PdfInk;
    readonly date: Date;
  };

export interface LabelPages {
  readonly is: 'labels';
  readonly sheet: LabelSheet;
  readonly first?: LabelRun['first'];
  readonly correction?: LabelRun['correction'];
  readonly hasCutLines: boolean;
  /** Default: the usual place for the shape of the labels. */
  readonly place?: WordsPlace;
  /** Whether a label shows the address in its code, unless its caption has it. Default: false. */
  readonly hasAddress?: boolean;
  /** All codes are as wide as the smallest code of these rows. If absent, each code is as large as its label allows. */
  readonly sizedBy?: readonly PageRow[];
}

export interface CardPages extends Pick<WantedWords, 'hasAddress' | 'hasPassword' | 'labels'> {
  readonly is: 'cards';
  readonly product: CardId;
  readonly hasMarks: boolean;
}

/** A page for each code. The size and the margin of the code are those of `file` in the `RunOrder`. */
export interface CodePages {
  readonly is: 'codes';
}

export function designOfRow({ content, details, caption }: BatchRow, common: QrDesign): QrDesign {
  const { details: _, leftOut: __, ...design } = common;
  return { ...design, content, ...(details && { details }), ...(caption && { caption }) };
}

export function rowFileName({ name }: BatchRow, { file }: RunOrder): string {
  return `${name}.${file.format}`;
}

/**
 * Returns a mapping without the templates whose words are not printed: the lines on labels and cards, and the number on a
 * card (`hasFigure`: whether the card has one). `pages` is null if each code has a file of its own. A fault in a template
 * that is not printed must not leave rows out.
 */
export function printedMapping(mapping: Mapping, pages: PageOrder['is'] | null, hasFigure: boolean): Mapping {
  const labelLines = pages === 'labels' || pages === 'cards' ? mapping.labelLines : [];
  const figure = pages === 'cards' && hasFigure ? mapping.figure : '';
  const isWhole = labelLines.length === mapping.labelLines.length && figure === mapping.figure;
  return isWhole ? mapping : { ...mapping, labelLines, figure };
}

interface RowWords {
  /** The name of its file. */
  readonly name: string;
  /** Sentences about its cautions; empty if there are none. */
  readonly caution: string;
  /** Printed if the plan has no caption. */
  readonly headline?: string;
}

/** Returns the row of a plan. */
export function rowOf(plan: PlannedRow, { name, caution: said, headline = '' }: RowWords): PageRow {
  const { number, typed, copies, labelLines, figure } = plan;
  const details = typed.details as Readonly<Record<string, string>> | undefined;
  const caption = plan.caption || headline;
  return {
    ...{ number, name, content: typed.content, copies, lines: labelLines, figure },
    ...(details && { details }),
    ...(caption !== '' && { caption }),
    ...(said !== '' && { caution: said }),
    ...(isDeadContent(contentVerdict(typed)) && { isDead: true }),
  };
}

/** Whether any of these rows prints words, so that lettering is needed. Every card counts as printing words. */
export function printsWords(rows: readonly (BatchRow | PageRow)[], { design, pages }: RunOrder): boolean {
  if (pages?.is === 'cards') return true;
  if (pages?.is !== 'labels') return rows.some((row) => hasWords(designOfRow(row, design)));
  return [...rows, ...(pages.sizedBy ?? [])].some(
    (row: Partial<PageRow>) => Boolean(row.caption) || row.lines?.some((line) => line !== ''),
  );
}

/** Returns the words of a label. `text` is that of its code. */
export function wordsOfLabel({ caption = '', lines }: PageRow, text: string, hasAddress = false): LabelText {
  const address = hasAddress ? addressInWords(text) : null;
  return {
    title: caption,
    lines: [
      ...lines.filter((line) => line !== '').map((line) => ({ text: line, isAddress: false })),
      ...(address === null || caption.includes(address) ? [] : [{ text: address, isAddress: true }]),
    ],
  };
}
