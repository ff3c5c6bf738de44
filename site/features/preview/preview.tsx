import { useSyncExternalStore } from 'react';
import { generatedCode } from '#storage';
import { ButtonLink, GhostCode, PageTop, Proof, sheetClass, TryAgain } from '#ui';
import { frameWords } from '#words/frame';
import { previewWords } from '#words/preview';
import { seam, useIsGenerating, useSeam } from '#workbench';
import styles from './preview.module.css';

/** All that shows a code and makes files and prints of it, which is most of this page. */
export const finished = seam(() => import('./finished-code.tsx'));

function nothingOnServer(): null {
  return null;
}

export function PreviewPage() {
  const { page } = previewWords;
  return (
    <>
      <PageTop page={page} path="/preview" crumb={frameWords.links.preview} title={page.headline} />
      <Preview />
    </>
  );
}

/** The 'Preview & Download' card in its three states: generating, image present, no image. */
function Preview() {
  const code = useSyncExternalStore(generatedCode.subscribe, generatedCode.get, nothingOnServer);
  const isGenerating = useIsGenerating();
  const { loaded, isMissing, retry } = useSeam(finished, code !== null || isGenerating);
  const title = (
    <h2 id="preview-and-download" data-text="large">
      {previewWords.card}
    </h2>
  );
  return (
    <div className={styles.place}>
      <section className={`${sheetClass} ${styles.card}`} aria-labelledby="preview-and-download">
        {code && loaded && !isGenerating ? (
          <loaded.FinishedCode code={code} title={title} />
        ) : (
          <div className={styles.waiting}>
            {title}
            {/* A live region announces only text that appears after the region itself. */}
            <div className={styles.generating} data-stack="s" data-text="soft center" role="status">
              {isGenerating && (
                <>
                  <Proof>
                    <GhostCode className={styles.ghost} />
                  </Proof>
                  <p>{previewWords.generating}</p>
                </>
              )}
            </div>
            {code && <TryAgain problem={isMissing ? frameWords.lostPart : null} retry={retry} />}
            {!code && !isGenerating && <NoCode />}
          </div>
        )}
      </section>
    </div>
  );
}

function NoCode() {
  return (
    <div className={styles.empty} data-stack="l center" data-text="soft center">
      <GhostCode className={styles.ghost} />
      <p>{previewWords.empty}</p>
      <ButtonLink to="/" variant="primary">
        {previewWords.makeCode}
      </ButtonLink>
    </div>
  );
}
