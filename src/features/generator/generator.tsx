import { QrCode } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { SHAPE_FIELDS } from '#design';
import { late } from '#late';
import { Button, ErrorBoundary, TryAgain, VisuallyHidden } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, loadMaker, useDesign, useLate } from '#workbench';
import { ContentPanel } from './content-panel.tsx';
import { DraftContext, type Margin, MarginContext } from './draft-context.ts';
import { DraftThumbnail } from './draft-thumbnail.tsx';
import styles from './generator.module.css';
import { HistoryTools } from './history-tools.tsx';
import { loadCustomStyle } from './late-custom-style.tsx';
import { lateDrawingView } from './late-drawing-view.ts';
import { PreviewCard, PreviewFault } from './preview-card.tsx';
import type { RestoreBackUp } from './read-picture-file.ts';
import { ShareDesign } from './share-design.tsx';
import { StylePanel } from './style-panel.tsx';
import { contentHelp } from './use-content-help.ts';
import { useDraft } from './use-draft.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useGeneration } from './use-generation.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useOpenedLink } from './use-opened-link.ts';
import { useTemplate } from './use-template.ts';

const foundModule = late(() => import('./found-panel.tsx'));
const verdictModule = late(() => import('./scan-verdict.tsx'));

interface GeneratorProps {
  /** Called, perhaps often, as the visitor begins: the time to fetch the page that shows the finished code. */
  readonly prepareNext: () => void;
  /** Restores a backup that arrived as pictures do. The same function in every rendering. Rejects if it cannot be loaded. */
  readonly restoreBackUp: RestoreBackUp;
}

/** The tool itself: content, style, the preview of the draft, and the way to the finished code. */
export function Generator({ prepareNext, restoreBackUp }: GeneratorProps) {
  const { design, past, future, last } = useDesign();
  const template = useTemplate(design);
  useOpenedLink();
  const upload = useImageUpload(restoreBackUp);
  const generation = useGeneration(upload.settled);
  const isGenerating = template.isGenerating || generation.isGenerating;
  // One press changes a shape, and nobody drags it.
  const { draft, shown, draw } = useDraft(design, last !== null && SHAPE_FIELDS.has(last.field));
  // The draft itself is drawn first.
  const small = useDeferredValue(shown);
  const verdict = useLate(verdictModule, draft.state === 'ready');
  const foundPanel = useLate(foundModule, upload.found !== null);
  const preview = useRef<HTMLDivElement>(null);
  const submit = useFocusKept(isGenerating);
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState<Margin | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const formId = useId();
  useHistoryKeys(root);
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  const tools = useMemo(() => <HistoryTools canUndo={canUndo} canRedo={canRedo} />, [canUndo, canRedo]);

  function prepare(): void {
    // A failure is met again, and told, when they are needed.
    for (const load of [loadMaker, lateDrawingView.load, loadCustomStyle, contentHelp.load])
      load().catch(() => undefined);
    prepareNext();
  }

  async function generate(): Promise<void> {
    const isMade = await generation.generate();
    // Trying again cannot help: what is wrong is marked, and says so.
    if (!isMade) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; the events only say that the visitor begins.
    <div ref={root} className={styles.generator} onFocus={prepare} onPointerEnter={prepare}>
      <VisuallyHidden>
        <span role="status">{upload.found && foundPanel.loaded?.foundTitle(upload.found)}</span>
      </VisuallyHidden>
      <div className={styles.steps}>
        <div className={styles.panels}>
          {upload.found && foundPanel.loaded && (
            <foundPanel.loaded.FoundPanel found={upload.found} upload={upload} content={content} />
          )}
          <TryAgain
            problem={upload.found && foundPanel.isMissing ? generatorWords.lostFound : null}
            retry={foundPanel.retry}
          />
          {/* Only the content and the main button belong to the form: Enter in any other field must not submit it. */}
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isGenerating) generate();
            }}
          >
            <ContentPanel
              ref={content}
              type={design.type}
              content={design.content}
              details={design.details}
              leftOut={design.leftOut}
              size={shown?.made.code.size ?? null}
              isTooLong={draft.state === 'impossible' && draft.reason === 'text'}
              undoTakingApart={last?.field === 'take-apart' ? designStore.undo : undefined}
              dispatch={designStore.dispatch}
              tools={tools}
            />
          </form>
          <DraftContext value={shown}>
            <MarginContext value={margin}>
              <StylePanel
                qrType={design.qrType}
                style={design.style}
                customImage={design.customImage}
                imagePosition={design.imagePosition}
                imageSize={design.imageSize}
                weave={design.weave}
                gradientDirection={design.gradientDirection}
                dispatch={designStore.dispatch}
                upload={upload}
              />
            </MarginContext>
          </DraftContext>
        </div>
        <div className={styles.action}>
          <ErrorBoundary place={small} fallback={null}>
            <DraftThumbnail
              draft={small}
              markRef={setMark}
              show={() => preview.current?.scrollIntoView({ block: 'center' })}
            />
          </ErrorBoundary>
          <Button
            ref={submit}
            type="submit"
            form={formId}
            variant="primary"
            className={styles.generate}
            disabled={isGenerating}
          >
            <QrCode aria-hidden="true" />
            {isGenerating ? generatorWords.generating : generatorWords.generate}
          </Button>
        </div>
      </div>
      <div ref={preview} className={styles.preview}>
        <ErrorBoundary place={draft} fallback={<PreviewFault />}>
          <PreviewCard design={design} draft={draft} shown={shown} picture={template.made}>
            {draft.state === 'ready' && verdict.loaded && (
              <verdict.loaded.ScanVerdict
                draft={draft}
                isLate={draft.design !== design}
                draw={draw}
                apply={(repair) => designStore.dispatch({ do: 'repair', design: repair.design })}
                undo={last?.field === 'repair' ? designStore.undo : undefined}
                mark={mark}
                tellMargin={setMargin}
              />
            )}
            {!verdict.loaded && (
              <TryAgain problem={verdict.isMissing ? generatorWords.lostVerdict : null} retry={verdict.retry} />
            )}
            {draft.state !== 'empty' && <ShareDesign design={design} />}
          </PreviewCard>
        </ErrorBoundary>
      </div>
    </div>
  );
}
