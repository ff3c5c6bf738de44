import { seeApart } from '#workers/judging';
import { isBetterFrame, type SeenFrame } from './best-frame.ts';
import { CameraError } from './open-camera.ts';

/** The best of the last frames, with its pixels. */
export interface KeptFrame extends SeenFrame {
  readonly bitmap: ImageBitmap;
}

/** Pixels on the longer side of a frame in which codes are sought. */
const SIDE = 1280;

/**
 * Searches the frames of a video for codes, one at a time, until the signal aborts. `tell` gets what was seen in each,
 * and the best of the last frames, whose pixels are released once a better one is told. Rejects with a `CameraError`,
 * or with the signal's reason.
 */
export async function watchFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (now: SeenFrame, best: KeptFrame) => void,
): Promise<never> {
  let best: KeptFrame | null = null;
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
      const old: KeptFrame | null = best;
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
