import type { PdfInk } from '#drawing/files';
import type { LabelRun, LabelSheet } from '#sheets';
import type { CardId, WantedWords } from '#sheets/cards';
import type { BatchRow } from './batch-row.ts';

/** How codes are arranged on the pages of one PDF file. */
export type PageOrder = LabelOrder | CardOrder | CodePageOrder;

interface AnyPageOrder {
  readonly ink: PdfInk;
  /** The date of creation that the file states. */
  readonly date: Date;
  readonly title: string;
}

/** Labels on sheets. */
export interface LabelOrder extends AnyPageOrder {
  readonly is: 'labels';
  readonly sheet: LabelSheet;
  readonly first?: LabelRun['first'];
  readonly correction?: LabelRun['correction'];
  readonly hasCutLines: boolean;
}

/** A card or a poster for each code. */
export interface CardOrder extends AnyPageOrder, Pick<WantedWords, 'hasAddress' | 'hasPassword' | 'labels'> {
  readonly is: 'cards';
  readonly product: CardId;
  readonly hasMarks: boolean;
}

/** A page for each code. The size and the margin of the code are those of `file` in the `RunOrder`. */
export interface CodePageOrder extends AnyPageOrder {
  readonly is: 'codes';
}

/** A row to be printed on a page. On a card, the row's caption is the headline. */
export interface PageRow extends BatchRow {
  readonly copies: number;
  /** Lines of text below the caption. */
  readonly lines: readonly string[];
  /** The number that a card shows in large type. */
  readonly figure?: string;
}
