import type { QrDesign } from '#design';
import type { LookImageFacts } from '#looks';
import { imageForWorker, type Pixels, type UploadedImage } from '#raster';
import type {
  CheckedCode,
  Fix,
  LookAnswer,
  LookRequest,
  PrintedCode,
  PrintReport,
  ScanFailure,
  ScanReport,
  ScanRequest,
  UncheckedCode,
  WhyNothing,
} from '#scanning/judging';
import type { SeenCode, UnidentifiedCode } from '#scanning/tunnel';
import { startPool, WorkerFailure } from '#workers';
import type { PictureSource } from './picture-pixels.ts';

export interface JudgeWork {
  /** Each stage is a progress message. The answer is null, or the failure that ended the judging. */
  readonly judge: {
    readonly request: JudgeRequest;
    readonly answer: ScanFailure | null;
    readonly progress: ScanReport;
  };
  /** Finds the facts about a design's image that decide which looks (ready styles) the design gets. */
  readonly facts: { readonly request: PackedDesign; readonly answer: LookImageFacts };
  /** Judges a design in a look quickly, and makes a thumbnail if the look passes. */
  readonly glance: { readonly request: PackedDesign; readonly answer: LookGlance };
  /** Finds the full verdict on a design in a look. */
  readonly look: { readonly request: PackedDesign; readonly answer: LookAnswer };
  readonly print: { readonly request: PrintedCode; readonly answer: PrintReport };
  /** Finds the codes in a picture of any origin, and judges each. Null if the file cannot be decoded. */
  readonly check: {
    readonly request: PictureSource;
    readonly answer: CheckedPicture | null;
    readonly progress: CheckedPicture;
  };
  /** Finds the codes in a picture of a camera, without judging them. */
  readonly see: { readonly request: ImageBitmap; readonly answer: SeenPicture };
}

/** The codes that were seen in a picture. Their corners are in pixels of a picture of this size. */
export interface SeenPicture {
  readonly width: number;
  readonly height: number;
  /** The largest first. */
  readonly codes: readonly (SeenCode | UnidentifiedCode)[];
}

/** How far a check has come: codes that are only seen get their verdicts later. */
export interface CheckedPicture extends Omit<SeenPicture, 'codes'> {
  readonly codes: readonly (SeenCode | CheckedCode | UncheckedCode | UnidentifiedCode)[];
  /** Whether the picture has more codes than can be checked. */
  readonly more: boolean;
  /** See `PictureCheck`. */
  readonly joined: readonly string[];
  /** If no code was read, the likely reason. */
  readonly reason: WhyNothing | null;
  /** The picture as a PNG, if browsers do not show its file. */
  readonly shown: Blob | null;
}

/** A design as it is posted: without the file of its image. The image's pixels are sent as the `Shared` value instead. */
export interface PackedDesign {
  readonly design: QrDesign;
  readonly hasImage: boolean;
}

/** A `ScanRequest` as it is posted. */
export type JudgeRequest = (PackedDesign & { readonly picture?: Pixels }) | { readonly picture: Pixels };

/** The answer to `glance`. `picture` is a thumbnail as a data URL, or null if the look does not pass. */
export interface LookGlance {
  readonly answer: LookAnswer;
  readonly picture: string | null;
}

/** One worker, because the decoders take megabytes. */
const judges = startPool<JudgeWork, UploadedImage>({
  name: 'Judge',
  makeWorker: () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
  // The worker gives signs of life between readings and while it loads the decoders.
  silence: 30_000,
});

/**
 * Judges a request in a worker and reports each stage. Resolves to null after the last stage, or to the failure that
 * ended the judging. Rejects only with the signal's reason; nothing is reported after that.
 */
