import type { ReactNode } from 'react';
import type { QrDesign } from '#design';
import { ButtonLink, DrawingView, GhostCode, Proof, revealClass } from '#ui';
import { type Draft, type MadePicture, type ReadyDraft, useLate } from '#workbench';
import styles from './preview-card.module.css';
import { contentHelp } from './use-content-help.ts';

interface PreviewCardProps {
  readonly design: QrDesign;
  readonly draft: Draft;
  /** The draft to show: this one, or the last one while this one is on its way or has a color that cannot be read. */
  readonly shown: ReadyDraft | null;
  /** The picture that was made from a template, when it is what the design shows. */
  readonly picture: MadePicture | null;
  /** The verdict on the design. */
  readonly children?: ReactNode;
}

const WHY_IMPOSSIBLE = {
  text: 'This is more than a QR code can hold. Shorten the content to go on.',
  weave: 'This text is too long to be woven into a picture. Use a short link, or lay the picture over the code.',
  color: 'One of the colors cannot be read. Correct it to go on.',
  fault: 'This code cannot be drawn. What you made is kept; change something to go on.',
} as const;

/** The sheet on which the design lies as it is now, above the words that say what comes next. */
export function PreviewCard({ design, draft, shown, picture, children }: PreviewCardProps) {
  const text = picture?.text ?? shown?.made.text;
  const help = useLate(contentHelp, text !== undefined).loaded;
  // What is secret in a text only the rules of content know, which come late.
  const label = (text !== undefined && help?.codeLabel(text)) || 'QR code';
  return (
    <section className={styles.card} aria-label="Preview">
      <Proof>
        {picture ? (
          <img className={revealClass} src={picture.picture} alt={label} width={250} height={250} />
        ) : shown ? (
          <DrawingView className={revealClass} drawing={shown.made.drawing} label={label} />
        ) : (
          <GhostCode className={styles.ghost} />
        )}
      </Proof>
      <div className={styles.words}>
        {draft.state === 'impossible' && (
          <p className={styles.problem}>{'trouble' in draft ? draft.trouble : WHY_IMPOSSIBLE[draft.reason]}</p>
        )}
        {picture ? (
          <ButtonLink to="/preview" size="small">
            Preview &amp; Download
          </ButtonLink>
        ) : (
          <p>
            {design.qrType === 'custom' && design.customImage
              ? draft.state === 'loading' && !shown
                ? 'Reading the image…'
                : 'Your image will blend with the QR code'
              : 'Click Generate to create your QR code'}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

/** What stands in the card's place when showing a draft failed. */
export function PreviewFault() {
  return (
    <section className={styles.card} aria-label="Preview">
      <Proof>
        <GhostCode className={styles.ghost} />
      </Proof>
      <div className={styles.words}>
        <p className={styles.problem}>{WHY_IMPOSSIBLE.fault}</p>
      </div>
    </section>
  );
}
