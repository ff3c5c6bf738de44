import { moduleGrid, STANDARD_MARGIN } from '#drawing';
import {
  fitsLabel,
  isSheet,
  LABEL_SHEETS,
  LabelPress,
  type LabelSheet,
  labelPages,
  labelsOn,
  OWN_SHEET_LIMITS,
  PAPERS,
  sheetOf,
  writePages,
} from '#sheets';
import { checkChoice, checkDate, checkObject, checkRange, checkText } from './checks.ts';
import { asCode, type Code, type CodeInput, symbolOf } from './code.ts';
import { compressOf, type DeterministicOptions } from './deterministic.ts';
import { draw } from './draw.ts';
import { OptionError, TextError } from './errors.ts';
import { loadWords } from './lettering.ts';
import { loadLogo } from './logo.ts';
import { type CodeOptions, checkOptions, type LookOptions } from './options.ts';

/** A label: its code, and the words beside or below it. */
export interface Label {
  readonly code: CodeInput | Code;
  /** In bold. Words that do not fit end in "…", or are left out with letters that no font has. */
  readonly caption?: string;
  /** Below the caption, each on a line of its own. */
  readonly lines?: readonly string[];
  /** Default 1. */
  readonly copies?: number;
}

/** A sheet of your own, in millimeters. Its right margin equals the left one, and its bottom margin the top one. */
export interface OwnSheet {
  readonly paper: 'A4' | 'Letter';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** Labels have the margin of the standard. */
export interface SheetOptions extends CodeOptions, Omit<LookOptions, 'margin'>, DeterministicOptions {
  /** The first label to print on, counted from 1, left to right, then down. Default 1. */
  readonly start?: number;
  /** Default: beside the code on wide labels. */
  readonly words?: 'beside' | 'below';
  /** Whether the edges of the labels are printed. Default false. */
  readonly cutLines?: boolean;
  /** For printers that print elsewhere or in another size: millimeters to the right and down, and percent. */
  readonly correction?: { readonly x: number; readonly y: number; readonly percent: number };
  /** A TrueType, OpenType or WOFF file for the words, before the Latin face of the package. */
  readonly font?: Uint8Array<ArrayBuffer>;
  /** Only black ink (K). Default false. */
  readonly black?: boolean;
  /** The document's title. Default `QR codes`. */
  readonly title?: string;
  /** The document's date. Give one for the same bytes every time. Default now. */
  readonly date?: Date;
}

/**
 * Returns codes on sheets of labels as a PDF, to be printed at actual size. `product` is a number such as `L7160`, or
 * the measures of a sheet. Rejects with what `pdf` throws, or with a `TextError` if the modules of a code would be too
 * narrow on its label.
 *
 * @example
 * const labels = [{ code: 'https://example.com/1', caption: 'Chair 1' }, { code: 'https://example.com/2' }];
 * writeFileSync('labels.pdf', await sheet(labels, 'L7160', { start: 4 }));
 */
export async function sheet(
  codes: readonly (CodeInput | Code | Label)[],
  product: string | OwnSheet,
  options: SheetOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (!Array.isArray(codes)) throw new OptionError('codes', 'not-allowed', 'an array of texts, codes or labels', codes);
  checkOptions(options);
  const { start = 1, words, cutLines = false, black = false, title = 'QR codes', date = new Date() } = options;
  checkText('title', title);
  checkDate(date);
  const paper = productOf(product);
  checkRange('start', start, 1, labelsOn(paper));
  checkChoice('words', words ?? 'beside', ['beside', 'below']);
  const items = codes.map((item): Label => (isLabel(item) ? item : { code: item }));
  const image = options.logo ? await loadLogo(options.logo) : null;
  const hasWords = items.some(({ caption, lines = [] }) => caption || lines.length > 0);
  const lettering = hasWords ? await loadWords(options.font) : null;
  const press = new LabelPress(lettering, words);
  const labels: { drawing: ReturnType<LabelPress['draw']>['drawing']; copies: number }[] = [];
  for (const { code: input, caption = '', lines = [], copies = 1 } of items) {
    checkRange('copies', copies, 1, 1000);
    for (const text of [caption, ...lines]) checkText('caption', text);
    const code = asCode(input, options);
    if (!fitsLabel(code.size, paper)) throw tooLong(code.text);
    await lettering?.prepare([caption, '…'], 'bold');
    await lettering?.prepare([...lines, '…'], 'regular');
    const drawing = draw(symbolOf(code), options, image, moduleGrid(code.size, STANDARD_MARGIN));
    const text = { title: caption, lines: lines.map((line) => ({ text: line, isAddress: false })) };
    labels.push({ drawing: press.draw({ code: drawing, text }, paper).drawing, copies });
  }
  const { correction } = options;
  const run = { sheet: paper, labels, hasCutLines: cutLines, first: { start, used: new Set<number>() } };
  const pages = labelPages({ ...run, ...(correction && { correction }) });
  return writePages(pages, { title, date, ink: black ? 'black' : 'rgb', ...(await compressOf(options)) });
}

function isLabel(item: CodeInput | Code | Label): item is Label {
  return item instanceof Object && 'code' in item && !('text' in item);
}

function tooLong(text: string): TextError {
  const message = `The modules of the code of "${text.slice(0, 40)}" would be narrower than 0.25 mm on this label.`;
  return new TextError('too-long', `${message} Shorten the text or choose larger labels.`, text.length);
}

/** Returns the sheet of a product, which may be one of those with the same cut. @internal */
export function productOf(product: string | OwnSheet): LabelSheet {
  if (typeof product === 'string') {
    const wanted = product.toLowerCase();
    const isWanted = (name: string): boolean => name.toLowerCase() === wanted;
    const known = LABEL_SHEETS.find(({ id, fits }) => id === wanted || fits.some(isWanted));
    if (known) return known;
    const names = LABEL_SHEETS.map(({ name }) => name);
    throw new OptionError('product', 'not-allowed', `one of ${names.join(', ')}, or measures`, product, names);
  }
  checkObject('product', product);
  const { paper, ...own } = product;
  checkChoice('product.paper', paper, Object.keys(PAPERS));
  const answer = sheetOf(own, PAPERS[paper]);
  if (isSheet(answer)) return answer;
  const field = 'field' in answer ? answer.field : answer.kind;
  const { least, most } = 'most' in answer ? { least: 1, most: answer.most } : OWN_SHEET_LIMITS[field];
  throw new OptionError(`product.${field}`, 'out-of-range', `from ${least} to ${most}`, own[field], [least, most]);
}
