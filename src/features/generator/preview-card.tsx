import type { ReactNode } from 'react';
import { encodeContent } from '#content';
import type { QrDesign } from '#design';
import { codeLabel, DrawingView, GhostCode, Proof, revealClass } from '#ui';
import type { Draft } from './maker.ts';
import styles from './preview-card.module.css';

interface PreviewCardProps {
  readonly design: QrDesign;
  readonly draft: Draft;
  /** The picture that was made from a template, when it is what the design shows. */
  readonly picture: string | null;
  /** The verdict on the design. */
  readonly children?: ReactNode;
}

/** The sheet on which the design lies as it is now, above the words that say what comes next. */
export function PreviewCard({ design, draft, picture, children }: PreviewCardProps) {
  return (
    <section className={styles.card} aria-label="Preview">
      <Proof>
        {picture ? (
          <img
            className={revealClass}
            src={picture}
            alt={codeLabel(encodeContent(design.type, design.content).text)}
            width={250}
            height={250}
          />
        ) : draft.state === 'ready' ? (
          <DrawingView className={revealClass} drawing={draft.made.drawing} label={codeLabel(draft.made.text)} />
        ) : (
          <GhostCode className={styles.ghost} />
        )}
      </Proof>
      <div className={styles.words}>
        {draft.state === 'impossible' && <p className={styles.problem}>{draft.reason}</p>}
        {!picture && (
          <p>
            {design.qrType === 'custom' && design.customImage
              ? 'Your image will blend with the QR code'
              : 'Click Generate to create your QR code'}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
