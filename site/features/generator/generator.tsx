import { useId, useRef, useState } from 'react';
import { SHAPE_FIELDS } from '#design';
import { useDesign, useDraft } from '#workbench';
import { ContentForm } from './content-form.tsx';
import { DraftContext, type Margin, MarginContext } from './draft-context.ts';
import { DraftPreview } from './draft-preview.tsx';
import { EditedPlace } from './edited-place.tsx';
import { FilesFromAnywhere } from './files-from-anywhere.tsx';
import { FoundPlace } from './found-place.tsx';
import { GenerateButton } from './generate-button.tsx';
import styles from './generator.module.css';
import { prepareParts } from './prepare-parts.ts';
import type { RestoreBackup } from './read-picture-file.ts';
import { StylePanel } from './style-panel.tsx';
import { useGeneration } from './use-generation.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useOpenedLink } from './use-opened-link.ts';
import { useTemplate } from './use-template.ts';

interface GeneratorProps {
  /**
   * Loads the page of the finished code in advance. Called each time the generator or something in it gets the focus,
   * and each time the pointer enters the generator.
   */
  readonly prepareNext: () => void;
  /**
   * Restores a backup that the visitor added instead of a picture. Must be the same function in every rendering.
   * Rejects if the script that restores backups cannot be loaded.
   */
  readonly restoreBackup: RestoreBackup;
  /** Starts a new code. Must be the same function in every rendering. */
  readonly startNew: () => void;
}

/** The generator: content, style, the draft's preview, and the button that makes the finished code. */
export function Generator({ prepareNext, restoreBackup, startNew }: GeneratorProps) {
  const { design, edited, last } = useDesign();
  const template = useTemplate(design);
  useOpenedLink();
  const upload = useImageUpload(restoreBackup);
  const generation = useGeneration(upload.settled);
  const isGenerating = template.isGenerating || generation.isGenerating;
  // A shape is changed by a single press, never by dragging. So the draft can be made at once after such a change.
  const drafting = useDraft(design, last !== null && SHAPE_FIELDS.has(last.field));
  const [margin, setMargin] = useState<Margin | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const formId = useId();
  useHistoryKeys(root);

  function prepare(): void {
    prepareParts();
    prepareNext();
  }

  async function submit(): Promise<void> {
    if (isGenerating) return;
    if (!(await generation.generate())) toProblem();
  }

  /** Moves the focus to the field that prevents a code, because trying again would not help. */
  function toProblem(): void {
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; its events only show that the visitor begins.
    <div
      ref={root}
      className={styles.generator}
      data-edited={edited !== null || undefined}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <FilesFromAnywhere take={upload.takeImage} />
      <div className={styles.panels}>
        {edited !== null && (
          <EditedPlace id={edited} action={action} make={generation.make} isBusy={isGenerating} toProblem={toProblem} />
        )}
        <FoundPlace upload={upload} content={content} />
        <ContentForm
          id={formId}
          draft={drafting.draft}
          shown={drafting.shown}
          contentRef={content}
          takeFile={upload.takeImage}
          submit={() => void submit()}
          startNew={startNew}
        />
        <DraftContext value={drafting.shown}>
          <MarginContext value={margin}>
            <StylePanel upload={upload} />
          </MarginContext>
        </DraftContext>
      </div>
      <div ref={setAction} className={styles.action}>
        <GenerateButton form={formId} isGenerating={isGenerating} />
      </div>
      <div className={styles.preview}>
        <DraftPreview drafting={drafting} picture={template.made} takePhoto={upload.takePhoto} tellMargin={setMargin} />
      </div>
    </div>
  );
}
