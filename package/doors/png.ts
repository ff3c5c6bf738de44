import { pixelGrid } from '#drawing';
import { writePng } from '#drawing/files';
import { checkRange, checkSide } from './checks.ts';
import { asCode, type Code, type CodeInput, symbolOf } from './code.ts';
import { compressOf, type DeterministicOptions } from './deterministic.ts';
import { centerOn, draw } from './draw.ts';
import { loadLogo } from './logo.ts';
import { type CodeOptions, type LookOptions, marginOf, type PassedOptions } from './options.ts';

export type { DeterministicOptions };

export interface PngOptions extends CodeOptions, LookOptions, PassedOptions, DeterministicOptions {
  /** Width of the picture, up to 10,000. Default 1200, or 300 dots per inch of `mm`. */
  readonly px?: number;
  /** Width in print, which the file declares. */
  readonly mm?: number;
}

const MOST_PIXELS = 10_000;

/**
 * Returns a code as a PNG file, in as few bits per pixel as its colors need. All modules are equally many whole pixels
 * wide; pixels that are left over widen the margin. Rejects with what `svg` throws, or with an `OptionError` if the
 * picture is too small for the code or the logo's pixels are not known.
 *
 * @example
 * writeFileSync('menu.png', await png('https://example.com', { px: 800 }));
 */
export async function png(input: CodeInput | Code, options: PngOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const symbol = symbolOf(asCode(input, options));
  const { logo, mm } = options;
  const margin = marginOf(options);
  checkSide('mm', mm);
  const px = Math.round(options.px ?? (mm === undefined ? 1200 : (mm / 25.4) * 300));
  checkRange('px', px, symbol.size + 2 * margin, MOST_PIXELS);
  const scale = Math.floor(px / (symbol.size + 2 * margin));
  const around = Math.max(1, margin);
  const grid = pixelGrid(symbol.size, scale * (symbol.size + 2 * around), around);
  const drawing = draw(symbol, options, logo ? await loadLogo(logo) : null, grid);
  return writePng(centerOn(px, drawing), mm === undefined ? null : px / (mm / 1000), await compressOf(options));
}
