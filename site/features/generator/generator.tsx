import { useId, useMemo, useRef, useState } from 'react';
import { contentKind, isNothingTyped } from '#content';
import { imageOf, isMoreType, type QrDesign, SHAPE_FIELDS } from '#design';
import type { BlockBudget } from '#scanning/pixels';
import { TryAgain, VisuallyHidden } from '#ui';
import { generatorWords } from '#words/generator';
import {
  designStore,
  GENERATOR_ID,
  maker,
  moreTypes,
  type Seam,
  uploads,
  useDesign,
  useDraft,
  useSeam,
} from '#workbench';
import { useOpenedLink, useTemplate } from './arrivals.ts';
import { redirects } from './changeable-code.tsx';
import { ContentForm } from './content-form.tsx';
import { FilesFromAnywhere } from './files-from-anywhere.tsx';
import { GenerateButton, useGeneration } from './generate-button.tsx';
import styles from './generator.module.css';
import { DraftContext, MarginContext, type Studio, StudioContext } from './generator-context.ts';
import { useHistoryKeys } from './history-keys.ts';
import { useImageUpload } from './image-upload.ts';
import { pasteLines } from './paste.ts';
import { DraftPreview } from './preview-card.tsx';
import { StylePanel } from './style-panel.tsx';
import { moreList } from './type-row.tsx';

interface GeneratorProps {
  readonly studio: Seam<Studio>;
}

export function Generator({ studio: seam }: GeneratorProps) {
  const { design, edited, last } = useDesign();
  const hasBegun =
    edited !== null ||
    design.qrType === 'custom' ||
    isMoreType(design.type) ||
    !isNothingTyped(design) ||
    Boolean(design.leftOut);
  const { loaded: studio } = useSeam(seam, hasBegun);
  const template = useTemplate(design, seam);
  useOpenedLink(seam);
  const upload = useImageUpload(seam);
  const generation = useGeneration(upload.settled);
  const isGenerating = template.isGenerating || generation.isGenerating;
  // A shape is changed by a single press, never by dragging. So the draft can be made at once after such a change.
  const sample = useMemo(() => sampleOf(design), [design]);
  const drafting = useDraft(sample ?? design, last !== null && SHAPE_FIELDS.has(last.field));
  const { draft, shown } = sample ? NO_DRAFT : drafting;
  const [margin, setMargin] = useState<BlockBudget | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const formId = useId();
  useHistoryKeys(root);

  function prepare(): void {
    for (const part of [maker, seam]) part.load().catch(console.error);
  }

  async function submit(): Promise<void> {
    if (isGenerating) return;
    if (!(await generation.generate())) toProblem();
  }

  function takeText(text: string): void {
    const { type, details } = design;
    const typed = contentKind(type).isMultiline ? text : pasteLines(type, text).kept;
    // What is pasted may be a payload of any type.
    moreTypes.load().catch(console.error);
    designStore.dispatch({ do: 'type-content', content: typed });
    const parts = studio?.takeApart({ type, content: typed, details });
    if (parts) designStore.dispatch({ do: 'take-apart', parts });
    content.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  /** Moves the focus to the field that prevents a code, because trying again would not help. */
  function toProblem(): void {
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <StudioContext value={studio}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: not a control; its events show that the visitor begins. */}
      <div
        ref={root}
        id={GENERATOR_ID}
        className={styles.generator}
        data-edited={edited !== null || undefined}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <FilesFromAnywhere take={upload.takeAnything} takeText={takeText} />
        <div className={styles.panels}>
          {edited !== null && studio && (
            <studio.EditedCode
              id={edited}
              action={action}
              make={generation.make}
              isBusy={isGenerating}
              toProblem={toProblem}
            />
          )}
          <VisuallyHidden>
            <span role="status">{upload.found && studio?.foundTitle(upload.found)}</span>
          </VisuallyHidden>
          {upload.found && studio && <studio.FoundPanel found={upload.found} upload={upload} content={content} />}
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
            isSample={sample !== null}
            picture={template.made}
            trouble={<LostPart studio={seam} />}
            action={
              <div className={styles.action}>
                <div ref={setAction} className={styles.ways} />
                <GenerateButton form={formId} isGenerating={isGenerating} isMain={edited === null} />
              </div>
            }
            takePhoto={upload.takePhoto}
            tellMargin={setMargin}
          />
        </div>
      </div>
    </StudioContext>
  );
}

const NO_DRAFT = { draft: { state: 'empty' }, shown: null } as const;

/** An image without content is shown in a code with sample content. */
function sampleOf(design: QrDesign): QrDesign | null {
  if (!isNothingTyped(design) || imageOf(design) === undefined || design.leftOut) return null;
  return { ...design, type: 'url', content: 'https://example.com' };
}

function LostPart({ studio }: { readonly studio: Seam<Studio> }) {
  const parts = [
    { problem: generatorWords.lostMaker, ...useSeam(maker, false) },
    { problem: generatorWords.lostStudio, ...useSeam(studio, false) },
    { problem: generatorWords.lostReader, ...useSeam(uploads, false) },
    { problem: generatorWords.lostStudio, ...useSeam(moreList, false) },
    { problem: generatorWords.lostStudio, ...useSeam(moreTypes, false) },
    { problem: generatorWords.lostStudio, ...useSeam(redirects, false) },
  ];
  const lost = parts.find(({ isMissing }) => isMissing);
  return <TryAgain problem={lost?.problem ?? null} retry={lost?.retry ?? maker.retry} />;
}
