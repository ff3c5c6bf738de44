import { moduleGrid } from '#drawing';
import { writePdf } from '#drawing/files';
import { checkDate, checkSide, checkText } from './checks.ts';
import { asCode, type Code, type CodeInput, symbolOf } from './code.ts';
import { compressOf, type DeterministicOptions } from './deterministic.ts';
import { centerOn, draw } from './draw.ts';
import { loadLogo } from './logo.ts';
import { type CodeOptions, type LookOptions, marginOf, type PassedOptions } from './options.ts';

export interface PdfOptions extends CodeOptions, LookOptions, PassedOptions, DeterministicOptions {
  /** Width in millimeters. Default 30. */
  readonly mm?: number;
  /** Only black ink (K), whatever the colors, and a logo in gray. Default false. */
  readonly black?: boolean;
  /** The document's title. Default `QR code`. */
  readonly title?: string;
  /** The document's date. Give one for the same bytes every time. Default now. */
  readonly date?: Date;
}

/**
 * Returns a code as a PDF page of exactly this size, in outlines. A colored background bleeds by 3 mm beyond the trim.
 * Rejects with what `svg` throws, or with an `OptionError` if the logo's pixels are not known.
 *
 * @example
 * writeFileSync('label.pdf', await pdf('https://example.com', { mm: 25, black: true }));
 */
export async function pdf(input: CodeInput | Code, options: PdfOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const symbol = symbolOf(asCode(input, options));
  const { logo, mm = 30, black = false, title = 'QR code', date = new Date() } = options;
  checkText('title', title);
  checkDate(date);
  const margin = marginOf(options);
  checkSide('mm', mm);
  const image = logo ? await loadLogo(logo) : null;
  const drawing = draw(symbol, options, image, moduleGrid(symbol.size, Math.max(1, margin)));
  const modules = symbol.size + 2 * margin;
  const page = centerOn(modules, drawing);
  const facts = { title, date, ink: black ? 'black' : 'rgb', ...(await compressOf(options)) } as const;
  return writePdf([{ drawing: page, mm: mm * (page.width / modules) }], facts);
}
