import { type RefObject, useEffect, useRef, useState } from 'react';
import { seeApart } from '#workers/judging';
import { isBetterFrame, type SeenFrame } from './best-frame.ts';
import { CameraError, type CameraRefusal, openCamera, refusalOf } from './open-camera.ts';

export type CameraState =
  | { readonly is: 'starting' }
  /** `now` is null until the first frame has been searched. */
  | { readonly is: 'live'; readonly track: MediaStreamTrack; readonly now: SeenFrame | null }
  /** The page was hidden. */
  | { readonly is: 'paused' }
  | { readonly is: 'refused'; readonly refusal: CameraRefusal };

/** Which camera is asked for, null for the default one. A new object starts it anew. */
interface Wanted {
  readonly deviceId: string | null;
}

const STARTING: CameraState = { is: 'starting' };

/** The camera that was chosen last in this visit. */
let chosen: string | null = null;

export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [wanted, setWanted] = useState<Wanted>({ deviceId: chosen });
  const [state, setState] = useState<CameraState>(STARTING);
  const [best, setBest] = useState<BestFrame | null>(null);
  // What is rendered may be a moment older, and its pixels released.
  const latest = useRef<BestFrame | null>(null);

  useEffect(() => {
    const running = new AbortController();
    const { signal } = running;

    function end(last: CameraState): void {
      if (signal.aborted) return;
      running.abort();
      setState(last);
    }

    async function run(element: HTMLVideoElement): Promise<void> {
      try {
        const track = await openCamera(element, wanted.deviceId, signal);
        track.addEventListener('ended', () => end({ is: 'refused', refusal: 'gone' }), { signal });
        setState({ is: 'live', track, now: null });
        await watchFrames(element, signal, (now, kept) => {
          setState({ is: 'live', track, now });
          setBest(kept);
          latest.current = kept;
        });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof CameraError && error.refusal === 'failed') console.error(error.cause);
        end({ is: 'refused', refusal: refusalOf(error) });
      }
    }

    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') end({ is: 'paused' });
    };
    document.addEventListener('visibilitychange', onHidden, { signal });
    if (video.current) void run(video.current);
    return () => running.abort();
  }, [video, wanted]);

  function start(deviceId: string | null): void {
    chosen = deviceId;
    setState(STARTING);
    setBest(null);
    setWanted({ deviceId });
  }

  function retry(): void {
    // The chosen camera may be gone for good.
    const isGone = state.is === 'refused' && ['unsuitable', 'gone'].includes(state.refusal);
    start(isGone ? null : wanted.deviceId);
  }

  return { state, best, latest, choose: start, retry };
}

/** The best of the last frames, with its pixels. */
interface BestFrame extends SeenFrame {
  readonly bitmap: ImageBitmap;
}

/** Pixels on the longer side of a frame in which codes are sought. */
const SIDE = 1280;

/**
 * Searches the frames of a video for codes, one at a time, until the signal aborts. `tell` gets what was seen in each,
 * and the best of the last frames, whose pixels are released once a better one is told. Rejects with a `CameraError`,
 * or with the signal's reason.
 */
async function watchFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (now: SeenFrame, best: BestFrame) => void,
): Promise<never> {
  let best: BestFrame | null = null;
  for (;;) {
    await nextFrame(video);
    signal.throwIfAborted();
    const bitmap = await grab(video);
    const seen = await seeApart(bitmap, signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new CameraError('failed', { cause });
    });
    const now = { seen, time: performance.now(), bitmap };
    if (isBetterFrame(now, best)) {
      const old: BestFrame | null = best;
      best = now;
      tell(now, best);
      old?.bitmap.close();
    } else {
      tell(now, best!);
      bitmap.close();
    }
  }
}

function grab(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth, videoHeight } = video;
  const scale = SIDE / Math.max(videoWidth, videoHeight);
  if (scale >= 1) return createImageBitmap(video);
  const [resizeWidth, resizeHeight] = [Math.round(scale * videoWidth), Math.round(scale * videoHeight)];
  return createImageBitmap(video, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
}

/** Milliseconds. A still picture, for example of a canvas, gives no new frames, and Firefox before 132 tells of none. */
const STILL = 400;

function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, STILL);
    video.requestVideoFrameCallback?.(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
