import type { QrDesign } from '#design';
import type { ErrorCorrectionLevel } from '#engine';
import type { PageTrouble } from '#making';
import type { CardLoss } from '#sheets/cards';

/** A row of a table, ready for its code to be made. */
export interface BatchRow {
  /** The row number in the spreadsheet. */
  readonly number: number;
  /** The name of the row's file without extension. Unique among the rows. */
  readonly name: string;
  readonly content: string;
  readonly details?: QrDesign['details'];
  /** The caption below the code. If absent, the caption of the common design is used. */
  readonly caption?: string;
}

/** What the manifest says about a code. */
export interface CodeFacts {
  /** The text of the code. Secrets in it are hidden, unless the visitor wants them in the manifest. */
  readonly text: string;
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /** The error budget of the block with the fewest corrections left. Null if reading files back is turned off. */
  readonly budget: RowBudget | null;
  /** The SHA-256 of the code's file, in hexadecimal. */
  readonly sha256: string;
  /** The decoder that read the code from its file. Null if reading files back is turned off. */
  readonly readBy: string | null;
}

/** How many corrections a block of a code uses, and how many are possible. */
export interface RowBudget {
  readonly used: number;
  readonly correctable: number;
}

/**
 * Why a row has no code.
 * - `empty`: its content is empty. `too-long`: its text is too long for any code, or for the label.
 * - `not-read-back`: the code could not be read from the finished file.
 * - `crashed`: its worker crashed or stopped answering. `broken`: an unexpected error occurred.
 */
export type RowFailure = 'empty' | 'too-long' | 'not-read-back' | 'crashed' | 'broken';

/** Why a part of a page, label or card could not be printed as requested. */
export type PrintCaution = PageTrouble['kind'] | 'words-cut' | 'words-left-out' | `${CardLoss}-lost`;

/** The result of a row. */
export type RowOutcome =
  | {
      readonly number: number;
      readonly name: string;
      readonly facts: CodeFacts;
      readonly cautions: readonly PrintCaution[];
    }
  | { readonly number: number; readonly name: string; readonly failure: RowFailure };

/**
 * Returns the reserve of a block: how many more wrong codewords it may have. Negative if it already has too many to be
 * corrected.
 */
export function reserveOf({ used, correctable }: RowBudget): number {
  return correctable - used;
}
