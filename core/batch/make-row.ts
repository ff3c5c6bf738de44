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
import { type Decoder, isTextIn } from '#scanning/tunnel';
import type { BatchRow, CodeFacts, PrintCaution, RowBudget, RowFailure } from './batch-row.ts';
import { sha256Of } from './file-digest.ts';
import type { PageOrder } from './page-order.ts';

/** The options of a run, which makes the codes of all rows of a table. */
export interface RunOrder {
  /**
   * The common design of all codes. The content and details of each row replace those of the design. The caption of
   * the design is replaced only if the row has a caption.
   */
  readonly design: QrDesign;
  /** The design's image, loaded. */
  readonly image: UploadedImage | null;
  /** The options of each code's file. The name of the row replaces the title. */
  readonly file: FileOrder;
  /** Whether the manifest shows secrets. */
  readonly tellsSecrets: boolean;
  /** Whether files are read back. On the site they always are. If false, there are no error budgets. */
  readonly isReadBack: boolean;
  /** How the codes are arranged on the pages of one file. If absent, each code has a file of its own. */
  readonly pages?: PageOrder;
}

/** What `makeRow` needs besides the row and the order. */
export interface RowTools {
  /** Reads every file back. If null, files are not read back, and there are no error budgets. */
  readonly decoder: Decoder | null;
  /** Images already decoded for earlier rows. */
  readonly images: KnownImages;
  /** Prints captions and addresses. Null if no design has any. */
  readonly lettering: Lettering | null;
}

/** The file of a row, and facts about its code. */
export interface MadeRow {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly facts: CodeFacts;
  readonly cautions: readonly PrintCaution[];
}

/**
 * Makes the file of a row, and reads the code back from the bytes of this file. Returns the reason instead if the row's
 * content cannot be encoded, or the code cannot be read back.
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
  if (!tools.decoder) return { file, facts: { ...facts, budget: null, readBy: null }, cautions };
  const budget = await readBack(file, fileOrder, page, made, tools.decoder, tools.images);
  return budget ? { file, facts: { ...facts, budget, readBy: tools.decoder.id }, cautions } : 'not-read-back';
}

/** Returns the design of a row: the common design with the row's content, details and caption. */
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

/**
 * Returns the used and possible corrections of the worst block of the code in a file. Returns null if the decoder does
 * not find the text in the file.
 */
async function readBack(
  file: Uint8Array<ArrayBuffer>,
  order: FileOrder,
  { code: placed }: Drawing,
  { text, code }: UndrawnCode,
  decoder: Decoder,
  images: KnownImages,
): Promise<RowBudget | null> {
  if (!placed) throw new RangeError('A page without a code');
  try {
    const { page, picture, grid } = await pictureOfFile(file, order, placed, images);
    if (!(await isTextIn(page, text, decoder))) return null;
    const { blocks, worst } = errorBudget({ code, picture, grid });
    return { used: blocks[worst].wrong, correctable: blocks[worst].correctable };
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}
