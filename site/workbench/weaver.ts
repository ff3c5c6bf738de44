import type { QrDesign } from '#design';
import type { Drawing, ModuleGrid } from '#drawing';
import type { MadeCode } from '#making';
import { imageForWorker, type UploadedImage } from '#raster';
import { startPool, WorkerFailure } from '#workers';
import type { Draft, WeaveTrouble } from './draft.ts';
import type { MadePicture } from './keep-code.ts';

/** A small preview of a woven picture, as a data URL. */
export interface WovenPreview {
  readonly picture: string;
  readonly modules: number;
}

/** Designs are posted without the file of their image; its pixels are the `Shared` value. */
export interface WeaverWork {
  readonly draft: { readonly request: QrDesign; readonly answer: Draft };
  readonly picture: { readonly request: QrDesign; readonly answer: MadePicture };
  readonly preview: { readonly request: QrDesign; readonly answer: WovenPreview };
  readonly drawing: {
    readonly request: { readonly design: QrDesign; readonly grid: ModuleGrid };
    readonly answer: Drawing;
  };
}

/** A newer request of a lane discards the one that waits. */
export type WeaverLane = 'draft' | 'offer';

/** Milliseconds. The worker is silent while it weaves, on the slowest phone in use for a quarter of this time. */
const SILENCE = 120_000;

/** Milliseconds. Until then the worker remembers the last draft, whose finished picture is then made quickly. */
const IDLE = 300_000;

const weaver = startPool<WeaverWork, UploadedImage>({
  name: 'Weaver',
  makeWorker: () => new Worker(new URL('./weaver-worker.ts', import.meta.url), { type: 'module' }),
  silence: SILENCE,
  idle: IDLE,
});

export class WeaveFailure extends Error {
  override readonly name = 'WeaveFailure';
  readonly trouble: WeaveTrouble;

  constructor(cause: unknown) {
    super('Not woven', { cause });
    this.trouble = troubleOf(cause);
  }
}

/**
 * Resolves to the draft of a design whose image is woven, or to null if a newer request in the same lane has replaced
 * this one. If making the code fails, the draft has the state `impossible` and says why. Never rejects.
 */
export async function weaveDraft(lane: WeaverLane, design: QrDesign, image: UploadedImage): Promise<Draft | null> {
  try {
    const draft = await inLane(lane, () => weaver.ask('draft', withoutFile(design), { shared: imageForWorker(image) }));
    return draft?.state === 'ready' ? { ...draft, design, image } : draft;
  } catch (error) {
    console.error(error);
    return { state: 'impossible', reason: 'weave', trouble: troubleOf(error) };
  }
}

/**
 * Resolves to a small preview of a design whose image is woven, or to null if a newer request with the same `lane` has
 * replaced this one. Rejects with a `WeaveFailure` if the preview cannot be made.
 */
export function weavePreview(lane: string, design: QrDesign, image: UploadedImage): Promise<WovenPreview | null> {
  const ask = () => weaver.ask('preview', withoutFile(design), { shared: imageForWorker(image) });
  return tell(inLane(`preview ${lane}`, ask));
}

/** Resolves to the code of a design whose image is woven. Rejects with a `WeaveFailure` if it cannot be made. */
export async function requestWovenCode(design: QrDesign, image: UploadedImage): Promise<MadeCode> {
  const draft = await tell(weaver.ask('draft', withoutFile(design), { shared: imageForWorker(image) }));
  if (draft.state !== 'ready') throw new WeaveFailure(new Error(`The draft is ${draft.state}`));
  return draft.made;
}

/** Resolves to a woven design's finished picture. Rejects with a `WeaveFailure`. */
export function weaveFinished(design: QrDesign, image: UploadedImage): Promise<MadePicture> {
  return tell(weaver.ask('picture', withoutFile(design), { shared: imageForWorker(image) }));
}

/** Resolves to a woven design's drawing on this grid. Rejects with a `WeaveFailure`. */
export function weaveDrawing(design: QrDesign, image: UploadedImage, grid: ModuleGrid): Promise<Drawing> {
  return tell(weaver.ask('drawing', { design: withoutFile(design), grid }, { shared: imageForWorker(image) }));
}

const newest = new Map<string, object>();

const answering = new Map<string, Promise<unknown>>();

/** Waits for the lane's earlier request. Null if a newer request of the lane comes meanwhile. */
async function inLane<T>(lane: string, ask: () => Promise<T>): Promise<T | null> {
  const own = {};
  newest.set(lane, own);
  while (answering.has(lane)) {
    await answering.get(lane);
    if (newest.get(lane) !== own) return null;
  }
  const answer = ask();
  const end = (): void => void answering.delete(lane);
  answering.set(lane, answer.then(end, end));
  return answer;
}

/** The worker has the image's pixels. */
function withoutFile(design: QrDesign): QrDesign {
  return { ...design, customImage: '' };
}

async function tell<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new WeaveFailure(error);
  }
}

function troubleOf(error: unknown): WeaveTrouble {
  const failure = error instanceof WorkerFailure ? error : null;
  switch (failure?.code) {
    case 'unloaded':
      return 'weaver-not-loaded';
    case 'silent':
      return 'weaver-silent';
    case 'crashed':
      return 'weaver-crashed';
    default:
      return failure?.thrown?.name === 'EncodeError' ? 'text-too-long' : 'not-woven';
  }
}
