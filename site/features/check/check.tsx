import { Camera, ImageUp, WandSparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Button,
  ButtonLink,
  DropField,
  Note,
  PageTop,
  ScanBadge,
  sheetClass,
  TryAgain,
  useFileDrag,
  usePagePaste,
} from '#ui';
import { reasonText } from '#words';
import { checkWords as words } from '#words/check';
import { frameWords } from '#words/frame';
import { pictureToCheck, seam, useSeam } from '#workbench';
import styles from './check.module.css';
import { ComparisonContext, NO_COMPARISON } from './comparison.ts';
import { Example } from './example.tsx';
import { TakePhoto } from './take-photo.tsx';
import { type CheckState, useCheck } from './use-check.ts';

/** The camera and all that shows checked codes. */
const outcome = seam(() => import('./checked.ts'));

export function CheckPage() {
  const { page, link } = words;
  return (
    <>
      <PageTop page={page} path="/check" crumb={link} title={page.headline} intro={page.intro} />
      <Check />
    </>
  );
}

/** Checks any picture, or what a camera sees. */
function Check() {
  const { state, take: check, clear, restore } = useCheck();
  const [isLive, setIsLive] = useState(false);
  const { loaded, isMissing, retry } = useSeam(outcome, isLive || state.is !== 'none');
  const comparison = useState(NO_COMPARISON);
  const cameraButton = useRef<HTMLButtonElement>(null);

  function take(given: Blob | string): void {
    setIsLive(false);
    void check(given);
  }

  function start(): void {
    clear();
    setIsLive(true);
  }

  function stop(): void {
    flushSync(() => setIsLive(false));
    cameraButton.current?.focus();
  }

  const isOver = useFileDrag(take);
  usePagePaste((data) => {
    const file = [...data.files].find(({ type }) => /^image\/|\/pdf$/.test(type));
    if (file) take(file);
    return file !== undefined;
  });
  const [carried] = useState(pictureToCheck.take);
  const begin = useEffectEvent(() => (carried ? check(carried) : restore()));
  useEffect(() => void begin(), []);

  return (
    <ComparisonContext value={comparison}>
      <div className={styles.check}>
        <div className={`${sheetClass} ${styles.start}`} data-stack="l column">
          <DropField
            title={words.choose}
            aria-label={words.choose}
            accept="image/*"
            picture={<ImageUp aria-hidden="true" />}
            isOver={isOver}
            take={take}
          >
            <span>{words.chooseHint}</span>
          </DropField>
          {!isLive && (
            <div className={styles.ways} data-row="s">
              <Button ref={cameraButton} onClick={start}>
                <Camera aria-hidden="true" />
                {words.useCamera}
              </Button>
              <TakePhoto className={styles.photo} take={take} />
            </div>
          )}
        </div>
        {state.is === 'none' && !isLive && <Example take={take} />}
        {isLive && loaded ? (
          <loaded.CameraView hold={take} stop={stop} takePhoto={take} />
        ) : (
          <Outcome state={state} CheckedCodes={loaded?.CheckedCodes} />
        )}
        <TryAgain problem={isMissing ? frameWords.lostPart : null} retry={retry} />
      </div>
    </ComparisonContext>
  );
}

interface OutcomeProps {
  readonly state: CheckState;
  /** Undefined until it has loaded. */
  readonly CheckedCodes: typeof import('./checked.ts').CheckedCodes | undefined;
}

function Outcome({ state, CheckedCodes }: OutcomeProps) {
  return (
    <>
      {/* A live region announces only text that appears after the region itself. */}
      <div className={styles.status} role="status">
        {state.is === 'reading' && <ScanBadge text={words.looking} />}
        {state.is === 'refused' && <Note tone="problem">{state.why}</Note>}
        {state.is === 'found' && state.pages > 1 && <Note>{words.firstPage({ count: state.pages })}</Note>}
        {state.is === 'found' && state.found.codes.length > 0 && (
          <p data-text="soft">{words.found({ count: state.found.codes.length })}</p>
        )}
        {state.is === 'found' && state.found.reason && <Note tone="warning">{reasonText(state.found.reason)}</Note>}
      </div>
      {state.is === 'found' && state.found.reason && (
        <ButtonLink to="/#content" className={styles.anew}>
          <WandSparkles aria-hidden="true" />
          {words.typeAnew}
        </ButtonLink>
      )}
      {state.is === 'reading' && state.source !== null && (
        <div className={styles.result}>
          <figure className={`${sheetClass} ${styles.figure}`}>
            <div className={styles.picture}>
              <img src={state.source} alt={words.picture} />
            </div>
          </figure>
        </div>
      )}
      {state.is === 'failed' && <TryAgain problem={words.failed} retry={state.retry} />}
      {state.is === 'found' && CheckedCodes && (
        <CheckedCodes key={state.id} source={state.source} found={state.found} />
      )}
    </>
  );
}
