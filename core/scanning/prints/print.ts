import type { Drawing, Paintable } from '#drawing';
import type { QrCode } from '#engine';

/** A print: a page with a code, and how wide the code is on paper. Plain data that can be sent to a worker. */
export interface PrintedCode {
  /** The whole page. */
  readonly page: Paintable;
  readonly text: string;
  readonly code: QrCode;
  /** Modules of margin on each side of the code. */
  readonly margin: number;
  /** Where the code with its margin is: upper left corner and width, in the page's units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The same width in millimeters. */
  readonly mm: number;
}

/**
 * Returns the print of a page on which the code with its margin is `mm` millimeters wide. `page.code` says where the
 * code is. Throws a `RangeError` for a page without a code.
 */
export function printOf(page: Drawing, { text, code }: Pick<PrintedCode, 'text' | 'code'>, mm: number): PrintedCode {
  if (!page.code) throw new RangeError('The page has no code');
  const { grid, x, y } = page.code;
  const width = grid.edges[grid.edges.length - 1];
  return { page, text, code, margin: grid.margin, x, y, width, mm };
}
