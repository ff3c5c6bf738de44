import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SeenFrame } from './best-frame.ts';
import { CameraError, type CameraRefusal, openCamera, refusalOf } from './open-camera.ts';
import { type KeptFrame, watchFrames } from './watch-frames.ts';

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

/** Runs a camera as long as the component is shown and the page is visible. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [wanted, setWanted] = useState<Wanted>({ deviceId: chosen });
  const [state, setState] = useState<CameraState>(STARTING);
  const [best, setBest] = useState<KeptFrame | null>(null);
  // What is rendered may be a moment older, and its pixels released.
  const latest = useRef<KeptFrame | null>(null);

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
