/**
 * Why there is no live picture.
 * - `denied`: the visitor or the browser refuses the camera.
 * - `none`: there is no camera.
 * - `busy`: it is in use elsewhere.
 * - `unsuitable`: the chosen camera is gone, or cannot do what is asked.
 * - `insecure`: the page is not secure, so the browser has no cameras.
 * - `silent`: the camera gives no picture.
 * - `gone`: it was disconnected while it ran.
 * - `failed`: its picture could not be searched.
 */
export type CameraRefusal = 'denied' | 'none' | 'busy' | 'unsuitable' | 'insecure' | 'silent' | 'gone' | 'failed';

export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly refusal: CameraRefusal;

  constructor(refusal: CameraRefusal, options?: ErrorOptions) {
    super(`No camera: ${refusal}`, options);
    this.refusal = refusal;
  }
}

/** By the names of the errors in the standard (Media Capture and Streams, 10.6). */
const REFUSALS: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'unsuitable',
};

export function refusalOf(error: unknown): CameraRefusal {
  if (error instanceof CameraError) return error.refusal;
  return (error instanceof Error && REFUSALS[error.name]) || 'failed';
}

/** Milliseconds until a camera without a picture counts as silent: iOS may never start one in a home-screen app. */
const SILENT = 6000;

/** Pixels that are asked for. More would only cost time. */
const WANTED = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** By default, the camera faces away from the visitor. Tracks stop on abort. Rejects with errors for `refusalOf`. */
export async function openCamera(
  video: HTMLVideoElement,
  deviceId: string | null,
  signal: AbortSignal,
): Promise<MediaStreamTrack> {
  // Only secure pages have it, although TypeScript says otherwise.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new CameraError('insecure');
  const which = deviceId === null ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } };
  const stream = await devices.getUserMedia({ audio: false, video: { ...which, ...WANTED } });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) stop();
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await firstPicture(video, signal);
  return stream.getVideoTracks()[0];
}

function firstPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CameraError('silent')), SILENT);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
    );
    video.addEventListener('loadeddata', settle(resolve), { once: true });
    // A rejected `play` of an aborted camera has been reported already.
    video.play().catch((cause: unknown) => settle(() => reject(new CameraError('silent', { cause })))());
  });
}
