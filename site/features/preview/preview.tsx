import { useSyncExternalStore } from 'react';
import { generatedCode } from '#storage';
import { ButtonLink, GhostCode, Proof, sheetClass, TryAgain } from '#ui';
import { frameWords } from '#words/frame';
import { previewWords } from '#words/preview';
import { seam, useSeam } from '#workbench';
import styles from './preview.module.css';
import { useFix } from './use-fix.ts';

/** All that shows a code, which is most of this page. */
export const finishedCode = seam(() => import('./finished-code.tsx'));

function nothingOnServer(): null {
  return null;
}

function notOnServer(): boolean {
  return false;
}

/** The 'Preview & Download' card in its three states: generating, image present, no image. */
export function Preview() {
  const code = useSyncExternalStore(generatedCode.subscribe, generatedCode.get, nothingOnServer);
  const isGenerating = useSyncExternalStore(generatedCode.subscribe, generatedCode.isGenerating, notOnServer);
  const fix = useFix(code);
  const isShownGenerating = isGenerating && !fix.isBusy;
  const { loaded, isMissing, retry } = useSeam(finishedCode, code !== null || isGenerating);
  const title = (
    <h2 id="preview-and-download" className={styles.title}>
      {previewWords.card}
    </h2>
  );
  return (
    <div className={styles.place}>
      <section className={`${sheetClass} ${styles.card}`} aria-labelledby="preview-and-download">
        {code && loaded && !isShownGenerating ? (
          <loaded.FinishedCode code={code} fix={fix} title={title} />
        ) : (
          <div className={styles.waiting}>
            {title}
            {/* A live region announces only text that appears after the region itself. */}
            <div className={styles.generating} role="status">
              {isShownGenerating && (
                <>
                  <Proof>
                    <GhostCode className={styles.ghost} />
                  </Proof>
                  <p>{previewWords.generating}</p>
                </>
              )}
            </div>
            {code && <TryAgain problem={isMissing ? frameWords.lostPart : null} retry={retry} />}
            {!code && !isShownGenerating && <NoCode />}
          </div>
        )}
      </section>
    </div>
  );
}

function NoCode() {
  return (
    <div className={styles.empty}>
      <GhostCode className={styles.ghost} />
      <p>{previewWords.empty}</p>
      <ButtonLink to="/" variant="primary">
        {previewWords.makeCode}
      </ButtonLink>
    </div>
  );
}
