import { useId, useMemo, useRef, useState } from 'react';
import { contentKind, isNothingTyped } from '#content';
import { imageOf, isMoreType, SHAPE_FIELDS } from '#design';
import type { BlockBudget } from '#scanning/pixels';
import { TryAgain, VisuallyHidden } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, GENERATOR_ID, uploads, useDesign, useDraft, useSeam } from '#workbench';
import { useOpenedLink, useTemplate } from './arrivals.ts';
import { ContentForm } from './content-form.tsx';
import { DraftContext, MarginContext } from './drafting-context.ts';
import { FilesFromAnywhere } from './files-from-anywhere.tsx';
import { GenerateButton, useGeneration } from './generate-button.tsx';
import styles from './generator.module.css';
import { useHistoryKeys } from './history-keys.ts';
import { useImageUpload } from './image-upload.ts';
import { pasteLines } from './paste.ts';
import { DraftPreview } from './preview-card.tsx';
import { StylePanel } from './style-panel.tsx';
import { touch } from './touch.ts';

export function Generator() {
  const { design, edited, last } = useDesign();
  const isEmpty = isNothingTyped(design);
  const hasBegun =
    edited !== null || design.qrType === 'custom' || isMoreType(design.type) || !isEmpty || Boolean(design.leftOut);
  const { loaded: touched, isMissing, retry } = useSeam(touch, hasBegun);
  const reader = useSeam(uploads, false);
  const template = useTemplate(design);
  useOpenedLink();
  const upload = useImageUpload();
  const { isBusy, make, generate } = useGeneration(upload.settled);
  // An image without content is shown in a code with sample content.
  const isSample = isEmpty && imageOf(design) !== undefined && !design.leftOut;
  const sample = useMemo(() => (isSample ? { ...design, ...SAMPLE } : null), [design, isSample]);
  // A shape is changed by a single press, never by dragging. So the draft can be made at once after such a change.
  const drafting = useDraft(touched, sample ?? design, last !== null && SHAPE_FIELDS.has(last.field));
  const { draft, shown } = sample ? NO_DRAFT : drafting;
  const [margin, setMargin] = useState<BlockBudget | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const formId = useId();
  useHistoryKeys(root);

  function prepare(): void {
    touch.load().catch(console.error);
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    if (!(await generate())) toProblem();
  }

  function takeText(text: string): void {
    const { type, details } = design;
    const typed = contentKind(type).isMultiline ? text : pasteLines(type, text).text;
    designStore.dispatch({ do: 'type-content', content: typed });
    const parts = touched?.takeApart({ type, content: typed, details });
    if (parts) designStore.dispatch({ do: 'take-apart', parts });
    content.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  /** Moves the focus to the field that prevents a code, because trying again would not help. */
  function toProblem(): void {
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; its events show that the visitor begins.
    <div
      ref={root}
      id={GENERATOR_ID}
      className={styles.generator}
      data-edited={edited !== null || undefined}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <FilesFromAnywhere take={upload.takeAnything} takeText={takeText} />
      <div className={styles.panels} data-stack="l column">
        {edited !== null && touched && (
          <touched.EditedCode id={edited} action={action} make={make} isBusy={isBusy} toProblem={toProblem} />
        )}
        <VisuallyHidden>
          <span role="status">{upload.found && touched?.foundTitle(upload.found)}</span>
        </VisuallyHidden>
        {upload.found && touched && <touched.FoundPanel found={upload.found} upload={upload} content={content} />}
        <ContentForm
          id={formId}
          draft={draft}
          shown={shown}
          contentRef={content}
          takeFile={upload.takeAnything}
          submit={() => void submit()}
        />
        <DraftContext value={shown}>
          <MarginContext value={margin}>
            <StylePanel upload={upload} />
          </MarginContext>
        </DraftContext>
      </div>
      <div className={styles.preview}>
        <DraftPreview
          drafting={drafting}
          isSample={isSample}
          picture={template}
          trouble={
            <TryAgain
              problem={isMissing ? generatorWords.lostPart : reader.isMissing ? generatorWords.lostReader : null}
              retry={isMissing ? retry : reader.retry}
            />
          }
          action={
            <div className={styles.action}>
              <div ref={setAction} className={styles.ways} />
              <GenerateButton form={formId} isGenerating={isBusy} isMain={edited === null} />
            </div>
          }
          takePhoto={upload.takePhoto}
          tellMargin={setMargin}
        />
      </div>
    </div>
  );
}

const NO_DRAFT = { draft: { state: 'empty' }, shown: null } as const;

const SAMPLE = { type: 'url', content: 'https://example.com' } as const;
