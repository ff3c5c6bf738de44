import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { hideSecrets } from '#content';
import type { QrDesign } from '#design';
import type { FileFacts } from '#drawing/files';
import { EncodeError } from '#engine';
import type { Lettering } from '#lettering';
import { makeFile, makeUndrawn, printWidth } from '#making';
import { printOf } from '#scanning/judging';
import type { Decoder } from '#scanning/tunnel';
import type { PrintCaution, RowFailure } from './ledger.ts';
import type { CodeFacts, RowBudget } from './manifest.ts';
import { type BatchRow, designOfRow, type RunOrder } from './order.ts';
import { readFileBack, readPrintBack } from './read-back.ts';
import type { KnownImages } from './read-svg.ts';

export interface RowTools {
  /** Returns what the file of a code for this text says of itself. */
  readonly about: (text: string) => Required<FileFacts>;
  /** Reads every file back. If null, files are not read back, and there are no error budgets. */
  readonly decoder: Decoder | null;
  readonly images: KnownImages;
  /** Prints captions and addresses. Null if no design has any. */
  readonly lettering: Lettering | null;
}

export interface MadeRow {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly facts: CodeFacts;
  readonly cautions: readonly PrintCaution[];
}

/** Makes the file of a row and reads the code back. Returns the reason if it cannot be encoded or read back. */
export async function makeRow(row: BatchRow, order: RunOrder, tools: RowTools): Promise<MadeRow | RowFailure> {
  const design = designOfRow(row, order.design);
  const made = makeOrFail(design, (of) => makeUndrawn(of, order.image, null, order.level));
  if (typeof made === 'string') return made;
  const { text, code } = made;
  const fileOrder = { ...order.file, ...tools.about(text) };
  const { decoder, images, lettering } = tools;
  const own = { made, design, image: order.image };
  const { file, drawing: page, troubles } = await makeFile(own, fileOrder, { lettering });
  let budget: RowBudget | null = null;
  if (decoder) {
    const { format } = fileOrder;
    budget =
      format === 'pdf'
        ? await readPrintBack(printOf(page, made, printWidth(code.size, fileOrder)), decoder)
        : await readFileBack(file, format, page, made, {
            ...{ decoder, images, vector: order.image?.vector ? order.image.pixels : null },
          });
    if (!budget) return 'not-read-back';
  }
  const facts: CodeFacts = {
    text: order.tellsSecrets ? text : hideSecrets(text),
    ...{ version: code.version, level: code.level, budget, readBy: decoder?.id ?? null },
    sha256: bytesToHex(sha256(file)),
  };
  return { file, facts, cautions: troubles.map(({ kind }) => kind) };
}

export function makeOrFail<Made>(design: QrDesign, make: (design: QrDesign) => Made): Made | 'empty' | 'too-long' {
  try {
    return make(design);
  } catch (error) {
    if (!(error instanceof EncodeError)) throw error;
    return error.code === 'empty' ? 'empty' : 'too-long';
  }
}
