import { QrCode } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui';
import { ContentPanel } from './content-panel.tsx';
import { DraftThumbnail } from './draft-thumbnail.tsx';
import styles from './generator.module.css';
import { late, useLate } from './late.ts';
import { PreviewCard } from './preview-card.tsx';
import { StylePanel } from './style-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useGenerator } from './use-generator.ts';
import { useImageUpload } from './use-image-upload.ts';
import { loadMaker } from './use-maker.ts';

const verdictModule = late(() => import('./scan-verdict.tsx'));

interface GeneratorProps {
  /** Called, perhaps often, as the visitor begins: the time to fetch the page that shows the finished code. */
  readonly prepareNext: () => void;
}

/** The tool itself: content, style, the preview of the draft, and the way to the finished code. */
export function Generator({ prepareNext }: GeneratorProps) {
  const { design, dispatch, direction, chooseDirection, isGenerating, generate, picture, repair, undoRepair } =
    useGenerator();
  const upload = useImageUpload(dispatch);
  const { draft, draw } = useDraft(design, direction);
  const verdict = useLate(verdictModule, draft.state === 'ready');
  const preview = useRef<HTMLDivElement>(null);
  const submit = useFocusKept(isGenerating);
  const [mark, setMark] = useState<HTMLElement | null>(null);

  function prepare(): void {
    // A failure is met again, and told, when the maker is needed.
    loadMaker().catch(() => undefined);
    prepareNext();
  }

  return (
    <form
      className={styles.generator}
      noValidate
      onFocus={prepare}
      onPointerEnter={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <div className={styles.steps}>
        <div className={styles.panels}>
          <ContentPanel type={design.type} content={design.content} dispatch={dispatch} />
          <StylePanel
            qrType={design.qrType}
            style={design.style}
            customImage={design.customImage}
            imagePosition={design.imagePosition}
            imageSize={design.imageSize}
            dispatch={dispatch}
            direction={direction}
            chooseDirection={chooseDirection}
            upload={upload}
          />
        </div>
        <div className={styles.action}>
          <DraftThumbnail
            draft={draft}
            markRef={setMark}
            show={() => preview.current?.scrollIntoView({ block: 'center' })}
          />
          <Button ref={submit} type="submit" variant="primary" className={styles.generate} disabled={isGenerating}>
            <QrCode aria-hidden="true" />
            {isGenerating ? 'Generating...' : 'Generate QR Code'}
          </Button>
        </div>
      </div>
      <div ref={preview} className={styles.preview}>
        <PreviewCard design={design} draft={draft} picture={picture}>
          {verdict && draft.state === 'ready' && (
            <verdict.ScanVerdict
              draft={draft}
              isLate={draft.design !== design}
              draw={draw}
              apply={repair}
              undo={undoRepair}
              mark={mark}
            />
          )}
        </PreviewCard>
      </div>
    </form>
  );
}
