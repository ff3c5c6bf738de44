import { QrCode } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '#ui';
import { ContentPanel } from './content-panel.tsx';
import { DraftThumbnail } from './draft-thumbnail.tsx';
import styles from './generator.module.css';
import { PreviewCard } from './preview-card.tsx';
import { StylePanel } from './style-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useGenerator } from './use-generator.ts';
import { useImageUpload } from './use-image-upload.ts';
import { loadMaker } from './use-maker.ts';

const ScanVerdict = lazy(() => import('./scan-verdict.tsx').then((module) => ({ default: module.ScanVerdict })));

/** A failure is met again, and told, when the maker is needed. */
function preloadMaker(): void {
  loadMaker().catch(() => undefined);
}

/** The tool itself: content, style, the preview of the draft, and the way to the finished code. */
export function Generator() {
  const { design, dispatch, direction, chooseDirection, isGenerating, generate, picture, repair, undoRepair } =
    useGenerator();
  const { isReading, takeImage } = useImageUpload(dispatch);
  const { draft, draw } = useDraft(design, direction);
  const preview = useRef<HTMLDivElement>(null);
  return (
    <form
      className={styles.generator}
      noValidate
      onFocus={preloadMaker}
      onPointerEnter={preloadMaker}
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <div className={styles.steps}>
        <div className={styles.panels}>
          <ContentPanel
            type={design.type}
            content={design.content}
            chooseType={(type) => dispatch({ do: 'choose-type', type })}
            typeContent={(content) => dispatch({ do: 'type-content', content })}
          />
          <StylePanel
            design={design}
            dispatch={dispatch}
            direction={direction}
            chooseDirection={chooseDirection}
            isReading={isReading}
            takeImage={takeImage}
          />
        </div>
        <div className={styles.action}>
          <DraftThumbnail draft={draft} show={() => preview.current?.scrollIntoView({ block: 'center' })} />
          <Button type="submit" variant="primary" className={styles.generate} disabled={isGenerating}>
            <QrCode aria-hidden="true" />
            {isGenerating ? 'Generating...' : 'Generate QR Code'}
          </Button>
        </div>
      </div>
      <div ref={preview} className={styles.preview}>
        <PreviewCard design={design} draft={draft} picture={picture}>
          {draft.state === 'ready' && (
            <Suspense>
              <ScanVerdict draft={draft} draw={draw} apply={repair} undo={undoRepair} />
            </Suspense>
          )}
        </PreviewCard>
      </div>
    </form>
  );
}
