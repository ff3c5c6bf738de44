import { type KnownImages, pictureOfFile, UnreadableFileError } from '#batch/read-back';
import { hideSecrets } from '#content';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { EncodeError } from '#engine';
import type { Lettering } from '#lettering';
import {
  drawPage,
  type FileOrder,
  gridOfFile,
  makeUndrawn,
  prepareWords,
  printWidth,
  redraw,
  type UndrawnCode,
  writeFile,
} from '#making';
import type { UploadedImage } from '#raster';
import { errorBudget } from '#scanning/pixels';
import { isTextIn, type Reader } from '#scanning/tunnel';
import type { BatchRow, CodeFacts, PrintCaution, RowBudget, RowFailure } from './batch-row.ts';
import { sha256Of } from './file-digest.ts';
import type { PageOrder } from './page-order.ts';

/** The options of a run. */
export interface RunOrder {
  /** The common design: everything except content and details. */
  readonly design: QrDesign;
  /** The design's image, loaded. */
  readonly image: UploadedImage | null;
  /** The form of each code's file; its title is the row's name. */
  readonly file: FileOrder;
  /** Whether the manifest shows secrets. */
  readonly tellsSecrets: boolean;
  /** Whether files are read back. The site always does; without it there is no error budget. */
  readonly isReadBack: boolean;
  /** Codes are printed on the pages of one file. Absent: each has a file of its own. */
  readonly pages?: PageOrder;
}

/** The tools for making a row. */
export interface RowTools {
  /** Reads every file back; null to skip that and the error budget. */
  readonly reader: Reader | null;
  /** Decoded images of earlier rows' files. */
  readonly images: KnownImages;
  /** Prints captions and addresses; null if no design has any. */
  readonly lettering: Lettering | null;
}

/** A file and its facts. */
export interface MadeRow {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly facts: CodeFacts;
  readonly cautions: readonly PrintCaution[];
}

/**
 * Makes the file of a row, and reads it back from its bytes. Returns the reason if there is none: a problem with the
 * row's content, or a file that cannot be read back.
 */
export async function makeRow(row: BatchRow, order: RunOrder, tools: RowTools): Promise<MadeRow | RowFailure> {
  const design = designOfRow(row, order.design);
  const made = makeOrFail(design, order.image);
  if (typeof made === 'string') return made;
  const fileOrder = { ...order.file, title: row.name };
  const { text, code } = made;
  const drawing = redraw(made, design, order.image, gridOfFile(code.size, fileOrder));
  const words = tools.lettering && { lettering: tools.lettering };
  if (words) await prepareWords(words.lettering, design, text);
  const drawn = drawPage({ drawing, text, mm: printWidth(code.size, fileOrder), ...words }, design);
  const page = drawn.drawing;
  const cautions = drawn.troubles.map(({ kind }) => kind);
  const file = await writeFile(page, text, fileOrder);
  const facts = {
    text: order.tellsSecrets ? text : hideSecrets(text),
    version: code.version,
    level: code.level,
    sha256: sha256Of(file),
  };
  if (!tools.reader) return { file, facts: { ...facts, budget: null, readBy: null }, cautions };
  const budget = await readBack(file, fileOrder, page, made, tools.reader, tools.images);
  return budget ? { file, facts: { ...facts, budget, readBy: tools.reader.id }, cautions } : 'not-read-back';
}

/** Returns the design of a row. */
export function designOfRow({ content, details, caption }: BatchRow, common: QrDesign): QrDesign {
  const { details: _, leftOut: __, ...design } = common;
  return { ...design, content, ...(details && { details }), ...(caption && { caption }) };
}

/** Returns the name of a row's file. */
export function rowFileName({ name }: BatchRow, { file }: RunOrder): string {
  return `${name}.${file.format}`;
}

function makeOrFail(design: QrDesign, image: UploadedImage | null): UndrawnCode | RowFailure {
  try {
    return makeUndrawn(design, image);
  } catch (error) {
    if (!(error instanceof EncodeError)) throw error;
    return error.code === 'empty' ? 'empty' : 'too-long';
  }
}

/** Returns the error budget of the code in a file; null if the reader does not find the text in it. */
async function readBack(
  file: Uint8Array<ArrayBuffer>,
  order: FileOrder,
  { code: placed }: Drawing,
  { text, code }: UndrawnCode,
  reader: Reader,
  images: KnownImages,
): Promise<RowBudget | null> {
  if (!placed) throw new RangeError('A page without a code');
  try {
    const { page, picture, grid } = await pictureOfFile(file, order, placed, images);
    if (!(await isTextIn(page, text, reader))) return null;
    const { blocks, worst } = errorBudget({ code, picture, grid });
    return { used: blocks[worst].wrong, correctable: blocks[worst].correctable };
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}
