import type { QrDesign } from '#design';
import type { ErrorCorrectionLevel } from '#engine';
import type { PageTrouble } from '#making';
import type { CardLoss } from '#sheets/cards';

/** One row of a table as a code is made of it. */
export interface BatchRow {
  /** The spreadsheet's own number. */
  readonly number: number;
  /** What its file is called, without the format's ending; no other row's is the same. */
  readonly name: string;
  readonly content: string;
  readonly details?: QrDesign['details'];
  /** The words below the code; absent: those of the common design. */
  readonly caption?: string;
}

/** What the manifest says of a code that was made. */
export interface CodeFacts {
  /** The text of the code; its secrets are hidden unless they were asked for. */
  readonly text: string;
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /**
   * Of the block with the least reserve: the codewords that the picture has used up, and those that can be corrected.
   * Null where nobody looked.
   */
  readonly budget: RowBudget | null;
  /** Of its file, in hexadecimal digits. */
  readonly sha256: string;
  /** The reader that read the code from its file; null where nobody was asked. */
  readonly readBy: string | null;
}

export interface RowBudget {
  readonly used: number;
  readonly correctable: number;
}

/**
 * Why a row has no code: nothing is typed in it; its text fits no code; its file does not lead back to its text; what
 * worked at it crashed or fell silent; or something that should not fail did.
 */
export type RowFailure = 'empty' | 'too-long' | 'not-read-back' | 'crashed' | 'broken';

/** What could not be printed beside a code as it was wanted: on its page, its label or its card. */
export type PrintCaution = PageTrouble['kind'] | 'words-cut' | 'words-left-out' | `${CardLoss}-lost`;

/** What became of a row. */
export type RowOutcome =
  | {
      readonly number: number;
      readonly name: string;
      readonly facts: CodeFacts;
      readonly cautions: readonly PrintCaution[];
    }
  | { readonly number: number; readonly name: string; readonly failure: RowFailure };

/** How many of its codewords the worst block can still lose; negative for a block that is lost. */
export function reserveOf({ used, correctable }: RowBudget): number {
  return correctable - used;
}
