import type { QrDesign } from '#design';
import { imageForWorker, type UploadedImage } from '#raster';
import type { Fix } from '#scanning/fixes';
import type { ScanFailure, ScanReport, ScanRequest } from '#scanning/judging';
import type { LookRequest } from '#scanning/looks';
import type { PrintedCode, PrintReport } from '#scanning/prints';
import { type Clock, startPool, WorkerFailure, type WorkerLike, type WorkerPool } from '#workers';
import type { JudgeRequest, JudgeWork } from './judge-work.ts';

/**
 * Milliseconds without a message after which a worker counts as failed. A worker sends messages between readings and
 * while it loads the decoders.
 */
const SILENCE = 30_000;

/**
 * Starts the pool for the functions below. It has only one worker, because the decoders take megabytes. The pool ends
 * this worker after a minute without requests.
 */
export function startJudges(
  makeWorker: () => WorkerLike = () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
  clock?: Clock,
): WorkerPool<JudgeWork, UploadedImage> {
  return startPool<JudgeWork, UploadedImage>({
    name: 'Judge',
    makeWorker,
    silence: { judge: SILENCE, facts: SILENCE, glance: SILENCE, look: SILENCE, print: SILENCE },
    onCancel: 'ask',
    ...(clock && { clock }),
  });
}

/**
 * Judges a request in a worker and reports each stage. Resolves to null after the last stage, or to the failure that
 * ended the judging. Rejects only with the signal's reason; nothing is reported after that.
 */
export async function judgeApart(
  judges: WorkerPool<JudgeWork, UploadedImage>,
  request: ScanRequest,
  signal: AbortSignal,
  onReport: (report: ScanReport) => void,
): Promise<ScanFailure | null> {
  const image = 'design' in request ? request.image : null;
  try {
    return await judges.ask('judge', packed(request), {
      signal,
      onProgress: (report) => onReport(restoreImage(report, request)),
      ...(image && { kept: imageForWorker(image) }),
    });
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    console.error('Not judged:', error);
    return error.code === 'unloaded' || error.code === 'unavailable' ? 'unloaded' : 'broken';
  }
}

/**
 * Judges a print in a worker. Resolves to null if it could not be judged. Rejects only with the signal's reason.
 */
export async function judgePrintApart(
  judges: WorkerPool<JudgeWork, UploadedImage>,
  print: PrintedCode,
  signal: AbortSignal,
): Promise<PrintReport | null> {
  try {
    return await judges.ask('print', print, { signal });
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    console.error('Print not judged:', error);
    return null;
  }
}

/**
 * What `askAboutLook` can ask about ready styles (looks): the facts from which looks are made, a quick first judgment
 * of a look, or the full verdict on it.
 */
export type LookQuestion = 'facts' | 'glance' | 'look';

/**
 * Asks a worker about a design in a look. With `isIdle`, any other request to `judges` goes first. Rejects with a
 * `WorkerFailure`, or with the signal's reason if it is aborted.
 */
export function askAboutLook<Question extends LookQuestion>(
  judges: WorkerPool<JudgeWork, UploadedImage>,
  question: Question,
  { design, image }: LookRequest,
  options: { readonly signal: AbortSignal; readonly isIdle: boolean },
): Promise<JudgeWork[Question]['answer']> {
  return judges.ask(
    question,
    { design: withoutFile(design), hasImage: image !== null },
    {
      ...options,
      ...(image && { kept: imageForWorker(image) }),
    },
  );
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

/** Puts the image's file back into the designs of the fixes. */
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
