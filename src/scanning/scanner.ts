import type { Pixels } from '#drawing';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Repair, ScanReport, ScanRequest } from './report.ts';

export interface Scanner {
  /**
   * Judges a request and reports each stage. A newer request ends the one before, and so does the function that comes back: nothing is
   * reported after either. `onFailure` gets the reason why a request cannot be judged, such as a text too long for any code.
   */
  judge(
    request: ScanRequest,
    onReport: (report: ScanReport) => void,
    onFailure?: (message: string) => void,
  ): () => void;
  /** Frees the worker; the next request would start another. */
  dispose(): void;
}

interface Job {
  readonly id: number;
  readonly request: ScanRequest;
  readonly onReport: (report: ScanReport) => void;
  readonly onFailure?: (message: string) => void;
}

/** A worker that broke down this often is not started again: the error budget alone answers. */
const MAX_BREAKDOWNS = 2;

/** Longer than any stage takes on a slow phone; a worker that is out of memory falls silent without an error. */
const SILENCE = 30_000;

/**
 * A scanner whose work is done in a worker, started by the first request. Where none can run, the requests are judged by their error budgets
 * alone.
 */
export function startScanner(): Scanner {
  let worker: Worker | null = null;
  let sentPicture: Pixels | null = null;
  let breakdowns = 0;
  let lastId = 0;
  let job: Job | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function listen(own: Worker): void {
    own.addEventListener('message', ({ data: message }: MessageEvent<FromWorker>) => {
      if (own !== worker || job?.id !== message.id) return;
      const { request, onReport, onFailure } = job;
      const isLast = message.kind === 'failure' || message.report.stage === 'repairs';
      watchWorker(!isLast);
      if (isLast) job = null;
      if (message.kind === 'report') onReport(restoreImage(message.report, request));
      else onFailure?.(message.message);
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
    sentPicture = null;
  }

  function post(own: Worker, message: ToWorker, transfer: Transferable[] = []): void {
    own.postMessage(message, transfer);
  }

  function sendPicture(own: Worker, picture: Pixels): void {
    if (picture === sentPicture) return;
    sentPicture = picture;
    const copy = copyPixels(picture);
    post(own, { kind: 'picture', picture: copy }, [copy.data.buffer]);
  }

  function send(own: Worker, { id, request }: Job): void {
    if ('png' in request) {
      const png = copyPixels(request.png);
      post(own, { kind: 'png', id, png, text: request.text }, [png.data.buffer]);
      return;
    }
    const { design, gradientDirection, picture } = request;
    if (picture) sendPicture(own, picture);
    // The image's file stays here: the worker has its pixels.
    const light = design.customImage === undefined ? design : { ...design, customImage: '' };
    post(own, { kind: 'design', id, design: light, gradientDirection, hasPicture: picture !== null });
  }

  async function judgeInPage(own: Job): Promise<void> {
    try {
      const [{ judge }, { PlainReadings }] = await Promise.all([import('./judge.ts'), import('./plain-readings.ts')]);
      const pause = async (): Promise<void> => {
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
      if (job === own) own.onFailure?.(String(error));
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

function copyPixels({ width, height, data }: Pixels): Pixels {
  return { width, height, data: data.slice() };
}