export async function judgeApart(
  request: ScanRequest,
  signal: AbortSignal,
  onReport: (report: ScanReport) => void,
): Promise<ScanFailure | null> {
  const image = 'design' in request ? request.image : null;
  try {
    return await ahead(
      judges.ask('judge', packed(request), {
        signal,
        onProgress: (report) => onReport(restoreImage(report, request)),
        ...(image && { shared: imageForWorker(image) }),
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    console.error('Not judged:', error);
    return error.code === 'unloaded' ? 'unloaded' : 'broken';
  }
}

/** Judges a print. Resolves to null if it could not be judged. Rejects only with the signal's reason. */
export async function judgePrintApart(print: PrintedCode, signal: AbortSignal): Promise<PrintReport | null> {
  try {
    return await ahead(judges.ask('print', print, { signal }));
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    console.error('Print not judged:', error);
    return null;
  }
}

/**
 * Finds the codes in a picture, and judges each of them. `onProgress` gets all codes once they are found, and after each
 * verdict. Resolves to null if the picture's file cannot be decoded. Rejects with a `WorkerFailure`, or with the signal's
 * reason.
 */
export function checkApart(
  picture: PictureSource,
  signal: AbortSignal,
  onProgress: (found: CheckedPicture) => void,
): Promise<CheckedPicture | null> {
  return ahead(judges.ask('check', picture, { signal, onProgress }));
}

/**
 * Finds the codes in a picture of a camera. The frame is copied, and is still the caller's. Rejects with a
 * `WorkerFailure`, or with the signal's reason.
 */
export function seeApart(frame: ImageBitmap, signal: AbortSignal): Promise<SeenPicture> {
  return ahead(judges.ask('see', frame, { signal }));
}

/** The facts from which looks (ready styles) are made, a quick first judgment of a look, or the full verdict. */
export type LookQuestion = 'facts' | 'glance' | 'look';

/** Unless `isUrgent`, other judging goes first and interrupts it. Rejects with a `WorkerFailure` or signal's reason. */
export async function askAboutLook<Question extends LookQuestion>(
  question: Question,
  { design, image }: LookRequest,
  signal: AbortSignal,
  isUrgent = false,
): Promise<JudgeWork[Question]['answer']> {
  const request = { design: withoutFile(design), hasImage: image !== null };
  const ask = (until: AbortSignal) =>
    judges.ask(question, request, { signal: until, ...(image && { shared: imageForWorker(image) }) });
  if (isUrgent) return ahead(ask(signal));
  for (;;) {
    while (urgent.size > 0) await Promise.race(urgent);
    const { signal: interrupted } = interruption;
    try {
      return await ask(AbortSignal.any([signal, interrupted]));
    } catch (error) {
      if (signal.aborted || !interrupted.aborted) throw error;
    }
  }
}

/** The requests that go ahead of questions about looks, until they are settled. None of these promises rejects. */
const urgent = new Set<Promise<unknown>>();

/** Aborts when a request goes ahead. */
let interruption = new AbortController();

function ahead<T>(request: Promise<T>): Promise<T> {
  const settled = request.then(forget, forget);
  function forget(): void {
    urgent.delete(settled);
  }
  urgent.add(settled);
  interruption.abort();
  interruption = new AbortController();
  return request;
}

function packed(request: ScanRequest): JudgeRequest {
  if (!('design' in request)) return request;
  const { design, image, picture } = request;
  return { design: withoutFile(design), hasImage: image !== null, ...(picture && { picture }) };
}

/** Returns the design without the image's file, which the worker does not need: it gets the pixels. */
function withoutFile(design: QrDesign): QrDesign {
  return design.customImage === undefined ? design : { ...design, customImage: '' };
}

function restoreImage(report: ScanReport, request: ScanRequest): ScanReport {
  if (!('design' in request)) return report;
  const { customImage } = request.design;
  const restore = (fix: Fix | null): Fix | null =>
    fix?.design.customImage === '' ? { ...fix, design: { ...fix.design, customImage } } : fix;
  return {
    ...report,
    reasons: report.reasons.map((reason) => ({ ...reason, fix: restore(reason.fix) })),
    everything: restore(report.everything),
  };
}
