import type { KeptCode } from '#carrying';
import { type FileChoice, type QrDesign, withFilePart } from '#design';
import type { UploadedImage } from '#raster';
import { countDownload } from '#storage';
import { saveBlob } from '#ui';
import { remake } from '#workbench';
import { fileName, requestFile } from './request-file.ts';

interface AgainOrder {
  readonly record: KeptCode;
  readonly image: UploadedImage | null;
  /** The record's design with what its files show now. */
  readonly design: QrDesign;
  readonly file: FileChoice;
  /** Whether the file carries the design. */
  readonly isCarrying: boolean;
}

/** Saves the file of a finished code with the choices of last time. Rejects if it cannot be made. */
export async function saveAgain({ record, image, design, file, isCarrying }: AgainOrder): Promise<void> {
  const remade = await remake(record, image);
  const { caption, showAddress, frame } = design;
  const code = { ...remade, design: withFilePart(remade.design, { caption, showAddress, frame }) };
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  saveBlob(await requestFile(code, file, isCarrying ? design : null, watch), fileName(code, file));
  countDownload();
}
