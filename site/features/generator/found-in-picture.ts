import { BACKUP_HEAD, beginsAsBackup, readDesignIn } from '#carrying';
import type { QrDesign } from '#design';
import { hasVariedEdges } from '#looks';
import { isPdf, MAX_BYTES, PDF_HEAD } from '#raster';
import type { FoundCode } from '#scanning';
import { showToast, TABLE_FILES } from '#ui';
import type { ImageCaution } from '#uploads';
import { imageRefusalText } from '#words';
import { generatorWords } from '#words/generator';
import { pictureWords } from '#words/generator-pictures';
import { troubleWords } from '#words/trouble';
import { type Draft, uploads } from '#workbench';
import { WorkerFailure } from '#workers';
import { type PdfSearch, readCodes, readPdf } from '#workers/judging';

export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  | { readonly is: 'added'; readonly customImage: string; readonly cautions: readonly ImageCaution[] }
  | { readonly is: 'removed' }
  /** Lasts until the next change of the design. */
  | { readonly is: 'refused'; readonly why: string };

export type Found =
  /** A design saved by this site. `file` is null for a PDF, which cannot be an image. */
  | { readonly is: 'design'; readonly design: QrDesign; readonly file: Blob | null }
  /** Codes are looked for, or none was read. The picture is not in the design yet; `use` adds it, and weaves a photo. */
  | { readonly is: 'looking' | 'nothing'; readonly file: Blob; readonly use: () => void }
  /** The picture was added to the design as its image. */
  | { readonly is: 'codes'; readonly file: Blob; readonly codes: readonly FoundCode[]; readonly taken: TakenImage }
  | { readonly is: 'pdf'; readonly search: PdfSearch | PdfRefusal };

interface PdfRefusal {
  readonly codes: readonly [];
  /** `not-loaded`: the part of the site that draws pages could not be loaded. */
  readonly end: 'too-large' | 'not-loaded';
}

/** `before`: the design before the picture was added. */
export interface TakenImage {
  readonly customImage: string;
  readonly before: QrDesign;
}

/** The image before the picture comes back, and the tab unless the style has changed. A PDF adds no picture. */
export function withContentOf(
  now: QrDesign,
  typed: Pick<QrDesign, 'type' | 'content' | 'details'>,
  taken: TakenImage | null,
): QrDesign {
  const { details: _, leftOut: _leftOut, ...rest } = now;
  const edited = { ...rest, ...typed };
  if (!taken || now.customImage !== taken.customImage) return edited;
  const { before } = taken;
  const { customImage: _image, ...bare } = edited;
  return {
    ...bare,
    ...(before.customImage !== undefined && { customImage: before.customImage }),
    qrType: now.style === before.style ? before.qrType : now.qrType,
  };
}

/** Bytes. Larger files are not searched for a design, because that would hold them in memory twice. */
const MOST_BYTES = 64_000_000;

/** `pdf` for a PDF without a design, `table` for the name of a table, null for other files. Reports an unreadable design. Never rejects. */
export async function lookInside(
  file: Blob,
  restoreBackup: (file: Blob) => Promise<void>,
): Promise<QrDesign | 'backup' | 'pdf' | 'table' | null> {
  let other: 'pdf' | null = null;
  const ending = file instanceof File && /\.\w+$/.exec(file.name)?.[0].toLowerCase();
  if (ending && TABLE_FILES.split(',').includes(ending)) return 'table';
  try {
    const head = new Uint8Array(await file.slice(0, PDF_HEAD).arrayBuffer());
    if (isPdf(head)) other = 'pdf';
    if (beginsAsBackup(new TextDecoder().decode(head.subarray(0, BACKUP_HEAD)))) {
      restoreBackup(file).catch((error: unknown) => {
        console.error(error);
        tell(pictureWords.backupNotRestored);
      });
      return 'backup';
    }
    if (file.size > MOST_BYTES) return other;
    const reading = await readDesignIn(new Uint8Array(await file.arrayBuffer()));
    if (reading.is === 'design') return reading.design;
    if (reading.is === 'newer') tell(pictureWords.newerFile);
    if (reading.is === 'damaged') tell(pictureWords.damagedDesign);
  } catch (error) {
    // A file that cannot be opened at all is reported later, when it is read as an image.
    console.warn('The file was not searched for a design', error);
  }
  return other;
}

/** Never rejects: problems are returned as a state. */
export async function readImage(file: Blob): Promise<Extract<UploadState, { is: 'added' | 'refused' }>> {
  try {
    const { imageRefusal, readUpload } = await uploads.load();
    return await readUpload(file).then(
      (added) => ({ is: 'added', ...added }),
      (error: unknown) => {
        const { code, excess } = imageRefusal(error);
        return { is: 'refused', why: imageRefusalText(code, excess) };
      },
    );
  } catch (error) {
    console.error(error);
    return { is: 'refused', why: generatorWords.lostReader };
  }
}

/** Types of photographs. Logos in these types have a plain ground; those in other types may have any. */
const PHOTO_TYPE = /^image\/(?:jpeg|webp|avif|heic)$/;

/** Whether the picture is a photograph that fills its frame. Rejects if it cannot be loaded. */
export async function isPhoto(file: Blob, customImage: string): Promise<boolean> {
  if (!PHOTO_TYPE.test(file.type)) return false;
  const { loadImage } = await uploads.load();
  return hasVariedEdges((await loadImage(customImage)).pixels);
}

/** Null if codes cannot be looked for, which is said unless the visitor chose otherwise. Never rejects. */
export async function lookForCodes(
  file: Blob,
  customImage: string,
  effort: 'still' | 'live',
  signal: AbortSignal,
): Promise<readonly FoundCode[] | null> {
  try {
    const { loadImage } = await uploads.load();
    const { pixels } = await loadImage(customImage);
    return await readCodes({ file, pixels, effort }, signal);
  } catch (error) {
    if (signal.aborted) return null;
    console.error(error);
    tell(pictureWords.codesNotRead);
    return null;
  }
}

/** Passes the codes on the first pages of a PDF to `onFound`, page after page, and how the search ended. Never rejects. */
export async function lookThroughPdf(file: Blob, signal: AbortSignal, onFound: (found: Found) => void): Promise<void> {
  const tellSearch = (search: PdfSearch | PdfRefusal): void => onFound({ is: 'pdf', search });
  if (file.size > MAX_BYTES) {
    tellSearch({ codes: [], end: 'too-large' });
    return;
  }
  let last: PdfSearch = { codes: [], searched: 0, pages: 0, end: null };
  tellSearch(last);
  try {
    const onProgress = (search: PdfSearch): void => {
      last = search;
      tellSearch(search);
    };
    tellSearch(await readPdf(file, signal, onProgress));
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    const isLoaded = error instanceof WorkerFailure && (error.code === 'silent' || error.code === 'crashed');
    tellSearch(isLoaded ? { ...last, end: 'not-drawn' } : { codes: [], end: 'not-loaded' });
  }
}

function tell({ message, help }: { readonly message: string; readonly help: string }): void {
  showToast({ kind: 'error', message, description: help, duration: 10_000 });
}

export function imageTrouble(draft: Extract<Draft, { reason: 'image' | 'weave' }>): string {
  if (draft.reason === 'weave') return troubleWords[draft.trouble];
  return imageRefusalText(draft.refusal.code, draft.refusal.excess);
}
