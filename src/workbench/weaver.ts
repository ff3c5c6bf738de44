import type { QrDesign } from '#design';
import type { Drawing, ModuleGrid } from '#drawing';
import type { MadeCode } from '#making';
import { copyPixels, type UploadedImage } from '#raster';
import type { Draft } from './draft.ts';
import type { FromWeaver, ToWeaver } from './weaver-messages.ts';

/** Who waits: a newer draft replaces one of the same lane that has not been begun. */
export type WeaverLane = 'draft' | 'offer';

/** A picture, as a data URL, and the text of the code in it. */
interface WovenPicture {
  readonly picture: string;
  readonly text: string;
}

/** What is asked, without the id. */
type Request =
  | { readonly kind: 'draft' | 'picture'; readonly design: QrDesign }
  | { readonly kind: 'drawing'; readonly design: QrDesign; readonly grid: ModuleGrid };

interface Job {
  readonly id: number;
  readonly request: Request;
  readonly lane: WeaverLane | null;
  readonly image: UploadedImage;
  readonly finish: (answer: FromWeaver | null) => void;
}

/** In milliseconds. A worker that is out of memory falls silent without an error. */
const SILENCE = 30_000;

let worker: Worker | null = null;
/** Whether a worker was tried and failed: the page weaves itself then. */
let isBroken = false;
let sentImage: UploadedImage | null = null;
let lastId = 0;
let running: Job | null = null;
let waiting: readonly Job[] = [];
let watch: ReturnType<typeof setTimeout> | undefined;

/** The draft of a design whose image is woven. Null when a newer one of the same lane has taken its place. Never rejects. */
export async function weaveDraft(lane: WeaverLane, design: QrDesign, image: UploadedImage): Promise<Draft | null> {
  const answer = await ask({ kind: 'draft', design }, lane, image);
  if (answer === null) return null;
  if (answer.kind !== 'draft') return { state: 'impossible', reason: 'fault' };
  const { draft } = answer;
  return draft.state === 'ready' ? { ...draft, design, image } : draft;
}

/** The code of a design whose image is woven. Rejects when it cannot be made. */
export async function weaveCode(design: QrDesign, image: UploadedImage): Promise<MadeCode> {
  const answer = await ask({ kind: 'draft', design }, null, image);
  if (answer?.kind !== 'draft' || answer.draft.state !== 'ready') throw new Error(reasonOf(answer));
  return answer.draft.made;
}

/** The finished picture of a design whose image is woven. Rejects when it cannot be made. */
export async function weaveFinished(design: QrDesign, image: UploadedImage): Promise<WovenPicture> {
  const answer = await ask({ kind: 'picture', design }, null, image);
  if (answer?.kind !== 'picture') throw new Error(reasonOf(answer));
  return answer;
}

/** The drawing of a design whose image is woven, on a grid. Rejects when it cannot be made. */
export async function weaveDrawing(design: QrDesign, image: UploadedImage, grid: ModuleGrid): Promise<Drawing> {
  const answer = await ask({ kind: 'drawing', design, grid }, null, image);
  if (answer?.kind !== 'drawing') throw new Error(reasonOf(answer));
  return answer.drawing;
}

function reasonOf(answer: FromWeaver | null): string {
  return answer?.kind === 'failure' ? answer.message : 'Not woven';
}

function ask(request: Request, lane: WeaverLane | null, image: UploadedImage): Promise<FromWeaver | null> {
  return new Promise((finish) => {
    lastId++;
    const replaced = waiting.filter((job) => lane !== null && job.lane === lane);
    waiting = [...waiting.filter((job) => !replaced.includes(job)), { id: lastId, request, lane, image, finish }];
    for (const job of replaced) job.finish(null);
    runNext();
  });
}

function runNext(): void {
  const [job, ...others] = waiting;
  if (running || !job) return;
  running = job;
  waiting = others;
  const own = startWorker();
  if (!own) {
    void runInPage(job);
    return;
  }
  if (job.image !== sentImage) {
    sentImage = job.image;
    const pixels = copyPixels(job.image.pixels);
    post(own, { kind: 'image', pixels }, [pixels.data.buffer]);
  }
  // The image's file stays here: the worker has its pixels.
  post(own, { ...job.request, id: job.id, design: { ...job.request.design, customImage: '' } });
  watch = setTimeout(breakDown, SILENCE);
}

function startWorker(): Worker | null {
  if (worker || isBroken) return worker;
  try {
    const own = new Worker(new URL('./weaver-worker.ts', import.meta.url), { type: 'module' });
    own.addEventListener('message', ({ data }: MessageEvent<FromWeaver>) => {
      if (own === worker && data.id === running?.id) finish(data);
    });
    own.addEventListener('error', breakDown);
    own.addEventListener('messageerror', breakDown);
    worker = own;
  } catch (error) {
    console.warn('Weaving without a worker', error);
    isBroken = true;
  }
  return worker;
}

function post(own: Worker, message: ToWeaver, transfer: Transferable[] = []): void {
  own.postMessage(message, transfer);
}

function finish(answer: FromWeaver): void {
  clearTimeout(watch);
  const job = running;
  running = null;
  job?.finish(answer);
  runNext();
}

function breakDown(): void {
  clearTimeout(watch);
  worker?.terminate();
  worker = null;
  sentImage = null;
  isBroken = true;
  if (running) void runInPage(running);
}

async function runInPage({ id, request, image }: Job): Promise<void> {
  const { answerWeaver } = await import('./answer-weaver.ts');
  finish(await answerWeaver({ ...request, id }, image));
}
