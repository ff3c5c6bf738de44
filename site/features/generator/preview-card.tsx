import { type ReactNode, type Ref, useState } from 'react';
import type { QrDesign } from '#design';
import { ButtonLink, GhostCode, Note, Proof, revealClass, sheetClass, TryAgain } from '#ui';
import { generatorWords as words } from '#words/generator';
import { type Draft, type MadePicture, maker, type ReadyDraft, useSeam } from '#workbench';
import { EnlargePicture } from './enlarge-picture.tsx';
import { EXAMPLES, ExampleCode } from './example-code.tsx';
import { ExampleWords } from './example-words.tsx';
import { lateDrawingView } from './late-drawing-view.ts';
import styles from './preview-card.module.css';
import { contentHelp } from './use-content-help.ts';

interface PreviewCardProps {
  readonly design: QrDesign;
  readonly draft: Draft;
  /**
   * The draft to show. If the current draft is still being made, or has a color that cannot be read, this is the last
   * draft that was ready.
   */
  readonly shown: ReadyDraft | null;
  /** The picture made from a template, if the design is still that template. */
  readonly picture: MadePicture | null;
  /** The place for the verdict line, directly under the picture; on phones beside it. */
  readonly lineRef: Ref<HTMLDivElement>;
  /** Weaves the visitor's own photo. */
  readonly takePhoto: (file: Blob) => void;
  /** Further content about the design. */
  readonly children?: ReactNode;
}

const WHY_IMPOSSIBLE = {
  text: words.noCode,
  color: words.colorNotRead,
  fault: words.notDrawn,
} as const;

/** The card that shows the current design, and says what to do next. */
export function PreviewCard({ design, draft, shown, picture, lineRef, takePhoto, children }: PreviewCardProps) {
  const [shownExamples, setShownExamples] = useState(0);
  const example = EXAMPLES[shownExamples % EXAMPLES.length];
  const text = picture?.text ?? shown?.made.text;
  const help = useSeam(contentHelp, text !== undefined || draft.state === 'impossible').loaded;
  const view = useSeam(lateDrawingView, shown !== null);
  const making = useSeam(maker, false);
  // The rules of content know which parts of a text are secret. Until they are loaded, the label is a general one.
  const label = (text !== undefined && help?.codeLabel(text)) || words.code;
  const hasImage = design.qrType === 'custom' && Boolean(design.customImage);
  return (
    <section className={`${sheetClass} ${styles.card}`} aria-label={words.preview}>
      <div className={styles.sheet}>
        <div className={styles.picture} data-finished={picture ? true : undefined}>
          <Proof>
            {picture ? (
              <img className={revealClass} src={picture.picture} alt={label} width={250} height={250} />
            ) : shown && view.loaded ? (
              <view.loaded.DraftDrawing draft={shown} label={label} />
            ) : draft.state === 'empty' ? (
              <ExampleCode name={example} />
            ) : (
              <GhostCode className={styles.ghost} />
            )}
          </Proof>
          {shown && !picture && view.loaded && <EnlargePicture drawing={shown.made.drawing} label={label} />}
        </div>
        <div className={styles.beside}>
          {draft.state === 'empty' && !picture && (
            <ExampleWords
              name={example}
              hasImage={hasImage}
              showNext={() => setShownExamples(shownExamples + 1)}
              takePhoto={takePhoto}
            />
          )}
          <div ref={lineRef} className={styles.line} hidden={draft.state === 'empty'} />
          <div className={styles.words}>
            <TryAgain problem={making.isMissing ? words.lostMaker : null} retry={making.retry} />
            <TryAgain problem={view.isMissing ? words.lostDrawing : null} retry={view.retry} />
            {draft.state === 'impossible' && (
              <Note tone="problem">
                {draft.reason === 'image' || draft.reason === 'weave'
                  ? (help?.imageTrouble(draft) ?? words.notDrawn)
                  : WHY_IMPOSSIBLE[draft.reason]}
              </Note>
            )}
            {picture ? (
              <ButtonLink to="/preview" size="small">
                {words.toPreview}
              </ButtonLink>
            ) : (
              <p>
                {hasImage
                  ? draft.state === 'loading' && !shown
                    ? words.readingImage
                    : words.imageWillBlend
                  : words.nothingYet}
              </p>
            )}
          </div>
        </div>
      </div>
      <div className={styles.rest}>{children}</div>
    </section>
  );
}

/** Shown instead of the card if rendering the draft failed. */
export function PreviewFault() {
  return (
    <section className={`${sheetClass} ${styles.card}`} aria-label={words.preview}>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <Proof>
            <GhostCode className={styles.ghost} />
          </Proof>
        </div>
        <Note tone="problem">{words.notDrawn}</Note>
      </div>
    </section>
  );
}
