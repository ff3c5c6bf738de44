import { copyPixels, type UploadedImage } from '#raster';
import type { ScanFailure, ScanReport, ScanRequest } from '#scanning/judging';
import type { Repair } from '#scanning/repairs';
import type { FromWorker, ToWorker } from './messages.ts';

export interface Scanner {
  /**
   * Judges a request and reports each stage. A newer request ends the one before, and so does the function that comes back: nothing is
   * reported after either. `onFailure` is told why there is no answer.
   */
  judge(
    request: ScanRequest,
    onReport: (report: ScanReport) => void,
    onFailure: (failure: ScanFailure) => void,
  ): () => void;
  /** Frees the worker; the next request would start another. */
  dispose(): void;
}

interface Job {
  readonly id: number;
  readonly request: ScanRequest;
  readonly onReport: (report: ScanReport) => void;
  readonly onFailure: (failure: ScanFailure) => void;
}

/** A worker that broke down this often is not started again: the error budget alone answers. */
export const MAX_BREAKDOWNS = 2;

/** In milliseconds. A worker that is at work gives signs of life far more often; one that is out of memory falls silent without an error. */
export const SILENCE = 30_000;

/**
 * A scanner whose work is done in a worker, started by the first request. Where none can run, the requests are judged by their error budgets
 * alone.
 */
export function startScanner(): Scanner {
  let worker: Worker | null = null;
  let sentImage: UploadedImage | null = null;
  let breakdowns = 0;
  let lastId = 0;
  let job: Job | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function listen(own: Worker): void {
    own.addEventListener('message', ({ data: message }: MessageEvent<FromWorker>) => {
      if (own !== worker || job?.id !== message.id) return;
      const { request, onReport, onFailure } = job;
      if (message.kind === 'alive') {
        watchWorker(true);
        return;
      }
      const isLast = message.kind === 'failure' || message.report.stage === 'repairs';
      watchWorker(!isLast);
      if (isLast) job = null;
      if (message.kind === 'report') onReport(restoreImage(message.report, request));
      else {
        if (message.failure === 'broken') console.error('Not judged:', message.message);
        onFailure(message.failure);
      }
    });
    const giveUp = (): void => {
      if (own === worker) breakDown();
    };
    own.addEventListener('error', giveUp);
    own.addEventListener('messageerror', giveUp);
  }

  function watchWorker(isOn: boolean): void {
    clearTimeout(watch);
    if (isOn) watch = setTimeout(breakDown, SILENCE);
  }

  function breakDown(): void {
    breakdowns++;
    stopWorker();
    if (job) void judgeInPage(job);
  }

  function stopWorker(): void {
    watchWorker(false);
    worker?.terminate();
    worker = null;
    sentImage = null;
  }

  function post(own: Worker, message: ToWorker, transfer: Transferable[] = []): void {
    own.postMessage(message, transfer);
  }

  function sendImage(own: Worker, image: UploadedImage): void {
    if (image === sentImage) return;
    sentImage = image;
    const pixels = copyPixels(image.pixels);
    post(own, { kind: 'image', pixels }, [pixels.data.buffer]);
  }

  function send(own: Worker, { id, request }: Job): void {
    const picture = request.picture && copyPixels(request.picture);
    const transfer = picture ? [picture.data.buffer] : [];
    if (!('design' in request)) {
      if (picture) post(own, { kind: 'picture', id, picture }, transfer);
      return;
    }
    const { design, image } = request;
    if (image) sendImage(own, image);
    // The image's file stays here: the worker has its pixels.
    const light = design.customImage === undefined ? design : { ...design, customImage: '' };
    post(own, { kind: 'design', id, design: light, hasImage: image !== null, picture }, transfer);
  }

  async function judgeInPage(own: Job): Promise<void> {
    try {
      const [{ judge }, { PlainReadings }] = await Promise.all([
        import('#scanning/judging'),
        import('#scanning/tunnel'),
      ]);
      const pause = async (): Promise<void> => {
        await nextTask();
        if (job !== own) throw new DOMException('A newer request', 'AbortError');
      };
      await pause();
      await judge(
        own.request,
        async () => ({ readers: [], pause, plain: new PlainReadings() }),
        (report) => {
          if (job === own) own.onReport(report);
        },
      );
    } catch (error) {
      if (job !== own) return;
      console.error('Not judged:', error);
      own.onFailure('broken');
    }
  }

  return {
    judge(request, onReport, onFailure) {
      lastId++;
      const own: Job = { id: lastId, request, onReport, onFailure };
      job = own;
      try {
        if (breakdowns < MAX_BREAKDOWNS && !worker) {
          worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
          listen(worker);
        }
        if (worker) {
          send(worker, own);
          watchWorker(true);
        }
      } catch (error) {
        console.warn('Judging without a worker', error);
        breakdowns = MAX_BREAKDOWNS;
        stopWorker();
      }
      if (!worker) void judgeInPage(own);
      return () => {
        if (job !== own) return;
        job = null;
        watchWorker(false);
        if (worker) post(worker, { kind: 'cancel' });
      };
    },
    dispose() {
      job = null;
      stopWorker();
    },
  };
}

/** The page's other work has its turn. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Puts the image's file back into the designs that have an image. */
function restoreImage(report: ScanReport, request: ScanRequest): ScanReport {
  if (!('design' in request)) return report;
  const { customImage } = request.design;
  const restore = (repair: Repair | null): Repair | null =>
    repair?.design.customImage === '' ? { ...repair, design: { ...repair.design, customImage } } : repair;
  return {
    ...report,
    reasons: report.reasons.map((reason) => ({ ...reason, repair: restore(reason.repair) })),
    everything: restore(report.everything),
  };
}
