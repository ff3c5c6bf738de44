import { type ReactNode, type Ref, useState } from 'react';
import type { QrDesign } from '#design';
import type { BlockBudget } from '#scanning/pixels';
import { ButtonLink, Disclosure, ErrorBoundary, GhostCode, Note, Proof, revealClass, sheetClass } from '#ui';
import { generatorWords as words } from '#words/generator';
import { type Draft, type Drafting, designStore, type MadePicture, useDesign } from '#workbench';
import { EXAMPLES, ExampleCode, ExampleWords } from './example-code.tsx';
import styles from './preview-card.module.css';
import { useTouched } from './touch.ts';

interface DraftPreviewProps {
  readonly drafting: Drafting;
  /** Whether the draft has sample content, because nothing is typed yet. */
  readonly isSample: boolean;
  readonly picture: MadePicture | null;
  readonly trouble: ReactNode;
  readonly action: ReactNode;
  readonly takePhoto: (file: Blob) => void;
  readonly tellMargin: (margin: BlockBudget | null) => void;
}

export function DraftPreview({ drafting, isSample, tellMargin, ...card }: DraftPreviewProps) {
  const { draft, draw } = drafting;
  const { design, last } = useDesign();
  const touched = useTouched();
  const [line, setLine] = useState<HTMLElement | null>(null);
  return (
    <ErrorBoundary place={draft} fallback={<PreviewFault action={card.action} />}>
      <PreviewCard {...card} design={design} drafting={drafting} isSample={isSample} lineRef={setLine}>
        {draft.state === 'ready' && touched && !isSample && (
          <touched.ScanVerdict
            draft={draft}
            isLate={draft.design !== design}
            draw={draw}
            apply={(fix) => designStore.dispatch({ do: 'fix', design: fix.design })}
            undo={last?.field === 'fix' ? designStore.undo : undefined}
            line={line}
            tellMargin={tellMargin}
          />
        )}
        {draft.state !== 'empty' && !hasContentSlip(draft) && !isSample && <ShareDesign design={design} />}
      </PreviewCard>
    </ErrorBoundary>
  );
}

function hasContentSlip(draft: Draft): boolean {
  return draft.state === 'impossible' && draft.reason === 'content';
}

function ShareDesign({ design }: { readonly design: QrDesign }) {
  const [isOpen, setIsOpen] = useState(false);
  const touched = useTouched();
  return (
    <Disclosure title={words.share} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && touched && <touched.CopyLink design={design} />}
    </Disclosure>
  );
}

interface PreviewCardProps extends Omit<DraftPreviewProps, 'tellMargin'> {
  readonly design: QrDesign;
  /** The place for the verdict line, directly under the picture; on phones beside it. */
  readonly lineRef: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

const WHY_IMPOSSIBLE = { text: words.noCode, color: words.colorNotRead, fault: words.notDrawn } as const;

function PreviewCard(props: PreviewCardProps) {
  const { design, drafting, isSample, picture, trouble, action, lineRef, takePhoto, children } = props;
  const { draft, shown } = drafting;
  const isEmpty = draft.state === 'empty' || (isSample && draft.state !== 'impossible');
  const [shownExamples, setShownExamples] = useState(0);
  const example = EXAMPLES[shownExamples % EXAMPLES.length];
  const text = picture?.text ?? shown?.made.text;
  const touched = useTouched();
  const isPast = draft.state === 'impossible';
  // A color that cannot be read changes nothing about the text.
  const isOtherText = isPast && draft.reason !== 'color';
  // The rules of content know which parts of a text are secret. Until they are loaded, the label is a general one.
  const own = text !== undefined && !isOtherText && touched?.codeLabel(text);
  const label = isSample ? words.sampleCode : own || words.code;
  const hasImage = design.qrType === 'custom' && Boolean(design.customImage);
  return (
    <section className={`${sheetClass} ${styles.card}`} aria-label={words.preview}>
      <div className={styles.sheet} data-stack="s">
        <div className={styles.picture} data-finished={picture ? true : undefined} data-stale={isPast || undefined}>
          <Proof>
            {picture ? (
              <img className={revealClass} src={picture.picture} alt={label} width={250} height={250} />
            ) : shown && touched ? (
              <touched.DraftDrawing draft={shown} label={label} />
            ) : draft.state === 'empty' ? (
              <ExampleCode name={example} />
            ) : (
              <GhostCode className={styles.ghost} />
            )}
          </Proof>
          {shown && !picture && touched && (
            <touched.EnlargePicture className={styles.enlarge} drawing={shown.made.drawing} label={label} />
          )}
        </div>
        <div className={styles.beside} data-stack="xs center top">
          {isEmpty && !picture && (
            <ExampleWords
              name={example}
              image={!hasImage ? 'none' : shown ? 'shown' : 'loading'}
              showNext={() => setShownExamples(shownExamples + 1)}
              takePhoto={takePhoto}
            />
          )}
          <div ref={lineRef} className={styles.line} hidden={isEmpty}>
            {touched && !isSample && <touched.SlipLine draft={draft} type={design.type} />}
          </div>
          <div className={styles.words} data-stack="xs center">
            {trouble}
            {draft.state === 'impossible' && draft.reason !== 'content' && (
              <Note tone="problem">
                {draft.reason === 'image' || draft.reason === 'weave'
                  ? (touched?.imageTrouble(draft) ?? words.notDrawn)
                  : WHY_IMPOSSIBLE[draft.reason]}
              </Note>
            )}
            {picture ? (
              <ButtonLink to="/preview" size="small">
                {words.toPreview}
              </ButtonLink>
            ) : (
              <p>
                {!hasImage
                  ? words.nothingYet
                  : draft.state === 'loading' && !shown
                    ? words.readingImage
                    : words.imageWillBlend}
              </p>
            )}
          </div>
        </div>
      </div>
      {action}
      <div className={styles.rest}>{children}</div>
    </section>
  );
}

function PreviewFault({ action }: Pick<DraftPreviewProps, 'action'>) {
  return (
    <section className={`${sheetClass} ${styles.card}`} aria-label={words.preview}>
      <div className={styles.sheet} data-stack="s">
        <div className={styles.picture}>
          <Proof>
            <GhostCode className={styles.ghost} />
          </Proof>
        </div>
        <Note tone="problem">{words.notDrawn}</Note>
      </div>
      {action}
    </section>
  );
}
