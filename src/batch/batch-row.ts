import type { QrDesign } from '#design';
import type { ErrorCorrectionLevel } from '#engine';
import type { PageTrouble } from '#making';
import type { CardLoss } from '#sheets/cards';

/** A row of a table, ready for its code to be made. */
export interface BatchRow {
  /** The row number in the spreadsheet. */
  readonly number: number;
  /** The name of its file, without extension; unique among the rows. */
  readonly name: string;
  readonly content: string;
  readonly details?: QrDesign['details'];
  /** The words below the code. Absent: those of the common design. */
  readonly caption?: string;
}

/** The manifest's facts about a code. */
export interface CodeFacts {
  /** The text of the code; its secrets are hidden unless they were asked for. */
  readonly text: string;
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /** For the block with the smallest reserve: the used and the possible corrections. Null if it was not measured. */
  readonly budget: RowBudget | null;
  /** Of its file, in hexadecimal. */
  readonly sha256: string;
  /** The reader that read the code from its file; null if the file was not read back. */
  readonly readBy: string | null;
}

export interface RowBudget {
  readonly used: number;
  readonly correctable: number;
}

/**
 * Why a row has no code: it is empty; its text is too long for any code; its file could not be read back; its worker
 * crashed or fell silent; or an unexpected error occurred.
 */
export type RowFailure = 'empty' | 'too-long' | 'not-read-back' | 'crashed' | 'broken';

/** A part of a page, label or card that could not be printed as requested. */
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

/** Returns how many more codewords the worst block can lose; negative if the block is lost already. */
export function reserveOf({ used, correctable }: RowBudget): number {
  return correctable - used;
}
