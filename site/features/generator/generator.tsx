import { QrCode } from 'lucide-react';
import { type RefObject, useCallback, useId, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { contentKind, isNothingTyped } from '#content';
import { imageOf, isMoreType, type QrDesign, SHAPE_FIELDS } from '#design';
import type { BlockBudget } from '#scanning/pixels';
import { Button, showToast, TryAgain, tellFailure, VisuallyHidden } from '#ui';
import { generatorWords } from '#words/generator';
import {
  designStore,
  GENERATOR_ID,
  generation,
  uploads,
  useDesign,
  useDraft,
  useIsGenerating,
  useSeam,
} from '#workbench';
import { useAskedContent, useOpenedLink, useTemplate } from './arrivals.ts';
import { ContentForm } from './content-form.tsx';
import { DraftContext, MarginContext } from './drafting-context.ts';
import { FilesFromAnywhere } from './files-from-anywhere.tsx';
import styles from './generator.module.css';
import { useHistoryKeys } from './history-keys.ts';
import { useImageUpload } from './image-upload.ts';
import { pasteLines } from './paste.ts';
import { pressedLook } from './pressed-look.ts';
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
  // What is shown of an earlier text says nothing about this one.
  const current = draft.state === 'impossible' && draft.reason !== 'color' ? null : shown;
  const [margin, setMargin] = useState<BlockBudget | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const formId = useId();
  useAskedContent(content);
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
      <FilesFromAnywhere take={upload.takeAnything} takeImage={upload.takeImage} takeText={takeText} />
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
          shown={current}
          contentRef={content}
          takeFile={upload.takeAnything}
          submit={() => void submit()}
        />
        <DraftContext value={current}>
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

interface GenerateButtonProps {
  readonly form: string;
  readonly isGenerating: boolean;
  /** False while a stored code is edited: then the main button updates it. */
  readonly isMain: boolean;
}

function GenerateButton({ form, isGenerating, isMain }: GenerateButtonProps) {
  const button = useLastingFocus(isGenerating);
  return (
    <>
      <Button
        ref={button}
        type="submit"
        form={form}
        variant={isMain ? 'primary' : 'plain'}
        className={isMain ? styles.generate : undefined}
        disabled={isGenerating}
      >
        <QrCode aria-hidden="true" />
        {isGenerating ? generatorWords.generating : generatorWords.generate}
      </Button>
      {!isMain && (
        <p className={styles.apart} data-text="soft fine center">
          {generatorWords.generatesAnother}
        </p>
      )}
    </>
  );
}

/** Gives the focus back to a button that was disabled while its action ran, unless the focus has moved elsewhere. */
function useLastingFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A browser removes the focus from a disabled element only after drawing it.
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}

function askForContent(): false {
  showToast({ kind: 'error', message: generatorWords.noContent });
  return false;
}

function askForLeftOut(): false {
  showToast({ kind: 'error', message: generatorWords.secretLeftOut });
  return false;
}

/** Resolves to whether `make` succeeded. The reason for a failure was told, except if a code is being made. */
export type MakeDesign = (make: (design: QrDesign) => Promise<void>) => Promise<boolean>;

/** `settled` resolves to false if the file was refused and the visitor told so. `generate` also goes to /preview. */
function useGeneration(settled: () => Promise<boolean>) {
  const isGenerating = useIsGenerating();
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();

  const make = useCallback<MakeDesign>(
    async (makeDesign) => {
      if (isLeaving || generation.isRunning()) return false;
      if (isNothingTyped(designStore.get().design)) return askForContent();
      return generation.during(async () => {
        try {
          if (!(await settled())) return false;
          const problem = await pressedLook.settled();
          if (problem !== null) {
            showToast({ kind: 'error', message: problem });
            return false;
          }
          const { isBlank } = await touch.load();
          const { design } = designStore.get();
          if (isBlank(design)) return design.leftOut ? askForLeftOut() : askForContent();
          await makeDesign(design);
          return true;
        } catch (error) {
          tellFailure(generatorWords.notGenerated, error);
          return false;
        }
      });
    },
    [isLeaving, settled],
  );

  function generate(): Promise<boolean> {
    // Identifies the page. Every navigation replaces this object, even before the new page has loaded.
    const place = history.state;
    return make(async (design) => {
      await (await touch.load()).makeAndKeep(design);
      // A visitor who has gone elsewhere stays there. The transition keeps `isLeaving` true until /preview has loaded.
      if (history.state === place) startLeaving(() => void navigate('/preview'));
    });
  }

  return { isBusy: isGenerating || isLeaving, make, generate };
}
