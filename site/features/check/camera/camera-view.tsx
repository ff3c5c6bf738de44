import { Hand, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, sheetClass, TryAgain } from '#ui';
import { cameraWords as words } from '#words/check';
import styles from '../check.module.css';
import { CodeMarks } from '../code-marks.tsx';
import { CompareDesign } from '../compare-design.tsx';
import { TakePhoto } from '../take-photo.tsx';
import { whatItDoes } from '../what-it-does.ts';
import { CameraTools } from './camera-tools.tsx';
import { type CameraState, useCamera } from './use-camera.ts';

interface CameraViewProps {
  /** Takes the best of the last frames. */
  readonly hold: (frame: Blob) => void;
  readonly stop: () => void;
  readonly takePhoto: (file: File) => void;
}

/** The live picture of a camera with its codes. Nothing of it is sent or kept. */
export function CameraView({ hold, stop, takePhoto }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const section = useRef<HTMLElement>(null);
  const { state, best, latest, choose, retry } = useCamera(video);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const now = state.is === 'live' ? state.now : null;
  const code = best?.seen.codes.find((each) => each.is === 'seen') ?? null;
  return (
    <section ref={section} tabIndex={-1} className={styles.result} aria-label={words.camera}>
      <div className={`${sheetClass} ${styles.figure}`} hidden={problemOf(state) !== null}>
        <div className={styles.picture} data-live>
          <video ref={video} muted playsInline />
          {now && <CodeMarks {...now.seen} />}
        </div>
      </div>
      <div className={`${sheetClass} ${styles.codes}`} data-stack="l column">
        <div className={styles.live} data-text="large strong" role="status">
          {state.is === 'starting' && <p>{words.starting}</p>}
          {state.is === 'live' && <p>{sentenceOf(best?.seen.codes[0]?.text)}</p>}
        </div>
        <TryAgain problem={problemOf(state)} retry={retry} />
        {code && <p>{code.misread.length === 0 ? words.clean : words.misread({ count: code.misread.length })}</p>}
        <div className={styles.ways} data-row="s">
          {state.is === 'live' && best && (
            <Button
              variant="primary"
              onClick={() => latest.current && void frameFile(latest.current.bitmap).then(hold)}
            >
              <Hand aria-hidden="true" />
              {words.hold}
            </Button>
          )}
          <Button onClick={stop}>
            <Square aria-hidden="true" />
            {words.stop}
          </Button>
          {state.is === 'refused' && <TakePhoto take={takePhoto} />}
        </div>
        {state.is === 'live' && <CameraTools track={state.track} choose={choose} />}
        {state.is === 'live' && <CompareDesign code={code} />}
      </div>
    </section>
  );
}

function problemOf(state: CameraState): string | null {
  if (state.is === 'paused') return words.stopped;
  return state.is === 'refused' ? words.refused[state.refusal] : null;
}

function sentenceOf(text: string | undefined): string {
  return text === undefined ? words.point : whatItDoes(text);
}

async function frameFile(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
